/** Seasons of Lucky Numbers and Lucky Puzzle: a returning champion, and a jackpot and prizes that wait to be won. */

import { type Field, readField } from '../../engine/fields.ts';
import type { Json } from '../../engine/json.ts';
import { winningsOf } from '../../engine/taken-home.ts';
import { championChanges, straightWins } from '../../season/champion.ts';
import { type Book, type Change, entryOf, figureOf, namesOf } from '../../season/ledger.ts';
import type { Ended, House, Prize, SeasonRules } from '../../season/season-rules.ts';
import { luckyNumbersHouse } from '../lucky-numbers/house.ts';
import { luckyPuzzleHouse } from '../lucky-puzzle/house.ts';
import type { MainEventHouse } from './house.ts';

interface Result {
  readonly winner: number;
  readonly bonus: { readonly outcome: string; readonly cash: number; readonly prizes: readonly string[] };
  readonly jackpot: number;
  readonly carried: readonly string[];
  readonly wins: readonly number[];
  readonly retired: boolean;
}

interface Options {
  readonly jackpot: number;
  readonly prizes: readonly Prize[];
  readonly house: { readonly mainEvent: MainEventHouse };
}

/** The first prize of each medal. */
const firstOf = (shelf: House['shelf']): readonly Prize[] =>
  shelf.flatMap(([first]) => (first === undefined ? [] : [first]));

/**
 * ME-21, ME-A16: an unpaid prize stays on its medal, if prizes wait for the next show. Any other is replaced by the next of the
 * shelf. Paid prizes are given by name, cheapest first.
 */
const restocked = ({ prizes, house }: Options, paid: readonly string[], { shelf }: House): readonly Prize[] => {
  const paidPrizes = [...paid];
  return prizes.map((prize, medal) => {
    const at = paidPrizes.indexOf(prize.name);
    if (at < 0 && house.mainEvent.carry) return prize;
    if (at >= 0) paidPrizes.splice(at, 1);
    const row = shelf[medal] ?? [];
    const place = row.findIndex(({ name }) => name === prize.name);
    return row[(place + 1) % row.length] ?? prize;
  });
};

/** The set of house rules that the season's host chose. */
type Rules = Field<{ readonly mainEvent: MainEventHouse }>;

const seasonOf = (rules: Rules, more: (seat: number) => Readonly<Record<string, Json>>): SeasonRules => ({
  limits: house => {
    const { retireAfter, base } = readField(rules, house).value.mainEvent;
    return { retiresAfter: retireAfter, base };
  },
  begin: ({ options, shelf }): readonly Change[] => [
    {
      account: 'jackpot',
      who: '',
      to: options.jackpot ?? readField(rules, options.house).value.mainEvent.base,
      why: 'begun',
    },
    ...(shelf.length === 3
      ? [{ account: 'prizes', who: '', to: firstOf(shelf) as unknown as Json, why: 'begun' } as const]
      : []),
  ],
  options: (book, lineup, { options }) => {
    const { retireAfter } = readField(rules, options.house).value.mainEvent;
    const prizes = entryOf(book, 'prizes') as readonly Json[];
    return {
      wins: straightWins(book, lineup, retireAfter),
      jackpot: figureOf(book, 'jackpot'),
      ...(prizes.length === 3 ? { prizes } : {}),
      ...more(lineup.indexOf(entryOf(book, 'champion') as string)),
    };
  },
  comeBack: () => [],
  close: (book: Book, ended: Ended, house) => {
    const { names } = ended;
    const result = ended.result as unknown as Result;
    const options = ended.options as Options;
    const earned = winningsOf(ended);
    const winner = names[result.winner] ?? '';
    const goods = result.bonus.prizes;
    return {
      changes: [
        ...championChanges(book, names, result),
        // Adds the change that the episode made, because the host may have corrected the ledger meanwhile (ME-22, ME-A15).
        {
          account: 'jackpot',
          who: '',
          to: figureOf(book, 'jackpot') + result.jackpot - options.jackpot,
          why: 'played',
        },
        { account: 'prizes', who: '', to: restocked(options, goods, house) as unknown as Json, why: 'played' },
        ...(goods.length > 0
          ? [
              {
                account: 'goods',
                who: winner,
                to: [...namesOf(book, 'goods', winner), ...goods],
                why: 'played',
              } as const,
            ]
          : []),
      ],
      people: names.map((name, seat) => ({
        name,
        score: ended.scores[seat] ?? 0,
        earned: earned[seat] ?? 0,
        won: seat === result.winner,
      })),
      bonus: result.bonus.outcome,
    };
  },
});

export const luckyNumbersSeason = seasonOf(luckyNumbersHouse, () => ({}));
/** LP-02, LP-03: the seat of the returning champion, -1 for none. */
export const luckyPuzzleSeason = seasonOf(luckyPuzzleHouse, seat => ({ champion: seat }));
