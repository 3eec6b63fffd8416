/** Labelled fields of forms. */

interface Labelled {
  readonly label: string;
  /** In smaller letters behind the label. */
  readonly help?: string;
}

interface TextProps extends Labelled {
  readonly value: string | number;
  /** What is in the field after each change. */
  readonly onType: (text: string) => void;
  readonly type?: 'text' | 'number' | 'url' | 'password' | 'datetime-local';
  readonly dir?: 'auto';
  readonly required?: boolean;
  readonly min?: string | number;
  readonly max?: number;
  readonly step?: 'any';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly placeholder?: string;
  readonly inputMode?: 'decimal' | 'url';
  readonly autocapitalize?: 'none';
  readonly autocomplete?: 'current-password';
}

const Label = ({ label, help }: Labelled) => (
  <span>
    {label}
    {help !== undefined && <small> {help}</small>}
  </span>
);

export const TextField = ({ label, help, onType, type = 'text', ...rest }: TextProps) => (
  <label class="field">
    <Label label={label} {...(help === undefined ? {} : { help })} />
    {/* Preact has a type for each kind of input, and the kind is known only where the field is used. */}
    <input {...rest} type={type as 'text'} onInput={event => onType(event.currentTarget.value)} />
  </label>
);

interface TextAreaProps extends Labelled {
  readonly value: string;
  readonly maxLength: number;
  readonly disabled: boolean;
  /** Once the field is left. */
  readonly onChange: (text: string) => void;
}

export const TextArea = ({ label, onChange, ...rest }: TextAreaProps) => (
  <label class="field">
    <Label label={label} />
    <textarea {...rest} rows={3} dir="auto" onChange={event => onChange(event.currentTarget.value.trim())} />
  </label>
);

interface SelectProps extends Labelled {
  readonly value: string | number;
  /** The values to choose from, each with its text. */
  readonly of: readonly (readonly [value: string | number, text: string | number])[];
  readonly onChoose: (value: string) => void;
}

export const SelectField = ({ label, value, of, onChoose }: SelectProps) => (
  <label class="field">
    <Label label={label} />
    <select value={value} onChange={event => onChoose(event.currentTarget.value)}>
      {of.map(([item, text]) => (
        <option key={item} value={item}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
