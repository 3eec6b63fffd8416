/** Chooses what the band and the audience play at each moment. It knows what the stage shows, never what comes next. */
import type { Tone } from '../../shared/engine/show.ts';
import type { CrowdName } from './crowd.ts';
import type { Library, Piece } from './library.ts';
import { type Mixer, ramp } from './mixer.ts';
import { type PropName, propSamples, props } from './props.ts';
import type { PieceName } from './score.ts';
import { sampleRate } from './synthesis.ts';

/** The sounds that boards, the director and phones request. */
export type SoundName = PropName | 'reveal' | 'right' | 'wrong' | 'wild' | 'turn' | 'win' | 'lose' | 'steal';

/** What surrounds a sound. */
export interface CueContext {
  /** 0 to 1. */
  readonly loud?: number;
  readonly tone?: Tone | '';
  /** Milliseconds until the reveal, and until the next cue. */
  readonly reveal?: number;
  readonly lasts?: number;
}

/** What is going on, as the stage shows it. */
export interface Situation {
  readonly waits: boolean;
  readonly runs: boolean;
  /** Everything may be lost with the next throw. */
  readonly danger: boolean;
  /** Dice are in the air, and much depends on them. */
  readonly tense: boolean;
}

/** A win shorter than this gets a short piece, milliseconds. */
const shortWin = 3000;

/** The piece for a moment; null if it is a sound of the set. */
export const pieceFor = (name: SoundName, { tone = '', lasts = 0 }: CueContext): PieceName | null => {
  if (Object.hasOwn(props, name)) return null;
  if (name === 'lose') return 'loss';
  if (name === 'wild' || name === 'turn') return 'flourish';
  if (name === 'win') return tone === 'champion' ? 'ceremony' : lasts < shortWin ? 'right' : 'win';
  return name as PieceName;
};

/** The audience's reaction to it. */
export const crowdFor = (name: SoundName, { tone = '' }: CueContext): CrowdName | null => {
  if (tone === 'champion') return 'ovation';
  if (tone === 'win') return 'applause';
  if (tone === 'alarm') return 'gasp';
  if (name === 'lose' || (tone === 'bad' && name !== 'wrong')) return 'sigh';
  return name === 'right' && tone === 'good' ? 'applause' : null;
};

/** When to start a piece whose accent should fall after `reveal` seconds: seconds to wait, and seconds to skip. */
export const leadUp = (accent: number, reveal: number): { readonly wait: number; readonly from: number } =>
  accent === 0 ? { wait: reveal, from: 0 } : { wait: Math.max(0, reveal - accent), from: Math.max(0, accent - reveal) };

/** A theme ends with its moment. Returns how much of it is skipped, in whole bars. */
export const themeFrom = ({ lasts, bar }: Pick<Piece, 'lasts' | 'bar'>, seconds: number): number =>
  Math.max(0, Math.round((lasts - bar * Math.max(1, Math.ceil(seconds / bar - 0.05))) / bar) * bar);

type LayerName = 'background' | 'danger' | 'murmur';

interface Layer {
  readonly gain: GainNode;
  readonly source: AudioBufferSourceNode;
  readonly buffer: AudioBuffer;
  /** When a round of it began, in seconds of the audio clock. */
  readonly startedAt: number;
}

/** Seconds of the crossfade from the combo to the whole band. */
const crossfade = 1.5;

export class Conductor {
  readonly #mixer: Mixer;
  readonly #library: Library;
  readonly #layers = new Map<LayerName, Layer>();
  readonly #props = new Map<PropName, AudioBuffer>();
  /** The piece that plays; `ends`: the second of the audio clock at which it has died away. A `long` one makes room. */
  #sting: { readonly gain: GainNode; readonly ends: number; readonly long: boolean } | null = null;
  #situation: Situation = { waits: false, runs: false, danger: false, tense: false };

  constructor(mixer: Mixer, library: Library) {
    this.#mixer = mixer;
    this.#library = library;
  }

  /** Called again whenever another sample is ready. */
  follow(situation: Situation): void {
    this.#situation = situation;
    const { waits, runs, danger, tense } = situation;
    this.#level('background', runs && !danger && !tense ? 1 : 0, tense ? 0.35 : 1.5);
    // The music pauses for a decisive throw.
    this.#level('danger', runs && danger && !tense ? 1 : 0, tense ? 0.35 : 1.2);
    this.#level('murmur', tense ? 0 : waits ? 1 : runs ? 0.5 : 0, tense ? 0.4 : 2);
  }

  refresh(): void {
    this.follow(this.#situation);
  }

  /** A new score starts its layers from the beginning. */
  change(): void {
    this.#level('background', 0, 0.6);
    this.#level('danger', 0, 0.6);
  }

  /** Plays the theme of a title sequence or an entrance of this many seconds. */
  theme(seconds: number): void {
    const piece = this.#library.piece('theme');
    if (piece !== undefined) this.#playPiece(piece, 0, themeFrom(piece, seconds), true);
  }

  /** Something else begins, so long pieces end. */
  fadeLong(): void {
    if (this.#sting?.long === true) this.#endSting(1.2);
  }

  cue(name: SoundName, context: CueContext): void {
    const { loud = 1, reveal = 0 } = context;
    const wanted = pieceFor(name, context);
    const seconds = reveal / 1000;
    if (wanted === null) this.#playProp(name as PropName, loud, seconds);
    else {
      const piece = this.#library.piece(wanted);
      if (piece !== undefined) {
        const { wait, from } = leadUp(piece.accent, seconds);
        this.#playPiece(piece, wait, from, piece.lasts > 4.5);
      }
    }
    const crowd = crowdFor(name, context);
    const buffer = crowd === null ? undefined : this.#library.crowd(crowd);
    if (buffer !== undefined) this.#start(buffer, this.#mixer.stings, seconds + 0.12, 0);
  }

  /** The audience by itself: somebody in the room claps or groans. */
  crowd(name: CrowdName): void {
    const buffer = this.#library.crowd(name);
    if (buffer !== undefined) this.#start(buffer, this.#mixer.stings, 0, 0);
  }

  close(): void {
    this.#endSting(0.2);
    for (const name of [...this.#layers.keys()]) this.#level(name, 0, 0.2);
  }

  #level(name: LayerName, level: number, seconds: number): void {
    const { audio } = this.#mixer;
    const buffer = name === 'murmur' ? this.#library.crowd(name) : this.#library.piece(name)?.buffer;
    const layer = this.#layers.get(name);
    const isNew = buffer !== undefined && buffer !== layer?.buffer;
    if (level === 0) {
      // It starts from its first bar the next time.
      if (layer !== undefined) this.#fade(layer, seconds);
      this.#layers.delete(name);
    } else if (isNew && layer === undefined) {
      ramp(this.#layer(name, buffer, audio.currentTime).gain, level, seconds, audio);
    } else if (isNew && layer !== undefined) {
      // The whole band takes over from the combo at the same bar.
      ramp(this.#layer(name, buffer, layer.startedAt).gain, level, crossfade, audio);
      this.#fade(layer, crossfade);
    } else if (layer !== undefined) ramp(layer.gain, level, seconds, audio);
  }

  #layer(name: LayerName, buffer: AudioBuffer, startedAt: number): Layer {
    const { audio, layers } = this.#mixer;
    const [source, gain] = this.#source(buffer, layers);
    source.loop = true;
    gain.gain.value = 0;
    source.start(0, (audio.currentTime - startedAt) % buffer.duration);
    const layer = { source, gain, buffer, startedAt };
    this.#layers.set(name, layer);
    return layer;
  }

  #source(buffer: AudioBuffer, into: GainNode) {
    const { audio } = this.#mixer;
    const [source, gain] = [audio.createBufferSource(), audio.createGain()];
    source.buffer = buffer;
    source.connect(gain).connect(into);
    return [source, gain] as const;
  }

  #fade({ source, gain }: Layer, seconds: number): void {
    const { audio } = this.#mixer;
    ramp(gain, 0, seconds, audio);
    source.stop(audio.currentTime + seconds + 0.05);
  }

  #start(buffer: AudioBuffer, into: GainNode, wait: number, from: number, rate = 1): GainNode {
    const [source, gain] = this.#source(buffer, into);
    const at = this.#mixer.audio.currentTime + wait;
    source.playbackRate.value = rate;
    if (from > 0) {
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(1, at + 0.012);
    }
    source.start(at, from);
    return gain;
  }

  /** The band plays one piece at a time, and the layers make room for it. */
  #playPiece({ buffer, lasts, accent }: Piece, wait: number, from: number, long: boolean): void {
    const { audio, layers, stings } = this.#mixer;
    this.#endSting(0.15);
    // If the whole lead-up is skipped, it starts on its accent.
    const start = accent > 0 && from >= accent ? accent - 0.01 : from;
    const gain = this.#start(buffer, stings, wait, start);
    const now = audio.currentTime;
    this.#sting = { gain, ends: now + wait + buffer.duration - start, long };
    layers.gain.cancelScheduledValues(now);
    layers.gain.setValueAtTime(layers.gain.value, now);
    layers.gain.setTargetAtTime(0.22, now + wait, 0.06);
    layers.gain.setTargetAtTime(1, now + wait + Math.max(0.4, lasts - start), 0.5);
  }

  #endSting(seconds: number): void {
    const { audio, layers } = this.#mixer;
    const sting = this.#sting;
    this.#sting = null;
    if (sting === null || sting.ends < audio.currentTime) return;
    ramp(sting.gain, 0, seconds, audio);
    ramp(layers, 1, seconds + 0.6, audio);
  }

  #playProp(name: PropName, loud: number, wait: number): void {
    const { audio, stings } = this.#mixer;
    let buffer = this.#props.get(name);
    if (buffer === undefined) {
      const samples = propSamples(name);
      buffer = audio.createBuffer(1, samples.length, sampleRate);
      buffer.getChannelData(0).set(samples);
      this.#props.set(name, buffer);
    }
    const { vary, leads } = props[name];
    const [begins, from] =
      leads === true ? [Math.max(0, wait - buffer.duration), Math.max(0, buffer.duration - wait)] : [wait, 0];
    const gain = this.#start(buffer, stings, begins, from, 1 + vary * (2 * Math.random() - 1));
    if (from === 0) gain.gain.value = loud;
  }
}
