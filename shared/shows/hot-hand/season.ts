import { figureOf } from '../../season/ledger.ts';
import type { SeasonRules } from '../../season/season-rules.ts';

/** The points that a hand won or lost: the bank at the end minus the bank at the start. */
export const hotHandSeason: SeasonRules = {
  begin: () => [],
  options: () => ({}),
  comeBack: () => [],
  close: (book, { names, scores, options }) => {
    const { bank } = options as { readonly bank: number };
    return {
      changes: [
        { account: 'returning', who: '', to: [], why: 'played' },
        { account: 'broadcasts', who: '', to: figureOf(book, 'broadcasts') + 1, why: 'played' },
      ],
      people: names.map((name, seat) => {
        const score = scores[seat] ?? 0;
        return { name, score, earned: score - bank, won: false };
      }),
      bonus: '',
    };
  },
};
