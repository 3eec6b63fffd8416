/**
 * When the effects of an entry are shown, spoken, felt and heard. Every page takes these times from the entry's frame, by the
 * clock of the room, so that no page is ahead of the television or behind it.
 */
import type { Telling } from './reveal.ts';
import type { Cue, Tone } from './show.ts';

/** Times of one entry, in milliseconds after `at`, except `at` itself. `shows`: when buttons and whose turn it is are shown. */
export interface Timeline extends Telling {
  /** When it begins, in milliseconds of the server's clock since 1970. */
  readonly at: number;
  /** When each cue begins. A throw begins with the hand that picks up the dice, or with the lights that go down. */
  readonly starts: readonly number[];
  /** When each cue may be spoken of: a throw once its faces can be read, a door once it is open. */
  readonly tells: readonly number[];
  readonly ends: number;
  /** The show begins on a television: the length of its title sequence, which comes first. Left out otherwise. */
  readonly titles?: number;
  /** An act begins: when its entrance starts, which comes last. Left out otherwise. */
  readonly enters?: number;
  /** From when on there is only something to read, which ends with the next entry. Left out otherwise. */
  readonly reads?: number;
  /** The throw decides a lot. Left out otherwise. */
  readonly tense?: true;
  /** A tense throw missed by one pip: the die that leans on the face that would have won, and that face. Left out otherwise. */
  readonly near?: readonly [die: number, face: number];
  /** The tone of each cue for the player it happens to, "" for none. Left out if there are none. */
  readonly tones?: readonly (Tone | '')[];
  /** What each cue wins, in the unit of its show, 0 for nothing. Left out if nothing is won. */
  readonly sums?: readonly number[];
  /** What stands above the name of each win, '' for nothing. Left out if there is none. */
  readonly above?: readonly Above[];
}

/** Milliseconds of a throw, from the first finger on the dice to the first word about them. */
export const throwTimes = {
  /** Before a tense throw, lights go down and the band falls silent. */
  breath: 450,
  /** The previous dice are picked up, so that two throws are never on the table together. */
  lift: 180,
  /** From the open hand until the last die lies still. */
  plain: 1500,
  tense: 2600,
  /** How long the faces can be read before anything speaks of them. */
  rest: 250,
} as const;

export const isUndo = ({ cues }: { readonly cues: readonly Cue[] }): boolean => cues.some(({ cue }) => cue === 'undo');

/** A win fills the screen of a stage, and a phone with it. */
export const fillsScreen = (tone: Tone | '' | undefined): boolean => tone === 'win' || tone === 'champion';

/** How long the picture of a win takes to show a sum that the room has not seen, milliseconds: the greater, the longer. */
export const sumTakes = (sum: number): number =>
  1300 + Math.round(600 * Math.min(2, Math.max(0, Math.log10(sum / 1000))));

/** What won: the faces of a throw, or a word; '' where nothing is shown. */
export type Above = string | readonly number[];

/** `cues`: of the same entry. `fact`: as in `MomentTime`. */
export const aboveOf = (cue: Cue, cues: readonly Cue[], fact: string | undefined): Above =>
  fact === undefined ? '' : ((cue[fact] ?? cues.findLast(one => one[fact] !== undefined)?.[fact] ?? '') as Above);

/** Any cue that carries faces is a throw, whatever its name. */
export const facesOf = ({ dice }: Cue): readonly number[] | null =>
  Array.isArray(dice) && dice.length > 0 ? (dice as readonly number[]) : null;

/** When the last die of a throw lies still, in milliseconds after `at`. `cue`: the index of the cue in the entry. */
export const landingOf = ({ tells }: Timeline, cue: number): number => (tells[cue] ?? 0) - throwTimes.rest;

/** When the hand opens, likewise. */
export const handOpens = (timeline: Timeline, cue: number): number =>
  landingOf(timeline, cue) - (timeline.tense === true ? throwTimes.tense : throwTimes.plain);

/** When the hand picks up the dice of the throw before, likewise. */
export const handTakes = (timeline: Timeline, cue: number): number =>
  Math.max(timeline.starts[cue] ?? 0, handOpens(timeline, cue) - throwTimes.lift);

/** The same entry with other times. `moved` gets and returns milliseconds after its beginning. */
export const retimed = (timeline: Timeline, moved: (time: number) => number): Timeline => {
  const { starts, tells, shows, beats, ends, titles, enters, reads } = timeline;
  return {
    ...timeline,
    starts: starts.map(moved),
    tells: tells.map(moved),
    shows: moved(shows),
    ends: moved(ends),
    ...(beats === undefined ? {} : { beats: beats.map(beat => ({ ...beat, at: moved(beat.at) })) }),
    ...(titles === undefined ? {} : { titles: moved(titles) }),
    ...(enters === undefined ? {} : { enters: moved(enters) }),
    ...(reads === undefined ? {} : { reads: moved(reads) }),
  };
};

/** The same entry, cut short at `now` because the host went on. */
export const cutAt = (timeline: Timeline, now: number): Timeline => {
  const end = Math.max(0, now - timeline.at);
  return retimed(timeline, time => Math.min(time, end));
};
