/** Fields for settings that are a date and time, an optional number, or a time zone. */
import { isZone } from '../../shared/engine/settings.ts';
import { Field, TextField } from './fields.tsx';

interface Props<T> {
  readonly label: string;
  readonly value: T;
  readonly disabled: boolean;
  readonly onChange: (value: T) => void;
}

/** The format of a browser's date and time field: local time without a zone. */
export const localInput = (moment: number): string => {
  const local = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
};

export const MomentField = ({ label, value, disabled, onChange }: Props<number>) => (
  <TextField
    label={label}
    type="datetime-local"
    disabled={disabled}
    value={value === 0 ? '' : localInput(value)}
    onChange={event => {
      const moment = new Date(event.currentTarget.value).getTime();
      onChange(Number.isNaN(moment) ? 0 : moment);
    }}
  />
);

export const NumberOrNone = ({ label, value, max, disabled, onChange }: Props<number> & { readonly max: number }) => (
  <TextField
    label={label}
    type="number"
    min="0"
    max={max}
    inputMode="numeric"
    disabled={disabled}
    value={value === 0 ? '' : value}
    onChange={event => {
      const count = Math.round(event.currentTarget.valueAsNumber);
      onChange(Number.isFinite(count) ? Math.min(max, Math.max(0, count)) : 0);
    }}
  />
);

/** The time zones that this browser knows. If it does not list them, any name may be typed. */
const zones: readonly string[] =
  (Intl as { readonly supportedValuesOf?: (key: string) => string[] }).supportedValuesOf?.('timeZone') ?? [];

export const ZoneField = ({ label, value, disabled, onChange }: Props<string>) => (
  <Field label={label}>
    <input
      type="text"
      list="time-zones"
      placeholder="UTC"
      autocapitalize="none"
      disabled={disabled}
      value={value}
      onChange={event => {
        const zone = event.currentTarget.value.trim();
        if (isZone(zone)) onChange(zone);
      }}
    />
    <datalist id="time-zones">
      {zones.map(zone => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  </Field>
);
