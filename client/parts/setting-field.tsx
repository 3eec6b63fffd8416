/** One setting of an episode, whatever its kind: a switch, or a button for each value. Its texts come from the catalogue. */
import './setting-field.css';
import type { JSX } from 'preact';
import {
  type EpisodeSettings,
  type SettingName,
  type SettingsChange,
  settingFields,
} from '../../shared/engine/settings.ts';
import { type SettingWords, settings as texts } from '../../shared/words/en/settings.ts';
import { ClockField } from './clock-field.tsx';
import { Check, Choices, TextArea } from './fields.tsx';
import { MomentField, NumberOrNone, ZoneField } from './moment-field.tsx';

interface Props<S extends SettingName> {
  readonly name: S;
  readonly value: EpisodeSettings[S];
  readonly disabled?: boolean;
  readonly onChange: (change: SettingsChange) => void;
}

export const SettingField = <S extends SettingName>({
  name,
  value,
  disabled = false,
  onChange,
}: Props<S>): JSX.Element => {
  const field = settingFields[name];
  const { label, about, value: nameOf = String }: SettingWords<EpisodeSettings[S]> = texts.of[name];
  const { max = 0 } = field as { readonly max?: number };
  const set = (next: unknown) => onChange({ [name]: next });
  const explained = typeof about === 'string' ? about : about?.[String(value)];
  const shared = { label, disabled };
  const number = { ...shared, value: value as number, onChange: set };
  return (
    <div class="setting">
      {name === 'doors' ? (
        <MomentField {...number} />
      ) : name === 'note' ? (
        <TextArea
          {...shared}
          dir="auto"
          value={value as string}
          maxLength={max}
          onChange={event => set(event.currentTarget.value.trim())}
        />
      ) : field.kind === 'text' ? (
        <ZoneField {...shared} value={value as string} onChange={set} />
      ) : (field.kind === 'int-or-none' && !name.endsWith('lock')) || name === 'roundClock' ? (
        <NumberOrNone {...number} max={max} />
      ) : field.kind === 'int-or-none' ? (
        <ClockField {...number} />
      ) : 'of' in field ? (
        <fieldset class="row">
          <legend>{label}</legend>
          <Choices
            of={(field.of as readonly EpisodeSettings[S][]).map(item => [item, nameOf(item)])}
            value={value}
            disabled={disabled}
            onChoose={set}
          />
        </fieldset>
      ) : (
        <Check {...shared} checked={value === true} onChange={set} />
      )}
      {explained !== undefined && <p>{explained}</p>}
    </div>
  );
};
