/** An item of a pack as a form generated from its fields. */
import { useState } from 'preact/hooks';
import type { Json } from '../../../shared/engine/json.ts';
import { difficulties } from '../../../shared/packs/deal.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import { words as page } from '../../../shared/words/index.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { FieldFacts } from '../../api.ts';
import { Button } from '../../parts/button.tsx';
import { Select } from '../../parts/fields.tsx';
import { accepting, spellingsFor } from './bulk.ts';
import { fieldsOf, type Item, inner, withField } from './fields.ts';
import { MediaField } from './item-media.tsx';

interface Props {
  /** Path of the item, which prefixes the names of its fields. */
  readonly path: string;
  readonly fields: Readonly<Record<string, FieldFacts>>;
  readonly item: Item;
  /** Faults by path. */
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: (item: Item) => void;
}

/** Texts longer than this get a second line. */
const longText = 120;

/** The id of a field, from its path. */
export const idOf = (path: string): string => `pack-${path.replace(/[^\w]+/g, '-')}`;

const linesIn = (value: Json | undefined): string => (Array.isArray(value) ? value.map(String).join('\n') : '');

/** One value per line. Empty lines at the end are kept while typing, and ignored. */
const valuesIn = (text: string): readonly string[] => text.split('\n');
const filled = (values: readonly string[]): readonly string[] | undefined => {
  const filled = values.map(value => value.trim()).filter(value => value !== '');
  return filled.length === 0 ? undefined : filled;
};

/** Attributes common to all inputs of a field. */
interface FieldProps {
  readonly id: string;
  readonly dir: 'auto';
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

const TextInput = ({
  field,
  onText,
  ...rest
}: FieldProps & { readonly field: FieldFacts; readonly value: string; readonly onText: (text: string) => void }) =>
  (field.max ?? 0) > longText ? (
    <textarea rows={2} {...rest} onInput={event => onText(event.currentTarget.value)} />
  ) : (
    <input type="text" {...rest} onInput={event => onText(event.currentTarget.value)} />
  );

/** Typed text is left alone while typing: a new empty line is not a value yet. */
const LinesInput = ({
  values,
  onValues,
  ...rest
}: {
  readonly values: Json | undefined;
  readonly onValues: (values: readonly string[] | undefined) => void;
} & FieldProps) => {
  const [text, setText] = useState(linesIn(values));
  const meant = linesIn(filled(valuesIn(text)) as Json | undefined);
  const shown = meant === linesIn(values) ? text : linesIn(values);
  return (
    <textarea
      rows={3}
      {...rest}
      value={shown}
      onInput={event => {
        setText(event.currentTarget.value);
        onValues(filled(valuesIn(event.currentTarget.value)));
      }}
    />
  );
};

/** Spellings to accept as well, each for a press. */
const Proposals = ({ item, onChange }: Pick<Props, 'item' | 'onChange'>) => {
  const found = spellingsFor(item, page().language.slice(0, 2) as Language);
  const { write } = words;
  if (found.length === 0) return null;
  return (
    <p class="row">
      <span class="note">{write.spellings}</span>
      {found.map(text => (
        <Button key={text} onClick={() => onChange(accepting(item, [text]))}>
          <bdi>{text}</bdi>
        </Button>
      ))}
      {found.length > 1 && (
        <Button class="link" onClick={() => onChange(accepting(item, found))}>
          {write.allSpellings}
        </Button>
      )}
    </p>
  );
};

const FieldRow = ({
  name,
  path,
  field,
  item,
  faults,
  onChange,
}: Props & { readonly name: string; readonly field: FieldFacts }) => {
  const at = path === '' ? name : `${path}.${name}`;
  const id = idOf(at);
  const value = item[name];
  const { kind } = inner(field);
  const label = words.fields[name] ?? name;
  const optional = field.kind === 'optional';
  // A fault of the list itself, or of one of its values.
  const fault = faults.get(at) ?? [...faults].find(([place]) => place.startsWith(`${at}[`))?.[1];
  const change = (next: Json | undefined) => onChange(withField(item, name, next));
  const describedBy = fault === undefined ? undefined : `${id}-fault`;
  const shared: FieldProps = { id, dir: 'auto', 'aria-invalid': fault !== undefined, 'aria-describedby': describedBy };

  if (kind === 'record') {
    const part = value as Item | undefined;
    return (
      <fieldset class="inset">
        <label class="check">
          <input
            id={id}
            type="checkbox"
            checked={part !== undefined}
            onChange={event => change(event.currentTarget.checked ? {} : undefined)}
          />
          <span>{words.write.with(label)}</span>
        </label>
        {part !== undefined && (
          <ItemForm path={at} fields={fieldsOf(field)} item={part} faults={faults} onChange={change} />
        )}
      </fieldset>
    );
  }
  return (
    <div class={`packs-field ${fault === undefined ? '' : 'faulty'}`}>
      <label for={id}>{label}</label>
      {kind === 'list' ? (
        <LinesInput values={value} {...shared} onValues={change} />
      ) : kind === 'flag' ? (
        <input
          type="checkbox"
          checked={value === true}
          {...shared}
          onChange={event => change(event.currentTarget.checked)}
        />
      ) : kind === 'choice' ? (
        <Select
          {...shared}
          value={String(value ?? '')}
          of={[['', ''], ...difficulties.map(level => [level, page().pages.desk.levels[level]] as const)]}
          onChoose={chosen => change(chosen === '' ? undefined : Number(chosen))}
        />
      ) : kind === 'int' || kind === 'number' ? (
        <input
          type="number"
          step="any"
          value={typeof value === 'number' ? value : ''}
          {...shared}
          onInput={event => {
            const { value: typed } = event.currentTarget;
            change(typed === '' ? undefined : Number(typed));
          }}
        />
      ) : (
        <TextInput
          field={inner(field)}
          value={typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)}
          {...shared}
          onText={typed => change(typed === '' && optional ? undefined : typed)}
        />
      )}
      {name === 'accept' && <Proposals item={item} onChange={onChange} />}
      {fault !== undefined && (
        <p id={describedBy} class="problem">
          {fault}
        </p>
      )}
    </div>
  );
};

export const ItemForm = (props: Props) => (
  <div class="stack">
    {Object.entries(props.fields).map(([name, field]) =>
      name === 'picture' || name === 'sound' ? (
        <MediaField
          key={name}
          kind={name}
          value={props.item[name] as Item | undefined}
          onChange={medium => props.onChange(withField(props.item, name, medium))}
        />
      ) : (
        <FieldRow key={name} {...props} name={name} field={field} />
      ),
    )}
  </div>
);
