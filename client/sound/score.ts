/** What a show gives the band: tempo, chords, tunes and instruments. The band in this folder knows no show. */

/** Layers of the music, and short pieces for events. */
export type PieceName =
  | 'theme'
  | 'background'
  | 'danger'
  | 'reveal'
  | 'right'
  | 'wrong'
  | 'steal'
  | 'flourish'
  | 'win'
  | 'loss'
  | 'ceremony';

/** Members of the band. */
export type PlayerName =
  | 'brass'
  | 'mutes'
  | 'strings'
  | 'shivers'
  | 'piano'
  | 'keys'
  | 'vibes'
  | 'marimba'
  | 'organ'
  | 'lead'
  | 'guitar'
  | 'harp'
  | 'bass'
  | 'electric';

export type DrumName =
  | 'kick'
  | 'snare'
  | 'brush'
  | 'hat'
  | 'open'
  | 'ride'
  | 'crash'
  | 'rim'
  | 'tom'
  | 'floor'
  | 'conga'
  | 'high'
  | 'shaker'
  | 'bell'
  | 'timpani';

export type BassLine = 'walk' | 'two' | 'eighths' | 'octaves' | 'bossa' | 'tumbao' | 'held';

interface Seat {
  /** Decibels relative to the others; 0 by default. */
  readonly level?: number;
  /** -1 is left, 1 right. */
  readonly pan?: number;
}

/** A tune, note by note: `g4:.5 b4 -:1 d5:2!`. A note keeps the last one's beats by default, `-` is a rest, `!` an accent. */
interface Tune extends Seat {
  readonly by: PlayerName;
  readonly tune: string;
  /** Number of voices below it, on notes of the chord: a section. */
  readonly section?: number;
  /** Share of its time for which a note sounds: 1 is legato, 0.5 staccato. */
  readonly long?: number;
}

/** A rhythm for the chords: `x..x..x.` is one bar, `X` an accent, `-` soft, `_` holds on. */
interface Comping extends Seat {
  readonly by: PlayerName;
  readonly chords: string;
  /** Plays each chord as an arpeggio, upward, one note per step. */
  readonly broken?: boolean;
  /** MIDI pitch of the middle of the hand; 60 by default. */
  readonly about?: number;
}

interface Bass extends Seat {
  readonly by: PlayerName;
  readonly line: BassLine;
}

/** Drums, each with a rhythm of one bar: one character per step. `fill` replaces the last bar. */
interface Kit extends Seat {
  readonly kit: Readonly<Partial<Record<DrumName, string>>>;
  readonly fill?: Readonly<Partial<Record<DrumName, string>>>;
}

export type Part = Tune | Comping | Bass | Kit;

export interface Sheet {
  /** Bars of so many beats, with `|` between them: `G6 E7 | Am7 D9`. Chords share a bar evenly. */
  readonly chords: string;
  readonly parts: readonly Part[];
  /** Beats per bar; 4 by default. */
  readonly beats?: number;
  /** Beats per minute, if not the score's. */
  readonly tempo?: number;
  /** Loudness of the first and the last bar in decibels: a crescendo is `[-12, 0]`. */
  readonly swells?: readonly [from: number, to: number];
  /** Seconds of reverb after the last bar. */
  readonly rings?: number;
  /** The beat of the accent, in a piece that leads up to one. */
  readonly falls?: number;
}

export interface Score {
  /** Beats per minute. */
  readonly tempo: number;
  /** Position of the second half of a beat: 0.5 is straight, 0.66 swings. */
  readonly swing: number;
  /** The home chord, of which flourishes are made. */
  readonly home: string;
  readonly pieces: Readonly<Record<Exclude<PieceName, 'flourish'>, Sheet>> & { readonly flourish?: Sheet };
}

/** Pieces that loop until something else is on. */
export const loops = (name: PieceName): boolean => name === 'background' || name === 'danger';
