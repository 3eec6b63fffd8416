/** Hot Dice: a main game, then the winner's bonus bonanza or mega roll. */
import { extras } from '../../engine/extras.ts';
import { extended, type Field, fault, int, list, number, optional, record, text } from '../../engine/fields.ts';
import { isSameAnswer } from '../../engine/judge.ts';
import { phrase } from '../../engine/phrase.ts';
import { judging, type Question } from '../../engine/question.ts';
import { defineShow } from '../../engine/show.ts';
import { adviseQuestions } from '../../parts/questions.ts';
import { bonusBonanza } from './bonus-bonanza.ts';
import { game } from './game.ts';
import { type HotDiceOptions, type HotDicePack, openGame } from './game-state.ts';
import { type HotDiceHouse, hotDiceHouse, hotDiceRules, maxLosses, maxWins } from './house.ts';
import { megaRoll } from './mega-roll.ts';
import { robot } from './robot.ts';

const standing = (house: HotDiceHouse) =>
  record({ wins: int(0, maxWins(house), 0), losses: int(0, maxLosses(house), 0), earnings: number(0, 1e12, 0) });

const fresh = { wins: 0, losses: 0, earnings: 0 } as const;

const questionField = record({
  ask: text(500),
  answer: text(200),
  accept: optional(list(text(200), 0, 50)),
  choices: list(text(200), 2, 8),
  ...extras,
});

/** HD-06: the answer itself is one of the choices. An accepted alternative among the choices is not enough. */
const question: Field<Question> = {
  ...questionField,
  read: (value, path, faults) => {
    const before = faults.length;
    const read = questionField.read(value, path, faults);
    if (faults.length === before && !read.choices.some(choice => isSameAnswer(choice, read.answer))) {
      faults.push(fault(`${path}.answer`, phrase('notAmongChoices', read.answer)));
    }
    return read;
  },
};

export const hotDice = defineShow<HotDiceOptions, HotDicePack>({
  name: 'hot-dice',
  seats: [2, 2],
  options: extended(record({ judging, ...hotDiceRules, house: hotDiceHouse }), ({ house }) => ({
    record: list(standing(house), 2, 2, [fresh, fresh]),
  })),
  pack: record({
    questions: list(question, 0, 2000, []),
    tieBreakers: list(question, 0, 500, []),
  }),
  takes: { questions: {}, tieBreakers: {} },
  acts: [game, bonusBonanza, megaRoll],
  open: ({ options, pack }) => openGame(options, pack),
  // A question that both pass is replaced (HD-84), so a game may need a few more questions than rounds.
  advise: (pack, { rounds }) => adviseQuestions(pack, { questions: rounds + 2, tieBreakers: 2 }),
  robot,
});
