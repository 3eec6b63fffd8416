/** One house rule as a form field, by the kind and unit that its show declares. */
import type { JSX } from 'preact';
import { housePage as texts } from '../../shared/words/en/house.ts';
import type { FlatRule } from './rule-list.tsx';

interface Props {
  readonly flat: FlatRule;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The upper end of a slider: an integer of few steps covers its whole range, an amount some multiple of the usual one. */
const sliderTo = ({ max = 0, fallback }: { readonly max?: number; readonly fallback?: unknown }): number =>
  max <= 60 ? max : Math.min(max, Math.max(100, 5 * Number(fallback)));

interface NumberProps {
  readonly shown: number;
  readonly label: string;
  readonly low: number;
  readonly high: number;
  readonly onChange: (next: number) => void;
}

const WholeNumber = ({ shown, label, low, high, onChange }: NumberProps): JSX.Element => (
  <input
    type="number"
    aria-label={label}
    min={low}
    max={high}
    value={shown}
    onChange={event => {
      const typed = Math.round(event.currentTarget.valueAsNumber);
      if (Number.isFinite(typed)) onChange(Math.min(high, Math.max(low, typed)));
    }}
  />
);

const CountField = ({ flat: { rule, words }, value, onChange }: Props): JSX.Element => {
  const { min = 0, max = 0 } = rule;
  return (
    <div class="values row">
      <input
        type="range"
        aria-label={words.label}
        min={min}
        max={sliderTo(rule)}
        value={Number(value)}
        onInput={event => onChange(event.currentTarget.valueAsNumber)}
      />
      <WholeNumber shown={Number(value)} label={words.label} low={min} high={max} onChange={onChange} />
    </div>
  );
};

const FlagField = ({ value, onChange }: Props): JSX.Element => (
  <label class="check">
    <input type="checkbox" checked={value === true} onChange={event => onChange(event.currentTarget.checked)} />
    <span>{value === true ? texts.yes : texts.no}</span>
  </label>
);

const ChoiceField = ({ flat: { rule, words }, value, onChange }: Props): JSX.Element => (
  <select aria-label={words.label} value={String(value)} onChange={event => onChange(event.currentTarget.value)}>
    {(rule.of as readonly string[]).map(option => (
      <option key={option} value={option}>
        {words.options?.[option] ?? option}
      </option>
    ))}
  </select>
);

const itemsOf = (value: unknown): readonly (number | string)[] =>
  Array.isArray(value) ? (value as readonly (number | string)[]) : [];

/** The texts of a board, separated by commas. */
const Spaces = ({ flat: { words }, value, onChange }: Props): JSX.Element => (
  <input
    type="text"
    aria-label={words.label}
    placeholder={texts.asMade}
    value={itemsOf(value).join(', ')}
    onChange={event => {
      const parts = event.currentTarget.value.split(',').map(text => text.trim());
      onChange(parts.length === 1 && parts[0] === '' ? undefined : parts);
    }}
  />
);

/** Totals of two dice, each on or off. */
const Totals = ({ flat: { rule }, value, onChange }: Props): JSX.Element => {
  const list = itemsOf(value);
  return (
    <div class="values row">
      {Array.from({ length: 11 }, (_, i) => i + 2).map(total => (
        <button
          key={total}
          type="button"
          class="small"
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
        </button>
      ))}
    </div>
  );
};

const ListField = (props: Props): JSX.Element => {
  const { rule, words } = props.flat;
  if (rule.house.unit === 'spaces') return <Spaces {...props} />;
  if (rule.house.unit === 'totals') return <Totals {...props} />;
  const list = itemsOf(props.value);
  const { min = 0, max = 0 } = (rule.of ?? {}) as { readonly min?: number; readonly max?: number };
  return (
    <div class="values row">
      {list.map((item, i) => (
        <span key={i}>
          <WholeNumber
            shown={Number(item)}
            label={`${words.label} ${i + 1}`}
            low={min}
            high={max}
            onChange={next => props.onChange(list.with(i, next))}
          />
        </span>
      ))}
    </div>
  );
};

/** Every kind of house rule has its field here. A kind without one could not be set. */
export const ruleKinds = { int: CountField, flag: FlagField, choice: ChoiceField, list: ListField } as const;

export const RuleField = (props: Props): JSX.Element | null => {
  const Kind = ruleKinds[props.flat.rule.kind as keyof typeof ruleKinds];
  return Kind === undefined ? null : <Kind {...props} />;
};
