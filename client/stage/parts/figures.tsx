/** Figures of bulbs, five by seven dots each. Unlit bulbs stay visible. Money counts up bulb by bulb. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { dots, filled } from '../../../shared/drawings/bulbs.ts';
import { prefersStill } from '../pace.ts';

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

const tick = 55;

/** Steps of a sum that takes no longer than others, with the last three twice as long. */
const fewest = 11;

/** The values between two amounts: even steps, with the last three slower. `most`: how many there may be. */
const steps = (
  from: number,
  to: number,
  most: number,
): readonly { readonly value: number; readonly wait: number }[] => {
  const distance = Math.abs(to - from);
  const grain = distance % 25 === 0 ? 25 : 1;
  const count = Math.max(1, Math.min(most, Math.ceil(distance / grain)));
  return Array.from({ length: count }, (_, step) => ({
    value: step + 1 === count ? to : from + Math.round(((to - from) * (step + 1)) / count / grain) * grain,
    wait: step + 3 >= count ? tick * 2 : tick,
  }));
};

/** Milliseconds after which the sum of a win counts: the name comes first. */
export const beforeMoney = 400;

/** How long the picture of a win takes to show a sum that the room has not seen, milliseconds: the greater, the longer. */
export const sumTakes = (sum: number): number =>
  1300 + Math.round(600 * Math.min(2, Math.max(0, Math.log10(sum / 1000))));

/** Steps to such a sum, which then stands for a moment before it is said. */
export const stepsTo = (sum: number): number => fewest + Math.floor((sumTakes(sum) - sumTakes(0)) / tick);

/** An amount, and after a change for so long the one before: what counts elsewhere is not known here first. */
export const useLater = (value: number, wait: number): number => {
  const [shown, show] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => show(value), wait);
    return () => clearTimeout(timer);
  }, [value]);
  return wait > 0 ? shown : value;
};

/** An amount counting up or down to `value`, at first from `from`. It never counts from one kind of amount (`of`) to another. */
export const useCounting = (value: number, of = '', from = value, most = fewest): number => {
  const [shown, show] = useState(from);
  const now = useRef(from);
  const kind = useRef(of);
  if (kind.current !== of) {
    kind.current = of;
    now.current = value;
  }
  useEffect(() => {
    if (now.current === value) {
      show(value);
      return;
    }
    const way = prefersStill() || document.hidden ? [{ value, wait: 0 }] : [...steps(now.current, value, most)];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      const next = way.shift();
      if (next === undefined) return;
      now.current = next.value;
      show(next.value);
      timer = setTimeout(go, next.wait);
    };
    go();
    return () => clearTimeout(timer);
  }, [value, of]);
  return now.current === value ? value : shown;
};
