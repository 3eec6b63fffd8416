/** The members of the band and their Tone.js instruments. */
import {
  Filter,
  FMSynth,
  MonoSynth,
  PolySynth,
  Sampler,
  Synth,
  ToneAudioBuffer,
  type ToneAudioNode,
  Tremolo,
} from 'tone';
import { type DrumName, drumSample, timpaniPitch } from './drums.ts';
import { hertzOf, isSampled, type SampledName, samplesFor } from './samples.ts';
import type { PlayerName } from './score.ts';

export interface Player {
  readonly output: ToneAudioNode;
  /** Seconds; `velocity` from 0 to 1. */
  play(pitch: number, at: number, lasts: number, velocity: number): void;
}

interface Instrument {
  /** Loudness relative to the others. */
  readonly level: number;
  /** Amount of reverb. */
  readonly room: number;
}

export const instruments: Readonly<Record<PlayerName, Instrument>> = {
  brass: { level: 0.15, room: 0.32 },
  muted: { level: 0.2, room: 0.3 },
  strings: { level: 0.13, room: 0.45 },
  tremolo: { level: 0.13, room: 0.45 },
  piano: { level: 0.5, room: 0.2 },
  keys: { level: 0.3, room: 0.22 },
  vibes: { level: 0.36, room: 0.34 },
  marimba: { level: 0.5, room: 0.26 },
  organ: { level: 0.13, room: 0.22 },
  lead: { level: 0.11, room: 0.3 },
  guitar: { level: 0.5, room: 0.24 },
  harp: { level: 0.34, room: 0.4 },
  bass: { level: 0.85, room: 0.07 },
  synthBass: { level: 0.15, room: 0.04 },
};

interface Synthesizer {
  readonly voice: typeof Synth;
  readonly options: object;
  readonly after?: () => ToneAudioNode[];
}

/** A voice through a filter that each note opens. */
const filtered = (options: Readonly<Record<'oscillator' | 'envelope' | 'filter' | 'filterEnvelope', object>>) => ({
  voice: MonoSynth,
  options,
});

const synths: Readonly<Record<Exclude<PlayerName, SampledName>, Synthesizer>> = {
  brass: filtered({
    oscillator: { type: 'fatsawtooth', count: 2, spread: 13 },
    envelope: { attack: 0.028, decay: 0.16, sustain: 0.72, release: 0.1 },
    filter: { type: 'lowpass', Q: 0.9, rolloff: -12 },
    filterEnvelope: { attack: 0.05, decay: 0.22, sustain: 0.42, release: 0.12, baseFrequency: 340, octaves: 3.3 },
  }),
  // A mute in front of the bell: small and distant.
  muted: filtered({
    oscillator: { type: 'sawtooth' },
    envelope: { attack: 0.03, decay: 0.12, sustain: 0.7, release: 0.08 },
    filter: { type: 'bandpass', Q: 1.4, rolloff: -12 },
    filterEnvelope: { attack: 0.07, decay: 0.2, sustain: 0.5, release: 0.1, baseFrequency: 900, octaves: 1.2 },
  }),
  strings: {
    voice: Synth,
    options: {
      oscillator: { type: 'fatsawtooth', count: 3, spread: 22 },
      envelope: { attack: 0.16, decay: 0.2, sustain: 0.85, release: 0.4 },
    },
    after: () => [new Filter({ type: 'lowpass', frequency: 2700, Q: 0.4 })],
  },
  tremolo: {
    voice: Synth,
    options: {
      oscillator: { type: 'fatsawtooth', count: 3, spread: 26 },
      envelope: { attack: 0.3, decay: 0.2, sustain: 0.9, release: 0.6 },
    },
    after: () => [
      new Filter({ type: 'lowpass', frequency: 2200, Q: 0.5 }),
      new Tremolo({ frequency: 11.5, depth: 0.65, spread: 40 }).start(),
    ],
  },
  keys: {
    voice: FMSynth,
    options: {
      harmonicity: 1,
      modulationIndex: 2.4,
      oscillator: { type: 'sine' },
      modulation: { type: 'sine' },
      envelope: { attack: 0.004, decay: 1.6, sustain: 0.12, release: 0.25 },
      modulationEnvelope: { attack: 0.002, decay: 0.5, sustain: 0.06, release: 0.2 },
    },
    after: () => [new Tremolo({ frequency: 4.6, depth: 0.28, spread: 160 }).start()],
  },
  organ: {
    voice: Synth,
    options: {
      oscillator: { type: 'custom', partials: [0.9, 0.75, 0.6, 0.35, 0, 0.25, 0, 0.18] },
      envelope: { attack: 0.008, decay: 0.06, sustain: 0.85, release: 0.05 },
    },
    // The rotating horn of its loudspeaker.
    after: () => [new Tremolo({ frequency: 6.3, depth: 0.3, spread: 180 }).start()],
  },
  lead: filtered({
    oscillator: { type: 'fatsquare', count: 2, spread: 9 },
    envelope: { attack: 0.008, decay: 0.2, sustain: 0.6, release: 0.1 },
    filter: { type: 'lowpass', Q: 2, rolloff: -24 },
    filterEnvelope: { attack: 0.01, decay: 0.28, sustain: 0.3, release: 0.1, baseFrequency: 420, octaves: 3.2 },
  }),
  synthBass: filtered({
    oscillator: { type: 'sawtooth' },
    envelope: { attack: 0.006, decay: 0.24, sustain: 0.55, release: 0.06 },
    filter: { type: 'lowpass', Q: 1.6, rolloff: -12 },
    filterEnvelope: { attack: 0.004, decay: 0.2, sustain: 0.3, release: 0.06, baseFrequency: 210, octaves: 3.2 },
  }),
};

const maxPolyphony = 14;

/** Plays notes with Tone's own start and end. `pitches`: all that will be played. */
export const playerOf = async (name: PlayerName, pitches: readonly number[]): Promise<Player> => {
  if (isSampled(name)) {
    const urls: Record<number, ToneAudioBuffer> = {};
    for (const [pitch, samples] of await samplesFor(name, pitches)) urls[pitch] = ToneAudioBuffer.fromArray(samples);
    const output = new Sampler({ urls, release: name === 'bass' ? 0.12 : 0.5 });
    return {
      output,
      play: (pitch, at, lasts, velocity) => output.triggerAttackRelease(hertzOf(pitch), lasts, at, velocity ** 1.3),
    };
  }
  const { voice, options, after } = synths[name];
  const synth = new PolySynth({ voice, maxPolyphony, options: { ...options } });
  const nodes = after?.() ?? [];
  synth.chain(...nodes);
  return {
    output: nodes.at(-1) ?? synth,
    play: (pitch, at, lasts, velocity) => synth.triggerAttackRelease(hertzOf(pitch), lasts, at, velocity),
  };
};

/** Plays the sample as it is, or at a pitch. */
export const drumOf = (name: DrumName): Player => {
  const sampler = new Sampler({ urls: { 60: ToneAudioBuffer.fromArray(drumSample(name)) }, release: 0.3 });
  return {
    output: sampler,
    play: (pitch, at, _, velocity) =>
      sampler.triggerAttackRelease(hertzOf(pitch === 0 ? 60 : 60 + pitch - timpaniPitch), 3, at, velocity ** 1.4),
  };
};
