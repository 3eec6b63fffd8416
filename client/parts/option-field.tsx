/** One option of a show as a form field, whatever its kind. An untouched field shows the default. */
import type { Json } from '../../shared/engine/json.ts';
import { plainName } from '../../shared/words/commentary.ts';
import { lobby, options as names } from '../../shared/words/en/lobby.ts';
import type { FieldFacts } from '../api.ts';
import { Button } from './button.tsx';
import { Check, SelectField, TextField } from './fields.tsx';
import { termOf } from './move-words.ts';
import { NumberInput } from './number-input.tsx';

interface Props {
  readonly name: string;
  readonly field: FieldFacts;
  readonly value: Json | undefined;
  /** `undefined`: the show's default. */
  readonly onChange: (value: Json | undefined) => void;
  readonly label?: string;
}

const optionName = (option: string): string => termOf('options', option) ?? names[option] ?? plainName(option);

type Records = Readonly<Record<string, Json>>;

const isRecord = (value: Json | undefined): value is Records =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers that stand for something have names: seats, with -1 for none. */
const namesOf = (name: string, { kind, min = 0, max = 0 }: FieldFacts): readonly (readonly [number, string])[] => {
  if (kind !== 'int' || max - min > 8) return [];
  const named = Array.from({ length: max - min + 1 }, (_, i) => min + i).map(
    value => [value, names[`${name}=${value}`]] as const,
  );
  return named.every((pair): pair is readonly [number, string] => pair[1] !== undefined) ? named : [];
};

const NumberField = ({ name, field, value, onChange, label }: Props) => {
  const names = namesOf(name, field);
  const now = value ?? field.fallback;
  const called = label ?? optionName(name);
  return names.length > 0 ? (
    <SelectField label={called} value={String(now ?? '')} of={names} onChoose={chosen => onChange(Number(chosen))} />
  ) : (
    <div class="field">
      <span aria-hidden="true">{called}</span>
      <NumberInput
        label={called}
        value={typeof now === 'number' ? now : undefined}
        min={field.min}
        max={field.max}
        whole={field.kind === 'int'}
        onChange={onChange}
        onEmpty={() => onChange(undefined)}
      />
    </div>
  );
};

const TextOption = ({ name, field, value, onChange, label }: Props) => (
  <TextField
    label={label ?? optionName(name)}
    dir="auto"
    maxLength={field.max}
    value={String(value ?? field.fallback ?? '')}
    onType={typed => onChange(typed === '' ? undefined : typed)}
  />
);

const ChoiceField = ({ name, field, value, onChange, label }: Props) => (
  <SelectField
    label={label ?? optionName(name)}
    value={String(value ?? field.fallback ?? '')}
    of={(field.of as readonly string[]).map(item => [item, names[`${name}.${item}`] ?? plainName(item)])}
    onChoose={onChange}
  />
);

const FlagField = ({ name, field, value, onChange, label }: Props) => (
  <Check label={label ?? optionName(name)} checked={(value ?? field.fallback) === true} onChange={onChange} />
);

/** An optional one: an empty field means the show's default. */
const OptionalField = ({ field, ...rest }: Props) => <OptionField {...rest} field={field.of as FieldFacts} />;

/** A list grows by a copy of its last item, which is then edited. */
const newItem = (items: readonly Json[], { kind, fallback, min = 0 }: FieldFacts): Json =>
  items.at(-1) ?? fallback ?? (kind === 'int' || kind === 'number' ? min : '');

const ListField = ({ name, field, value, onChange }: Props) => {
  const items = (Array.isArray(value) ? value : Array.isArray(field.fallback) ? field.fallback : []) as readonly Json[];
  const of = field.of as FieldFacts;
  const { addOne, removeOne } = lobby;
  const fixed = field.min === field.max;
  return (
    <fieldset class="list-field stack">
      <legend class="col-all">{optionName(name)}</legend>
      {items.map((item, i) => (
        <OptionField
          key={i}
          name={name}
          label={names[`${name}.${i}`] ?? `${optionName(name)} ${i + 1}`}
          field={of}
          value={item}
          onChange={next => onChange(items.with(i, next ?? item))}
        />
      ))}
      {!fixed && (
        <div class="row">
          <Button
            disabled={items.length >= (field.max ?? Number.POSITIVE_INFINITY)}
            onClick={() => onChange([...items, newItem(items, of)])}
          >
            {addOne}
          </Button>
          <Button disabled={items.length <= (field.min ?? 0)} onClick={() => onChange(items.slice(0, -1))}>
            {removeOne}
          </Button>
        </div>
      )}
    </fieldset>
  );
};

const RecordField = ({ name, field, value, onChange, label }: Props) => {
  const fields = Object.entries(field.of as Readonly<Record<string, FieldFacts>>);
  const now: Records = isRecord(value) ? value : isRecord(field.fallback) ? field.fallback : {};
  return (
    <fieldset class="record-field as-grid gap-2">
      <legend class="unseen">{label ?? optionName(name)}</legend>
      {fields.map(([key, of]) => (
        <OptionField
          key={key}
          name={key}
          field={of}
          value={now[key]}
          onChange={next => {
            const { [key]: _before, ...rest } = now;
            onChange(next === undefined ? rest : { ...rest, [key]: next });
          }}
        />
      ))}
    </fieldset>
  );
};

/** Every kind of option has its field here. A kind without one could not be set. */
export const kinds = {
  int: NumberField,
  number: NumberField,
  text: TextOption,
  flag: FlagField,
  choice: ChoiceField,
  optional: OptionalField,
  list: ListField,
  record: RecordField,
} as const;

export const OptionField = (props: Props) => {
  const Kind = kinds[props.field.kind as keyof typeof kinds];
  return Kind === undefined ? null : <Kind {...props} />;
};
