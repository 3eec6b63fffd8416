/** One setting of an episode, whatever its kind: a switch, or a button for each value. Its texts come from the catalogue. */
import { Button } from './button.tsx';
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
import { TextArea } from './fields.tsx';
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
  const set = (next: EpisodeSettings[S]) => onChange({ [name]: next });
  const explained = typeof about === 'string' ? about : about?.[String(value)];
  return (
    <div class="setting">
      {name === 'doors' ? (
        <MomentField
          label={label}
          value={value as number}
          disabled={disabled}
          onChange={moment => set(moment as EpisodeSettings[S])}
        />
      ) : name === 'note' ? (
        <TextArea
          label={label}
          value={value as string}
          maxLength={(field as { readonly max?: number }).max ?? 0}
          disabled={disabled}
          onChange={text => set(text as EpisodeSettings[S])}
        />
      ) : field.kind === 'text' ? (
        <ZoneField
          label={label}
          value={value as string}
          disabled={disabled}
          onChange={zone => set(zone as EpisodeSettings[S])}
        />
      ) : (field.kind === 'int-or-none' && !name.endsWith('lock')) || name === 'roundClock' ? (
        <NumberOrNone
          label={label}
          value={value as number}
          max={(field as { readonly max?: number }).max ?? 0}
          disabled={disabled}
          onChange={count => set(count as EpisodeSettings[S])}
        />
      ) : field.kind === 'int-or-none' ? (
        <ClockField
          label={label}
          value={value as number}
          disabled={disabled}
          onChange={seconds => set(seconds as EpisodeSettings[S])}
        />
      ) : 'of' in field ? (
        <fieldset class="row">
          <legend>{label}</legend>
          {(field.of as readonly EpisodeSettings[S][]).map(item => (
            <Button key={String(item)} aria-pressed={value === item} disabled={disabled} onClick={() => set(item)}>
              {nameOf(item)}
            </Button>
          ))}
        </fieldset>
      ) : (
        <label class="check">
          <input
            type="checkbox"
            checked={value === true}
            disabled={disabled}
            onChange={event => set(event.currentTarget.checked as EpisodeSettings[S])}
          />
          <span>{label}</span>
        </label>
      )}
      {explained !== undefined && <p>{explained}</p>}
    </div>
  );
};
