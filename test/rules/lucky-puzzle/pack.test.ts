import { expect, test } from 'vitest';
import { readField } from '../../../shared/engine/fields.ts';
import { luckyPuzzle } from '../../../shared/shows/lucky-puzzle/show.ts';
import { nine, pips, twelve, yesNo } from './puzzle-script.ts';

const advice = (pack: object): readonly string[] =>
  luckyPuzzle
    .advise(readField(luckyPuzzle.pack, pack).value, readField(luckyPuzzle.options, {}).value)
    .map(({ path, message }) => `${path}: ${message}`);

const solutions = ['BACK & FORTH', 'DICE TABLE', 'GAME TABLE', twelve, "ROCK'N'ROLLER"];
const enough = [
  ...solutions.map((solution, i) => (i < 3 ? { solution, followUp: pips } : { solution })),
  { solution: 'LUCKY STRIKES' },
];
const tieBreakers = [{ solution: nine }];

test('LP-A11 LP-20: a setter hears of too few puzzles, follow-up questions and tie-breakers', () => {
  expect(advice({ puzzles: enough, tieBreakers })).toEqual([]);
  expect(advice({ puzzles: [{ solution: nine, followUp: pips }] })).toEqual([
    'puzzles: 5 more are needed for a whole game (6 in all)',
    'tieBreakers: 1 more is needed for a whole game (1 in all)',
    'puzzles: only 1 of 3 follow-up questions are there',
  ]);
});

test('LP-24: of doubles, and of an answer that is no choice', () => {
  const again = [{ solution: 'snake  eyes' }, { solution: twelve, followUp: { ...yesNo, answer: 'never' } }];
  expect(advice({ puzzles: [...enough.slice(0, 3), ...again, ...enough.slice(4)], tieBreakers })).toEqual([
    'tieBreakers[0].solution: “SNAKE EYES” is the same as number 4 of puzzles',
    'puzzles[4].followUp.answer: “never” is not among the choices',
  ]);
});
