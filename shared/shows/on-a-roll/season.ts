/** Seasons of On A Roll: the winner of the match returns until beaten or until five straight (OR-04, OR-56). */
import { readField } from '../../engine/fields.ts';
import { championChanges, straightWins } from '../../season/champion.ts';
import { type Change, namesOf } from '../../season/ledger.ts';
import type { SeasonRules } from '../../season/season-rules.ts';
import { onARollHouse } from './house.ts';

interface Result {
  readonly winner: number;
  readonly earnings: readonly number[];
  readonly prizes: readonly (readonly string[])[];
  readonly wins: readonly number[];
  readonly retired: boolean;
}

export const onARollSeason: SeasonRules = {
  limits: house => ({ retiresAfter: readField(onARollHouse, house).value.retireAfter }),
  begin: () => [],
  options: (book, lineup, { options }) => ({
    wins: straightWins(book, lineup, readField(onARollHouse, options.house).value.retireAfter),
  }),
  comeBack: () => [],
  close: (book, { names, result: outcome }) => {
    const result = outcome as unknown as Result;
    const goods = names.flatMap((name, seat): Change[] => {
      const won = result.prizes[seat] ?? [];
      return won.length === 0
        ? []
        : [{ account: 'goods', who: name, to: [...namesOf(book, 'goods', name), ...won], why: 'played' }];
    });
    return {
      changes: [...championChanges(book, names, result), ...goods],
      // OR-A26: the runner-up keeps the winnings of earlier bonus games.
      people: names.map((name, seat) => ({
        name,
        score: result.earnings[seat] ?? 0,
        earned: result.earnings[seat] ?? 0,
        won: seat === result.winner,
      })),
      bonus: '',
    };
  },
};
