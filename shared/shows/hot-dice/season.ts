/**
 * Seasons of Hot Dice. Both players stay until one has lost twice or earned a million (HD-44, HD-45). A broadcast, which the
 * rules call an episode, is two main games with their bonus games (HD-69). Waits count whole broadcasts.
 */
import { readField } from '../../engine/fields.ts';
import { type Change, figureOf, namesOf } from '../../season/ledger.ts';
import type { House, SeasonRules } from '../../season/season-rules.ts';
import { type HotDiceHouse, hotDiceHouse, maxLosses, maxWins } from './house.ts';

interface Result {
  readonly winner: number;
  readonly bonus: { readonly kind: string; readonly outcome: string };
  readonly record: readonly { readonly wins: number; readonly losses: number }[];
  readonly earnings: readonly number[];
  readonly retired: readonly boolean[];
  readonly eliminated: readonly boolean[];
}

const gamesOfBroadcast = 2;

/** The set of house rules that the season's host chose. */
const rulesOf = ({ options }: House): HotDiceHouse => readField(hotDiceHouse, options.house).value;

export const hotDiceSeason: SeasonRules = {
  limits: house => {
    const { lossesOut, retireAt, waits } = readField(hotDiceHouse, house).value;
    return { eliminatedAfter: lossesOut, retiresAt: retireAt, waits };
  },
  begin: () => [],
  options: (book, lineup, house) => ({
    record: lineup.map(name => ({
      wins: Math.min(maxWins(rulesOf(house)), figureOf(book, 'streak', name)),
      losses: Math.min(maxLosses(rulesOf(house)), figureOf(book, 'losses', name)),
      earnings: Math.max(0, figureOf(book, 'toward', name)),
    })),
  }),
  // HD-A19: starts at 0/0. The earnings that led to retirement have been paid out; otherwise they would cause the next one at
  // once.
  comeBack: (book, name, house): readonly Change[] => [
    { account: 'streak', who: name, to: 0, why: 'seated' },
    { account: 'losses', who: name, to: 0, why: 'seated' },
    ...(figureOf(book, 'toward', name) >= rulesOf(house).retireAt
      ? [{ account: 'toward', who: name, to: 0, why: 'seated' } as const]
      : []),
  ],
  close: (book, { names, scores, options, result: outcome }) => {
    const [afterElimination, afterRetirement] = (options as { readonly house: HotDiceHouse }).house.waits;
    const { winner, bonus, record, earnings, retired, eliminated } = outcome as unknown as Result;
    const complete = figureOf(book, 'broadcasts');
    // A game without a winner has no bonus game, so it does not count as one of a broadcast's two.
    const half = (figureOf(book, 'half') + (winner < 0 ? 0 : 1)) % gamesOfBroadcast;
    const completes = winner >= 0 && half === 0;
    // HD-88: the broadcast in which it happened does not count, whichever of its games it was.
    const present = complete + 1;
    const awayFor = (seat: number): number =>
      retired[seat] ? present + afterRetirement : eliminated[seat] ? present + afterElimination : 0;
    const absent = names.map((_, seat) => awayFor(seat) > 0);
    // HD-A41: whoever took over somebody's seat begins at 0.
    const seated = namesOf(book, 'returning');
    const isSubstitute = (name: string, seat: number) => !seated.includes(name) && (seated[seat] ?? '') !== '';
    return {
      changes: [
        ...names.flatMap((name, seat): Change[] => [
          { account: 'streak', who: name, to: record[seat]?.wins ?? 0, why: 'played' },
          { account: 'losses', who: name, to: record[seat]?.losses ?? 0, why: 'played' },
          {
            account: 'toward',
            who: name,
            to: (isSubstitute(name, seat) ? 0 : figureOf(book, 'toward', name)) + (earnings[seat] ?? 0),
            why: 'played',
          },
          { account: 'away', who: name, to: awayFor(seat), why: 'played' },
        ]),
        // A player whose seat a substitute took has no streak to return to (HD-78).
        ...namesOf(book, 'returning')
          .filter(name => name !== '' && !names.includes(name))
          .map((name): Change => ({ account: 'streak', who: name, to: 0, why: 'played' })),
        ...(winner < 0
          ? []
          : [
              { account: 'champion', who: '', to: absent[winner] ? '' : (names[winner] ?? ''), why: 'played' } as const,
            ]),
        // HD-A33: the next from qualifying replaces whoever leaves, on the same seat.
        { account: 'returning', who: '', to: names.map((name, seat) => (absent[seat] ? '' : name)), why: 'played' },
        { account: 'half', who: '', to: half, why: 'played' },
        { account: 'broadcasts', who: '', to: complete + (completes ? 1 : 0), why: 'played' },
      ],
      people: names.map((name, seat) => ({
        name,
        score: scores[seat] ?? 0,
        earned: earnings[seat] ?? 0,
        won: seat === winner,
      })),
      bonus: bonus.kind === '' ? '' : `${bonus.kind} ${bonus.outcome}`,
    };
  },
};
