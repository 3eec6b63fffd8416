/** What a show gives the band: its tempo, its chords and tunes, and who plays them. The band in this folder knows no show. */

/** Layers of the music, and short pieces for what happens. */
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

/** Who sits in the band. */
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
  /** Decibels beside the others; 0 where it is left out. */
  readonly level?: number;
  /** -1 is left, 1 right. */
  readonly pan?: number;
}

/** A tune, note by note: `g4:.5 b4 -:1 d5:2!` – beats stay as long as the last one's, `-` rests, `!` is an accent. */
interface Tune extends Seat {
  readonly by: PlayerName;
  readonly tune: string;
  /** So many voices below it, in the notes of the chord: a section. */
  readonly section?: number;
  /** How much of its time a note sounds: 1 is bound to the next, 0.5 short. */
  readonly long?: number;
}

/** The chords in a rhythm: `x..x..x.` is one bar, `X` an accent, `-` soft, `_` holds on. */
interface Comping extends Seat {
  readonly by: PlayerName;
  readonly chords: string;
  /** Each chord from below to above, one note a step, in place of all at once. */
  readonly broken?: boolean;
  /** Middle of the hand, as MIDI has it; 60 where it is left out. */
  readonly about?: number;
}

interface Bass extends Seat {
  readonly by: PlayerName;
  readonly line: BassLine;
}

/** Drums, each in a rhythm of a bar: as many signs as steps. `fill` is played in place of the last bar. */
interface Kit extends Seat {
  readonly kit: Readonly<Partial<Record<DrumName, string>>>;
  readonly fill?: Readonly<Partial<Record<DrumName, string>>>;
}

export type Part = Tune | Comping | Bass | Kit;

export interface Sheet {
  /** Bars of so many beats, with `|` between them: `G6 E7 | Am7 D9`. Chords share a bar evenly. */
  readonly chords: string;
  readonly parts: readonly Part[];
  /** Beats a bar; 4 where it is left out. */
  readonly beats?: number;
  /** Beats a minute where it is not the score's. */
  readonly tempo?: number;
  /** Loudness from the first bar to the last, in decibels: a crescendo is `[-12, 0]`. */
  readonly swells?: readonly [from: number, to: number];
  /** Seconds that ring on after the last bar. */
  readonly rings?: number;
  /** Of a piece that leads up to something: the beat on which it falls. */
  readonly falls?: number;
}

export interface Score {
  /** Beats a minute. */
  readonly tempo: number;
  /** Where the second half of a beat falls: 0.5 is straight, 0.66 swings. */
  readonly swing: number;
  /** The chord of home: flourishes are made of it. */
  readonly home: string;
  readonly pieces: Readonly<Record<Exclude<PieceName, 'flourish'>, Sheet>> & { readonly flourish?: Sheet };
}

/** What plays round and round until something else is on. */
export const loops = (name: PieceName): boolean => name === 'background' || name === 'danger';
