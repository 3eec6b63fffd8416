/** Lucky Numbers, question version: a match, then The Main Event. */
import { choice, int, list, record, where } from '../../fields.ts';
import { judging, question } from '../../judge.ts';
import { said } from '../../said.ts';
import { defineShow } from '../../show.ts';
import { mainEvent } from '../main-event/act.ts';
import { seasonOptions } from '../main-event/season.ts';
import { adviseQuestions } from '../questions.ts';
import { match } from './match.ts';
import { type LuckyNumbersOptions, type LuckyNumbersPack, money, openMatch, rounds } from './match-state.ts';
import { robot } from './robot.ts';

const lastRound = where(list(int(1, rounds), 2, 2, [15, rounds]), ([from = 0, to = 0]) =>
  from <= to ? undefined : said('endsBeforeBegin'),
);

export const luckyNumbers = defineShow<LuckyNumbersOptions, LuckyNumbersPack>({
  name: 'lucky-numbers',
  seats: [2, 2],
  options: record({ judging, buzzcodes: choice(['each', 'upfront'], 'each'), lastRound, ...seasonOptions(money.base) }),
  pack: record({
    questions: list(question, 0, 2000, []),
    tieBreakers: list(question, 0, 500, []),
  }),
  acts: [match, mainEvent],
  open: ({ options, pack }) => openMatch(options, pack),
  // A question that nobody buzzes for is replaced (LN-A17), so a match may need a few more than it has rounds.
  advise: (pack, options) => adviseQuestions(pack, { questions: (options.lastRound[1] ?? rounds) + 2, tieBreakers: 2 }),
  robot,
});
