/**
 * When everything that an entry made happen is shown, said, felt and heard. Every page takes these times from the frame of the
 * entry, by the clock of the room: nobody knows before the television, and nobody after it.
 */
import type { ActMoments, Cue, MomentTime, Tone, View } from './show.ts';

/** Times of one entry. Milliseconds after `at`, but for `at` itself. */
export interface Timeline {
  /** When it begins, milliseconds of the server's clock since 1970. */
  readonly at: number;
  /** When each cue begins. A throw begins with the hand that takes up the dice, or with the lights that go down. */
  readonly starts: readonly number[];
  /** When each cue may be told: a throw once its faces could be read, a door once it is open. */
  readonly tells: readonly number[];
  /** When pages show what stands after the entry: amounts, buttons, whose turn it is. */
  readonly shows: number;
  readonly ends: number;
  /** The show begins: so long its title sequence takes, before everything else. Left out otherwise. */
  readonly titles?: number;
  /** An act comes on: when its entrance begins, which is the last of the entry. Left out otherwise. */
  readonly enters?: number;
  /** Much hangs on its throw; left out otherwise. */
  readonly tense?: true;
  /** What each cue is to the one it happens to, "" for nothing; left out where all are nothing. */
  readonly tones?: readonly (Tone | '')[];
}

/** Milliseconds of a throw, from the first finger on the dice to the first word about them. */
export const throwTimes = {
  /** Lights go down and the band falls silent before a tense one. */
  breath: 450,
  /** The dice from before are taken up: never are both on the table. */
  lift: 180,
  /** From the open hand until the last die lies still. */
  plain: 1500,
  tense: 2600,
  /** Faces lie readable this long before anything speaks of them. */
  rest: 250,
} as const;

/** Milliseconds of what is not a cue: title sequence, entrance of an act; longer before a television. */
const ceremonies = {
  titles: { televised: 7500, plain: 700 },
  entrance: { televised: 5000, plain: 900 },
} as const;

/** Most that the stage may be behind what is known, milliseconds. */
const patience = 3000;

const ordinary: MomentTime = { ms: 600 };

/** A cue that is a throw carries its faces, whatever it is called. */
export const facesOf = ({ dice }: Cue): readonly number[] | null =>
  Array.isArray(dice) && dice.length > 0 ? (dice as readonly number[]) : null;

/** When the last die of a throw lies still, milliseconds after `at`; `cue` counts the cues of the entry. */
export const landingOf = ({ tells }: Timeline, cue: number): number => (tells[cue] ?? 0) - throwTimes.rest;

/** When the hand opens, in the same terms. */
export const handOpens = (timeline: Timeline, cue: number): number =>
  landingOf(timeline, cue) - (timeline.tense === true ? throwTimes.tense : throwTimes.plain);

/** What happened, and in which act; an entry may end one act and open the next. */
interface Happening {
  readonly cues: readonly Cue[];
  /** Times of the act before the entry, and, where the entry opened another, of the act after it. */
  readonly acts: readonly (ActMoments | undefined)[];
  /** The audience's view before the entry, and the phase after it. */
  readonly before: View;
  readonly phase: string;
  /** A television shows it, so that ceremonies get their whole time. */
  readonly televised: boolean;
}

const timeOf = (acts: Happening['acts'], { cue: name }: Cue): MomentTime =>
  acts.map(act => act?.cues[name]).find(time => time !== undefined) ?? ordinary;

/** `at`: when it begins, as `startOf` has it. */
export const timelineOf = ({ cues, acts, before, phase, televised }: Happening, at: number): Timeline => {
  const long = televised ? 'televised' : 'plain';
  const titles = before.phase === 'lobby' && phase !== 'lobby' ? ceremonies.titles[long] : 0;
  const [starts, tells]: [number[], number[]] = [[], []];
  const tones = cues.map(cue => (facesOf(cue) === null ? (timeOf(acts, cue).tone ?? '') : ''));
  let now = titles;
  let shows = titles;
  let isTense = false;
  for (const cue of cues) {
    starts.push(now);
    if (facesOf(cue) !== null) {
      const tense = acts[0]?.tense?.(cue, before) ?? false;
      const { breath, lift, rest } = throwTimes;
      now += (tense ? breath + throwTimes.tense : throwTimes.plain) + lift + rest;
      isTense ||= tense;
      tells.push(now);
      shows = now;
      continue;
    }
    const { ms, televised: whole = ms, before: holds = false, reveal = 0 } = timeOf(acts, cue);
    tells.push(now + reveal);
    // The stage turns the number over by itself; other pages wait for it.
    if (reveal > 0) shows = now + reveal;
    now += televised ? whole : ms;
    if (holds) shows = now;
  }
  const enters = acts[1]?.enters === true ? now : undefined;
  if (enters !== undefined) {
    now += ceremonies.entrance[long];
    // Its set is there when the sign goes up.
    shows = now;
  }
  return {
    at,
    starts,
    tells,
    shows,
    ends: now,
    ...(titles > 0 ? { titles } : {}),
    ...(enters === undefined ? {} : { enters }),
    ...(isTense ? { tense: true } : {}),
    ...(tones.some(tone => tone !== '') ? { tones } : {}),
  };
};

/** When an entry begins that was written at `now`: after the one before it, unless that one takes longer than anybody waits. */
export const startOf = (last: Timeline | undefined, now: number): number => {
  const free = last === undefined ? 0 : last.at + last.ends;
  return free > now && free - now <= patience ? free : now;
};

/** The same entry ended at `now`: the host went on. */
export const cutAt = (timeline: Timeline, now: number): Timeline => {
  const end = Math.max(0, now - timeline.at);
  const atMost = (time: number) => Math.min(time, end);
  return {
    ...timeline,
    starts: timeline.starts.map(atMost),
    tells: timeline.tells.map(atMost),
    shows: atMost(timeline.shows),
    ends: atMost(timeline.ends),
    ...(timeline.titles === undefined ? {} : { titles: atMost(timeline.titles) }),
    ...(timeline.enters === undefined ? {} : { enters: atMost(timeline.enters) }),
  };
};
