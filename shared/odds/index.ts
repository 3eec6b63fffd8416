/**
 * Exact odds of every act: what the next throw does, what a decision is worth, and how the policies fare. An act's odds
 * are one file and one line here. They are computed from the audience's view and the public options alone, so that
 * they cannot know what the audience does not.
 */
import type { View } from '../show.ts';
import { noOdds, type Odds, type OddsOf, type PublicSetting } from './odds.ts';

export type { Decision, Odd, Odds, OddsOf, PublicSetting, Throw } from './odds.ts';

/** By show and act: two shows may have acts of one name. */
const acts: Readonly<Record<string, OddsOf>> = {};

/** `noOdds` where no throw or decision stands, and for acts without dice. */
export const oddsOf = (view: View, setting: PublicSetting): Odds =>
  acts[`${view.show}/${view.act}`]?.(view, setting) ?? noOdds;
