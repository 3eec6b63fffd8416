/** Words that televisions and phones stamp on what just happened. */
import type { Cue } from '../../shared/engine/show.ts';
import type { Terms } from '../../shared/words/commentary.ts';
import { stamps } from '../../shared/words/en/stamps.ts';

/** The word for what just happened, if there is one. `own`: what its show says of it. */
export const stampOf = (cue: Cue, own: NonNullable<Terms['stamps']>[string] | undefined): string | undefined => {
  const text = own ?? stamps[cue.cue];
  return typeof text === 'object'
    ? (text as Readonly<Record<string, string>>)[String(cue.how ?? cue.second ?? cue[cue.cue] ?? cue.total)]
    : text;
};
