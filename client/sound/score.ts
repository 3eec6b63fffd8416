/** What a show gives the band: tempo, chords, tunes and instruments. The band in this folder knows no show. */

import type { DrumName } from './drums.ts';

/**
 * The members of the band, and where each sits: -1 is left, 1 right. `muted` is brass with mutes, `tremolo` strings with trembling
 * bows, `lead` a synthesizer. The drums (`kit`) are near the middle.
 */
export const places = {
  brass: 0,
  muted: 0.4,
  strings: 0.35,
  tremolo: -0.2,
  piano: -0.25,
  keys: -0.35,
  vibes: 0.35,
  marimba: 0.35,
  organ: 0.4,
  lead: 0.35,
  guitar: -0.35,
  harp: -0.4,
  bass: 0,
  synthBass: 0,
  kit: 0.15,
} as const;

export type PlayerName = Exclude<keyof typeof places, 'kit'>;

export type BassLine = 'walk' | 'two' | 'eighths' | 'octaves' | 'bossa' | 'tumbao' | 'held';

interface Seat {
  /** Decibels relative to the others; 0 by default. */
  readonly level?: number;
  /** -1 is left, 1 right. By default, the player's usual place. */
  readonly pan?: number;
}

/** A tune, note by note: `g4:.5 b4 -:1 d5:2!`. A note keeps the last one's beats by default, `-` is a rest, `!` an accent. */
interface Tune extends Seat {
  readonly by: PlayerName;
  readonly tune: string;
  /** Number of voices below it, on notes of the chord: a section. */
  readonly section?: number;
  /** Share of its time for which a note sounds: 1 is legato, 0.5 staccato. */
  readonly gate?: number;
}

/**
 * A rhythm for the chords: `x..x..x.` is one bar, `X` an accent, `-` soft, `_` holds on. Several bars with `|` between them take
 * turns.
 */
interface Comping extends Seat {
  readonly by: PlayerName;
  readonly chords: string;
  /** Plays each chord upward, one note per step. */
  readonly arpeggio?: boolean;
  /** MIDI pitch of the middle of the hand; 60 by default. */
  readonly center?: number;
}

interface Bass extends Seat {
  readonly by: PlayerName;
  readonly line: BassLine;
}

/** Drums, each with a rhythm like that of the chords. `fill` replaces the last bar. */
interface Kit extends Seat {
  readonly kit: Readonly<Partial<Record<DrumName, string>>>;
  readonly fill?: Readonly<Partial<Record<DrumName, string>>>;
}

export type Part = Tune | Comping | Bass | Kit;

/** The shape of a piece over time. */
interface Shape {
  /** Loudness of the first and the last bar in decibels: a crescendo is `[-12, 0]`. */
  readonly dynamics?: readonly [from: number, to: number];
  /** Seconds of reverb after the last bar. */
  readonly tail?: number;
  /** The beat of the accent, in a piece that leads up to one. */
  readonly accent?: number;
}

export interface Sheet extends Shape {
  /** Bars of this many beats, with `|` between them: `G6 E7 | Am7 D9`. Chords share a bar evenly. */
  readonly chords: string;
  readonly parts: readonly Part[];
  /** Beats per bar, if not the score's. */
  readonly beats?: number;
  /** Beats per minute, if not the score's. */
  readonly tempo?: number;
}

/** A lead sheet: chords, what differs from the score, and who plays what. */
export const sheet = (chords: string, options: Omit<Sheet, 'chords' | 'parts'>, parts: readonly Part[]): Sheet => ({
  chords,
  ...options,
  parts,
});

export const drums = (level: number, kit: Kit['kit']): Part => ({ kit, level });

/** A tune behind its player: what is written long gets a line of its own. */
export const plays =
  (by: PlayerName, seat: Omit<Tune, 'by' | 'tune'> = {}) =>
  ([tune = '']: readonly string[]): Part => ({ by, tune, ...seat });

export interface Score {
  /** Beats per minute. */
  readonly tempo: number;
  /** Beats per bar; 4 by default. */
  readonly beats?: number;
  /** Position of the second half of a beat: 0.5 is straight, 0.66 swings. */
  readonly swing: number;
  /** The chord of the key, of which flourishes are made. */
  readonly tonic: string;
  readonly pieces: Readonly<Record<Exclude<PieceName, 'flourish'>, Sheet>> & { readonly flourish?: Sheet };
}

interface Piece extends Shape {
  /** Loudness in LUFS. What happens is louder than what goes on. */
  readonly lufs: number;
  /** It repeats until something else is on. */
  readonly loops?: true;
}

/**
 * Layers of the music, and short pieces for events, each with its shape unless its sheet has another. Danger grows, a loss fades, a
 * reveal is a drum roll up to its accent.
 */
const known = {
  theme: { lufs: -18, tail: 1.4 },
  background: { lufs: -33, loops: true },
  danger: { lufs: -28, loops: true, dynamics: [-6, 0] },
  reveal: { lufs: -20, dynamics: [-14, 4], accent: 4, tail: 1.4 },
  right: { lufs: -19 },
  wrong: { lufs: -20 },
  steal: { lufs: -19 },
  flourish: { lufs: -22, tail: 1.1 },
  win: { lufs: -18, tail: 1.7 },
  loss: { lufs: -20, dynamics: [-2, -8], tail: 2 },
  ceremony: { lufs: -17.5, dynamics: [-4, 1], tail: 2 },
} as const satisfies Readonly<Record<string, Piece>>;

export type PieceName = keyof typeof known;

export const pieces: Readonly<Record<PieceName, Piece>> = known;
export const pieceNames = Object.keys(known) as readonly PieceName[];

export const loops = (name: PieceName): boolean => pieces[name].loops === true;
