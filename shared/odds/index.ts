/**
 * Exact odds of every act: what the next throw does, what a decision is worth, and how policies fare. They are computed from
 * the audience's view and the public options alone, so they cannot know what the audience does not.
 */
import type { View } from '../engine/show.ts';
import type { ByAct } from '../shows/manifest.ts';
import { noOdds, type Odds, type OddsOf, type PublicSetting } from './odds.ts';

export type { Decision, Odds, OddsOf, PublicSetting } from './odds.ts';

/** `acts`: the odds of the view's show. Returns `noOdds` if no throw or decision is due, and for acts without dice. */
export const oddsIn = (acts: ByAct<OddsOf> | undefined, view: View, setting: PublicSetting): Odds =>
  acts?.[view.act]?.(view, setting) ?? noOdds;
