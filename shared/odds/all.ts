/** The odds of every show at once, for the server, its tools and tests. */
import type { View } from '../engine/show.ts';
import { oddsByShow } from '../shows/loaded.ts';
import { type Odds, oddsIn, type PublicSetting } from './index.ts';

export const oddsOf = (view: View, setting: PublicSetting): Odds => oddsIn(oddsByShow.get(view.show), view, setting);
