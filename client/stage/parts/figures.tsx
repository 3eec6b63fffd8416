/** Figures of bulbs, five by seven dots each. Unlit bulbs stay visible. */
import { dots, filled } from '../../../shared/drawings/bulbs.ts';
import { sumTakes } from '../../../shared/engine/moments.ts';
import { fewest, tick } from '../../parts/counting.ts';

interface Props {
  readonly text: string;
  /** Height of a figure. */
  readonly height: number;
  /** Number of digits of the display. Those on the left stay unlit if they are not needed. */
  readonly places?: number;
  readonly lit?: string;
  readonly unlit?: string;
  /** The width that a long amount shrinks to. */
  readonly room?: number;
}

export const BulbFigures = ({ text, height, places = 0, lit = 'var(--bulb-on)', unlit = '#3a2613', room }: Props) => {
  const full = filled(text, places);
  const { lit: on, unlit: off, width } = dots(full);
  const rows = /[,.;]/.test(full) ? 8.1 : 7.2;
  const unit = Math.min(height / 7, (room ?? Number.POSITIVE_INFINITY) / (width + 0.2));
  return (
    <svg
      class="figures"
      width={(width + 0.2) * unit}
      height={rows * unit}
      viewBox={`-.1 -.15 ${(width + 0.2).toFixed(2)} ${rows}`}
      aria-hidden="true"
    >
      <path fill={unlit} d={off} />
      <path fill={lit} d={on} />
    </svg>
  );
};

/** Milliseconds after which what was won or lost is counted: the word for it comes first. */
export const beforeMoney = 400;

/** Steps to such a sum, which then stands for a moment before it is said. */
export const stepsTo = (sum: number): number => fewest + Math.floor((sumTakes(sum) - sumTakes(0)) / tick);
