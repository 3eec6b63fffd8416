/** A time per turn: buttons for the usual ones, and a number with its unit for any other. */
import type { JSX } from 'preact';
import { settingFields, usualClocks } from '../../shared/engine/settings.ts';
import { words } from '../../shared/words/index.ts';
import { Choices, Select } from './fields.tsx';

const units = [
  ['seconds', 1],
  ['minutes', 60],
  ['hours', 3600],
  ['days', 86_400],
] as const;

/** The largest unit of which the time is a whole number. */
const unitOf = (seconds: number): number =>
  units.reduce((best, [, size]) => (seconds > 0 && seconds % size === 0 ? size : best), 1);

interface Props {
  readonly label: string;
  readonly value: number;
  readonly disabled?: boolean;
  readonly onChange: (seconds: number) => void;
}

export const ClockField = ({ label, value, disabled = false, onChange }: Props): JSX.Element => {
  const { clock } = words().pages;
  const { min = 0, max = 0 } = settingFields.clock;
  const size = unitOf(value);
  const set = (count: number, unit: number) => {
    const seconds = Math.round(count * unit);
    if (seconds > 0) onChange(Math.min(max, Math.max(min, seconds)));
  };
  return (
    <fieldset class="row clock-field">
      <legend class="mb-2">{label}</legend>
      <Choices
        of={usualClocks.map(seconds => [seconds, clock.clocks(seconds)])}
        value={value}
        disabled={disabled}
        onChoose={onChange}
      />
      <label class="row own-clock">
        <span>{clock.own}</span>
        <input
          type="number"
          min="1"
          inputMode="numeric"
          disabled={disabled}
          value={value === 0 ? '' : value / size}
          onChange={event => set(event.currentTarget.valueAsNumber || 0, size)}
        />
      </label>
      <Select
        aria-label={clock.unit}
        disabled={disabled || value === 0}
        value={size}
        of={units.map(([name, seconds]) => [seconds, clock.units[name]])}
        onChoose={unit => set(value / size, Number(unit))}
      />
    </fieldset>
  );
};
