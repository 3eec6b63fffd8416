/** When things are shown: the times of an entry, the same for every page. */
import { expect, test } from 'vitest';
import { cutAt, landingOf, throwTimes } from '../../shared/engine/moments.ts';
import type { ActMoments, View } from '../../shared/engine/show.ts';
import { startOf, timelineOf } from '../../shared/engine/timeline.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { goldenEpisodes } from '../../tools/preview/moments.ts';
import { robotEntries } from './robot-entries.ts';
import { toldEntries } from './told-entries.ts';

const view = (phase: string): View => ({ show: 's', act: 'a', phase, seats: [], board: {}, result: null });
const moments: ActMoments = {
  cues: {
    took: { ms: 700, tone: 'good' },
    won: { ms: 1000, televised: 4000, before: true, tone: 'win' },
    banked: { ms: 1000, tone: 'win', amount: 'cash' },
    opened: { ms: 900, reveal: 400 },
    solved: { ms: 3000, reveal: 1800, tone: 'win' },
    held: { ms: 500, before: true },
  },
  tense: cue => cue.danger === true,
};
const thrown = { cue: 'rolled', dice: [1, 2], danger: false };
const timeline = (cues: readonly { readonly cue: string }[], televised = false, acts = [moments]) =>
  timelineOf({ cues, acts, before: view('roll'), after: view('roll'), televised }, 1000);
const { lift, plain, tense, breath, rest } = throwTimes;

test('a win says how much it is, and nothing else does', () => {
  expect(timeline([{ cue: 'took' }, { cue: 'banked', cash: 900 } as never])).toMatchObject({ sums: [0, 900] });
  expect(timeline([{ cue: 'won' }, { cue: 'took', cash: 900 } as never]).sums).toBeUndefined();
});

test('a throw is spoken of once its faces can be read, and nothing of it is shown before', () => {
  const spokenAt = lift + plain + rest;
  const time = timeline([thrown, { cue: 'took' }]);
  expect(time).toEqual({
    at: 1000,
    starts: [0, spokenAt],
    tells: [spokenAt, spokenAt],
    shows: spokenAt,
    ends: spokenAt + 700,
    tones: ['', 'good'],
  });
  expect(landingOf(time, 0)).toBe(spokenAt - rest);
  const long = timeline([{ ...thrown, danger: true } as never]);
  expect(long).toMatchObject({ ends: breath + lift + tense + rest, tense: true });
});

test('a won pot is shown until the win is through, longer before a television; a door when it is open', () => {
  expect(timeline([{ cue: 'won' }])).toMatchObject({ shows: 1000, ends: 1000 });
  expect(timeline([{ cue: 'won' }], true)).toMatchObject({ shows: 4000, ends: 4000 });
  expect(timeline([{ cue: 'opened' }])).toMatchObject({ tells: [400], shows: 400, ends: 900 });
});

test('nobody may go on before everything has been told', () => {
  const landed = lift + plain + rest;
  expect(timeline([thrown, { cue: 'solved' }])).toMatchObject({ tells: [landed, landed + 1800], shows: landed + 1800 });
  expect(timeline([{ cue: 'held' }, { cue: 'took' }])).toMatchObject({ tells: [0, 500], shows: 500 });
});

test('a show begins with its titles, an act that enters with its sign; the host may end both', () => {
  const begins = timelineOf(
    { cues: [], acts: [moments], before: view('lobby'), after: view('ready'), televised: true },
    0,
  );
  expect(begins.titles).toBe(8000);
  expect(begins.shows).toBe(begins.titles);
  const enters = timeline([{ cue: 'took' }], true, [moments, { enters: true, cues: {} }]);
  expect(enters).toMatchObject({ enters: 700, shows: enters.ends });
  expect(cutAt(enters, 1500)).toMatchObject({ at: 1000, enters: 500, shows: 500, ends: 500 });
});

test('an entry waits for the one before it, unless that takes longer than anybody waits', () => {
  const last = timeline([thrown]);
  expect(startOf(last, 1500)).toBe(last.at + last.ends);
  expect(startOf(last, 9000)).toBe(9000);
  expect(startOf({ ...last, ends: 60_000 }, 1500)).toBe(1500);
});

test.each(goldenEpisodes)('%s: an answer is told whole, however soon it is judged', name => {
  for (const { name: phase, after, time } of toldEntries(name, true))
    if (after.phase === 'judging') expect(startOf({ ...time, at: 0 }, 20), phase).toBe(time.ends);
});

test.each(shows.map(show => [show.name, show] as const))(
  '%s: before a prize that ends an act a drum rolls',
  (_, show) => {
    const isOver = (phase: string) => ['won', 'over'].includes(phase);
    for (const { name, act, before, after, cues } of robotEntries(show, 40)) {
      if (isOver(before.phase) || !isOver(after.phase)) continue;
      // What a champion retires with was won before.
      const told = cues.flatMap(({ cue }) => (cue === 'retired' ? [] : [act.moments?.cues[cue]]));
      if (told.every(time => time?.tone !== 'win' && time?.tone !== 'champion')) continue;
      const drums = told.filter(time => time?.drum === true);
      expect(drums.length, name).toBeGreaterThan(0);
      for (const drum of drums) expect(drum?.reveal).toBeGreaterThanOrEqual(1000);
    }
  },
);

test.each(shows.map(show => [show.name, show] as const))(
  '%s: no moment is longer than ten seconds, and every win knows its money or has none',
  (_, show) => {
    for (const { name, moments: own } of show.acts) {
      for (const [cue, { ms, televised = ms, reveal = 0 }] of Object.entries(own?.cues ?? {})) {
        expect(Math.max(ms, televised), `${name}: ${cue}`).toBeLessThanOrEqual(10_000);
        expect(ms, `${name}: ${cue}`).toBeLessThanOrEqual(televised);
        expect(reveal, `${name}: ${cue}`).toBeLessThanOrEqual(ms);
      }
    }
  },
);
