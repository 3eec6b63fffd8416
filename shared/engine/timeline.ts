/** Makes the times of an entry: when each cue begins and is told, and what changes on every page with it. */
import { readingTime } from './explaining.ts';
import { isSame, type Json } from './json.ts';
import { aboveOf, facesOf, fillsScreen, type Timeline, throwTimes } from './moments.ts';
import type { Beat } from './reveal.ts';
import type { ActMoments, Cue, Facts, MomentTime, Opening, View } from './show.ts';

/** Milliseconds of title sequences and entrances, which take longer before a television. */
const ceremonies = {
  titles: 8000,
  entrance: { televised: 5000, plain: 900 },
} as const;

/**
 * The most milliseconds that the stage may lag behind the state. The house judges a chosen answer at once, so the longest way to an
 * answer, which tells who is closest and what they say, is told whole.
 */
const patience = 4500;

const ordinary: MomentTime = { ms: 600 };

/** A cue with its times. */
interface TimedCue {
  readonly cue: Cue;
  readonly starts: number;
  readonly tells: number;
}

const factsOf = ({ act, board, seats, phase, result, beside }: View, of: string): Facts => ({
  // The board of another act has nothing in common with this one.
  ...(act === of ? board : {}),
  phase,
  scores: seats.map(({ score }) => score),
  result,
  beside: (beside ?? null) as Json,
});

/** In every show. */
const tellsIt: Opening = ({ key, answer, number, explain, source }, { beside }) => ({
  beside: {
    ...(beside as object | null),
    told: { key, answer, ...(number === true && { number }), explain, ...(source !== '' && { source }) },
  } as Json,
});

/** What each cue tells before everything else is shown. Only what changes with the entry is mentioned. */
export const beatsOf = (
  cues: readonly TimedCue[],
  acts: readonly (ActMoments | undefined)[],
  { before, after, shows }: { readonly before: View; readonly after: View; readonly shows: number },
): readonly Beat[] => {
  const becomes = factsOf(after, before.act);
  let shown = factsOf(before, before.act);
  const isSameAct = before.act === after.act;
  const beatAt = (at: number, cue: Cue, openings: readonly Opening[] = []): readonly Beat[] => {
    if (at >= shows) return [];
    const opened: Record<string, Json> = {};
    for (const opening of openings) {
      if (typeof opening === 'function') {
        if (isSameAct) Object.assign(opened, opening(cue, shown, becomes));
      } else if (isSameAct || opening === 'scores' || opening === 'beside') opened[opening] = becomes[opening] as Json;
    }
    const changed = Object.entries(opened).filter(([field, value]) => !isSame(value, shown[field]));
    if (changed.length === 0) return [];
    shown = { ...shown, ...Object.fromEntries(changed) };
    const steps = changed.filter(([field, value]) => !isSame(value, becomes[field]));
    const opens = changed.flatMap(([field, value]) => (isSame(value, becomes[field]) ? [field] : []));
    return [{ at, opens, ...(steps.length > 0 && { steps: Object.fromEntries(steps) }) }];
  };
  const openingsOf = (list: 'opens' | 'atStart', { cue }: Cue) =>
    cue === 'explained' && list === 'opens'
      ? [tellsIt]
      : acts.map(act => act?.[list]?.[cue]).find(openings => openings !== undefined);
  return cues.flatMap(({ cue, starts, tells }) => [
    ...beatAt(starts, cue, openingsOf('atStart', cue)),
    ...beatAt(tells, cue, openingsOf('opens', cue)),
  ]);
};

/** The die and the face, one pip more or less, with which a throw would have won; undefined for no near miss. */
const nearMiss = (dice: readonly number[], wins: (dice: readonly number[]) => boolean): Timeline['near'] => {
  if (wins(dice)) return undefined;
  const all = dice.flatMap((face, die) => [[die, face + 1] as const, [die, face - 1] as const]);
  // A die does not fall over onto its opposite side.
  return all.find(
    ([die, face]) => face >= 1 && face <= 6 && face + (dice[die] ?? 0) !== 7 && wins(dice.with(die, face)),
  );
};

/** What happened, and in which act. An entry may end one act and open the next. */
interface Happening {
  readonly cues: readonly Cue[];
  /** The times of the act before the entry and, if the entry opened another, of the act after it. */
  readonly acts: readonly (ActMoments | undefined)[];
  /** The audience's views. */
  readonly before: View;
  readonly after: View;
  /** A television shows the entry, so ceremonies get their whole time. */
  readonly televised: boolean;
}

/** The declared time of a cue, which the acts before and after an entry may know. An explanation takes as long as its text. */
export const timeIn = (
  acts: readonly (ActMoments | undefined)[],
  { cue: name, explain }: Cue,
): MomentTime | undefined =>
  name === 'explained'
    ? { ms: 0, televised: readingTime(explain as string), clears: true }
    : acts.map(act => act?.cues[name]).find(time => time !== undefined);

/** `at`: when it begins, from `startOf`. */
export const timelineOf = ({ cues, acts, before, after, televised }: Happening, at: number): Timeline => {
  // A glimpse of them would be a black picture.
  const titles: number = televised && before.phase === 'lobby' && after.phase !== 'lobby' ? ceremonies.titles : 0;
  const [starts, tells]: [number[], number[]] = [[], []];
  const tones = cues.map(cue => (facesOf(cue) === null ? (timeIn(acts, cue)?.tone ?? '') : ''));
  const sums = cues.map((cue, i) => {
    const { amount = '', fills } = timeIn(acts, cue) ?? ordinary;
    return fills || fillsScreen(tones[i]) ? Number(cue[amount] ?? 0) : 0;
  });
  const above = cues.map((cue, i) =>
    fillsScreen(tones[i]) ? aboveOf(cue, cues.slice(0, i), timeIn(acts, cue)?.above) : '',
  );
  let now = titles;
  let shows = titles;
  let isTense = false;
  let near: Timeline['near'];
  for (const cue of cues) {
    starts.push(now);
    const faces = facesOf(cue);
    if (faces !== null) {
      const tense = acts[0]?.tense?.(cue, before) ?? false;
      if (tense) near ??= nearMiss(faces, dice => acts[0]?.wins?.(dice, before) ?? false);
      const { breath, lift, rest } = throwTimes;
      now += (tense ? breath + throwTimes.tense : throwTimes.plain) + lift + rest;
      isTense ||= tense;
      tells.push(now);
      shows = now;
      continue;
    }
    const { ms, televised: whole = ms, before: holds = false, reveal = 0 } = timeIn(acts, cue) ?? ordinary;
    tells.push(now + reveal);
    // Whoever moves next need not read it to the end.
    if (cue.cue !== 'explained') shows = now + reveal;
    now += televised ? whole : ms;
    if (holds) shows = now;
  }
  const enters = acts[1]?.enters === true ? now : undefined;
  if (enters !== undefined) {
    now += ceremonies.entrance[televised ? 'televised' : 'plain'];
    // Its set is there when the sign goes up.
    shows = now;
  }
  const reads = enters === undefined && cues.at(-1)?.cue === 'explained' ? starts.at(-1) : undefined;
  const timed = cues.map((cue, i) => ({ cue, starts: starts[i] ?? 0, tells: tells[i] ?? 0 }));
  const beats = beatsOf(timed, acts, { before, after, shows });
  return {
    at,
    starts,
    tells,
    shows,
    ...(beats.length > 0 ? { beats } : {}),
    ends: now,
    ...(titles > 0 ? { titles } : {}),
    ...(enters === undefined ? {} : { enters }),
    ...(reads === undefined ? {} : { reads }),
    ...(isTense ? { tense: true } : {}),
    ...(near === undefined ? {} : { near }),
    ...(tones.some(tone => tone !== '') ? { tones } : {}),
    ...(sums.some(sum => sum > 0) ? { sums } : {}),
    ...(above.some(one => one.length > 0) ? { above } : {}),
  };
};

/** When an entry that was written at `now` begins: after the one before it, unless that takes longer than anybody waits. */
export const startOf = (last: Timeline | undefined, now: number): number => {
  const free = last === undefined ? 0 : last.at + (last.reads ?? last.ends);
  return free > now && free - now <= patience ? free : now;
};
