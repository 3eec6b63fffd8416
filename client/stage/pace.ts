/** How long throws take on this browser: as long as tension wants, or short. Remembered. */
import { signal } from '@preact/signals';
import type { Timeline } from '../../shared/engine/moments.ts';

const key = 'boxcars:throws';
/** A short throw is the same throw, so many times as fast. */
const brisk = 2;

/** Private windows may refuse storage; then the choice lasts as long as the page. */
const kept = (): boolean => {
  try {
    return localStorage.getItem(key) === 'short';
  } catch {
    return false;
  }
};

export const shortThrows = signal(typeof localStorage !== 'undefined' && kept());

export const chooseThrows = (short: boolean): void => {
  shortThrows.value = short;
  try {
    localStorage.setItem(key, short ? 'short' : 'whole');
  } catch {
    // Then it lasts as long as the page.
  }
};

/** So many times as fast as they were planned. */
export const throwPace = (): number => (shortThrows.peek() ? brisk : 1);

/** The same entry, so many times as fast; infinitely fast is at once. */
const faster = (time: Timeline, pace: number): Timeline => {
  const scaled = (at: number) => at / pace;
  return {
    ...time,
    starts: time.starts.map(scaled),
    tells: time.tells.map(scaled),
    shows: scaled(time.shows),
    ends: scaled(time.ends),
  };
};

export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * When this page shows an entry. Before a television nobody is early. Without one, short throws are short, and whoever wants
 * nothing to move waits for nothing, but for a stage (`staged`), which still has something to show.
 */
export const pageTime = (time: Timeline, televised: boolean, staged = false): Timeline => {
  if (televised) return time;
  if (prefersStill() && !staged) return faster(time, Number.POSITIVE_INFINITY);
  return shortThrows.peek() ? faster(time, brisk) : time;
};
