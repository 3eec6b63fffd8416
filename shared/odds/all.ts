/** The odds of every show at once, for the server, its tools and tests, and the best move by them. */
import type { RobotMove } from '../engine/robots.ts';
import type { View } from '../engine/show.ts';
import { oddsByShow } from '../shows/loaded.ts';
import { bestOf, type Odds, oddsIn, type PublicSetting } from './odds.ts';

export const oddsOf = (view: View, setting: PublicSetting): Odds => oddsIn(oddsByShow.get(view.show), view, setting);

/** The move with the highest value, for robots of full strength; undefined if the odds weigh none. `view` is the audience's. */
export const bestMove = (view: View, setting: PublicSetting): RobotMove | undefined =>
  bestOf(oddsOf(view, setting).decisions);
