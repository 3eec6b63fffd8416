/** Lucky Numbers, question version: a match, then The Main Event. */
import { extended, list, record } from '../../engine/fields.ts';
import { judging, question } from '../../engine/question.ts';
import { defineShow } from '../../engine/show.ts';
import { adviseQuestions } from '../../parts/questions.ts';
import { mainEvent } from '../main-event/act.ts';
import { seasonOptions } from '../main-event/season.ts';
import { luckyNumbersHouse, luckyNumbersRules } from './house.ts';
import { match } from './match.ts';
import { type LuckyNumbersOptions, type LuckyNumbersPack, openMatch } from './match-state.ts';
import { robot } from './robot.ts';

export const luckyNumbers = defineShow<LuckyNumbersOptions, LuckyNumbersPack>({
  name: 'lucky-numbers',
  seats: [2, 2],
  options: extended(record({ judging, house: luckyNumbersHouse }), ({ house }) => ({
    ...luckyNumbersRules(house),
    ...seasonOptions(house.mainEvent),
  })),
  pack: record({
    questions: list(question, 0, 2000, []),
    tieBreakers: list(question, 0, 500, []),
  }),
  takes: { questions: {}, tieBreakers: {} },
  acts: [match, mainEvent],
  open: ({ options, pack }) => openMatch(options, pack),
  // A question that nobody buzzes for is replaced (LN-A17), so a match may need a few more questions than rounds.
  advise: (pack, options) =>
    adviseQuestions(pack, { questions: (options.lastRound[1] ?? options.house.rounds) + 2, tieBreakers: 2 }),
  robot,
});
