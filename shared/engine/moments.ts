/**
 * When the effects of an entry are shown, spoken, felt and heard. Every page takes these times from the entry's frame, by the
 * clock of the room, so that no page is ahead of the television or behind it.
 */
import type { ActMoments, Cue, MomentTime, Tone, View } from './show.ts';

/** Times of one entry, in milliseconds after `at`, except `at` itself. */
export interface Timeline {
  /** When it begins, in milliseconds of the server's clock since 1970. */
  readonly at: number;
  /** When each cue begins. A throw begins with the hand that picks up the dice, or with the lights that go down. */
  readonly starts: readonly number[];
  /** When each cue may be spoken of: a throw once its faces can be read, a door once it is open. */
  readonly tells: readonly number[];
  /** When pages show the state after the entry: amounts, buttons, whose turn it is. */
  readonly shows: number;
  readonly ends: number;
  /** The show begins: the length of its title sequence, which comes first. Left out otherwise. */
  readonly titles?: number;
  /** An act begins: when its entrance starts, which comes last. Left out otherwise. */
  readonly enters?: number;
  /** The throw decides a lot. Left out otherwise. */
  readonly tense?: true;
  /** The tone of each cue for the player it happens to, "" for none. Left out if there are none. */
  readonly tones?: readonly (Tone | '')[];
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

/** Milliseconds of title sequences and entrances, which take longer before a television. */
const ceremonies = {
  titles: { televised: 7500, plain: 700 },
  entrance: { televised: 5000, plain: 900 },
} as const;

/** The most milliseconds that the stage may lag behind the state. */
const patience = 3000;

const ordinary: MomentTime = { ms: 600 };

/** A win fills the screen of a stage, and a phone with it. */
export const fillsScreen = (tone: Tone | '' | undefined): boolean => tone === 'win' || tone === 'champion';

/** Any cue that carries faces is a throw, whatever its name. */
export const facesOf = ({ dice }: Cue): readonly number[] | null =>
  Array.isArray(dice) && dice.length > 0 ? (dice as readonly number[]) : null;

/** When the last die of a throw lies still, in milliseconds after `at`. `cue`: the index of the cue in the entry. */
export const landingOf = ({ tells }: Timeline, cue: number): number => (tells[cue] ?? 0) - throwTimes.rest;

/** When the hand opens, likewise. */
export const handOpens = (timeline: Timeline, cue: number): number =>
  landingOf(timeline, cue) - (timeline.tense === true ? throwTimes.tense : throwTimes.plain);

/** What happened, and in which act. An entry may end one act and open the next. */
interface Happening {
  readonly cues: readonly Cue[];
  /** The times of the act before the entry and, if the entry opened another, of the act after it. */
  readonly acts: readonly (ActMoments | undefined)[];
  /** The audience's view before the entry, and the phase after it. */
  readonly before: View;
  readonly phase: string;
  /** A television shows the entry, so ceremonies get their whole time. */
  readonly televised: boolean;
}

const timeOf = (acts: Happening['acts'], { cue: name }: Cue): MomentTime =>
  acts.map(act => act?.cues[name]).find(time => time !== undefined) ?? ordinary;

/** `at`: when it begins, from `startOf`. */
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
    const { ms, televised: whole = ms, before: holds = false, reveal = 0, tone } = timeOf(acts, cue);
    tells.push(now + reveal);
    if (fillsScreen(tone)) {
      // What won is seen first: the opened word, or the dice at rest.
      if (reveal > 0 && !holds) shows = now;
      // The stage turns the number over by itself; other pages wait for it.
    } else if (reveal > 0) shows = now + reveal;
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

/** When an entry that was written at `now` begins: after the one before it, unless that takes longer than anybody waits. */
export const startOf = (last: Timeline | undefined, now: number): number => {
  const free = last === undefined ? 0 : last.at + last.ends;
  return free > now && free - now <= patience ? free : now;
};

/** The same entry, cut short at `now` because the host went on. */
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
