/** What a show gives the band: tempo, chords, tunes and instruments. The band in this folder knows no show. */

/** Layers of the music, and short pieces for events. */
export const pieceNames = [
  'theme',
  'background',
  'danger',
  'reveal',
  'right',
  'wrong',
  'steal',
  'flourish',
  'win',
  'loss',
  'ceremony',
] as const;

export type PieceName = (typeof pieceNames)[number];

/** Members of the band. `muted` is brass with mutes, `tremolo` strings with trembling bows, `lead` a synthesizer. */
export type PlayerName =
  | 'brass'
  | 'muted'
  | 'strings'
  | 'tremolo'
  | 'piano'
  | 'keys'
  | 'vibes'
  | 'marimba'
  | 'organ'
  | 'lead'
  | 'guitar'
  | 'harp'
  | 'bass'
  | 'synthBass';

/** `quinto` is the high conga. The timpani are tuned to the bass of each chord; the others have no pitch. */
export type DrumName =
  | 'kick'
  | 'snare'
  | 'brush'
  | 'hat'
  | 'openHat'
  | 'ride'
  | 'crash'
  | 'rim'
  | 'tom'
  | 'floorTom'
  | 'conga'
  | 'quinto'
  | 'shaker'
  | 'triangle'
  | 'cowbell'
  | 'timpani';

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

/** Pieces that repeat until something else is on. */
export const loops = (name: PieceName): boolean => name === 'background' || name === 'danger';

/** The shape of a piece unless its sheet has another. Danger grows, a loss fades, a reveal is a drum roll up to its accent. */
export const shapes: Readonly<Record<PieceName, Shape>> = {
  theme: { tail: 1.4 },
  background: {},
  danger: { dynamics: [-6, 0] },
  reveal: { dynamics: [-14, 4], accent: 4, tail: 1.4 },
  right: {},
  wrong: {},
  steal: {},
  flourish: { tail: 1.1 },
  win: { tail: 1.7 },
  loss: { dynamics: [-2, -8], tail: 2 },
  ceremony: { dynamics: [-4, 1], tail: 2 },
};

/** Where each player sits: -1 is left, 1 right. The drums are near the middle. */
export const places: Readonly<Record<PlayerName | 'kit', number>> = {
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
};
