/** Records that nobody wrote: right ones with something wrong about them, and nothing that JSON could not hold. */
import { type Luck, pick } from '../../shared/engine/robots.ts';

type Value = null | boolean | number | string | Value[] | { [key: string]: Value };

const deep = (n: number): Value => {
  let value: Value = 1;
  for (let i = 0; i < n; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

const hostile: readonly (() => Value)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 0.5,
  () => 1e308,
  () => -1e-320,
  () => 2 ** 53,
  () => 4_294_967_296,
  () => '',
  () => '0',
  () => '__proto__',
  () => 'constructor',
  () => 'x'.repeat(10_000),
  () => '\u202E\u0000\uD800<script>',
  () => 'a'.repeat(64),
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => ({ toString: 1, valueOf: null }),
  () => ({ length: 1e9 }),
  () => JSON.parse('{"__proto__":{"polluted":1}}') as Value,
  () => deep(500),
  () => Array.from({ length: 500 }, (_, i) => i),
];

/** Fields that a record, an entry or a pack may hold; each may stand where it does not belong. */
const keys =
  'format show rules seats entries by do drew dice numbers orders hand at seat text number code seed commit sources options pack name value commitments slot hash salt questions partial'.split(
    ' ',
  );

interface Spot {
  readonly holder: Value[] | { [key: string]: Value };
  readonly key: string | number;
}

const spotsIn = (value: Value, spots: Spot[] = []): Spot[] => {
  if (typeof value !== 'object' || value === null) return spots;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    spots.push({ holder: value, key });
    spotsIn((value as { [key: string]: Value })[key] ?? null, spots);
  }
  return spots;
};

const put = ({ holder, key }: Spot, value: Value) =>
  // Also a key `__proto__` is only a key.
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

/** A copy of a record with one to four wounds. */
export const anyRecord = (right: unknown, luck: Luck): unknown => {
  const record = JSON.parse(JSON.stringify(right)) as Value;
  for (let wounds = 1 + Math.floor(luck() * luck() * 4); wounds > 0; wounds--) {
    const spots = spotsIn(record);
    // What stands near the top is seldom hit otherwise.
    const spot = luck() < 0.1 ? spots.filter(({ holder }) => holder === record) : spots;
    if (spot.length === 0) break;
    const at = pick(spot, luck);
    const old = (at.holder as { [key: string]: Value })[at.key] ?? null;
    const kind = Math.floor(luck() * 8);
    if (kind <= 1) put(at, pick(hostile, luck)());
    else if (kind === 2 && Array.isArray(at.holder)) at.holder.splice(Number(at.key), 1);
    else if (kind === 2) delete (at.holder as { [key: string]: Value })[at.key];
    else if (kind === 3 && Array.isArray(at.holder))
      at.holder.splice(Number(at.key), 0, JSON.parse(JSON.stringify(old)));
    else if (kind === 3) put({ holder: at.holder, key: pick(keys, luck) }, old);
    else if (kind === 4 && Array.isArray(at.holder)) at.holder.reverse();
    else if (kind === 5 && typeof old === 'number') put(at, old + pick([-1, 1, 0.5, 100], luck));
    else if (kind === 5 && typeof old === 'string') put(at, old.slice(1) + pick(['', 'x', '0'], luck));
    else if (kind === 6) put(at, JSON.parse(JSON.stringify((pick(spots, luck).holder as Value) ?? null)) as Value);
    else put({ holder: at.holder, key: Array.isArray(at.holder) ? at.key : pick(keys, luck) }, pick(hostile, luck)());
  }
  return record;
};
