/** Makes a phone buzz, where there is a motor for it: iPhones, Firefox and computers have none that a page may use. */
export const canBuzz = (): boolean => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;

/** `pattern`: milliseconds on, off, on. Browsers complain of pages that nobody has touched yet. */
export const buzz = (pattern: readonly number[]): void => {
  if (canBuzz() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate([...pattern]);
};
