/** Which version of the rules an episode is played under. */
import type { Setting } from './show.ts';

/**
 * Versions of the rules (contract.md 3). 1: before the corrections. 2: LN-A25, LN-A26, HD-A40, HD-A41, OR-A31, OR-A32
 * (`isCorrected`), and dice-fair/2. A record of an older version keeps its rules.
 */
export const newestRules = 2;

/** Whether the corrections of rules 2 apply. */
export const isCorrected = ({ rules = newestRules }: Pick<Setting, 'rules'>): boolean => rules >= 2;
