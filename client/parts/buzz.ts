/** Makes a phone buzz; milliseconds on, off, on. Browsers complain of pages that nobody has touched yet. */
export const buzz = (pattern: readonly number[]): void => {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate([...pattern]);
};
