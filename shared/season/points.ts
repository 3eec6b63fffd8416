/** Seasons of shows that count points: the winner of the race with six dice returns; Hot Hand has no winner. */
import { championChanges } from './champion.ts';
import { figureOf } from './ledger.ts';
import type { SeasonRules } from './season-rules.ts';

/** No rule retires a champion here: the streak goes on. */
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

/** What a hand won or lost: the bank at the end without the one at the beginning. */
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
