import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Episode } from '../../shared/engine/episode.ts';
import { readRecord, replay, writeRecord } from '../../shared/engine/record.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { approx, parseFraction } from '../../shared/odds/fraction.ts';
import { bestIn, highlightsIn, rarity } from '../../shared/recap/highlights.ts';
import { chanceOfAtLeast, luckIn, shareOfAtLeast } from '../../shared/recap/luck.ts';
import { type Outcome, outcomeOf, talliesOf, thrownIn } from '../../shared/recap/outcomes.ts';
import { type Story, storyOf } from '../../shared/recap/story.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { casting } from '../contract/castings.ts';
import { fixedDice } from '../rooms/playhouse.ts';

const folder = join(import.meta.dirname, '../episodes');
const golden = readdirSync(folder).map(file => {
  const { episode } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { episode: unknown };
  return [file.replace('.json', ''), readRecord(episode, showNamed)] as const;
});
const stories = new Map(golden.map(([name, record]) => [name, storyOf(record)]));
const storyNamed = (name: string): Story => {
  const story = stories.get(name);
  if (story === undefined) throw new Error(`no golden episode ${name}`);
  return story;
};

const outcomesIn = (story: Story): readonly Outcome[] =>
  thrownIn(story).flatMap(thrown => {
    const outcome = outcomeOf(thrown, oddsOf(thrown.before.view, { options: story.options }));
    return outcome === undefined ? [] : [outcome];
  });

describe.each(golden)('the recap of %s', (name, record) => {
  const story = storyNamed(name);

  test('shows what the audience saw after every entry', () => {
    const { episode, refused } = replay(record);
    expect(story.moments).toHaveLength(1 + episode.entries.length);
    expect(story.moments.at(-1)?.view).toEqual(episode.view('audience'));
    for (const upto of [0, 1, Math.floor(record.entries.length / 2)]) {
      const entries = upto - refused.filter(({ entry }) => entry < upto).length;
      expect(story.moments[entries]?.view).toEqual(replay(record, upto).episode.view('audience'));
    }
  });

  test('keeps what was taken back, marked as that', () => {
    const undone = record.entries.filter(({ move }) => move.do === 'undo').length;
    const stood = replay(record).episode.standing.map(({ index }) => index);
    const standing = story.moments.filter(({ gone, entry }) => !gone && entry >= 0);
    expect(standing.map(({ entry }) => entry)).toEqual(stood);
    expect(story.moments.filter(({ gone, do: move }) => gone && move !== 'undo').length).toBeGreaterThanOrEqual(
      undone === 0 ? 0 : 1,
    );
  });

  test('counts every throw once, for the seat that made it, and expects 7/2 a die', () => {
    const stood = story.throws.filter(({ gone }) => !gone);
    const lucks = luckIn(story.throws);
    expect(lucks.reduce((sum, { throws }) => sum + throws, 0)).toBe(stood.length);
    for (const luck of lucks) {
      const faces = stood.filter(({ seat }) => seat === luck.seat).flatMap(({ dice }) => dice);
      expect(luck.pips).toBe(faces.reduce((sum, face) => sum + face, 0));
      expect(approx(parseFraction(luck.expectedPips))).toBe(3.5 * faces.length);
      // Both tails hold the sum itself.
      expect(luck.asMany + luck.asFew).toBeGreaterThan(1);
      if (luck.totals.length === 0) continue;
      expect(luck.totals.reduce((sum, { times }) => sum + times, 0)).toBe(luck.throws);
      const expected = luck.totals.reduce((sum, total) => sum + approx(parseFraction(total.expected)), 0);
      expect(expected).toBeCloseTo(luck.throws);
    }
  });

  test('weighs what throws did by the odds of their moment: as often in all as there were throws', () => {
    const outcomes = outcomesIn(story);
    for (const { seat, tallies } of talliesOf(outcomes)) {
      const own = outcomes.filter(outcome => outcome.seat === seat).length;
      expect(tallies.reduce((sum, { times }) => sum + times, 0)).toBe(own);
      expect(tallies.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(own);
    }
  });

  test('finds at most six best moments, in order, none of them undone; one is the end', () => {
    const found = highlightsIn(story);
    const entries = found.map(({ entry }) => entry);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(6);
    expect(entries).toEqual([...new Set(entries)].sort((a, b) => a - b));
    for (const entry of entries) expect(story.moments.find(moment => moment.entry === entry)?.gone).toBe(false);
    const end = found.find(({ kind }) => kind === 'end');
    const { winner = -1 } = (story.moments.at(-1)?.view.result ?? {}) as { readonly winner?: number };
    expect(end?.seat).toBe(winner);
  });

  test('opens on the most that was won at once, which is one of them', () => {
    const found = highlightsIn(story);
    const best = bestIn(story);
    expect(found.map(({ entry }) => entry)).toContain(best?.entry);
    const most = Math.max(...found.filter(({ kind }) => kind === 'gain').map(({ amount }) => amount), 0);
    if (best?.kind !== 'end') expect(best?.amount).toBeGreaterThanOrEqual(best?.kind === 'gain' ? most : 1);
  });
});

test('a bonus round pays what its player kept, no pot that may still be lost', () => {
  const [, record] = golden.find(([name]) => name === 'hot-dice-bonanza')!;
  const entries = record.entries.slice(0, -1);
  const before = storyOf({ ...record, entries });
  expect(before.moments.at(-1)?.view).toMatchObject({ act: 'bonus-bonanza', phase: 'decide' });
  expect(highlightsIn(before).filter(({ kind }) => kind === 'bonus')).toEqual([]);
});

test.each(['lucky-numbers', 'hot-dice-bonanza', 'lucky-puzzle', 'hot-hand', 'on-a-roll-best-of-three'])(
  'most throws of %s have odds to be weighed by',
  name => {
    const story = storyNamed(name);
    const stood = story.throws.filter(({ gone }) => !gone);
    expect(outcomesIn(story).length).toBeGreaterThan(stood.length / 2);
  },
);

test.each(['hot-dice-bonanza', 'hot-dice-mega', 'on-a-roll-best-of-three', 'lucky-seven', 'big-six', 'lucky-puzzle'])(
  'a throw of %s counts for what it did, not for what its total mostly does',
  name => {
    const story = storyNamed(name);
    const outcomes = new Map(outcomesIn(story).map(outcome => [outcome.entry, outcome]));
    let [doubles, picks] = [0, 0];
    for (const { one, after } of thrownIn(story)) {
      const outcome = outcomes.get(one.entry);
      if (outcome === undefined) continue;
      const where = `${name}, entry ${one.entry}: ${one.dice}`;
      if (outcome.chances.has('double')) {
        doubles++;
        expect(outcome.does === 'double', where).toBe(one.dice[0] === one.dice[1]);
      }
      if (outcome.chances.has('pick')) {
        picks++;
        expect(outcome.does === 'pick', where).toBe(after.view.phase === 'pick');
      }
    }
    expect(doubles + picks).toBeGreaterThan(0);
  },
);

test('the biggest step of an episode is the largest growth of a score at one entry', () => {
  const story = storyNamed('hot-dice-mega');
  const stood = story.moments.filter(({ gone }) => !gone);
  const steps = stood
    .slice(1)
    .flatMap(({ entry, view }, i) =>
      view.seats.map(({ score }, seat) => ({ entry, seat, amount: score - (stood[i]?.view.seats[seat]?.score ?? 0) })),
    );
  const biggest = steps.reduce((so, one) => (one.amount > so.amount ? one : so));
  expect(highlightsIn(story)).toContainEqual({ kind: 'gain', chance: '', ...biggest });
});

test('chances of throws are exact: pairs by their total, more dice by their pattern', () => {
  const chance = (...dice: number[]) => approx(rarity(dice));
  expect(chance(6, 6)).toBeCloseTo(1 / 36, 12);
  expect(chance(3, 4)).toBeCloseTo(1 / 6, 12);
  expect(chance(1, 2, 3, 4, 5, 6)).toBeCloseTo(720 / 46656, 12);
  expect(chance(2, 2, 2, 2, 2, 2)).toBeCloseTo(6 / 46656, 12);
  expect(chance(1, 1, 4, 4, 6, 6)).toBeCloseTo(1800 / 46656, 12);
  expect(approx(chanceOfAtLeast(2, 11))).toBeCloseTo(3 / 36, 12);
  // Of more dice than are counted one by one it comes from the characteristic function.
  for (const [dice, pips] of [
    [101, 340],
    [150, 525],
    [240, 960],
    [240, 240],
    [240, 1440],
  ] as const)
    expect(shareOfAtLeast(dice, pips)).toBeCloseTo(approx(chanceOfAtLeast(dice, pips)), 9);
  expect(shareOfAtLeast(20_000, 70_000)).toBeCloseTo(0.5, 2);
  expect(approx(chanceOfAtLeast(3, 3))).toBe(1);
});

test('the end of a show is where its winner was named, not where the bonus round went wrong for them', () => {
  const show = showNamed('lucky-numbers')!;
  const lost = [1, 2, 3, 4, 5, 6].flatMap(seed => {
    const { setting, names } = casting(show, 2);
    const episode = new Episode(show, setting, names, fixedDice(seed));
    const luck = seededLuck(seed);
    while (!episode.over) episode.play(robotMove(episode, luck));
    const story = storyOf(readRecord(writeRecord(episode, { code: 'K7QM4XRB' }), showNamed));
    return story.moments.at(-1)?.cues.some(({ cue }) => cue === 'forfeited') ? [story] : [];
  });
  expect(lost.length).toBeGreaterThan(0);
  for (const story of lost) {
    const end = highlightsIn(story).find(({ kind }) => kind === 'end');
    const cues = story.moments.find(({ entry }) => entry === end?.entry)?.cues.map(({ cue }) => cue);
    expect(cues).toContain('match-won');
  }
});
