/** The odds of every show at once, for the server, its tools and tests, and the best move by them. */
import type { RobotMove } from '../engine/robots.ts';
import type { View } from '../engine/show.ts';
import { oddsByShow } from '../shows/loaded.ts';
import { type Odds, oddsIn, type PublicSetting } from './odds.ts';

export const oddsOf = (view: View, setting: PublicSetting): Odds => oddsIn(oddsByShow.get(view.show), view, setting);

const partsOf = (fraction: string): readonly [bigint, bigint] => {
  const [num = '0', den = '1'] = fraction.split('/');
  return [BigInt(num), BigInt(den)];
};

const isMore = (a: string, b: string): boolean => {
  const [num, den] = partsOf(a);
  const [otherNum, otherDen] = partsOf(b);
  return num * otherDen > otherNum * den;
};

/** The move with the highest value, for robots of full strength. Of equal moves the first; undefined if the odds weigh none. `view` is the audience's. */
export const bestMove = (view: View, setting: PublicSetting): RobotMove | undefined => {
  const { decisions } = oddsOf(view, setting);
  const [first, ...others] = decisions;
  if (first === undefined) return undefined;
  let best = first;
  for (const decision of others) if (isMore(decision.worth, best.worth)) best = decision;
  const { worth: _worth, ...move } = best;
  return move;
};
