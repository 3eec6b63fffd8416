/** Whether throws on this browser are long or short. Remembered. */
import { signal } from '@preact/signals';
import { retimed, type Timeline } from '../../shared/engine/moments.ts';
import { keep, recall } from '../storage.ts';

const key = 'boxcars:throws';
/** A short throw is the same throw, this many times as fast. */
const brisk = 2;

export const shortThrows = signal(recall(key) === 'short');

export const chooseThrows = (short: boolean): void => {
  shortThrows.value = short;
  keep(key, short ? 'short' : 'whole');
};

/** How many times as fast as planned. */
export const throwPace = (): number => (shortThrows.peek() ? brisk : 1);

/** The same entry, this many times as fast. Infinity means at once. */
const faster = (time: Timeline, pace: number): Timeline => retimed(time, at => at / pace);

export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A television draws the whole set and works on the picture before it is seen: whoever tells a result beside it waits, milliseconds. */
export const televisionLag = 100;

/** A stage, what is shown beside one, or a page without any. */
export type Shows = 'stage' | 'beside' | 'alone';

/**
 * When this page shows an entry. With a television, no other page is early. Without one, short throws are short, and users who prefer
 * reduced motion wait for nothing where there is no stage, which still has something to show.
 */
export const pageTime = (time: Timeline, televised: boolean, shows: Shows): Timeline => {
  if (televised) return shows === 'stage' ? time : { ...time, at: time.at + televisionLag };
  if (prefersStill() && shows === 'alone') return faster(time, Number.POSITIVE_INFINITY);
  return shortThrows.peek() ? faster(time, brisk) : time;
};
