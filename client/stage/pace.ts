/** How long throws take on this browser: as long as tension wants, or short. Remembered. */
import { signal } from '@preact/signals';

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
