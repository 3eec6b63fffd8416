import { expect, test } from 'vitest';
import type { RaceProps } from '../../client/shows/six-dice/boards/six-dice-facts.ts';
import { countedTo, toBeat } from '../../client/shows/six-dice/boards/six-dice-facts.ts';
import { readCues } from '../../shared/engine/mirror-read.ts';
import type { Timeline } from '../../shared/engine/moments.ts';
import { shownAt } from '../../shared/engine/reveal.ts';
import { goldenEpisodes, goldenMoments, timed } from '../../tools/preview/moments.ts';

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

test('SD-11: a lane that passes another one first stops beside it, and all lanes end as they are', () => {
  let passed = 0;
  for (const name of goldenEpisodes.filter(episode => episode.startsWith('six-dice'))) {
    const moments = timed(goldenMoments(name));
    for (const [i, { shell, view }] of moments.entries()) {
      const frame = shell.cues === '' ? undefined : readCues(shell);
      const banked = frame?.cues.find(({ cue }) => cue === 'banked');
      const before = moments[i - 1]?.view;
      if (frame === undefined || banked === undefined || before === undefined || before.act !== view.act) continue;
      const time = frame.time as Timeline;
      const at = frame.cues.indexOf(banked);
      const scoreAt = (passed: number) => shownAt(before, view, time, passed).seats.map(({ score }) => score);
      const seat = banked.seat as number;
      const was = before.seats[seat]?.score ?? 0;
      const rivals = before.seats.flatMap(({ score }, other) =>
        other !== seat && score >= was && score < (banked.score as number) ? [score] : [],
      );
      // Phones, which have no lanes, wait until it is told.
      expect(scoreAt((time.starts[at] ?? 0) + 1)[seat]).toBe(was);
      const counted = countedTo(before, seat, banked.points as number);
      expect(counted[seat]).toBe(rivals.length > 0 ? Math.max(...rivals) : banked.score);
      expect(scoreAt((time.tells[at] ?? 0) + 1)[seat]).toBe(banked.score);
      if (rivals.length > 0) passed++;
    }
  }
  expect(passed).toBeGreaterThan(2);
});
