/** The trailer: a few seconds of the best that happens in each show, played by robots from fixed seeds, so that it is the same for all. */
import { Episode } from '../engine/episode.ts';
import { FairSource } from '../engine/fair.ts';
import { fillsScreen, type Timeline } from '../engine/moments.ts';
import { writeRecord } from '../engine/record.ts';
import { robotMove } from '../engine/robot-play.ts';
import { seededLuck } from '../engine/robots.ts';
import type { Setting, Show, Tone } from '../engine/show.ts';
import { timelineOf } from '../engine/timeline.ts';
import { approx } from '../odds/fraction.ts';
import { manifestOf } from '../shows/index.ts';
import { type Clip, pause, trailerLength } from './clips.ts';
import { rarity } from './highlights.ts';
import { type Moment, type Story, storyOfRecord } from './story.ts';

/** Shows that are played for it, each from a seed of its own. */
const tries = 8;

/** Moves after which a try is given up. */
const mostMoves = 1500;

const names = ['Ada', 'Bolt', 'Cog', 'Dot', 'Echo', 'Fuse', 'Gizmo', 'Hal'];

/** Seats of a show that takes any number. */
const entrants = 3;

const storyBy = (show: Show, setting: Omit<Setting, 'seats'>, seed: number): Story => {
  const [fewest, most] = show.seats;
  const seats = most === Number.POSITIVE_INFINITY ? Math.max(fewest, entrants) : fewest;
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => (i * 11 + seed * 37) % 256);
  const named = names.slice(0, seats);
  const episode = new Episode(show, { ...setting, seats }, named, new FairSource(bytes, 'TRAILER', []));
  const luck = seededLuck(seed);
  for (let moves = 0; moves < mostMoves && !episode.over; moves++) episode.play(robotMove(episode, luck));
  return storyOfRecord(writeRecord(episode, { code: 'TRAILER' }), () => show);
};

/** What only goes wrong is nothing to show off, and a clip that ends with a win is the best. */
const worthOf: Readonly<Record<Tone, number>> = { good: 0.4, bad: -0.6, alarm: 0.6, win: 6, champion: 6 };

/** Milliseconds for which something is seen once it is told; money has to be counted up. */
const seen = { told: 1000, win: 2600 } as const;

/** How much longer the last picture of the trailer stays, milliseconds. */
const lastStays = 1500;

/** Fewest milliseconds of a clip. */
const shortest = 4500;

const isTelevised = ({ throws }: Story): boolean => throws.length > 0;

/** When a stage shows an entry, one after another. */
const timesOf = (story: Story, from: number, to: number): readonly Timeline[] => {
  const { show, moments } = story;
  const televised = isTelevised(story);
  const actNamed = (name: string) => show.acts.find(act => act.name === name)?.moments;
  const times: Timeline[] = [];
  for (let i = from + 1; i <= to; i++) {
    const [before, after] = [moments[i - 1], moments[i]];
    if (before === undefined || after === undefined) break;
    const acts = [before.view.act, ...(after.view.act === before.view.act ? [] : [after.view.act])].map(actNamed);
    const happening = { cues: after.cues, acts, before: before.view, after: after.view, televised };
    const last = times.at(-1);
    times.push(timelineOf(happening, last === undefined ? 0 : last.at + last.ends + pause));
  }
  return times;
};

interface Found {
  readonly clip: Clip;
  readonly worth: number;
}

/** Where a clip may begin, and when a stage shows what follows. */
interface Start {
  readonly story: Story;
  readonly at: number;
  readonly times: readonly Timeline[];
  /** The highest score of the story. */
  readonly most: number;
}

/** Whether a win follows at once. */
const winsIn = ({ show, moments }: Story, at: number): boolean => {
  const { cues = {} } = show.acts.find(({ name }) => name === moments[at]?.view.act)?.moments ?? {};
  return moments[at]?.cues.some(({ cue }) => fillsScreen(cues[cue]?.tone)) === true;
};

const hasDice = ({ cues }: Moment) => cues.some(({ dice }) => Array.isArray(dice) && dice.length > 0);

const startsOf = (story: Story): readonly Start[] => {
  const most = Math.max(1, ...story.moments.flatMap(({ view }) => view.seats.map(({ score }) => score)));
  return story.moments.flatMap((first, at) =>
    // It begins with a throw or with what wins, and on a board that bears the show's name.
    at === 0 ||
    first.view.phase === 'lobby' ||
    manifestOf(first.view.act) !== undefined ||
    (!hasDice(first) && !winsIn(story, at))
      ? []
      : [{ story, at, most, times: timesOf(story, at - 1, Math.min(story.moments.length - 1, at + 5)) }],
  );
};

/** Numbers that are read one by one are no such moments. */
const withoutThrows = 0.2;

/** A win that no dice lead to has to be worth this much more. */
const withoutDice = -4;

/** A clip that begins there, as long as `room`. */
const clipFrom = ({ story, at, times, most }: Start, room: number): Found | undefined => {
  const { show, moments, throws } = story;
  const first = moments[at];
  let worth = throws.length > 0 && first !== undefined && !hasDice(first) ? withoutDice : 0;
  let lasts = 0;
  let paid = false;
  /** The last entry that told something: what only leads on to the next is left out. */
  let end:
    | { readonly count: number; readonly from: number; readonly lasts: number; readonly worth: number }
    | undefined;
  const told = new Set<string>();
  for (const [i, time] of times.entries()) {
    const moment = moments[at + i];
    const earlier = moments[at + i - 1];
    if (moment === undefined || earlier === undefined || moment.gone) break;
    // What was won is the end: the board is cleared for the next question.
    if (paid && !hasDice(moment)) break;
    const until = (cue: number) =>
      time.at + (time.tells[cue] ?? 0) + seen[fillsScreen(time.tones?.[cue]) ? 'win' : 'told'];
    const tells = time.tells.filter((_, cue) => until(cue) < room).length;
    // What a drum announces is told, and so is what an answer was worth, or the entry is left out.
    const { cues: timed = {} } = show.acts.find(({ name }) => name === earlier.view.act)?.moments ?? {};
    const outcome = moment.cues.findLastIndex(
      ({ cue }, i) => timed[cue]?.drum === true || ['good', 'bad', 'alarm'].includes(time.tones?.[i] ?? ''),
    );
    if (until(Math.max(0, outcome)) >= room || (time.titles ?? 0) > 0) break;
    const before = worth;
    lasts = Math.max(...time.tells.slice(0, tells).map((_, cue) => until(cue)));
    for (const [i, { cue, prize }] of moment.cues.slice(0, tells).entries()) {
      const tone = time.tones?.[i] ?? '';
      // The same a second time is no better.
      if (told.has(cue)) continue;
      if (tone !== '')
        worth += worthOf[tone] * (throws.length > 0 ? 1 : withoutThrows) + (prize === undefined ? 0 : worthOf.alarm);
      told.add(cue);
    }
    if (tells === time.tells.length) {
      const gains = moment.view.seats.map(({ score }, seat) => score - (earlier.view.seats[seat]?.score ?? 0));
      worth += (2 * Math.max(0, ...gains)) / most;
      paid ||= gains.some(gain => gain > 0);
    }
    const rolled = moment.cues.reduce(
      (sum, { dice }) =>
        sum + (Array.isArray(dice) && dice.length > 0 ? 0.3 + 0.2 * (1 - approx(rarity(dice as number[]))) : 0),
      0,
    );
    worth += rolled;
    if (worth > before + rolled) end = { count: i + 1, from: time.at, lasts, worth };
    if (time.enters !== undefined) break;
  }
  if (end === undefined) return undefined;
  const lasting = Math.max(shortest, end.lasts);
  const kept = moments.slice(at - 1, at + end.count);
  return {
    worth: end.worth,
    clip: {
      show: show.name,
      televised: isTelevised(story),
      lasts: lasting,
      lastOne: lasting - end.from,
      moments: kept.map(({ view, waiting, entry, cues, check }) => ({ view, waiting, entry, cues, check })),
    },
  };
};

/** The best clip of a show. `room`: its milliseconds. */
const bestClip = (starts: readonly Start[], room: number): Found | undefined => {
  const found = starts.flatMap(start => clipFrom(start, room) ?? []);
  return found.reduce<Found | undefined>((best, one) => (one.worth > (best?.worth ?? -1) ? one : best), undefined);
};

/** How long a clip may be, milliseconds. */
const rooms = Array.from({ length: 12 }, (_, i) => 4500 + 750 * i);

/** One clip of every show, worth the most together within `left` milliseconds. */
const bestTogether = (
  [first, ...others]: readonly (readonly Found[])[],
  left: number,
): readonly Found[] | undefined => {
  if (first === undefined) return [];
  const worth = (clips: readonly Found[]) => clips.reduce((sum, one) => sum + one.worth, 0);
  return first
    .filter(({ clip }) => clip.lasts <= left)
    .flatMap(one => {
      const rest = bestTogether(others, left - one.clip.lasts);
      return rest === undefined ? [] : [[one, ...rest]];
    })
    .reduce<readonly Found[] | undefined>((a, b) => (a === undefined || worth(b) > worth(a) ? b : a), undefined);
};

/** One clip of every show; those that begin with a throw come first, so that dice fall at once, and the best is the last. */
export const trailerOf = (shows: readonly (readonly [Show, Omit<Setting, 'seats'>])[]): readonly Clip[] => {
  const seeds = Array.from({ length: tries }, (_, i) => i + 1);
  const starts = shows.map(([show, setting]) => seeds.flatMap(seed => startsOf(storyBy(show, setting, seed))));
  const clips = starts.map(all => {
    const found = rooms.flatMap(room => bestClip(all, room) ?? []);
    return [...new Map(found.map(one => [one.clip.lasts, one])).values()];
  });
  const together = bestTogether(clips, trailerLength - lastStays) ?? [];
  // The best comes last.
  const best = Math.max(...together.map(({ worth }) => worth));
  const place = ({ worth, clip }: Found) =>
    worth === best ? 2 : Array.isArray(clip.moments[1]?.cues[0]?.dice) ? 0 : 1;
  const inOrder = together.toSorted((a, b) => place(a) - place(b)).map(({ clip }) => clip);
  const longer = (clip: Clip): Clip => ({
    ...clip,
    lasts: clip.lasts + lastStays,
    lastOne: clip.lastOne + lastStays,
  });
  return inOrder.map((clip, i) => (i < inOrder.length - 1 ? clip : longer(clip)));
};
