/** The winner of the race with six dice returns. */
import { championChanges } from '../../season/champion.ts';
import { figureOf } from '../../season/ledger.ts';
import type { SeasonRules } from '../../season/season-rules.ts';

/** No rule retires a champion here, so the streak goes on. */
export const sixDiceSeason: SeasonRules = {
  begin: () => [],
  options: () => ({}),
  comeBack: () => [],
  close: (book, { names, scores, result }) => {
    const { winner } = result as { readonly winner: number };
    const wins = names.map((name, seat) => (seat === winner ? figureOf(book, 'streak', name) + 1 : 0));
    return {
      changes: championChanges(book, names, { winner, wins, retired: false }),
      people: names.map((name, seat) => {
        const score = scores[seat] ?? 0;
        return { name, score, earned: score, won: seat === winner };
      }),
      bonus: '',
    };
  },
};
