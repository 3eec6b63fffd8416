/** The options of a show before it is opened: a form drawn from the show's own fields. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Json } from '../../shared/json.ts';
import { type Strength, strengths } from '../../shared/robots.ts';
import { words } from '../../shared/words/index.ts';
import { lobbyWords } from '../../shared/words/lobby.ts';
import type { ShowFacts } from '../api.ts';
import { clocks } from '../parts/clocks.ts';
import { useLazy } from '../parts/lazy.ts';
import { OptionField } from '../parts/option-field.tsx';
import type { Choice } from './opening.ts';

interface Props {
  readonly show: ShowFacts;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

const Check = ({
  label,
  checked,
  onChange,
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}): JSX.Element => (
  <label class="check">
    <input type="checkbox" checked={checked} onChange={event => onChange(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);

/** How many seats the form offers where a show takes any number. */
const mostOffered = 8;

export const OpeningForm = ({ show, choice, onChange }: Props) => {
  const { lobby } = lobbyWords();
  const OwnPack = useLazy(() => import('./own-pack.tsx'));
  const ownPack = useSignal(choice.pack !== null);
  const [fewest, most] = show.seats;
  const last = Math.min(most ?? mostOffered, mostOffered);
  const hasPack = Object.keys(show.pack.of ?? {}).length > 0;
  const options = Object.entries((show.options.of ?? {}) as Readonly<Record<string, typeof show.options>>);
  const change = (name: string, value: Json | undefined) => {
    const { [name]: _before, ...rest } = choice.options;
    onChange({ ...choice, options: value === undefined ? rest : { ...rest, [name]: value } });
  };
  return (
    <div class="opening-form">
      <label class="field">
        <span>{lobby.name}</span>
        <input
          type="text"
          dir="auto"
          maxLength={80}
          placeholder={lobby.namePlaceholder}
          value={choice.name}
          onInput={event => onChange({ ...choice, name: event.currentTarget.value })}
        />
      </label>
      {last > fewest && (
        <label class="field">
          <span>{lobby.seats}</span>
          <select
            value={choice.seats}
            onChange={event => onChange({ ...choice, seats: Number(event.currentTarget.value) })}
          >
            {Array.from({ length: last - fewest + 1 }, (_, i) => (
              <option key={i} value={fewest + i}>
                {fewest + i}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="field">
        <span>{lobby.clock}</span>
        <select
          value={choice.clock}
          onChange={event => onChange({ ...choice, clock: Number(event.currentTarget.value) })}
        >
          {clocks.map(seconds => (
            <option key={seconds} value={seconds}>
              {words().pages.clock.clocks(seconds)}
            </option>
          ))}
        </select>
      </label>
      <Check label={lobby.public} checked={choice.public} onChange={on => onChange({ ...choice, public: on })} />
      {choice.public && (
        <Check label={lobby.filter} checked={choice.filter} onChange={on => onChange({ ...choice, filter: on })} />
      )}
      <Check
        label={lobby.rehearsal}
        checked={choice.rehearsal}
        onChange={on => onChange({ ...choice, rehearsal: on })}
      />
      {choice.rehearsal && (
        <label class="field">
          <span>{lobby.strength}</span>
          <select
            value={choice.strength}
            onChange={event => onChange({ ...choice, strength: event.currentTarget.value as Strength })}
          >
            {strengths.map(strength => (
              <option key={strength} value={strength}>
                {lobby.strengths[strength]}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasPack && (
        <fieldset>
          <legend>{lobby.pack}</legend>
          <div class="two">
            <button
              type="button"
              class="small"
              aria-pressed={!ownPack.value}
              onClick={() => {
                ownPack.value = false;
                onChange({ ...choice, pack: null, kept: '' });
              }}
            >
              {lobby.packBundled}
            </button>
            <button
              type="button"
              class="small"
              aria-pressed={ownPack.value}
              onClick={() => {
                ownPack.value = true;
              }}
            >
              {lobby.packOwn}
            </button>
          </div>
          {ownPack.value && OwnPack !== null && (
            <OwnPack
              show={show}
              options={choice.options}
              onPack={(pack, kept) => onChange({ ...choice, pack, kept })}
            />
          )}
        </fieldset>
      )}
      {options.length > 0 && (
        <details>
          <summary>{lobby.moreOptions}</summary>
          {options.map(([name, field]) => (
            <OptionField
              key={name}
              name={name}
              field={field}
              value={choice.options[name]}
              onChange={value => change(name, value)}
            />
          ))}
        </details>
      )}
    </div>
  );
};
