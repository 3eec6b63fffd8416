/** The winner comes back for as long as nobody beats them. */
import { championChanges } from '../../../shared/season/champion.ts';
import { figureOf } from '../../../shared/season/ledger.ts';
import type { SeasonRules } from '../../../shared/season/season-rules.ts';

export const pigSeason: SeasonRules = {
  begin: () => [],
  options: () => ({}),
  comeBack: () => [],
  close: (book, { names, scores, result }) => {
    const { winner } = result as { readonly winner: number };
    const wins = names.map((name, seat) => (seat === winner ? figureOf(book, 'streak', name) + 1 : 0));
    const people = names.map((name, seat) => {
      const score = scores[seat] ?? 0;
      return { name, score, earned: score, won: seat === winner };
    });
    return { changes: championChanges(book, names, { winner, wins, retired: false }), people, bonus: '' };
  },
};
