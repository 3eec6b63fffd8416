/** Amounts that count up or down before the eyes of the room. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { prefersStill } from '../stage/pace.ts';
import { useAfter } from './timing.ts';

/** Milliseconds of a step. */
export const tick = 55;

/** Steps of a sum that takes no longer than others, with the last three twice as long. */
export const fewest = 11;

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

/** Milliseconds until the counting goes on to all that somebody takes home: the prizes come before. */
export const beforeTotal = 3600;

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

/** A value, and after a change for so long the one before: what is told elsewhere is not known here first. `of`: its kind. */
export const useLater = <T>(value: T, wait: number, of = ''): T => {
  const [shown, show] = useState({ value, of });
  useAfter(wait, () => show({ value, of }), [value, of]);
  return wait > 0 && shown.of === of ? shown.value : value;
};
