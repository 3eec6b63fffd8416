/** The main game of Hot Dice: its rounds and its catch-up. */
import type { HotDiceOptions } from '../../shows/hot-dice/game-state.ts';
import { in36, mayDouble, totals, ways } from '../dice.ts';
import { compare, decimal, exact, type Fraction, fraction, minus, ONE } from '../fraction.ts';
import { type Decision, decision, type Odd, type Odds, type OddsOf, odd, type Throw } from '../odds.ts';
import { Tables } from '../tables.ts';
import { CatchUp } from './catch-up.ts';
import type { Doubles } from './push-luck-rules.ts';
import { roundOdds } from './round.ts';
import type { Value } from './scale.ts';

/** A turn's table for each way of playing, and the same for the turn before. */
const turns = new Tables<CatchUp>();

interface Board {
  readonly control: number;
  readonly called: number;
  readonly pot: number;
  readonly dice: readonly number[];
  readonly mustOpen: boolean;
  readonly reply: boolean;
  readonly round: number;
  readonly rounds: number;
  readonly record: readonly { readonly losses: number }[];
}

const throws = (seven: string, plain: string): readonly Throw[] =>
  totals.flatMap((total): Throw[] => {
    const doubles = mayDouble(total) ? 1 : 0;
    const others = ways(total) - doubles;
    return [
      ...(others > 0 ? [{ total, chance: exact(in36(others)), does: total === 7 ? seven : plain }] : []),
      ...(doubles > 0 ? [{ total, chance: exact(in36(doubles)), does: 'double' }] : []),
    ];
  });

const rolling = (seven: string, plain: string): readonly Odd[] => [
  odd(seven, in36(6)),
  odd('double', in36(6)),
  odd(plain, in36(24)),
];

const round = ({ phase, board: view }: Parameters<OddsOf>[0], options: HotDiceOptions): Odds | null => {
  const board = view as unknown as Board;
  const loseLoss = board.record.every(({ losses }) => losses > 0);
  if (phase === 'decide') {
    return {
      odds: rolling('bust', 'added'),
      ...roundOdds(options, board.pot, loseLoss, 0),
      throw: throws('bust', 'added'),
    };
  }
  const double = board.dice.reduce((sum, face) => sum + face, 0);
  return { odds: [odd('bust', fraction(1, 6))], ...roundOdds(options, board.pot, loseLoss, double), throw: [] };
};

const scoreOf = ({ seats }: Parameters<OddsOf>[0], seat: number): Fraction => decimal(seats[seat]?.score ?? 0);

/** `control`: the seat whose turn it is, or will be. */
const catchUp = (view: Parameters<OddsOf>[0], options: HotDiceOptions, control: number): Odds | null => {
  const { dice, reply, mustOpen } = view.board as unknown as Board;
  const [mine, theirs] = [scoreOf(view, control), scoreOf(view, 1 - control)];
  const rules = { cash: options.catchUpCash.map(decimal), freeRolls: options.freeRolls };
  const play = (doubles: Doubles) =>
    turns.get(
      [...options.catchUpCash, options.freeRolls, doubles, reply, exact(theirs)].join(),
      () => new CatchUp(rules, doubles, reply, theirs),
    );
  const [best, taken] = [play('either'), play('taken')];
  const worth = (value: Value) => best.chances(value).worth;
  const double = dice.reduce((sum, face) => sum + face, 0);
  const outcomes = (play: CatchUp, value: Value) => {
    const { win, level } = play.chances(value);
    return {
      [`winner.${control}`]: exact(win),
      [`winner.${1 - control}`]: exact(minus(minus(ONE, win), level)),
      'tie-break': exact(level),
    };
  };
  const policies = (of: (play: CatchUp) => Value) => ({
    best: outcomes(best, of(best)),
    'doubles-taken': outcomes(taken, of(taken)),
  });
  switch (view.phase) {
    case 'ready':
      // Nothing is thrown yet.
      return {
        odds: [odd('caught-up', best.caughtUp(mine))],
        policies: policies(play => play.roll(mine)),
        decisions: [],
        throw: [],
      };
    case 'pick':
      return {
        odds: [...rolling('no-gain', 'scored'), odd('caught-up', best.caughtUp(mine))],
        policies: policies(play => play.roll(mine)),
        decisions: [],
        throw: throws('no-gain', 'scored'),
      };
    case 'double': {
      const decisions: readonly Decision[] = [
        ...(mustOpen ? [] : [decision({ do: 'take' }, worth(best.take(mine, double)))]),
        decision({ do: 'open' }, worth(best.open(mine))),
      ];
      return {
        odds: [odd('no-gain', fraction(1, 6))],
        policies: policies(play => {
          if (mustOpen) return play.open(mine);
          const take = play.take(mine, double);
          return play === taken ? take : play.better(take, play.open(mine));
        }),
        decisions,
        throw: [],
      };
    }
    case 'again':
      return {
        odds: rolling('no-gain', 'scored'),
        policies: policies(play => play.again(mine)),
        decisions: [decision({ do: 'roll' }, worth(best.roll(mine))), decision({ do: 'stop' }, worth(best.end(mine)))],
        throw: throws('no-gain', 'scored'),
      };
    default:
      return null;
  }
};

/** Who rolls first once the rounds are over, -1 as long as they are not; a question thrown out is replaced first (HD-84). */
const trailing = (view: Parameters<OddsOf>[0]): number => {
  const { round, rounds, called } = view.board as unknown as Board;
  if (view.phase !== 'ready' || round !== rounds || called < 0) return -1;
  return compare(scoreOf(view, 0), scoreOf(view, 1)) < 0 ? 0 : 1;
};

export const hotDiceOdds: OddsOf = (view, setting) => {
  const { round: at, rounds, control } = view.board as unknown as Board;
  const options = setting.options as HotDiceOptions;
  const first = trailing(view);
  if (first >= 0) return catchUp(view, options, first);
  if (control < 0) return null;
  if (at > rounds) return catchUp(view, options, control);
  return view.phase === 'decide' || view.phase === 'double' ? round(view, options) : null;
};
