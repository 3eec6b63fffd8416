/** The options of a show before it is opened: a form generated from the show's fields. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { type Strength, strengths } from '../../shared/engine/robots.ts';
import { askedSettings, type SettingsChange } from '../../shared/engine/settings.ts';
import { settings as texts } from '../../shared/words/en/settings.ts';
import { lobbyWords } from '../../shared/words/lobby.ts';
import type { ShowFacts } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { ClockField } from '../parts/clock-field.tsx';
import { useLazy } from '../parts/lazy.ts';
import { useOptionFields } from '../parts/option-fields.ts';
import { SettingField } from '../parts/setting-field.tsx';
import { type Choice, settingsOf } from './opening.ts';
import { ShowOptions } from './show-options.tsx';

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

/** Number of seats that the form offers if a show takes any number. */
const maxOffered = 8;

export const OpeningForm = ({ show, choice, onChange }: Props) => {
  const { lobby } = lobbyWords();
  const OwnPack = useLazy(() => import('./own-pack.tsx'));
  const ownPack = useSignal(choice.pack !== null);
  const [fewest, most] = show.seats;
  const last = Math.min(most ?? maxOffered, maxOffered);
  const hasPack = Object.keys(show.pack.of ?? {}).length > 0;
  const fields = useOptionFields(show, choice.options);
  const settings = settingsOf(choice);
  const set = (change: SettingsChange) => onChange({ ...choice, settings: { ...choice.settings, ...change } });
  return (
    <div class="opening-form stack">
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
      <ClockField label={texts.of.clock.label} value={settings.clock} onChange={clock => set({ clock })} />
      <Check label={lobby.public} checked={choice.public} onChange={on => onChange({ ...choice, public: on })} />
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
          <div class="row">
            <Button
              aria-pressed={!ownPack.value}
              onClick={() => {
                ownPack.value = false;
                onChange({ ...choice, pack: null, kept: '' });
              }}
            >
              {lobby.packBundled}
            </Button>
            <Button
              aria-pressed={ownPack.value}
              onClick={() => {
                ownPack.value = true;
              }}
            >
              {lobby.packOwn}
            </Button>
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
      <details>
        <summary>{lobby.moreSettings}</summary>
        {askedSettings
          .filter(name => name !== 'clock')
          .map(name => (
            <SettingField key={name} name={name} value={settings[name]} onChange={set} />
          ))}
      </details>
      <ShowOptions
        show={show.name}
        fields={fields}
        title={lobby.moreOptions}
        options={choice.options}
        onChange={options => onChange({ ...choice, options })}
      />
    </div>
  );
};
