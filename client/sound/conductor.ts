/** Chooses what the band and the audience play at each moment. It knows what the stage shows, never what comes next. */
import type { Tone } from '../../shared/engine/show.ts';
import type { CrowdName } from './crowd.ts';
import { sampleRate } from './grains.ts';
import type { Library, Piece } from './library.ts';
import { glide, type Mixer } from './mixer.ts';
import { type PropName, propSamples, props } from './props.ts';
import type { PieceName } from './score.ts';

/** The sounds that boards, the director and phones request. */
export type SoundName = PropName | 'reveal' | 'right' | 'wrong' | 'wild' | 'turn' | 'win' | 'lose' | 'steal';

export interface Happens {
  /** 0 to 1. */
  readonly loud?: number;
  readonly tone?: Tone | '';
  /** Milliseconds until the reveal, and until the next cue. */
  readonly reveal?: number;
  readonly lasts?: number;
}

/** What is going on, as the stage shows it. */
export interface Goes {
  readonly waits: boolean;
  readonly runs: boolean;
  /** Everything may be lost with the next throw. */
  readonly danger: boolean;
  /** Dice are in the air, and much depends on them. */
  readonly tense: boolean;
}

/** A win shorter than this gets a short piece, milliseconds. */
const short = 3000;

/** The piece for a moment; null if it is a sound of the set. */
export const pieceFor = (name: SoundName, { tone = '', lasts = 0 }: Happens): PieceName | null => {
  if (Object.hasOwn(props, name)) return null;
  if (name === 'lose') return 'loss';
  if (name === 'wild' || name === 'turn') return 'flourish';
  if (name === 'win') return tone === 'champion' ? 'ceremony' : lasts < short ? 'right' : 'win';
  return name as PieceName;
};

/** The audience's reaction to it. */
export const crowdFor = (name: SoundName, { tone = '' }: Happens): CrowdName | null => {
  if (tone === 'champion') return 'ovation';
  if (tone === 'win') return 'applause';
  if (tone === 'alarm') return 'gasp';
  if (name === 'lose' || (tone === 'bad' && name !== 'wrong')) return 'sigh';
  return name === 'right' && tone === 'good' ? 'applause' : null;
};

/** When to start a piece whose accent should fall after `reveal` seconds: seconds to wait, and seconds to skip. */
export const leadUp = (falls: number, reveal: number): { readonly wait: number; readonly from: number } =>
  falls === 0 ? { wait: reveal, from: 0 } : { wait: Math.max(0, reveal - falls), from: Math.max(0, falls - reveal) };

/** A theme ends with its moment. Returns how much of it is skipped, in whole bars. */
export const themeFrom = ({ lasts, bar }: Pick<Piece, 'lasts' | 'bar'>, seconds: number): number =>
  Math.max(0, Math.round((lasts - bar * Math.max(1, Math.ceil(seconds / bar - 0.05))) / bar) * bar);

interface Layer {
  readonly gain: GainNode;
  readonly source: AudioBufferSourceNode;
  readonly buffer: AudioBuffer;
  /** When a round of it began, in seconds of the audio clock. */
  readonly startedAt: number;
}

/** Seconds of the crossfade from the few to the whole band. */
const joins = 1.5;

interface Sting {
  readonly gain: GainNode;
  /** The second of the audio clock at which it has died away. */
  readonly ends: number;
  /** Whether it stops when something else begins. */
  readonly long: boolean;
}

export class Conductor {
  readonly #mixer: Mixer;
  readonly #library: Library;
  readonly #layers = new Map<'background' | 'danger' | 'murmur', Layer>();
  readonly #props = new Map<PropName, AudioBuffer>();
  #sting: Sting | null = null;
  #goes: Goes = { waits: false, runs: false, danger: false, tense: false };

  constructor(mixer: Mixer, library: Library) {
    this.#mixer = mixer;
    this.#library = library;
  }

  /** Called again whenever another sample is ready. */
  go(goes: Goes): void {
    this.#goes = goes;
    const { waits, runs, danger, tense } = goes;
    this.#level('background', runs && !danger && !tense ? 1 : 0, tense ? 0.35 : 1.5);
    // The music pauses for a decisive throw.
    this.#level('danger', runs && danger && !tense ? 1 : 0, tense ? 0.35 : 1.2);
    this.#level('murmur', tense ? 0 : waits ? 1 : runs ? 0.5 : 0, tense ? 0.4 : 2);
  }

  refresh(): void {
    this.go(this.#goes);
  }

  /** Another score: its layers start anew. */
  change(): void {
    for (const name of ['background', 'danger'] as const) this.#level(name, 0, 0.6);
    for (const name of ['background', 'danger'] as const) this.#layers.delete(name);
  }

  /** Plays the theme of a title sequence or an entrance of this many seconds. */
  theme(seconds: number): void {
    const piece = this.#library.piece('theme');
    if (piece !== undefined) this.#play(piece, 0, themeFrom(piece, seconds), true);
  }

  /** Something else begins, so long pieces end. */
  next(): void {
    if (this.#sting?.long === true) this.#end(1.2);
  }

  happen(name: SoundName, happens: Happens): void {
    const { loud = 1, reveal = 0 } = happens;
    const wanted = pieceFor(name, happens);
    const seconds = reveal / 1000;
    if (wanted === null) this.#prop(name as PropName, loud, seconds);
    else {
      const piece = this.#library.piece(wanted);
      if (piece !== undefined) {
        const { wait, from } = leadUp(piece.falls, seconds);
        this.#play(piece, wait, from, piece.lasts > 4.5);
      }
    }
    const crowd = crowdFor(name, happens);
    const buffer = crowd === null ? undefined : this.#library.crowd(crowd);
    if (buffer !== undefined) this.#start(buffer, this.#mixer.stings, seconds + 0.12, 0);
  }

  close(): void {
    this.#end(0.2);
    for (const name of [...this.#layers.keys()]) this.#level(name, 0, 0.2);
    this.#layers.clear();
  }

  #level(name: 'background' | 'danger' | 'murmur', level: number, seconds: number): void {
    const { audio } = this.#mixer;
    const buffer = name === 'murmur' ? this.#library.crowd(name) : this.#library.piece(name)?.buffer;
    const layer = this.#layers.get(name);
    if (layer === undefined) {
      if (buffer === undefined || level === 0) return;
      const startedAt = this.#layer(name, buffer, audio.currentTime);
      glide(startedAt.gain, level, seconds, audio);
      return;
    }
    if (level > 0 && buffer !== undefined && buffer !== layer.buffer) {
      // The whole band takes over from the few at the same bar.
      glide(this.#layer(name, buffer, layer.startedAt).gain, level, joins, audio);
      this.#fade(layer, joins);
      return;
    }
    if (level > 0) {
      glide(layer.gain, level, seconds, audio);
      return;
    }
    // Starts anew, from its first bar.
    this.#fade(layer, seconds);
    this.#layers.delete(name);
  }

  #layer(name: 'background' | 'danger' | 'murmur', buffer: AudioBuffer, startedAt: number): Layer {
    const { audio, layers } = this.#mixer;
    const [source, gain] = [audio.createBufferSource(), audio.createGain()];
    source.buffer = buffer;
    source.loop = true;
    gain.gain.value = 0;
    source.connect(gain).connect(layers);
    source.start(0, (audio.currentTime - startedAt) % buffer.duration);
    const layer = { source, gain, buffer, startedAt };
    this.#layers.set(name, layer);
    return layer;
  }

  #fade({ source, gain }: Layer, seconds: number): void {
    const { audio } = this.#mixer;
    glide(gain, 0, seconds, audio);
    source.stop(audio.currentTime + seconds + 0.05);
  }

  #start(buffer: AudioBuffer, into: GainNode, wait: number, from: number, rate = 1): GainNode {
    const { audio } = this.#mixer;
    const [source, gain] = [audio.createBufferSource(), audio.createGain()];
    const at = audio.currentTime + wait;
    source.buffer = buffer;
    source.playbackRate.value = rate;
    if (from > 0) {
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(1, at + 0.012);
    }
    source.connect(gain).connect(into);
    source.start(at, from);
    return gain;
  }

  /** The band plays one piece at a time, and the layers make room for it. */
  #play({ buffer, lasts, falls }: Piece, wait: number, from: number, long: boolean): void {
    const { audio, layers, stings } = this.#mixer;
    this.#end(0.15);
    // If the whole lead-up is skipped, it starts on its accent.
    const start = falls > 0 && from >= falls ? falls - 0.01 : from;
    const gain = this.#start(buffer, stings, wait, start);
    const now = audio.currentTime;
    this.#sting = { gain, ends: now + wait + buffer.duration - start, long };
    layers.gain.cancelScheduledValues(now);
    layers.gain.setValueAtTime(layers.gain.value, now);
    layers.gain.setTargetAtTime(0.22, now + wait, 0.06);
    layers.gain.setTargetAtTime(1, now + wait + Math.max(0.4, lasts - start), 0.5);
  }

  #end(seconds: number): void {
    const { audio, layers } = this.#mixer;
    const sting = this.#sting;
    this.#sting = null;
    if (sting === null || sting.ends < audio.currentTime) return;
    glide(sting.gain, 0, seconds, audio);
    glide(layers, 1, seconds + 0.6, audio);
  }

  #prop(name: PropName, loud: number, wait: number): void {
    const { audio, stings } = this.#mixer;
    let buffer = this.#props.get(name);
    if (buffer === undefined) {
      const samples = propSamples(name);
      buffer = audio.createBuffer(1, samples.length, sampleRate);
      buffer.getChannelData(0).set(samples);
      this.#props.set(name, buffer);
    }
    const gain = this.#start(buffer, stings, wait, 0, 1 + props[name].vary * (2 * Math.random() - 1));
    gain.gain.value = loud;
  }
}
