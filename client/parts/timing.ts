/** Hooks that wait. Times are milliseconds; those of `now` are the server's. */
import { useEffect, useState } from 'preact/hooks';

/** It is given whether its answer is still wanted: until the inputs change again. */
type Work = (wanted: () => boolean) => unknown;

/** Does `work` when the inputs have changed. */
export const useWork = (work: Work, inputs: readonly unknown[]): void => {
  useEffect(() => {
    let wanted = true;
    void work(() => wanted);
    return () => {
      wanted = false;
    };
  }, inputs);
};

/** The same so long after, unless they change before; never where the time is below 0. */
export const useAfter = (milliseconds: number, work: Work, inputs: readonly unknown[]): void =>
  useWork(wanted => {
    if (milliseconds >= 0) setTimeout(() => wanted() && work(wanted), milliseconds);
  }, inputs);

/** The time until `deadline`, drawn again five times a second; -1 while no clock runs. */
export const useRemaining = (deadline: number, now: () => number): number => {
  const [, draw] = useState(0);
  useEffect(() => {
    if (deadline === 0) return;
    const timer = setInterval(() => draw(count => count + 1), 200);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === 0 ? -1 : Math.max(0, deadline - now());
};

/** Whole seconds until `at`, counted down; 0 when it has come. */
export const useSecondsTo = (at: number, now: () => number): number =>
  Math.ceil(Math.max(0, useRemaining(at, now)) / 1000);

/** True for so long after `key` has changed from what it was at first. */
export const useFresh = (key: string, milliseconds: number): boolean => {
  const [past, setPast] = useState(key);
  useAfter(milliseconds, () => setPast(key), [key]);
  return key !== '' && key !== past;
};
