/**
 * Hot Hand (HR-03 … HR-08): the value of each bet for any set of totals that have come, and how many of the ten come before the
 * 7. Throws that change nothing leave the odds as they are, so only a 7 and the missing totals count, by their ways.
 */
import { in36, leftAtSeven, totals, ways, waysOf } from '../../../odds/dice.ts';
import { approx, type Fraction, fraction, minus, negative, ONE, sum, times, ZERO } from '../../../odds/fraction.ts';
import { type Odd, type OddsOf, odd, type Throw } from '../../../odds/odds.ts';
import { allTotals, consolationOf, type Pays, type WagerName, wagerNames, wagers } from '../bets.ts';
import type { HotHandHouse } from '../house.ts';

const sevens = ways(7);

interface Worth {
  /** Chances of all totals, and of all but one if that pays. */
  readonly win: Fraction;
  readonly nearly: Fraction;
  /** Points won per point staked, on average, each part separately (HR-A7: the stake is returned on a win). */
  readonly winReturn: Fraction;
  readonly nearlyReturn: Fraction;
  readonly loseReturn: Fraction;
}

/** The value of a bet while `hit` has come. */
export const worthOf = (on: WagerName, pays: Pays, hit: readonly number[]): Worth => {
  const wanted: readonly number[] = wagers[on].totals;
  const consolation = consolationOf(on, pays);
  const left = leftAtSeven(wanted.filter(total => !hit.includes(total)));
  const win = left[0] ?? ZERO;
  const nearly = consolation === undefined ? ZERO : (left[1] ?? ZERO);
  return {
    win,
    nearly,
    winReturn: times(fraction(pays[on]), win),
    nearlyReturn: times(fraction(consolation ?? 0), nearly),
    loseReturn: negative(minus(minus(ONE, win), nearly)),
  };
};

const betOdds = (on: WagerName, pays: Pays, hit: readonly number[]): readonly Odd[] => {
  const { win, nearly, winReturn, nearlyReturn, loseReturn } = worthOf(on, pays, hit);
  const mean = sum([winReturn, nearlyReturn, loseReturn]);
  const hasNine = consolationOf(on, pays) !== undefined;
  return [
    odd(on, win),
    ...(hasNine ? [odd(`${on}.nine`, nearly)] : []),
    odd(`${on}.lose`, negative(loseReturn)),
    odd(`${on}.win-return`, winReturn),
    ...(hasNine ? [odd(`${on}.nine-return`, nearlyReturn)] : []),
    odd(`${on}.lose-return`, loseReturn),
    odd(`${on}.return`, mean),
    odd(`${on}.edge`, negative(mean)),
  ];
};

/** The chance that all missing totals but this one come before the 7 (HR-14). */
export const missingOnly = (total: number, missing: readonly number[]): Fraction => {
  // All others come first, and then the 7 before this one.
  const others = missing.filter(other => other !== total);
  const both = leftAtSeven(missing)[0] ?? ZERO;
  return minus(leftAtSeven(others)[0] ?? ZERO, both);
};

const nextThrow = (hit: readonly number[]): readonly Throw[] =>
  totals.map(total => ({
    total,
    chance: odd('', in36(ways(total))).exact,
    does: total === 7 ? 'last' : hit.includes(total) ? 'none' : 'hit',
  }));

/** The odds for a set of totals that have come, `[]` for a fresh hand. */
const handOdds = (hit: readonly number[], pays: Pays) => {
  const missing = allTotals.filter(total => !hit.includes(total));
  const left = leftAtSeven(missing);
  return [
    ...wagerNames.flatMap(on => betOdds(on, pays, hit)),
    ...left.map((_, n) => odd(`hits.${hit.length + n}`, left[missing.length - n] ?? ZERO)),
    ...missing.map(total => odd(`missing.${total}`, missingOnly(total, missing))),
    odd('hit', in36(waysOf(missing))),
    odd('seven', in36(sevens)),
  ];
};

export const hotHandOdds: OddsOf = ({ phase, board }, { options }) => {
  if (phase === 'over') return null;
  // Before the first throw of a hand, and in the lobby, nothing has come.
  const hit = board.hit as readonly number[];
  const { pays } = (options as { readonly house: HotHandHouse }).house;
  return { odds: handOdds(hit, pays), policies: {}, decisions: [], throw: nextThrow(hit) };
};

/** Facts about the bets for the rule book of Hot Hand, in no language yet. */
export const titles: Readonly<Record<WagerName, string>> = {
  'flaming-four': 'Flaming Four',
  'sizzling-six': 'Sizzling Six',
  'hot-hand': 'Hot Hand',
};

/** In the order of the table: the chances of each bet before the first roll, and the house edge per stake. */
export const betFacts = (pays: Pays) =>
  wagerNames.map(name => {
    const { win, nearly, winReturn, nearlyReturn, loseReturn } = worthOf(name, pays, []);
    return {
      title: titles[name],
      win: approx(win),
      nearly: approx(nearly),
      houseEdge: approx(negative(sum([winReturn, nearlyReturn, loseReturn]))),
    };
  });
