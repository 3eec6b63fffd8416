/** On A Roll on the stage: what is answered is judged before it is spelled, and a match that is won says so. */
import { expect, test } from 'vitest';
import { stampOf } from '../../client/parts/stamp-of.ts';
import { boardFor } from '../../client/shows/index.ts';
import { narratorOf } from '../../client/stage/formats.ts';
import { shownAt } from '../../shared/engine/reveal.ts';
import type { BigSixBoard } from '../../shared/shows/on-a-roll/boards.ts';
import { toldEntries } from '../shared/told-entries.ts';
import { textIn } from './reading.ts';

const entries = toldEntries('on-a-roll-best-of-three', true);

test('the word of Big 6 opens after it has been called right, and its money after the word', () => {
  const solved = entries.filter(({ cues }) => cues.some(({ cue }) => cue === 'six-solved'));
  for (const { before, after, cues, time } of solved) {
    const at = (name: string) => cues.findIndex(({ cue }) => cue === name);
    const shown = (passed: number) => shownAt(before, after, time, passed).board as unknown as BigSixBoard;
    const opens = time.starts[at('six-solved')] ?? 0;
    expect(time.tells[at('six-right')]).toBeLessThan(opens);
    expect(shown(opens - 1).cells).toEqual(before.board.cells);
    expect(shown(opens).cells.every(({ open }) => open)).toBe(true);
    expect(shown(opens).cash).toBe(0);
  }
  expect(solved.length).toBeGreaterThan(0);
});

test('whoever wins the last game wins the match, and the games before it do not say so', async () => {
  const { words } = await boardFor('on-a-roll', 'game');
  const signs = entries.flatMap(({ cues }) =>
    cues.flatMap(cue => (cue.cue === 'game-won' ? [stampOf(cue, words.terms?.stamps?.[cue.cue])] : [])),
  );
  expect(signs).toEqual(['GAME WON!', 'GAME WON!', 'MATCH WON!']);
});

test('the table is free of dice while an answer is on it', async () => {
  const { dice } = await boardFor('on-a-roll', 'game');
  for (const { before, cues } of entries)
    if (before.act === 'game' && cues.some(({ cue }) => cue === 'guessed'))
      expect(dice!(before.board, before, [])).toEqual([]);
});

test('an answer on the table has the name of whoever gave it', async () => {
  const { Card } = await boardFor('on-a-roll', 'game');
  let given = 0;
  for (const { before: view, cues } of entries) {
    const cue = cues.find(one => one.cue === 'guessed');
    if (cue === undefined || view.act !== 'game') continue;
    const tell = narratorOf(view);
    const props = { view, board: view.board, cue, told: [cue], rolling: false, portrait: false, tell };
    const card = textIn((Card as (props: never) => unknown)(props as never));
    expect(card).toContain(tell.name(cue.seat as number));
    expect(card).toContain(cue.text as string);
    given++;
  }
  expect(given).toBeGreaterThan(5);
});
