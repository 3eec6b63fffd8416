/** How rules differ from the original, in words: label, old value, new value. */
import type { JSX } from 'preact';
import { readField } from '../../shared/engine/fields.ts';
import {
  changedRules,
  changesIn,
  type Differences,
  type HouseFields,
  type HouseRule,
  type HouseSection,
  rulesAmong,
  setNameIn,
} from '../../shared/engine/house.ts';
import type { RulesOfShow, RuleTexts } from '../../shared/house/house-of-show.ts';
import { housePage } from '../../shared/words/en/house.ts';
import type { AnyRuleWords } from '../../shared/words/house-words.ts';
import { narratorFor } from '../../shared/words/index.ts';
import { useHouse } from './use-house.ts';

export interface FlatRule {
  /** Among the options. */
  readonly path: readonly string[];
  readonly rule: HouseRule<unknown>;
  readonly words: AnyRuleWords;
}

const flatRules = (of: HouseFields, words: RuleTexts, path: readonly string[] = []): readonly FlatRule[] =>
  Object.entries(of).flatMap(([name, field]): readonly FlatRule[] => {
    const own = words[name];
    if (own === undefined) return [];
    if (field.kind === 'house')
      return flatRules((field as HouseSection).of as HouseFields, own as RuleTexts, [...path, name]);
    return [{ path: [...path, name], rule: field as HouseRule<unknown>, words: own as AnyRuleWords }];
  });

/** All rules among a show's options with their words, in declared order. `options`: those that decide about limits. */
export const rulesOf = ({ options: fields, words }: RulesOfShow, options: unknown): readonly FlatRule[] =>
  flatRules(rulesAmong(fields, options), words.rules);

export const valueAt = (options: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], options);

const tell = narratorFor([]);

/** A value in words. */
export const valueText = ({ rule, words }: FlatRule, value: unknown): string => {
  if (value === null) return housePage.asMade;
  if (Array.isArray(value))
    return value.length === 0
      ? '–'
      : value.map(item => (rule.house.unit === 'spaces' ? spaceText(item) : scalarText(rule, item))).join(' · ');
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

/** A space of a board in parts: its kind without the number, and the number, 0 for none. */
export const spaceParts = (space: string): { readonly kind: string; readonly number: number } => {
  const number = /\d+/.exec(space)?.[0];
  return {
    kind: space.replace(/ ?(?:\d+|N)/, ''),
    number: number === undefined ? 0 : Number(number),
  };
};

export const holdsCash = (kind: string): boolean => kind.startsWith('cash');

const spaceText = (space: unknown): string => {
  const { kind, number } = spaceParts(String(space));
  const name = housePage.spaces[kind] ?? kind;
  return /\d/.test(String(space)) ? `${name} ${holdsCash(kind) ? tell.money(number) : tell.number(number)}` : name;
};

export const isSame = (rule: HouseRule<unknown>, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(rule.fallback);

/**
 * How a show is played: the name of its rules, and those that differ from the original; undefined for the original. `changes`: what
 * the host changed, as the server says, because a season carries some values itself; by default whatever differs. `usual`: values
 * that are no rule of this house.
 */
export const useDifferences = (show: string, options: object, changes: Differences | undefined, usual: object = {}) => {
  const rules = useHouse(show, options);
  if (rules === undefined) return undefined;
  const { value: read, faults } = readField(rules.options, options);
  if (faults.length > 0) return undefined;
  const all = Object.entries(changes ?? changesIn(rules.options, read));
  const changed = Object.fromEntries(all.filter(([rule, value]) => value !== (usual as Differences)[rule]));
  const [count, name] = [changedRules(changed), setNameIn(read)];
  if (count === 0 && name === '') return undefined;
  return {
    title: name === '' ? housePage.title : housePage.playedBy(name),
    differs: housePage.differs(count),
    list: { rules, options: read, changes: changed },
  };
};

interface Props {
  readonly rules: RulesOfShow;
  /** As the show reads them. */
  readonly options: unknown;
  /** What of them is a house rule: all that differs from the original, but not what a season carries. */
  readonly changes: object;
}

export const RuleList = ({ rules, options, changes }: Props): JSX.Element => (
  <dl class="house-list text-start">
    {rulesOf(rules, options)
      .filter(({ path }) => valueAt(changes, path) !== undefined)
      .map(flat => (
        <div key={flat.path.join('.')} class="row between">
          <dt>{flat.words.label}</dt>
          <dd class="max-w-full">
            <s>{valueText(flat, flat.rule.fallback)}</s> <b>{valueText(flat, valueAt(options, flat.path))}</b>
            {rules.isIdle(options, flat.path.join('.')) && <small> {housePage.idle}</small>}
          </dd>
        </div>
      ))}
  </dl>
);
