/** A time per turn: buttons for the usual ones, and a number with its unit for any other. */
import type { JSX } from 'preact';
import { settingFields, usualClocks } from '../../shared/engine/settings.ts';
import { words } from '../../shared/words/index.ts';
import { Button } from './button.tsx';

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
      <legend>{label}</legend>
      {usualClocks.map(seconds => (
        <Button key={seconds} aria-pressed={value === seconds} disabled={disabled} onClick={() => onChange(seconds)}>
          {clock.clocks(seconds)}
        </Button>
      ))}
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
      <select
        aria-label={clock.unit}
        disabled={disabled || value === 0}
        value={size}
        onChange={event => set(value / size, Number(event.currentTarget.value))}
      >
        {units.map(([name, seconds]) => (
          <option key={name} value={seconds}>
            {clock.units[name]}
          </option>
        ))}
      </select>
    </fieldset>
  );
};
