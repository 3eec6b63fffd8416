/** Lucky Numbers, puzzle version: two rounds of puzzles, then The Main Event. */
import { extras } from '../../engine/extras.ts';
import {
  checkedBy,
  extended,
  type Fault,
  type Field,
  fault,
  int,
  list,
  optional,
  record,
  text,
} from '../../engine/fields.ts';
import { normal } from '../../engine/judge.ts';
import { phrase } from '../../engine/phrase.ts';
import { judging, question } from '../../engine/question.ts';
import { defineShow } from '../../engine/show.ts';
import { adviseChoices } from '../../parts/questions.ts';
import { mainEvent } from '../main-event/act.ts';
import { seasonOptions } from '../main-event/season.ts';
import { game } from './game.ts';
import { type LuckyPuzzleOptions, type LuckyPuzzlePack, openGame } from './game-state.ts';
import { luckyPuzzleHouse, luckyPuzzleRules } from './house.ts';
import { fewestLetters, lettersIn, maxLetters } from './puzzle.ts';
import { robot } from './robot.ts';

/** LP-06, LP-A2: other lengths are refused by name. */
const solution = (most: number): Field<string> =>
  checkedBy(text(100), value => {
    const letters = lettersIn(value);
    if (letters >= fewestLetters && letters <= most) return undefined;
    const wanted = most === fewestLetters ? String(most) : phrase('within', fewestLetters, most);
    return phrase('letters', value, letters, wanted);
  });

/** What a whole game may use: about three puzzles a round, and a tie-breaker. */
const needed = { puzzles: 6, tieBreakers: 1 } as const;

const short = (path: string, lack: number, all: number): readonly Fault[] =>
  lack > 0 ? [fault(path, phrase('moreForGame', lack, all))] : [];

const advise = ({ puzzles, tieBreakers }: LuckyPuzzlePack, { followUps }: LuckyPuzzleOptions): readonly Fault[] => {
  const first = new Map<string, { readonly number: number; readonly name: string }>();
  const doubles = (items: readonly { readonly solution: string }[], name: string): readonly Fault[] =>
    items.flatMap(({ solution }, i) => {
      const path = `${name}[${i}].solution`;
      const before = first.get(normal(solution));
      if (before !== undefined) return [fault(path, phrase('textSameIn', solution, before.number, before.name))];
      first.set(normal(solution), { number: i + 1, name });
      return [];
    });
  const withFollowUp = puzzles.filter(({ followUp }) => followUp !== undefined).length;
  return [
    ...doubles(puzzles, 'puzzles'),
    ...doubles(tieBreakers, 'tieBreakers'),
    ...puzzles.flatMap(({ followUp }, i) =>
      followUp === undefined ? [] : adviseChoices(followUp, `puzzles[${i}].followUp`),
    ),
    ...short('puzzles', needed.puzzles - puzzles.length, needed.puzzles),
    ...short('tieBreakers', needed.tieBreakers - tieBreakers.length, needed.tieBreakers),
    // LP-20, LP-A11
    ...(withFollowUp < followUps.length ? [fault('puzzles', phrase('followUps', withFollowUp, followUps.length))] : []),
  ];
};

export const luckyPuzzle = defineShow<LuckyPuzzleOptions, LuckyPuzzlePack>({
  name: 'lucky-puzzle',
  seats: [2, 2],
  options: extended(
    record({
      judging,
      ...luckyPuzzleRules,
      champion: int(-1, 1, -1),
      house: luckyPuzzleHouse,
    }),
    ({ house }) => seasonOptions(house.mainEvent),
  ),
  pack: record({
    puzzles: list(record({ solution: solution(maxLetters), followUp: optional(question), ...extras }), 0, 1000, []),
    tieBreakers: list(record({ solution: solution(fewestLetters), ...extras }), 0, 500, []),
  }),
  takes: {
    puzzles: { solution: 'capitals', category: 'category', followUp: 'followUp' },
    tieBreakers: { solution: 'capitals' },
  },
  acts: [game, mainEvent],
  open: ({ options, pack }) => openGame(options, pack),
  advise,
  robot,
});
