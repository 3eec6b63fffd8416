/** The main game of Hot Dice: its rounds and its catch-up. */
import { in36, mayDouble, plainWays, totals } from '../../../odds/dice.ts';
import { compare, decimal, exact, type Fraction, fraction, minus, ONE } from '../../../odds/fraction.ts';
import { type Decision, decision, type Odd, type Odds, type OddsOf, odd, type Throw } from '../../../odds/odds.ts';
import { Tables } from '../../../odds/tables.ts';
import { boardOf as catchUpBoardOf } from '../catch-up.ts';
import type { Space } from '../double-board.ts';
import type { HotDiceOptions } from '../game-state.ts';
import type { Standing } from '../outcome.ts';
import { boardOf } from '../round.ts';
import { CatchUp } from './catch-up.ts';
import type { Doubles } from './push-luck-rules.ts';
import { roundOdds } from './round.ts';
import type { Value } from './scale.ts';

/** Tables of a turn for each way of playing, and of the turn before. */
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
  readonly record: readonly Standing[];
}

const throws = (busts: readonly number[], bust: string, plain: string): readonly Throw[] =>
  totals.flatMap((total): Throw[] => {
    const doubles = mayDouble(total) ? 1 : 0;
    const others = plainWays(total);
    return [
      ...(others > 0 ? [{ total, chance: exact(in36(others)), does: busts.includes(total) ? bust : plain }] : []),
      ...(doubles > 0 ? [{ total, chance: exact(in36(doubles)), does: 'double' }] : []),
    ];
  });

const rolling = (busts: readonly number[], bust: string, plain: string): readonly Odd[] => {
  const busting = busts.reduce((sum, total) => sum + plainWays(total), 0);
  return [odd(bust, in36(busting)), odd('double', in36(6)), odd(plain, in36(30 - busting))];
};

/** The chance that a space of the board is a bust. */
const busting = (board: readonly Space[]): Fraction =>
  fraction(board.filter(({ kind }) => kind === 'bust').length, board.length);

const round = ({ phase, board: view }: Parameters<OddsOf>[0], options: HotDiceOptions): Odds | null => {
  const board = view as unknown as Board;
  const { record, control } = board;
  const { busts } = options.house;
  if (phase === 'decide') {
    return {
      odds: rolling(busts, 'bust', 'added'),
      ...roundOdds({ options, record, control }, board.pot, 0),
      throw: throws(busts, 'bust', 'added'),
    };
  }
  const double = board.dice.reduce((sum, face) => sum + face, 0);
  return {
    odds: [odd('bust', busting(boardOf({ options, record })))],
    ...roundOdds({ options, record, control }, board.pot, double),
    throw: [],
  };
};

const scoreOf = ({ seats }: Parameters<OddsOf>[0], seat: number): Fraction => decimal(seats[seat]?.score ?? 0);

/** `control`: the seat whose turn it is or will be. */
const catchUp = (view: Parameters<OddsOf>[0], options: HotDiceOptions, control: number): Odds | null => {
  const { dice, reply, mustOpen, record } = view.board as unknown as Board;
  const { free, busts } = options.house;
  const spaces = catchUpBoardOf({ options, record });
  const [mine, theirs] = [scoreOf(view, control), scoreOf(view, 1 - control)];
  const rules = { spaces, perPoint: free, busts };
  const play = (doubles: Doubles) =>
    turns.get(JSON.stringify([rules, doubles, reply, exact(theirs)]), () => new CatchUp(rules, doubles, reply, theirs));
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
  // Worked out only for whoever asks, because a robot does not.
  const withPolicies = (odds: Omit<Odds, 'policies'>, of: (play: CatchUp) => Value): Odds => ({
    ...odds,
    get policies() {
      return { best: outcomes(best, of(best)), 'doubles-taken': outcomes(taken, of(taken)) };
    },
  });
  switch (view.phase) {
    case 'ready':
      // Nothing has been thrown yet.
      return withPolicies({ odds: [odd('caught-up', best.caughtUp(mine))], decisions: [], throw: [] }, play =>
        play.roll(mine),
      );
    case 'pick':
      return withPolicies(
        {
          odds: [...rolling(busts, 'no-gain', 'scored'), odd('caught-up', best.caughtUp(mine))],
          decisions: [],
          throw: throws(busts, 'no-gain', 'scored'),
        },
        play => play.roll(mine),
      );
    case 'double': {
      const decisions: readonly Decision[] = [
        ...(mustOpen ? [] : [decision({ do: 'take' }, worth(best.take(mine, double)))]),
        decision({ do: 'open' }, worth(best.open(mine))),
      ];
      return withPolicies({ odds: [odd('no-gain', busting(spaces))], decisions, throw: [] }, play => {
        if (mustOpen) return play.open(mine);
        const take = play.take(mine, double);
        return play === taken ? take : play.better(take, play.open(mine));
      });
    }
    case 'again':
      return withPolicies(
        {
          odds: rolling(busts, 'no-gain', 'scored'),
          decisions: [
            decision({ do: 'roll' }, worth(best.roll(mine))),
            decision({ do: 'stop' }, worth(best.end(mine))),
          ],
          throw: throws(busts, 'no-gain', 'scored'),
        },
        play => play.again(mine),
      );
    default:
      return null;
  }
};

/** The seat that rolls first once the rounds are over, -1 before that. A question thrown out is replaced first (HD-84). */
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
