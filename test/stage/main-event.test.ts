/** The Main Event's board: room for prizes only where they have names, and danger until the last word. */
import { expect, test } from 'vitest';
import { boardFor } from '../../client/stage/boards/index.ts';
import type { View } from '../../shared/engine/show.ts';
import { goldenMoments } from '../sheets/moments.ts';

test('upright the frame has a second line for prizes with names of their own, and no empty band without', async () => {
  const { frame } = await boardFor('main-event', 'main-event');
  const height = frame.portrait as (view: View) => number;
  const ends = ['main-event-puzzles', 'lucky-puzzle'].map(name => goldenMoments(name).at(-1)?.view as View);
  const [unnamed = 0, named = 0] = ends.map(height);
  expect(named - unnamed).toBeGreaterThan(28);
});

test('ME-15: the danger zone is lit until the last word of the round is told', async () => {
  const { danger } = await boardFor('main-event', 'main-event');
  const last = goldenMoments('main-event-alone').at(-1);
  if (last === undefined || danger === undefined) throw new Error('nothing to look at');
  const { view, frames } = last;
  const lit = (cue: unknown) => danger({ view, board: view.board, cue } as never);
  expect(view).toMatchObject({ phase: 'over', board: { danger: true } });
  expect(lit(frames.at(-1)?.frame.cues.at(-1))).toBe(true);
  expect(lit(null)).toBe(false);
});
