/**
 * The Main Event (ME-01 … ME-28): the results of three champions, and the value of the current choice under best play. One
 * champion always continues, one stops at the first 7 (or else at the next offer), and one plays for the highest mean of cash
 * and prizes.
 */

import type { View } from '../../../engine/show.ts';
import { in36, totals, ways, waysOf } from '../../../odds/dice.ts';
import { decimal, exact, type Fraction, fraction, ZERO } from '../../../odds/fraction.ts';
import { type Decision, decision, type OddsOf, odd, type Throw } from '../../../odds/odds.ts';
import { Tables } from '../../../odds/tables.ts';
import { luckyNumbers, wilds } from '../act.ts';
import type { MainEventBoard } from '../board.ts';
import type { MainEventHouse } from '../house.ts';
import { BestPlay, type Outlook, outlookOf } from './best.ts';
import { halvesOf, medalOf, type Spot } from './board.ts';
import {
  alwaysContinue,
  declined,
  type Outcome,
  OutcomeTable,
  type Policy,
  type Stakes,
  stopAtFirstSeven,
} from './fare.ts';

const stakesOf = ({ allCash, prizes }: MainEventBoard, house: MainEventHouse): Stakes => ({
  prizes: prizes.map(({ value }) => decimal(value)),
  allCash,
  sweep: allCash ? fraction(house.sweep) : ZERO,
  house,
});

const fixed = new Tables<OutcomeTable>();
// Many megabytes each.
const best = new Tables<BestPlay>(4);

const keyOfStakes = ({ prizes, allCash, sweep, house }: Stakes): string =>
  [
    ...[...prizes, sweep].map(exact),
    allCash,
    house.wild,
    house.repeat,
    house.half,
    house.empty,
    house.consolation,
    house.chances,
  ].join();

const bestPlay = (stakes: Stakes, jackpot: Fraction): BestPlay =>
  best.get(
    keyOfStakes(stakes),
    () => new BestPlay(stakes, jackpot),
    table => table.serves(jackpot),
  );

const outcomes = ({ swept, ranOut, forfeited, stopped, cash, prizes, worth }: Outlook) => ({
  swept: exact(swept),
  'ran-out': exact(ranOut),
  forfeited: exact(forfeited),
  stopped: exact(stopped),
  cash: exact(cash),
  prizes: exact(prizes),
  worth: exact(worth),
});

const outcomeOf = (outcomes: OutcomeTable, phase: string, spot: Spot): Outcome | undefined => {
  if (phase === 'roll') return outcomes.roll(spot);
  if (phase === 'offer') return outcomes.offer(spot);
  const made = outcomes.wild(spot);
  return made.get(outcomes.policy.wild(made));
};

const policies: Readonly<Record<string, Policy>> = {
  'always-continue': alwaysContinue,
  'stop-at-first-seven': stopAtFirstSeven,
};

const choices = (play: BestPlay, phase: 'offer' | 'wild', spot: Spot, level: number, missing: readonly number[]) => {
  const worth = new Map(play.choices(phase, spot, level));
  const of = (choice: string | number): Fraction => worth.get(choice) ?? ZERO;
  const moves: readonly Decision[] =
    phase === 'offer'
      ? ['stop', 'continue'].map(move => decision({ do: move }, of(move)))
      : [
          ...missing.map(number => decision({ do: 'claim', number }, of(medalOf(number)))),
          decision({ do: 'decline' }, of(declined)),
        ];
  return moves;
};

/** The effect of a total, by the name of its cue. */
const does = (total: number, { claimed, danger, chances }: MainEventBoard): string => {
  if (total === 7) return danger ? 'forfeited' : 'offer';
  if (luckyNumbers.includes(total) && !claimed.includes(total)) return chances > 0 ? 'swept' : 'claimed';
  if (chances === 1) return 'ran-out';
  return wilds.includes(total) ? 'wild' : 'repeat';
};

const nextThrow = (board: MainEventBoard): readonly Throw[] =>
  totals.map(total => ({ total, chance: exact(in36(ways(total))), does: does(total, board) }));

export const mainEventOdds: OddsOf = (view: View, { options }) => {
  // Played alone, it waits in a lobby for the first throw.
  const phase = view.phase === 'lobby' ? 'roll' : view.phase;
  if (phase !== 'roll' && phase !== 'wild' && phase !== 'offer') return null;
  const board = view.board as MainEventBoard;
  const { mainEvent } = (options as { readonly house: { readonly mainEvent: MainEventHouse } }).house;
  const stakes = stakesOf(board, mainEvent);
  const jackpot = decimal(board.jackpot);
  const spot: Spot = { halves: halvesOf(board.claimed), danger: board.danger, chances: board.chances };
  const missing = luckyNumbers.filter(number => !board.claimed.includes(number));
  const play = bestPlay(stakes, jackpot);
  const level = play.levelOf(jackpot) ?? 0;
  const rolled = phase === 'roll' ? nextThrow(board) : [];
  return {
    odds: [...new Set(rolled.map(({ does }) => does))].map(name =>
      odd(name, in36(waysOf(rolled.flatMap(({ total, does }) => (does === name ? [total] : []))))),
    ),
    policies: {
      ...Object.fromEntries(
        Object.entries(policies).map(([name, policy]) => {
          const table = fixed.get(`${name} ${keyOfStakes(stakes)}`, () => new OutcomeTable(stakes, policy));
          const outcome = outcomeOf(table, phase, spot);
          return [name, outcome === undefined ? {} : outcomes(outlookOf(outcome, jackpot))];
        }),
      ),
      best: outcomes(play[phase](spot, level)),
    },
    decisions: phase === 'roll' ? [] : choices(play, phase, spot, level, missing),
    throw: rolled,
  };
};
