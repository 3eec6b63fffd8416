/** One house rule as a form field, by the kind and unit that its show declares. */
import { maxDollars, type SpacesRule } from '../../shared/engine/house.ts';
import { housePage as texts } from '../../shared/words/en/house.ts';
import type { FieldFacts } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { Check, Select } from '../parts/fields.tsx';
import { NumberInput } from '../parts/number-input.tsx';
import { type FlatRule, holdsCash, spaceParts } from './rule-list.tsx';

interface Props {
  readonly flat: FlatRule;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The upper end of a slider: an integer of few steps covers its whole range, an amount some multiple of the usual one. */
const sliderTo = ({ max = 0, fallback }: { readonly max?: number; readonly fallback?: unknown }): number =>
  max <= 60 ? max : Math.min(max, Math.max(100, 5 * Number(fallback)));

const CountField = ({ flat: { rule, words }, value, onChange }: Props) => {
  const { min = 0, max = 0 } = rule;
  return (
    <div class="values row">
      <input
        class="tap"
        type="range"
        aria-label={words.label}
        min={min}
        max={sliderTo(rule)}
        value={Number(value)}
        onInput={event => onChange(event.currentTarget.valueAsNumber)}
      />
      <NumberInput
        label={words.label}
        value={Number(value)}
        min={min}
        max={max}
        whole={rule.kind === 'int'}
        onChange={onChange}
      />
    </div>
  );
};

const FlagField = ({ value, onChange }: Props) => (
  <Check label={value === true ? texts.yes : texts.no} checked={value === true} onChange={onChange} />
);

const ChoiceField = ({ flat: { rule, words }, value, onChange }: Props) => (
  <Select
    aria-label={words.label}
    value={String(value)}
    of={(rule.of as readonly string[]).map(option => [option, words.options?.[option] ?? option])}
    onChoose={onChange}
  />
);

const itemsOf = (value: unknown): readonly (number | string)[] =>
  Array.isArray(value) ? (value as readonly (number | string)[]) : [];

/** A kind of space with its number, as the board writes it. */
const spaceOf = (kind: string, number: number): string => kind.replace('N', String(number));

/** The board, space by space: what lies there, chosen from a list, and how much. */
const Spaces = ({ flat: { rule, words }, value, onChange }: Props) => {
  const { kinds, first } = rule as SpacesRule;
  if (!Array.isArray(value))
    return (
      <div class="values">
        <span>{texts.asMade}</span>
        <Button onClick={() => onChange(first)}>{texts.ownBoard}</Button>
      </div>
    );
  const board = value as readonly string[];
  return (
    <fieldset class="spaces" aria-label={words.label}>
      {board.map((space, i) => {
        const { kind, number } = spaceParts(space);
        const cash = holdsCash(kind);
        return (
          <div key={i} class="values">
            <Select
              aria-label={texts.space(i + 1)}
              value={kind}
              of={kinds.map(own => [spaceParts(own).kind, texts.spaces[spaceParts(own).kind] ?? own])}
              onChoose={name => {
                const chosen = kinds.find(own => spaceParts(own).kind === name) ?? '';
                const usual = holdsCash(chosen) ? (cash ? number : 1000) : 2;
                onChange(board.with(i, spaceOf(chosen, usual)));
              }}
            />
            {kinds.some(own => own.includes('N') && spaceParts(own).kind === kind) && (
              <NumberInput
                label={`${texts.space(i + 1)}: ${texts.spaces[kind] ?? kind}`}
                value={number}
                min={cash ? 0 : 1}
                max={cash ? maxDollars : 5}
                onChange={next => onChange(board.with(i, space.replace(/\d+/, String(next))))}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
};

/** Totals of two dice, each on or off. */
const Totals = ({ flat: { rule }, value, onChange }: Props) => {
  const list = itemsOf(value);
  return (
    <div class="values row">
      {Array.from({ length: 11 }, (_, i) => i + 2).map(total => (
        <Button
          key={total}
          aria-pressed={list.includes(total)}
          disabled={!list.includes(total) && list.length >= (rule.max ?? 0)}
          onClick={() =>
            onChange(
              list.includes(total)
                ? list.filter(other => other !== total)
                : [...list, total].sort((a, b) => Number(a) - Number(b)),
            )
          }
        >
          {total}
        </Button>
      ))}
    </div>
  );
};

interface GrowProps {
  readonly list: readonly (number | string)[];
  readonly fewest: number;
  readonly most: number;
  readonly onChange: (list: readonly (number | string)[]) => void;
}

/** A list grows by a copy of its last item, which is then edited. */
export const Grow = ({ list, fewest, most, onChange }: GrowProps) => (
  <div class="row">
    <Button disabled={list.length >= most} onClick={() => onChange([...list, list.at(-1) ?? 0])}>
      {texts.addOne}
    </Button>
    <Button disabled={list.length <= fewest} onClick={() => onChange(list.slice(0, -1))}>
      {texts.removeOne}
    </Button>
  </div>
);

const ListField = (props: Props) => {
  const { rule, words } = props.flat;
  if (rule.house.unit === 'spaces') return <Spaces {...props} />;
  if (rule.house.unit === 'totals') return <Totals {...props} />;
  const list = itemsOf(props.value);
  const { kind, min = 0, max = 0 } = (rule.of ?? {}) as Partial<Pick<FieldFacts, 'kind' | 'min' | 'max'>>;
  const [fewest, most] = [rule.min ?? 0, rule.max ?? list.length];
  return (
    <fieldset class="values row" aria-label={words.label}>
      {list.map((item, i) => (
        <div class="item across wrap gap-2" key={i}>
          {words.items?.[i] !== undefined && <span>{words.items[i]}</span>}
          <NumberInput
            label={`${words.label} ${words.items?.[i] ?? i + 1}`}
            value={Number(item)}
            min={min}
            max={max}
            whole={kind === 'int'}
            onChange={next => props.onChange(list.with(i, next))}
          />
        </div>
      ))}
      {fewest < most && <Grow list={list} fewest={fewest} most={most} onChange={props.onChange} />}
    </fieldset>
  );
};

/** Every kind of house rule has its field here. A kind without one could not be set. */
export const ruleKinds = {
  int: CountField,
  number: CountField,
  flag: FlagField,
  choice: ChoiceField,
  list: ListField,
} as const;

export const RuleField = (props: Props) => {
  const Kind = ruleKinds[props.flat.rule.kind as keyof typeof ruleKinds];
  return Kind === undefined ? null : <Kind {...props} />;
};
