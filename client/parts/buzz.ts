/** Makes a phone vibrate where pages may. iPhones, Firefox and computers do not let them. */
export const canBuzz = (): boolean => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;

/** `pattern`: milliseconds on, off, on. Browsers complain if the page has not been touched yet. */
export const buzz = (pattern: readonly number[]): void => {
  if (canBuzz() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate([...pattern]);
};
