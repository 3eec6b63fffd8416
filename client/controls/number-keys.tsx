/** Numbers to press. The tiles of a long word are too narrow for a thumb, and in rows of their own all are as wide as one. */
import './number-keys.css';

interface Props {
  readonly numbers: readonly number[];
  /** The most keys beside each other. */
  readonly columns: number;
  /** How a number looks; "" where it cannot be pressed. */
  readonly stateOf: (number: number) => '' | 'lit' | 'could' | 'picked';
  readonly labelOf: (number: number) => string;
  readonly touch: (number: number) => void;
}

export const NumberKeys = ({ numbers, columns, stateOf, labelOf, touch }: Props) => (
  <div class="number-keys as-grid gap-1" style={{ '--columns': columns }}>
    {numbers.map(number => (
      <button
        key={number}
        type="button"
        class={`letter-tile ${stateOf(number) || 'shut'}`}
        disabled={stateOf(number) === ''}
        aria-pressed={stateOf(number) === 'picked'}
        aria-label={labelOf(number)}
        onClick={() => touch(number)}
      >
        {number}
      </button>
    ))}
  </div>
);
