/** Hot Hand's chips and banks while a throw is told: they never know more than the words. */
import { expect, test } from 'vitest';
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
