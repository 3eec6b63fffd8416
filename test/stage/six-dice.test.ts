import { expect, test } from 'vitest';
import type { RaceProps } from '../../client/shows/six-dice/boards/six-dice-facts.ts';
import { toBeat } from '../../client/shows/six-dice/boards/six-dice-facts.ts';
import { goldenEpisodes, goldenMoments } from '../../tools/preview/moments.ts';

test('SD-11: the number to beat is the best of the others, and of all while whoever passed the target still holds the dice', () => {
  let passed = 0;
  for (const name of goldenEpisodes.filter(episode => episode.startsWith('six-dice')))
    for (const { frames, view } of goldenMoments(name)) {
      const past = frames.at(-1)?.frame.cues.find(({ cue }) => cue === 'passed-target');
      if (past === undefined) continue;
      passed++;
      // The stage still has the dice with them.
      const board = { ...view.board, turn: past.seat };
      const stage = (told: unknown[]) => ({ view, board, told }) as unknown as RaceProps;
      expect(toBeat(stage([past]))).toBe(view.seats[past.seat as number]!.score);
      // Their own last turn has others to beat.
      const others = view.seats.filter((_, seat) => seat !== past.seat).map(({ score }) => score);
      expect(toBeat(stage([]))).toBe(Math.max(...others));
    }
  expect(passed).toBeGreaterThan(0);
});
