/** On A Roll: games for a subject hidden behind three clues, each with its two bonus games, Big 6 and Lucky 7. */
import { extras } from '../../engine/extras.ts';
import {
  checkedBy,
  extended,
  type Fault,
  type Field,
  fault,
  flag,
  int,
  list,
  number,
  optional,
  record,
  sets,
  text,
} from '../../engine/fields.ts';
import { normal } from '../../engine/judge.ts';
import { phrase } from '../../engine/phrase.ts';
import { judging } from '../../engine/question.ts';
import { defineShow } from '../../engine/show.ts';
import { bigSix } from './big-six.ts';
import { game } from './game.ts';
import { openGame } from './game-state.ts';
import { onARollHouse, onARollRules } from './house.ts';
import { luckySeven } from './lucky-seven.ts';
import { type OnARollOptions, type OnARollPack, openMatch, prizesOfGame } from './match.ts';
import { robot } from './robot.ts';
import { charsOf, lettersIn } from './spelling.ts';

/** A text with this many letters (OR-14, contract.md 7). */
const spelled = (max: number, fewest: number, most: number): Field<string> =>
  checkedBy(text(max), value => {
    const letters = lettersIn(value);
    if (letters >= fewest && letters <= most) return undefined;
    const wanted = most === Number.POSITIVE_INFINITY ? phrase('orMore', fewest) : phrase('within', fewest, most);
    return phrase('letters', value, letters, wanted);
  });

/** OR-30: a letter behind each face of a die. */
const sixLetters = checkedBy(text(30), value =>
  lettersIn(value) === 6 && charsOf(value).length === 6 ? undefined : phrase('notSixLetters', value),
);

const accept = optional(list(text(200), 0, 50));

/** OR-31: `sources` say where the word can be looked up, two for a proper noun. They do not affect play. */
export const bigSixWord = record({
  word: sixLetters,
  hint: text(500),
  extraHint: optional(text(500)),
  sources: optional(list(text(500), 0, 10)),
  ...extras,
});

/** A six-letter answer to a question that needs no choices. */
export const bigSixTakes = { word: 'capitals', hint: 'asked' } as const;

/** OR-42, OR-A32: four of them besides the top cash for each Lucky 7. */
export const luckyPrizes = sets(
  record({ name: text(100), value: number(0, 1e9), cash: flag(false) }),
  prizesOfGame,
  100,
);

const any = Number.POSITIVE_INFINITY;

/** What one match may use: three games of several name games each. */
const needed = { names: 12, puzzles: 3, bigSix: 3 } as const;

const doubles = (texts: readonly string[], path: (i: number) => string): Fault[] => {
  const first = new Map<string, number>();
  return texts.flatMap((text, i) => {
    const before = first.get(normal(text));
    if (before !== undefined) return [fault(path(i), phrase('textSameAsNumber', text, before + 1))];
    first.set(normal(text), i);
    return [];
  });
};

const advise = (pack: OnARollPack): readonly Fault[] => {
  const short = (['names', 'puzzles', 'bigSix'] as const).flatMap((list): Fault[] => {
    const lack = needed[list] - pack[list].length;
    return lack > 0 ? [fault(list, phrase('moreForMatchOrAgain', lack, needed[list]))] : [];
  });
  const clues = pack.puzzles.flatMap(({ clues }, i) => doubles(clues, row => `puzzles[${i}].clues[${row}]`));
  const warnings = pack.puzzles.flatMap(({ subject, clues }, i) =>
    clues.flatMap((clue, row): Fault[] =>
      normal(clue) === normal(subject) ? [fault(`puzzles[${i}].clues[${row}]`, phrase('clueIsSubject', clue))] : [],
    ),
  );
  return [
    ...doubles(
      pack.names.map(({ name }) => name),
      i => `names[${i}].name`,
    ),
    ...doubles(
      pack.puzzles.map(({ subject }) => subject),
      i => `puzzles[${i}].subject`,
    ),
    ...clues,
    ...warnings,
    ...doubles(
      pack.bigSix.map(({ word }) => word),
      i => `bigSix[${i}].word`,
    ),
    ...doubles(
      pack.prizes.map(({ name }) => name),
      i => `prizes[${i}].name`,
    ),
    ...short,
  ];
};

export const onARoll = defineShow<OnARollOptions, OnARollPack>({
  name: 'on-a-roll',
  seats: [2, 2],
  options: extended(
    record({
      judging,
      ...onARollRules,
      house: onARollHouse,
    }),
    ({ house }) => ({ wins: list(int(0, house.retireAfter - 1), 2, 2, [0, 0]) }),
  ),
  pack: record({
    names: list(record({ name: spelled(100, 7, any), ask: text(500), accept, ...extras }), 0, 2000, []),
    puzzles: list(
      record({
        subject: spelled(100, 4, any),
        kind: text(100),
        clues: list(spelled(100, 2, 13), 3, 3),
        accept,
        ...extras,
      }),
      0,
      1000,
      [],
    ),
    bigSix: list(bigSixWord, 0, 1000, []),
    prizes: luckyPrizes,
  }),
  takes: {
    names: { name: 'name', ask: 'asked', accept: 'otherCapitals' },
    bigSix: bigSixTakes,
  },
  acts: [game, bigSix, luckySeven],
  open: setting => openGame(openMatch(setting), [0, 0], 'lobby'),
  advise,
  robot,
});
