/**
 * The trailer: each show and its bonus acts pay out once, within a few seconds. A clip begins with the throw that leads to its
 * payoff. Robots play from fixed seeds, so that it is the same for all, and its dice are checkable.
 */
import { Episode } from '../engine/episode.ts';
import { FairSource } from '../engine/fair.ts';
import { cutAt, facesOf, fillsScreen, retimed, sumTakes, type Timeline } from '../engine/moments.ts';
import { writeRecord } from '../engine/record.ts';
import { robotMove } from '../engine/robot-play.ts';
import { seededLuck } from '../engine/robots.ts';
import type { Cue, Setting, Show } from '../engine/show.ts';
import { timelineOf } from '../engine/timeline.ts';
import { familyOf, manifestOf } from '../shows/index.ts';
import type { Payoff } from '../shows/manifest.ts';
import type { Clip, Shot } from './clips.ts';
import { type Moment, type Story, storyOfRecord } from './story.ts';

/** Episodes that are played for each clip, each from a seed of its own. */
const tries = 20;

/** Moves after which a try is given up. */
const mostMoves = 1500;

const names = ['Ada', 'Bolt', 'Cog', 'Dot', 'Echo', 'Fuse', 'Gizmo', 'Hal'];

const storyBy = (show: Show, setting: Omit<Setting, 'seats'>, seed: number, first: number): Story => {
  const [seats] = show.seats;
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => (i * 11 + seed * 37) % 256);
  // Whoever is in two clips stands on one side, in one colour.
  const named = Array.from({ length: seats }, (_, seat) => names[(2 * first + seat) % names.length] ?? '');
  const episode = new Episode(show, { ...setting, seats }, named, new FairSource(bytes, 'TRAILER', []));
  const luck = seededLuck(seed);
  for (let moves = 0; moves < mostMoves && !episode.over; moves++) episode.play(robotMove(episode, luck));
  return storyOfRecord(writeRecord(episode, { code: 'TRAILER' }), () => show);
};

/** Milliseconds for which something is seen once it is told; lamps have to count it first. `sum`: after a win has counted its own. */
const seen = { told: 1600, win: 2000, sum: 800 } as const;

/** How long what leads to the payoff may be seen, milliseconds. */
const leads = { usual: 600, slow: 1000 } as const;

/** Longest time in which nothing happens, milliseconds: what is only read in a show is a glance here. */
const rests = { usual: 450, slow: 1000 } as const;

/** What follows from a payoff within this time belongs to it, milliseconds. */
const follows = 1500;

/** How much longer the last picture of the trailer stays, milliseconds. */
const lastStays = 600;

/** Most milliseconds of a clip. */
const longest = 8400;

/** The same entry without long rests between what it tells before `until`. Throws take their whole time. */
const brisk = (cues: readonly Cue[], time: Timeline, until: number, slow: string | undefined): Timeline => {
  const beats = [...new Set([...time.starts, ...time.tells, time.ends])].toSorted((a, b) => a - b);
  const within = (at: number, is: (cue: Cue) => boolean) =>
    cues.some((cue, i) => is(cue) && at >= (time.starts[i] ?? 0) && at < (time.tells[i] ?? 0));
  return retimed(time, at =>
    beats.reduce((moved, beat, i) => {
      const from = beats[i - 1] ?? 0;
      if (at <= from) return moved;
      const [passed, whole] = [Math.min(at, beat) - from, beat - from];
      const most = within(from, ({ cue }) => cue === slow) ? rests.slow : rests.usual;
      const stays = whole <= most || from >= until || within(from, cue => facesOf(cue) !== null);
      return moved + (stays ? passed : Math.round((passed * most) / whole));
    }, 0),
  );
};

interface Found {
  readonly clip: Clip;
  readonly worth: number;
}

/** A clip from the moment `from` to its payoff in the moment `to`. */
const clipOf = ({ show, moments: told }: Story, payoff: Payoff, from: number, to: number): Found | undefined => {
  const shots: Shot[] = [];
  let [at, lasts, worth] = [0, 0, 0];
  for (let i = from; i <= to; i++) {
    const [before, after] = [told[i - 1], told[i]];
    if (before === undefined || after === undefined || after.gone || before.view.phase === 'lobby') return undefined;
    const moments = show.acts.find(({ name }) => name === before.view.act)?.moments;
    if (moments === undefined) return undefined;
    // No throw holds its breath, so each is as short and as bright as any.
    const { tense: _, ...act } = moments;
    const acts = [act];
    const happening = { cues: after.cues, acts, before: before.view, after: after.view, televised: true };
    const pays = i < to ? -1 : after.cues.findIndex(({ cue }) => cue === payoff.cue);
    const long = timelineOf(happening, 0);
    const whole = brisk(after.cues, long, long.tells[pays] ?? long.ends, payoff.slow);
    if (i === from) shots.push(before);
    const paid = whole.tells[pays] ?? 0;
    const belongs = (cue: number) =>
      cue === pays || (cue > pays && (whole.tells[cue] ?? 0) <= paid + follows && (whole.tones?.[cue] ?? '') !== '');
    const until =
      pays < 0
        ? Math.max(...whole.tells) + (told[i + 1]?.cues[0]?.cue === payoff.slow ? leads.slow : leads.usual)
        : Math.max(
            ...whole.tells.map((tells, cue) => {
              const tone = whole.tones?.[cue] ?? '';
              if (!belongs(cue)) return 0;
              const counts = seen.sum + sumTakes(whole.sums?.[cue] ?? 0);
              return (
                tells +
                (fillsScreen(tone)
                  ? Math.max(seen.win, counts)
                  : ((cue === pays ? payoff.holds : undefined) ?? seen.told))
              );
            }),
          );
    // No win begins that the clip would not show.
    const cutOff = whole.starts.some(
      (starts, cue) => cue > pays && !belongs(cue) && starts < until && fillsScreen(whole.tones?.[cue] ?? ''),
    );
    if (pays >= 0 && cutOff) return undefined;
    // The payoff stays to the end of its clip: what the show asks next is nothing of it.
    const stays = { ends: Math.max(whole.ends, until), shows: Math.max(whole.shows, until) };
    const time: Timeline = { ...whole, ...(pays < 0 ? cutAt(whole, until) : stays), at };
    shots.push({ ...after, time });
    lasts = at + until;
    at = lasts;
    worth = Number(after.cues[pays]?.[payoff.by ?? ''] ?? 0);
  }
  const sent = shots.map(({ view, waiting, entry, cues, check, time }) => ({
    ...{ view, waiting, entry, cues, check },
    ...(time && { time }),
  }));
  return lasts > longest ? undefined : { worth, clip: { show: show.name, lasts, shots: sent } };
};

/** The best payoff of a show, from the throw that leads to it. */
const bestOf = (stories: readonly Story[], payoff: Payoff): Found | undefined => {
  const isThrow = ({ cues }: Moment) => cues[0] !== undefined && facesOf(cues[0]) !== null;
  const all = stories.flatMap(story =>
    story.moments.flatMap((moment, to) => {
      const pays = (cue: Cue): boolean => cue.cue === payoff.cue && (payoff.how ?? cue.how) === cue.how;
      const explains = (cue: Cue): boolean => payoff.without?.some(field => Boolean(cue[field])) === true;
      if (!moment.cues.some(pays) || moment.cues.some(explains)) return [];
      const from = story.moments.findLastIndex((before, i) => i <= to && isThrow(before));
      return clipOf(story, payoff, from, to) ?? [];
    }),
  );
  // Of equal ones the shortest.
  const [best] = all.toSorted((a, b) => b.worth - a.worth || a.clip.lasts - b.clip.lasts);
  return best;
};

/** A clip of every show that declares a payoff, bonus acts after their show. Dice fall at once, and the most money comes last. */
export const trailerOf = (shows: readonly (readonly [Show, Omit<Setting, 'seats'>])[]): readonly Clip[] => {
  const families = shows.map(([{ name }]) => familyOf(name));
  const inOrder = shows.toSorted(([a], [b]) => families.indexOf(familyOf(a.name)) - families.indexOf(familyOf(b.name)));
  const found = inOrder.flatMap(([show, setting], first) => {
    const payoff = manifestOf(show.name)?.payoff;
    if (payoff === undefined) return [];
    const stories = Array.from({ length: tries }, (_, i) => storyBy(show, setting, i + 1, first));
    return bestOf(stories, payoff) ?? [];
  });
  const most = Math.max(...found.map(({ worth }) => worth));
  const clips = found.toSorted((a, b) => Number(a.worth === most) - Number(b.worth === most));
  return clips.map(({ clip }, i) => (i < clips.length - 1 ? clip : { ...clip, lasts: clip.lasts + lastStays }));
};
