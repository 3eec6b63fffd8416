/** What robots of several shows share. */
import { earlyCalls, hostInterventions, nextStep } from '../engine/asides.ts';
import { type Actor, type Legal, legalBy } from '../engine/moves.ts';
import { anyMove, pick, type RobotMove, type Strength } from '../engine/robots.ts';
import type { Sight } from '../engine/show.ts';

export type { RobotMove } from '../engine/robots.ts';

/** What a host's view says about the question on the table (`own.card`). */
export interface Card {
  readonly answer?: string;
  readonly choices?: readonly string[];
}

/** The host's moves that are never the next step of a show. */
const skipped: readonly string[] = [...hostInterventions, ...earlyCalls];

export const legalFor = (by: Actor, sight: Sight, move: string): Legal | undefined =>
  sight.legal.find(legal => legal.by === by && legal.do === move);

export const cardOf = (sight: Sight): Card => (sight.view.own?.card ?? {}) as Card;

/** How often a robot knows the answer. */
const knowing: Readonly<Record<Strength, number>> = { easy: 2 / 5, middle: 2 / 3, full: 9 / 10 };

/** An answer to a question. A wrong one is another choice, or a shrug. */
export const guess = (card: Card, { luck, strength = 'middle' }: Sight): string => {
  const choices = card.choices ?? [];
  if (luck() < knowing[strength] && card.answer !== undefined) return card.answer;
  const wrong = choices.filter(choice => choice !== card.answer);
  return wrong.length > 0 ? pick(wrong, luck) : 'no idea';
};

/** A number for a toss-up. Numbers near the middle are close to most secret numbers. */
export const buzzNumber = ({ luck, strength }: Sight): number =>
  strength === 'full' ? 46 + Math.floor(luck() * 10) : 1 + Math.floor(luck() * 100);

/** Whether an easy robot makes this move without thinking: one in three. */
export const slips = ({ strength, luck }: Sight): boolean => strength === 'easy' && luck() < 1 / 3;

/** A random legal move, for what a show's robot does not handle. */
export const anyLegal = (by: Actor, sight: Sight): RobotMove => {
  const own = sight.legal.filter(legal => legal.by === by && !skipped.includes(legal.do));
  if (own.length === 0) throw new Error(`a robot was asked to move as ${by}, who has no legal move`);
  const { by: _by, ...move } = anyMove(pick(own, sight.luck), sight.luck);
  return move as unknown as RobotMove;
};

/** A robot host judges fairly and otherwise continues the show; null: it waits for a seat. */
export const hostRobot = (sight: Sight, isRight: (sight: Sight) => boolean): RobotMove | null => {
  if (legalFor('host', sight, 'judge')) return { do: 'judge', correct: isRight(sight) };
  const step = nextStep(legalBy(sight.legal, 'host'), true);
  if (step === undefined) return null;
  const { by: _by, ...move } = anyMove(step, sight.luck);
  return move as unknown as RobotMove;
};
