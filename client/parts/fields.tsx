/** Forms and their labelled fields. */
import type { ComponentChildren, ComponentProps, JSX } from 'preact';
import { Button } from './button.tsx';

/** A form that is sent by its own code, without leaving the page. */
export const Form = ({ onSend, ...rest }: ComponentProps<'form'> & { readonly onSend: () => unknown }) => (
  <form
    {...rest}
    onSubmit={event => {
      event.preventDefault();
      void onSend();
    }}
  />
);

/** What is wrong. It is there from the beginning, so that screen readers notice when it is filled. */
export const Problem = ({ text }: { readonly text: string }) => (
  <p class="problem" role="alert">
    {text}
  </p>
);

interface Props {
  readonly label: string;
  readonly help?: string | undefined;
  readonly children: ComponentChildren;
}

/** A label before its field. `help`: in smaller letters behind it. */
export const Field = ({ label, help, children }: Props) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: its control is a child
  <label class="field">
    <span>
      {label}
      {help !== undefined && <small class="weight-5 in-ink-2"> {help}</small>}
    </span>
    {children}
  </label>
);

type Named<Props, Handler extends string> = Omit<Props, 'label' | Handler> & {
  readonly label: string;
  readonly help?: string;
};

interface TextProps extends Named<ComponentProps<'input'>, 'type'> {
  readonly type?: 'text' | 'number' | 'url' | 'password' | 'datetime-local';
  /** What is in the field after each change. */
  readonly onType?: (text: string) => void;
}

export const TextField = ({ label, help, onType, type = 'text', ...rest }: TextProps) => (
  <Field label={label} help={help}>
    {/* Preact has a type for each kind of input, and the kind is known only where the field is used. */}
    <input {...({ ...rest, type } as object)} onInput={event => onType?.(event.currentTarget.value)} />
  </Field>
);

interface AreaProps extends Named<ComponentProps<'textarea'>, 'value'> {
  readonly value: string;
  readonly onType?: (text: string) => void;
}

export const TextArea = ({ label, help, onType, ...rest }: AreaProps) => (
  <Field label={label} help={help}>
    <textarea rows={3} {...rest} onInput={event => onType?.(event.currentTarget.value)} />
  </Field>
);

/** `of`: the values to choose from, each with its text. */
type Options = readonly (readonly [value: string | number, text: string | number | undefined])[];

interface SelectProps {
  readonly value: string | number;
  readonly of: Options;
  readonly onChoose: (value: string) => void;
  readonly disabled?: boolean;
  readonly 'aria-label'?: string;
}

export const Select = ({ of, onChoose, ...rest }: SelectProps) => (
  <select {...rest} onChange={event => onChoose(event.currentTarget.value)}>
    {of.map(([item, text]) => (
      <option key={item} value={item}>
        {text}
      </option>
    ))}
  </select>
);

export const SelectField = ({ label, ...rest }: SelectProps & { readonly label: string }) => (
  <Field label={label}>
    <Select {...rest} />
  </Field>
);

interface CheckProps extends Omit<ComponentProps<'input'>, 'label' | 'onChange' | 'type'> {
  readonly label: ComponentChildren;
  readonly onChange: (on: boolean) => void;
}

export const Check = ({ label, onChange, ...rest }: CheckProps): JSX.Element => (
  <label class="check">
    <input type="checkbox" {...(rest as object)} onChange={event => onChange(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);

interface FileProps {
  readonly label: string;
  /** Kinds of files, as browsers understand them. */
  readonly accept?: string;
  readonly onFile: (file: File) => unknown;
}

export const FileField = ({ label, accept = '.json,application/json', onFile }: FileProps) => (
  <Field label={label}>
    <input
      type="file"
      accept={accept}
      onChange={event => {
        const file = event.currentTarget.files?.[0];
        if (file !== undefined) void onFile(file);
      }}
    />
  </Field>
);

/** A button for each value, of which one is pressed. */
export const Choices = <T,>({
  of,
  value,
  disabled,
  onChoose,
}: {
  readonly of: readonly (readonly [value: T, text: ComponentChildren])[];
  readonly value: T;
  readonly disabled?: boolean;
  readonly onChoose: (value: T) => void;
}) => (
  <>
    {of.map(([item, text]) => (
      <Button key={String(item)} aria-pressed={item === value} disabled={disabled} onClick={() => onChoose(item)}>
        {text}
      </Button>
    ))}
  </>
);
