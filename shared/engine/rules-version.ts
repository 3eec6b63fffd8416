/** Which version of the rules an episode is played under. */
import type { Setting } from './show.ts';

/**
 * Versions of the rules (contract.md 3). 1: played until the corrections. 2: LN-A25, LN-A26, HD-A40, HD-A41, OR-A31, OR-A32
 * (`isCorrected`), and dice-fair/2. A record of an older version is played as it was.
 */
export const newestRules = 2;

/** Whether the corrections of rules 2 hold. */
export const isCorrected = ({ rules = newestRules }: Pick<Setting, 'rules'>): boolean => rules >= 2;
