/** The options of a show before it is opened: a form generated from the show's fields. */
import { useSignal } from '@preact/signals';
import { type Strength, strengths } from '../../shared/engine/robots.ts';
import { askedSettings, type SettingsChange } from '../../shared/engine/settings.ts';
import { hasEntrants } from '../../shared/shows/index.ts';
import { lobby } from '../../shared/words/en/lobby.ts';
import { settings as texts } from '../../shared/words/en/settings.ts';
import type { ShowFacts } from '../api.ts';
import { ClockField } from '../parts/clock-field.tsx';
import { Check, Choices, SelectField, TextField } from '../parts/fields.tsx';
import { lazily } from '../parts/lazy.ts';
import { useOptionFields } from '../parts/option-fields.ts';
import { SettingField } from '../parts/setting-field.tsx';
import { type Choice, settingsOf } from './opening.ts';
import { ShowOptions } from './show-options.tsx';

interface Props {
  readonly shown: boolean;
  readonly show: ShowFacts;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

const OpeningTeams = lazily(() => import('./opening-teams.tsx'));
const HouseQuestions = lazily(() => import('./house-questions.tsx'));
const OwnPack = lazily(() => import('./own-pack.tsx'));

/** Number of seats that the form offers if a show takes any number. */
const maxOffered = 8;

export const OpeningForm = ({ shown, show, choice, onChange }: Props) => {
  const ownPack = useSignal(choice.pack !== null);
  const [fewest, most] = show.seats;
  const last = Math.min(most ?? maxOffered, maxOffered);
  const hasPack = Object.keys(show.pack.of ?? {}).length > 0;
  const fields = useOptionFields(show, choice.options);
  const settings = settingsOf(choice);
  const set = (change: SettingsChange) => onChange({ ...choice, settings: { ...choice.settings, ...change } });
  return (
    <div class={shown ? 'opening-form stack mt-2' : ''} hidden={!shown}>
      <TextField
        label={lobby.name}
        dir="auto"
        maxLength={80}
        placeholder={lobby.namePlaceholder}
        value={choice.name}
        onType={name => onChange({ ...choice, name })}
      />
      {last > fewest && (
        <SelectField
          label={lobby.seats}
          value={choice.seats}
          of={Array.from({ length: last - fewest + 1 }, (_, i) => [fewest + i, fewest + i])}
          onChoose={seats => onChange({ ...choice, seats: Number(seats) })}
        />
      )}
      <ClockField label={texts.of.clock.label} value={settings.clock} onChange={clock => set({ clock })} />
      <Check label={lobby.public} checked={choice.public} onChange={on => onChange({ ...choice, public: on })} />
      <Check
        label={lobby.rehearsal}
        checked={choice.rehearsal}
        onChange={on => onChange({ ...choice, rehearsal: on })}
      />
      {choice.rehearsal && (
        <SelectField
          label={lobby.strength}
          value={choice.strength}
          of={strengths.map(strength => [strength, lobby.strengths[strength]])}
          onChoose={strength => onChange({ ...choice, strength: strength as Strength })}
        />
      )}
      {hasPack && (
        <fieldset>
          <legend>{lobby.pack}</legend>
          <div class="row">
            <Choices
              of={[
                [false, lobby.packBundled],
                [true, lobby.packOwn],
              ]}
              value={ownPack.value}
              onChoose={own => {
                ownPack.value = own;
                if (!own) onChange({ ...choice, pack: null, kept: '', checking: false });
              }}
            />
          </div>
          {!ownPack.value && (
            <HouseQuestions
              show={show.name}
              wish={choice.questions}
              onChange={questions => onChange({ ...choice, questions })}
            />
          )}
          {ownPack.value && (
            <OwnPack
              show={show}
              options={choice.options}
              onPack={(pack, kept, checking) => onChange({ ...choice, pack, kept, checking })}
            />
          )}
        </fieldset>
      )}
      <details>
        <summary>{lobby.moreSettings}</summary>
        {!choice.rehearsal && !hasEntrants(show.name) && (
          <OpeningTeams teams={choice.teams} seats={choice.seats} onChange={teams => onChange({ ...choice, teams })} />
        )}
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
