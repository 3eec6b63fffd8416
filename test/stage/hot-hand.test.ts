/** Hot Hand's chips and banks while a throw is told: they never know more than the words. */
import { expect, test } from 'vitest';
import { boardFor } from '../../client/shows/index.ts';
import { shownAt } from '../../shared/engine/reveal.ts';
import type { HotHandBoard } from '../../shared/shows/hot-hand/board.ts';
import { toldEntries } from '../shared/told-entries.ts';

test('HR-04: chips and banks show a payment when its cue is told, not before', () => {
  let count = 0;
  for (const { before, after, cues, time } of toldEntries('hot-hand')) {
    if (!cues.some(({ cue }) => cue === 'paid')) continue;
    const paid = before.seats.map(() => 0);
    const sumOf = ({ bets }: HotHandBoard) => bets.reduce((sum, bet) => sum + Math.max(0, bet.paid), 0);
    for (const [at, cue] of cues.entries()) {
      if (!['hit', 'paid', 'lost'].includes(cue.cue)) continue;
      if (cue.cue === 'paid') {
        paid[cue.seat as number] = (paid[cue.seat as number] ?? 0) + (cue.paid as number);
        count++;
      }
      const { board, seats } = shownAt(before, after, time, time.tells[at] ?? 0);
      expect(seats.map(({ score }, seat) => score - (before.seats[seat]?.score ?? 0))).toEqual(paid);
      const all = paid.reduce((sum, one) => sum + one, 0);
      expect(sumOf(board as unknown as HotHandBoard)).toBe(sumOf(before.board as unknown as HotHandBoard) + all);
    }
  }
  expect(count).toBeGreaterThan(1);
});

test('a total is counted once its lamp is lit, and upright the crest asks for what decides a bet until then', async () => {
  const { crest } = await boardFor('hot-hand', 'game');
  const asked = (view: object, rolling: boolean) =>
    crest!({
      view,
      board: (view as { board: object }).board,
      shell: {},
      cue: null,
      told: [],
      rolling,
      portrait: true,
    } as never);
  let decided = 0;
  for (const { before, after, cues, time } of toldEntries('hot-hand', true)) {
    const hit = cues.findIndex(({ cue }) => cue === 'hit');
    if (hit < 0) continue;
    const lit = (passed: number) => (shownAt(before, after, time, passed).board as unknown as HotHandBoard).hit.length;
    const tells = time.tells[hit] ?? 0;
    expect([lit(tells - 1), lit(tells)]).toEqual(
      [cues[hit]?.hit, cues[hit]?.hit].map((all, at) => Number(all) - 1 + at),
    );
    if (!cues.some(({ cue }) => cue === 'pays')) continue;
    decided++;
    const total = String(cues[hit]?.total);
    expect(asked(shownAt(before, after, time, tells - 1), true)?.text?.split(' ')).toContain(total);
    expect(asked(shownAt(before, after, time, tells), false)?.text?.split(' ') ?? []).not.toContain(total);
  }
  expect(decided).toBeGreaterThan(0);
});

test('the dice of a throw lie there until a new hand is opened, even those of the first one of a hand', async () => {
  const { dice } = await boardFor('hot-hand', 'game');
  let first = 0;
  for (const { before, after, cues, time } of toldEntries('hot-hand', true)) {
    const thrown = cues.findIndex(({ cue }) => cue === 'rolled');
    if (thrown < 0) continue;
    if ((before.board as unknown as HotHandBoard).hit.length === 0) first++;
    for (const [at, cue] of cues.entries()) {
      if (at < thrown || cue.cue === 'hand-opened') continue;
      const { board } = shownAt(before, after, time, time.tells[at] ?? 0);
      expect(dice!(board, after, cues.slice(0, at + 1))).toEqual(cues[thrown]?.dice);
    }
  }
  expect(first).toBeGreaterThan(2);
});
