/** Lucky Numbers, question version: a match, then The Main Event. */
import { checkedBy, choice, extended, int, list, record } from '../../engine/fields.ts';
import { judging, question } from '../../engine/judge.ts';
import { phrase } from '../../engine/phrase.ts';
import { defineShow } from '../../engine/show.ts';
import { adviseQuestions } from '../../parts/questions.ts';
import { mainEvent } from '../main-event/act.ts';
import { seasonOptions } from '../main-event/season.ts';
import { lastRounds } from './board.ts';
import { type LuckyNumbersHouse, luckyNumbersHouse } from './house.ts';
import { match } from './match.ts';
import { type LuckyNumbersOptions, type LuckyNumbersPack, openMatch } from './match-state.ts';
import { robot } from './robot.ts';

const lastRound = (house: LuckyNumbersHouse) =>
  checkedBy(list(int(1, house.rounds), 2, 2, lastRounds(house)), ([from = 0, to = 0]) =>
    from <= to ? undefined : phrase('endsBeforeBegin'),
  );

export const luckyNumbers = defineShow<LuckyNumbersOptions, LuckyNumbersPack>({
  name: 'lucky-numbers',
  seats: [2, 2],
  options: extended(
    record({ judging, buzzcodes: choice(['each', 'upfront'], 'each'), house: luckyNumbersHouse }),
    ({ house }) => ({ lastRound: lastRound(house), ...seasonOptions(house.mainEvent) }),
  ),
  pack: record({
    questions: list(question, 0, 2000, []),
    tieBreakers: list(question, 0, 500, []),
  }),
  acts: [match, mainEvent],
  open: ({ options, pack }) => openMatch(options, pack),
  // A question that nobody buzzes for is replaced (LN-A17), so a match may need a few more questions than rounds.
  advise: (pack, options) =>
    adviseQuestions(pack, { questions: (options.lastRound[1] ?? options.house.rounds) + 2, tieBreakers: 2 }),
  robot,
});
