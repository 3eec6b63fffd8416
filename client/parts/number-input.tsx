/** A number within limits. One outside them is refused where it is typed, and what was set stays. */
import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { housePage as texts } from '../../shared/words/en/house.ts';
import { narratorFor } from '../../shared/words/index.ts';

interface Props {
  /** What it is called. */
  readonly label: string;
  readonly value: number | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Without parts of one; true by default. */
  readonly whole?: boolean;
  /** undefined: the field was emptied. Without it, it may not be empty. */
  readonly onChange: (value: number) => void;
  readonly onEmpty?: () => void;
}

const tell = narratorFor([]);

export const NumberInput = ({ label, value, min, max, whole = true, onChange, onEmpty }: Props): JSX.Element => {
  const [problem, setProblem] = useState('');
  const id = useId();
  // Whatever is set elsewhere is within the limits.
  useEffect(() => setProblem(''), [value]);
  const said = useRef<HTMLElement>(null);
  // On a small phone the bar at the bottom would cover it.
  useEffect(() => said.current?.scrollIntoView({ block: 'center' }), [problem]);
  const check = (input: HTMLInputElement) => {
    const typed = input.valueAsNumber;
    if (input.value === '' && onEmpty !== undefined) {
      setProblem('');
      onEmpty();
      return;
    }
    const fits =
      Number.isFinite(typed) &&
      (!whole || Number.isInteger(typed)) &&
      typed >= (min ?? Number.NEGATIVE_INFINITY) &&
      typed <= (max ?? Number.POSITIVE_INFINITY);
    setProblem(fits ? '' : texts.outOfRange(label, tell.number(min ?? 0), tell.number(max ?? Number.MAX_SAFE_INTEGER)));
    if (fits) onChange(typed);
  };
  return (
    <>
      <input
        type="number"
        aria-label={label}
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? undefined : id}
        min={min}
        max={max}
        step={whole ? 1 : 'any'}
        value={value === undefined ? '' : String(value)}
        onChange={event => check(event.currentTarget)}
      />
      {problem !== '' && (
        <small id={id} ref={said} class="problem" role="alert">
          {problem}
        </small>
      )}
    </>
  );
};
