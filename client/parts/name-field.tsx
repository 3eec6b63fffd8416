/** Where somebody says what they are called, before they play. */
import type { Ref } from 'preact';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly placeholder?: string;
  readonly field?: Ref<HTMLInputElement>;
}

export const NameField = ({ label, name, onName, field = null, ...rest }: Props) => (
  <>
    <h1>
      <label for="name">{label}</label>
    </h1>
    <input
      {...rest}
      id="name"
      ref={field}
      class="text-field"
      type="text"
      dir="auto"
      maxLength={40}
      autocomplete="nickname"
      enterkeyhint="go"
      value={name}
      onInput={event => onName(event.currentTarget.value)}
    />
  </>
);
