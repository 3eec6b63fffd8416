/** What a throw of one to six dice can do in the six-dice game, counted over its 6^n equally likely throws. */
import { type Fraction, fraction } from '../../../odds/fraction.ts';
import { Tables } from '../../../odds/tables.ts';
import type { BookFacts } from '../../../words/rule-book.ts';
import type { SixDiceOptions } from '../game.ts';
import type { RuleSet, SixDiceHouse } from '../house.ts';
import { byBj, heldValue, holdsOf } from '../scoring.ts';

/** The rule set and what its dice are worth. */
export interface Rules {
  readonly rules: RuleSet;
  readonly house: SixDiceHouse;
}

/** The same key for rules that score the same. */
export const keyOf = ({ rules, house: { one, five, triple, six, triples, bigOne } }: Rules): string =>
  JSON.stringify(rules === 'by-bj' ? [rules, one, five, triple, six] : [rules, one, five, triples, bigOne]);

/** A number of dice of a throw, set aside for their points. */
interface Hold {
  readonly dice: number;
  readonly points: number;
}

/** Throws that leave the player the same choice. by-bj leaves only one (SD-A6). */
interface Outcome {
  readonly ways: number;
  /** The best hold of each number of dice, fewest dice first; never empty. */
  readonly holds: readonly Hold[];
}

interface ThrowTable {
  readonly dice: number;
  /** Out of 6^dice. */
  readonly bust: number;
  readonly outcomes: readonly Outcome[];
}

/** Every throw of this many dice as ascending faces, with the number of its orders. */
function* throwsOf(dice: number): Generator<{ readonly faces: readonly number[]; readonly ways: number }> {
  function* fill(faces: readonly number[], face: number, ways: number): Generator<{ faces: number[]; ways: number }> {
    const left = dice - faces.length;
    if (left === 0) yield { faces: [...faces], ways };
    else if (face === 6) yield { faces: [...faces, ...Array.from({ length: left }, () => 6)], ways };
    else {
      let orders = 1;
      for (let count = 0; count <= left; count++) {
        yield* fill([...faces, ...Array.from({ length: count }, () => face)], face + 1, ways * orders);
        orders = (orders * (left - count)) / (count + 1);
      }
    }
  }
  yield* fill([], 1, 1);
}

/** The best hold of each number of dice. More points for the same number of dice are never worse. */
const bestHolds = ({ rules, house }: Rules, faces: readonly number[]): readonly Hold[] => {
  if (rules === 'by-bj') {
    const { points, places } = byBj(faces, house);
    return points === 0 ? [] : [{ dice: places.length, points }];
  }
  const best: number[] = [];
  for (const places of holdsOf(faces, house)) {
    const held = places.map(place => faces[place - 1] ?? 0);
    const points = heldValue(held, house);
    best[places.length] = Math.max(best[places.length] ?? 0, points);
  }
  return best.flatMap((points, dice) => (points > 0 ? [{ dice, points }] : []));
};

const tables = new Tables<ThrowTable>(48);

/** What `dice` dice can do under these rules. */
export const throwTable = (rules: Rules, dice: number): ThrowTable => {
  const key = `${keyOf(rules)} ${dice}`;
  return tables.get(key, () => makeTable(rules, dice));
};

const makeTable = (rules: Rules, dice: number): ThrowTable => {
  let bust = 0;
  const found = new Map<string, { ways: number; holds: readonly Hold[] }>();
  for (const { faces, ways } of throwsOf(dice)) {
    const holds = bestHolds(rules, faces);
    if (holds.length === 0) {
      bust += ways;
      continue;
    }
    const name = holds.map(({ dice, points }) => `${dice}:${points}`).join();
    const same = found.get(name);
    if (same === undefined) found.set(name, { ways, holds });
    else same.ways += ways;
  }
  return { dice, bust, outcomes: [...found.values()] };
};

const last = (holds: readonly Hold[]): Hold => holds[holds.length - 1] ?? { dice: 0, points: 0 };

/** Chances and means of one throw if all that scores is set aside. */
interface ThrowOdds {
  readonly bust: Fraction;
  /** All dice thrown score. */
  readonly allScore: Fraction;
  /** Points on average, without any bonus. */
  readonly points: Fraction;
  /** By number of dice that score, 0 for a bust. */
  readonly scoring: readonly Fraction[];
}

export const throwOdds = (rules: Rules, dice: number): ThrowOdds => {
  const { bust, outcomes } = throwTable(rules, dice);
  const all = 6 ** dice;
  const scoring = Array.from({ length: dice + 1 }, () => 0);
  scoring[0] = bust;
  let points = 0;
  for (const { ways, holds } of outcomes) {
    const { dice: scored, points: worth } = last(holds);
    scoring[scored] = (scoring[scored] ?? 0) + ways;
    points += ways * worth;
  }
  return {
    bust: fraction(bust, all),
    allScore: fraction(scoring[dice] ?? 0, all),
    points: fraction(points, all),
    scoring: scoring.map(ways => fraction(ways, all)),
  };
};

/** SH-06: 1-2-3-4-5 in one throw. */
export const bigOneChance = (dice: number): Fraction => {
  let big = 0;
  for (const { faces, ways } of throwsOf(dice)) if ([1, 2, 3, 4, 5].every(face => faces.includes(face))) big += ways;
  return fraction(big, 6 ** dice);
};

/** What its rule book names besides: the rule sets that are told, what dice are worth by each, and how often none scores. */
export const bookFacts: BookFacts<SixDiceOptions> = (options, general) => {
  const { house, rules } = options;
  const [isBj, isHotDice] = [general || rules === 'by-bj', general || rules === 'hot-dice'];
  const tripleOf = (face: number) => {
    const three = [face, face, face];
    return { face, bj: byBj(three, house).points, hot: heldValue(three, house) };
  };
  const [first, three] = [house.one + house.five + 3 * house.triple, tripleOf(3)];
  return {
    byBj: isBj,
    hotDice: isHotDice,
    both: isBj && isHotDice,
    // Ann's dice of the example all score only where they are worth something.
    allScore: house.one > 0 && house.five > 0 && house.triple > 0,
    first,
    three: isBj ? three.bj : three.hot,
    ones: tripleOf(1),
    triples: [2, 3, 4, 5, 6].map(tripleOf),
    risks: [6, 5, 4, 3, 2, 1].map(dice => ({ dice, bust: throwTable(options, dice).bust / 6 ** dice })),
  };
};
