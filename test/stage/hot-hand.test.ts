/** Hot Hand's board while a throw is told: it never knows more than the words. */
import { expect, test } from 'vitest';
import { tableState } from '../../client/shows/hot-hand/boards/hot-hand-facts.ts';
import type { HotHandBoard } from '../../shared/shows/hot-hand/board.ts';
import { goldenMoments } from '../../tools/preview/moments.ts';

test('HR-04: chips and banks show a payment when its cue is told, not before', () => {
  const moments = goldenMoments('hot-hand');
  let count = 0;
  for (const [at, { frames, view }] of moments.entries()) {
    const before = moments[at - 1]?.view;
    const cues = frames.at(-1)?.frame.cues ?? [];
    if (before === undefined || !cues.some(({ cue }) => cue === 'paid')) continue;
    const board = { ...(before.board as unknown as HotHandBoard), dice: view.board.dice as readonly number[] };
    const paid = before.seats.map(() => 0);
    for (const cue of cues.filter(({ cue }) => ['hit', 'paid', 'lost'].includes(cue))) {
      if (cue.cue === 'paid') {
        paid[cue.seat as number] = (paid[cue.seat as number] ?? 0) + (cue.paid as number);
        count++;
      }
      const { bets, gained } = tableState({ board, view: before, cue, rolling: false } as never);
      expect(gained).toEqual(paid);
      expect(bets.reduce((sum, bet) => sum + Math.max(0, bet.paid), 0)).toBe(
        board.bets.reduce((sum, bet) => sum + Math.max(0, bet.paid), 0) + paid.reduce((sum, one) => sum + one, 0),
      );
    }
    const end = cues.some(({ cue }) => cue === 'hand-over');
    if (!end) expect(paid).toEqual(view.seats.map(({ score }, seat) => score - (before.seats[seat]?.score ?? 0)));
  }
  expect(count).toBeGreaterThan(1);
});
