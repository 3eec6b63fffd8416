/** A legal move as a form: a field for every kind of input, and the button that sends it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Json } from '../../shared/engine/json.ts';
import type { Input, Legal } from '../../shared/engine/moves.ts';
import { plainName } from '../../shared/words/commentary.ts';
import { playing } from '../../shared/words/en/playing.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField as LabelledField } from '../parts/fields.tsx';
import { inputName, moveName } from '../parts/move-words.ts';
import { NumberPad } from '../parts/number-pad.tsx';

type InputValues = Readonly<Record<string, Json | undefined>>;

interface FieldProps {
  readonly name: string;
  readonly input: Input;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  /** The board's choices of answers. */
  readonly choices: readonly string[];
  readonly first: boolean;
  /** At a desk, numbers are typed. A phone has a number pad. */
  readonly typed: boolean;
  readonly onEnter: () => void;
}

/** The text of one member of a set or a choice. */
const itemText = (item: Json): string => {
  if (typeof item === 'object' && item !== null) {
    if (Array.isArray(item)) return item.map(itemText).join(' + ');
    return Object.entries(item)
      .map(([key, value]) => `${inputName(key).toLowerCase()} ${itemText(value)}`)
      .join(' ');
  }
  return typeof item === 'string' ? plainName(item) : String(item);
};

interface ChoicesProps {
  readonly items: readonly { readonly value: Json; readonly text: string }[];
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
  readonly label: string;
}

const Choices = ({ items, value, onChange, label }: ChoicesProps) => (
  <fieldset
    class={`flex wrap gap-2 choices ${items.every(item => item.text.length <= 3) ? 'short' : ''}`}
    aria-label={label}
  >
    {items.map(item => {
      const chosen = value !== undefined && JSON.stringify(item.value) === JSON.stringify(value);
      return (
        <Button
          key={item.text}
          aria-pressed={chosen}
          class={chosen ? 'chosen' : ''}
          onClick={() => onChange(item.value)}
        >
          <bdi dir="auto">{item.text}</bdi>
        </Button>
      );
    })}
  </fieldset>
);

/** A list of numbers: typed one by one, or filled in by one press. */
interface NumberListProps {
  readonly input: Extract<Input, { kind: 'list' }>;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  readonly label: string;
}

const NumberList = ({ input, value, onChange, label }: NumberListProps) => {
  const { of, length } = input;
  const [min, max] = of.kind === 'int' ? [of.min, of.max] : [undefined, undefined];
  const [typed, setTyped] = useState<readonly string[]>(() => Array.from({ length }, () => ''));
  const change = (next: readonly string[]) => {
    setTyped(next);
    onChange(next.every(item => item !== '') ? next.map(Number) : undefined);
  };
  useEffect(() => {
    if (Array.isArray(value) && value.length === length) setTyped(value.map(String));
  }, []);
  const fill = () =>
    change(
      typed.map(item =>
        item === '' && min !== undefined && max !== undefined
          ? String(min + Math.floor(Math.random() * (max - min + 1)))
          : item,
      ),
    );
  return (
    <fieldset class="number-list">
      <legend>{label}</legend>
      <div class="numbers">
        {typed.map((item, i) => (
          <input
            key={i}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            aria-label={`${label} ${i + 1}`}
            value={item}
            onInput={event => change(typed.with(i, event.currentTarget.value))}
            onPaste={event => {
              // A whole list pasted at once, as players send it.
              const pasted = event.clipboardData?.getData('text').match(/\d+/g) ?? [];
              if (pasted.length < 2) return;
              event.preventDefault();
              change(typed.map((was, j) => pasted[j - i] ?? was));
            }}
          />
        ))}
      </div>
      {min !== undefined && <Button onClick={fill}>{playing.fillAny}</Button>}
    </fieldset>
  );
};

const TextField = (props: FieldProps & { readonly input: Extract<Input, { kind: 'text' }> }) => {
  const { name, input, value, onChange, first } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (first) field.current?.focus({ preventScroll: true });
  }, [first]);
  return (
    <label class="field">
      <span>{name === 'text' ? playing.yourAnswer : inputName(name)}</span>
      <input
        ref={field}
        type="text"
        dir="auto"
        autocomplete="off"
        autocapitalize="sentences"
        enterkeyhint="send"
        maxLength={input.max}
        value={typeof value === 'string' ? value : ''}
        onInput={event => onChange(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
      />
    </label>
  );
};

interface NumberFieldProps {
  readonly label: string;
  readonly value: Json | undefined;
  readonly onChange: (value: number | undefined) => void;
  /** For integers; left out for any number. */
  readonly min?: number;
  readonly max?: number;
}

const NumberField = ({ label, value, onChange, min, max }: NumberFieldProps) => (
  <LabelledField
    label={label}
    type="number"
    // For any number no pad of digits alone: on an iPhone it has no minus.
    inputMode={min === undefined ? undefined : 'numeric'}
    step={min === undefined ? 'any' : 1}
    min={min}
    max={max}
    value={typeof value === 'number' ? value : ''}
    onType={typed => onChange(typed === '' ? undefined : Number(typed))}
  />
);

const InputField = (props: FieldProps): ComponentChildren => {
  const { name, input, value, onChange, choices, typed, onEnter } = props;
  const label = inputName(name);
  const choose = { label, value, onChange };
  switch (input.kind) {
    case 'int':
      if (input.max - input.min < 12) {
        const numbers = Array.from({ length: input.max - input.min + 1 }, (_, i) => input.min + i);
        return <Choices {...choose} items={numbers.map(n => ({ value: n, text: String(n) }))} />;
      }
      if (typed) return <NumberField label={label} value={value} onChange={onChange} min={input.min} max={input.max} />;
      return (
        <NumberPad
          min={input.min}
          max={input.max}
          value={typeof value === 'number' ? value : undefined}
          onChange={onChange}
          onEnter={onEnter}
        />
      );
    case 'number':
      return <NumberField label={label} value={value} onChange={onChange} />;
    case 'text':
      if (name === 'text' && choices.length > 0) {
        return <Choices {...choose} label={playing.yourAnswer} items={choices.map(text => ({ value: text, text }))} />;
      }
      return <TextField {...props} input={input} />;
    case 'flag':
      return (
        <Choices
          {...choose}
          items={[
            { value: true, text: playing.yes },
            { value: false, text: playing.no },
          ]}
        />
      );
    case 'choice':
    case 'set':
      return <Choices {...choose} items={input.of.map(item => ({ value: item, text: itemText(item) }))} />;
    case 'list':
      return <NumberList label={label} input={input} value={value} onChange={onChange} />;
  }
};

const initial = (legal: Legal): InputValues =>
  Object.fromEntries(
    Object.entries(legal.inputs ?? {}).map(([name, input]) => [
      name,
      // A choice of one is already made.
      (input.kind === 'choice' || input.kind === 'set') && input.of.length === 1 ? input.of[0] : undefined,
    ]),
  );

interface FormProps {
  readonly legal: Legal;
  readonly choices?: readonly string[];
  readonly sending: boolean;
  readonly send: (inputs: Readonly<Record<string, Json>>) => void;
  readonly label?: (given: InputValues) => string;
  readonly first?: boolean;
  readonly pale?: boolean;
  readonly typed?: boolean;
  /** Buttons of other moves, within reach of the one that sends this. */
  readonly beside?: readonly ComponentChildren[];
}

/** One legal move with its inputs, and the button that sends it. */
const MoveForm = (props: FormProps) => {
  const { legal, choices = [], sending, send, label, first = true, pale = false, typed = false, beside = [] } = props;
  const [given, setGiven] = useState<InputValues>(() => initial(legal));
  const inputs = Object.entries(legal.inputs ?? {});
  const inRange = inputs.every(([name, input]) => {
    const value = given[name];
    return (
      value !== undefined &&
      (input.kind !== 'int' || (typeof value === 'number' && value >= input.min && value <= input.max))
    );
  });
  const submit = () => {
    if (inRange && !sending) send(given as Readonly<Record<string, Json>>);
  };
  const go = (
    <button class={`hero ${pale ? 'pale' : 'go'}`} type="submit" disabled={!inRange || sending}>
      {sending ? playing.sending : (label?.(given) ?? moveName(legal.do))}
    </button>
  );
  return (
    <Form class="move-form down flex-1 gap-3" onSend={submit}>
      {inputs.map(([name, input], i) => (
        <InputField
          key={name}
          name={name}
          input={input}
          value={given[name]}
          choices={choices}
          first={first && i === 0}
          typed={typed}
          onChange={value => setGiven(before => ({ ...before, [name]: value }))}
          onEnter={submit}
        />
      ))}
      {beside.length === 0 ? (
        go
      ) : (
        <div class="buttons">
          {go}
          {beside}
        </div>
      )}
    </Form>
  );
};

export default MoveForm;
