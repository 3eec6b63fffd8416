import { expect, test } from 'vitest';
import type { RaceProps } from '../../client/shows/six-dice/boards/six-dice-facts.ts';
import { toBeat } from '../../client/shows/six-dice/boards/six-dice-facts.ts';
import { goldenEpisodes, goldenMoments } from '../../tools/preview/moments.ts';

test('SD-11: the number to beat is the best score, also while whoever passed the target still holds the dice', () => {
  let passed = 0;
  for (const name of goldenEpisodes.filter(episode => episode.startsWith('six-dice')))
    for (const { frames, view } of goldenMoments(name)) {
      const past = frames.at(-1)?.frame.cues.find(({ cue }) => cue === 'passed-target');
      if (past === undefined) continue;
      passed++;
      // The stage still has the dice with them.
      const board = { ...view.board, turn: past.seat };
      const stage = { ...view, board } as unknown as RaceProps['view'];
      expect(toBeat({ view: stage })).toBe(view.seats[past.seat as number]!.score);
    }
  expect(passed).toBeGreaterThan(0);
});
