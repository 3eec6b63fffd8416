/** House rules that nobody would think of, made from what each show declares. */
import { readField } from '../../shared/engine/fields.ts';
import { type HouseFields, type HouseRule, isHouse } from '../../shared/engine/house.ts';
import { type Luck, pick } from '../../shared/engine/robots.ts';
import type { Show } from '../../shared/engine/show.ts';
import { type Casting, casting } from './castings.ts';

const common = ['cash 0', 'cash 125', 'cash 9000', 'free-rolls 1', 'free-rolls 5', 'bust', 'lose-loss'] as const;
const boards: Readonly<Record<string, readonly string[]>> = {
  spaces: [...common, 'double-pot'],
  catchUpSpaces: [...common, 'cash 250 and roll', 'double-score', 'tie-score'],
};

const wholeWithin = (min: number, max: number, fallback: number, luck: Luck): number => {
  const wished = pick([min, fallback, 2 * fallback, Math.floor(luck() * (4 * fallback + 3)), max], luck);
  // The highest amount of all only now and then: it hides what smaller ones would show.
  return Math.min(max, Math.max(min, wished > 1e6 && luck() < 0.8 ? fallback : wished));
};

const anyList = (field: HouseRule<unknown>, luck: Luck): readonly number[] => {
  const { min = 0, max = 0 } = field.of as { readonly min?: number; readonly max?: number };
  const own = field.fallback as readonly number[];
  if (field.min !== field.max) {
    const totals = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(() => luck() < 0.25);
    return totals.slice(0, field.max);
  }
  const values = own.map(value => wholeWithin(min, max, value, luck));
  return field.house.unit === 'rolls' ? values.sort((a, b) => a - b) : values;
};

const anyRule = (name: string, field: HouseRule<unknown>, luck: Luck): unknown => {
  switch (field.kind) {
    case 'int':
      return wholeWithin(field.min ?? 0, field.max ?? 0, field.fallback as number, luck);
    case 'flag':
      return luck() < 0.5;
    case 'choice':
      return pick(field.of as readonly string[], luck);
    default:
      if (field.house.unit !== 'spaces') return anyList(field, luck);
      return ['bust', ...Array.from({ length: 5 }, () => pick(boards[name] ?? common, luck))];
  }
};

const anyOf = (fields: HouseFields, luck: Luck): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (luck() < 0.4) return [];
      if (name === 'name') return [[name, 'Friday rules']];
      return [[name, 'house' in field ? anyRule(name, field, luck) : anyOf(field.of, luck)]];
    }),
  );

/** A set that the show accepts with these options. */
const anyHouse = (show: Show, options: object, luck: Luck): Record<string, unknown> => {
  const field = show.options.fieldsFor(options).house;
  if (field === undefined || !isHouse(field)) throw new Error(`${show.name} has no house rules`);
  for (;;) {
    const house = anyOf(field.of as unknown as HouseFields, luck);
    if (readField(field, house).faults.length === 0) return house;
  }
};

/** The n-th way to cast a show, by house rules of its own. */
export const houseCasting = (show: Show, n: number, luck: Luck): Casting => {
  const cast = casting(show, n);
  const { house: _own, ...own } = cast.setting.options as Record<string, unknown>;
  const house = anyHouse(show, own, luck);
  // What the show's own numbers allow may be beyond these: wins, losses, the rounds of the buzzer.
  const { wins: _w, record: _r, lastRound: _l, jackpot: _j, coins: _c, ...kept } = own;
  const read = [
    { ...own, house },
    { ...kept, house },
  ].map(options => readField(show.options, options));
  const options = read.find(({ faults }) => faults.length === 0);
  if (options === undefined)
    throw new Error(`${show.name}: ${JSON.stringify(read[1]?.faults)} of ${JSON.stringify(house)}`);
  return { ...cast, setting: { ...cast.setting, options: options.value } };
};
