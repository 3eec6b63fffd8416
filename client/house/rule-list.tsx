/** How a set differs from the original, in words: label, old value, new value. */
import type { JSX } from 'preact';
import { differences, type HouseField, type HouseRule, type HouseSection } from '../../shared/engine/house.ts';
import type { RuleTexts } from '../../shared/house/house-of-show.ts';
import { housePage } from '../../shared/words/en/house.ts';
import type { AnyRuleWords } from '../../shared/words/house-words.ts';
import { narratorFor } from '../../shared/words/index.ts';

export interface FlatRule {
  readonly path: readonly string[];
  readonly rule: HouseRule<unknown>;
  readonly words: AnyRuleWords;
}

/** All rules of a field with their words, in declared order. */
export const rulesOf = (
  of: HouseField['of'] | HouseSection['of'],
  words: RuleTexts,
  path: readonly string[] = [],
): readonly FlatRule[] =>
  Object.entries(of).flatMap(([name, field]): readonly FlatRule[] => {
    const own = words[name];
    if (own === undefined) return [];
    if (field.kind === 'house') return rulesOf((field as HouseSection).of, own as RuleTexts, [...path, name]);
    return [{ path: [...path, name], rule: field as HouseRule<unknown>, words: own as AnyRuleWords }];
  });

export const valueAt = (house: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], house);

const tell = narratorFor([]);

/** A value in words. */
export const valueText = ({ rule, words }: FlatRule, value: unknown): string => {
  if (value === null) return housePage.asMade;
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(item => scalarText(rule, item)).join(' · ');
  if (typeof value === 'boolean') return value ? housePage.yes : housePage.no;
  if (typeof value === 'string') return words.options?.[value] ?? value;
  return scalarText(rule, value);
};

const scalarText = ({ house }: HouseRule<unknown>, value: unknown): string =>
  typeof value !== 'number'
    ? String(value)
    : house.unit === 'dollars' || house.unit === 'dollars-a-point'
      ? tell.money(value)
      : tell.number(value);

export const isSame = (rule: HouseRule<unknown>, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(rule.fallback);

export const countOf = (field: HouseField, house: unknown): number => {
  const count = (set: object): number =>
    Object.entries(set).reduce(
      (sum, [name, value]) =>
        sum +
        (name === 'name' ? 0 : typeof value === 'object' && value !== null && !Array.isArray(value) ? count(value) : 1),
      0,
    );
  return count(differences(field, house));
};

interface Props {
  readonly field: HouseField;
  readonly words: RuleTexts;
  /** A whole set, as it was parsed. */
  readonly house: unknown;
}

export const RuleList = ({ field, words, house }: Props): JSX.Element => (
  <dl class="house-list">
    {rulesOf(field.of, words)
      .filter(({ rule, path }) => !isSame(rule, valueAt(house, path)))
      .map(flat => (
        <div key={flat.path.join('.')} class="row between">
          <dt>{flat.words.label}</dt>
          <dd>
            <s>{valueText(flat, flat.rule.fallback)}</s> <b>{valueText(flat, valueAt(house, flat.path))}</b>
          </dd>
        </div>
      ))}
  </dl>
);
