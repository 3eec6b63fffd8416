import { expect, test } from 'vitest';
import { ruleKinds } from '../../client/house/rule-field.tsx';
import { rulesOf } from '../../client/house/rule-list.tsx';
import { kinds } from '../../client/parts/option-field.tsx';
import { isHouse } from '../../shared/engine/house.ts';
import { houseOfShow } from '../../shared/house/house-of-show.ts';
import { shows } from '../../shared/shows/loaded.ts';

interface Facts {
  readonly kind: string;
  readonly of?: unknown;
}

const isField = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && typeof (value as Facts).kind === 'string';

const partsOf = ({ of }: Facts): readonly (readonly [string, Facts])[] =>
  typeof of === 'object' && of !== null
    ? Object.entries(of).filter((part): part is [string, Facts] => isField(part[1]))
    : [];

/** The kind of a field and of everything in it. */
const kindsIn = (field: Facts): readonly string[] => [
  field.kind,
  ...(isField(field.of) ? kindsIn(field.of) : partsOf(field).flatMap(([, part]) => kindsIn(part))),
];

/** Rules of a set with the sections they stand in; what the set is called is no rule. */
const declaredIn = (field: Facts, path: readonly string[] = []): readonly [string, string][] =>
  partsOf(field).flatMap(([name, part]): readonly [string, string][] =>
    part.kind === 'house' ? declaredIn(part, [...path, name]) : [[[...path, name].join('.'), part.kind]],
  );

const named = shows.map(show => [show.name, show] as const);

test.each(named)('every kind of option of %s has a field in the form', (_name, { options }) => {
  // House rules have a page of their own in the form, which is asked below.
  const own = partsOf(options as Facts).filter(([name]) => name !== 'house');
  expect(own.flatMap(([, field]) => kindsIn(field)).filter(kind => !(kind in kinds))).toEqual([]);
});

/** Options that decide whose house rules a show has. */
const variants: readonly object[] = [{}, { rules: 'hot-dice' }, { version: 'puzzles' }];

test.each(named)('every house rule of %s has a field in the form', async (name, { options }) => {
  for (const variant of variants) {
    const field = options.given(variant).house;
    if (field === undefined) continue;
    expect(isHouse(field)).toBe(true);
    const house = await houseOfShow(name, variant);
    const drawn = rulesOf(house!.field.of, house!.words.rules).filter(({ rule }) => rule.kind in ruleKinds);
    const declared = declaredIn(field as Facts).filter(([path]) => path !== 'name');
    expect(drawn.map(({ path, rule }) => [path.join('.'), rule.kind])).toEqual(declared);
    expect(drawn.length).toBeGreaterThan(0);
  }
});
