import { h } from 'preact';
import { expect, test } from 'vitest';
import type { FieldFacts } from '../../client/api.ts';
import { Grow, ruleKinds } from '../../client/house/rule-field.tsx';
import { rulesOf } from '../../client/house/rule-list.tsx';
import { listsOf } from '../../client/pages/packs/fields.ts';
import { kinds } from '../../client/parts/option-field.tsx';
import { readField } from '../../shared/engine/fields.ts';
import { isRule, rulesAmong } from '../../shared/engine/house.ts';
import { houseOfShow } from '../../shared/shows/index.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { packs as packsDe } from '../../shared/words/de/packs.ts';
import { packs as packsEn } from '../../shared/words/en/packs.ts';
import { buttonsIn } from '../stage/reading.ts';

interface Facts {
  readonly kind: string;
  readonly of?: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly fallback?: unknown;
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

/** Rules of a set with their sections. The set's name is not a rule. */
const declaredIn = (field: Facts, path: readonly string[] = []): readonly [string, string][] =>
  partsOf(field).flatMap(([name, part]): readonly [string, string][] =>
    part.kind === 'house' ? declaredIn(part, [...path, name]) : [[[...path, name].join('.'), part.kind]],
  );

const named = shows.map(show => [show.name, show] as const);

test.each(named)('every kind of option of %s has a field in the form', (_name, { options }) => {
  // House rules have a page of their own in the form, which is asked below.
  const own = partsOf(options as Facts).filter(([name, field]) => name !== 'house' && !isRule(field as never));
  expect(own.flatMap(([, field]) => kindsIn(field)).filter(kind => !(kind in kinds))).toEqual([]);
});

test.each(
  named.flatMap(([name, show]) =>
    Object.entries(rulesAmong(show.options, {})).flatMap(([option, rule]) =>
      isRule(rule) && rule.house.unit !== 'totals' && rule.kind === 'list' && rule.min !== rule.max
        ? [[name, option, rule] as const]
        : [],
    ),
  ),
)('%s: values of %s are added and removed in the form, within their limits', (name, option, rule) => {
  const { min = 0, max = 0, fallback } = rule;
  type Items = readonly (number | string)[];
  const form = (list: Items, onChange: (next: Items) => void) =>
    buttonsIn(h(Grow, { list, fewest: min, most: max, onChange }));
  let now = fallback as Items;
  const change = (next: Items) => {
    now = next;
  };
  for (let n = now.length; n < Math.min(max, 12); n++) form(now, change)[0]?.press();
  expect(now).toHaveLength(Math.min(max, 12));
  expect(form(now, change)[0]?.disabled).toBe(now.length === max);
  while (now.length > min) form(now, change)[1]?.press();
  expect(form(now, change)[1]?.disabled).toBe(true);
  // One that is added again is a whole value: it can be sent as it is.
  if (min === 0) form(now, change)[0]?.press();
  expect(readField(shows.find(show => show.name === name)!.options, { [option]: now }).faults).toEqual([]);
});

test('OR-31: what a pack’s item may say has a place in its form, the sources of a word too', () => {
  const [, show] = named.find(([name]) => name === 'on-a-roll')!;
  const words = listsOf(show.pack as unknown as FieldFacts).find(({ name }) => name === 'bigSix' || name === 'words');
  expect(Object.keys(words?.fields ?? {})).toContain('sources');
  for (const { fields } of [packsEn, packsDe]) expect(fields.sources).toMatch(/\b(two|zwei)\b/);
});

/** Options that decide whose house rules a show has. */
const variants: readonly object[] = [{}, { rules: 'hot-dice' }, { version: 'puzzles' }];

test.each(named)('every house rule of %s, beside the set too, has a field in the form', async (name, { options }) => {
  for (const variant of variants) {
    const rules = await houseOfShow(name, variant);
    const drawn = (rules === undefined ? [] : rulesOf(rules, variant)).filter(({ rule }) => rule.kind in ruleKinds);
    const among = rulesAmong(options, variant);
    const declared = declaredIn({ kind: 'record', of: among } as Facts).filter(([path]) => path !== 'house.name');
    expect(drawn.map(({ path, rule }) => [path.join('.'), rule.kind])).toEqual(declared);
    expect(drawn.length > 0).toBe(rules !== undefined);
    for (const { words } of drawn) expect(words.label.length * words.help.length).toBeGreaterThan(0);
  }
});

/** They tell what was before this show, or whom it is played for. They are no rules of it. */
const situations = ['judging', 'wins', 'champion', 'record', 'prizes', 'coins', 'stakes', 'hints'];
/** They choose among originals. */
const originals = ['rules', 'version'];

/** A show may declare no house rules. All its options are then plain ones. */
const withHouse = await Promise.all(named.map(async ([name]) => (await houseOfShow(name)) !== undefined));

test.each(named.filter((_, i) => withHouse[i]))(
  'every option of %s is a rule, chooses an original, or tells the situation',
  (_name, { options }) => {
    const among = rulesAmong(options, {});
    const others = Object.keys(options.fieldsFor({})).filter(name => !(name in among));
    expect(others.filter(name => !situations.includes(name) && !originals.includes(name))).toEqual([]);
  },
);
