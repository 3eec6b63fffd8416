/** The rules of Pig, move by move: the dice stand beside the roll that they come from. */
import { expect, test } from 'vitest';
import { readRecord, writeRecord } from '../../shared/engine/record.ts';
import { awardsIn } from '../../shared/recap/awards.ts';
import { storyOf } from '../../shared/recap/story.ts';
import { Playing } from '../rules/playing.ts';
import { type PigBoard, pig } from './show/show.ts';

/** A game to 20 points; `dice` are rolled one after another by whoever has them. */
const game = (...dice: readonly number[]): Playing<PigBoard> => {
  const match = new Playing<PigBoard>(pig, { options: { target: 20 } });
  match.move('host', 'start');
  for (const face of dice) match.move(match.board.turn, 'roll', {}, { dice: [face] });
  return match;
};

test('points are collected roll by roll, and only then can they be banked', () => {
  expect(game().refused(0, 'bank')).toBe('not-now');
  expect(game(5, 4).board).toMatchObject({ turn: 0, points: 9 });
});

test('a 1 ends the turn and loses what it collected', () => {
  const match = game(6, 1);
  expect(match.board).toMatchObject({ turn: 1, points: 0 });
  expect(match.scores).toEqual([0, 0]);
});

test('whoever banks keeps the points and hands the die on', () => {
  const match = game(6, 5);
  match.move(0, 'bank');
  expect(match.scores).toEqual([11, 0]);
  expect(match.board.turn).toBe(1);
});

test('the first to reach the target wins', () => {
  const match = game(6, 6, 5, 3);
  match.move(0, 'bank');
  expect(match.phase).toBe('over');
  expect(match.cues.map(({ cue }) => cue)).toEqual(['banked', 'won']);
});

test('what was banked is not called the work of the last throw', () => {
  const match = game(6, 6, 5, 3);
  match.move(0, 'bank');
  const story = storyOf(readRecord(writeRecord(match.episode), () => pig));
  expect(awardsIn(story, () => ({ decisions: [] }) as never).filter(({ award }) => award === 'roll')).toEqual([]);
});
