import { useLayoutEffect } from 'preact/hooks';

/**
 * Calls `press` for every key that is pressed without Ctrl, Alt or Meta, from before the page is painted, so that fast typing loses
 * none. It returns whether the key meant something here: then it has no other effect.
 */
export const useKeys = (press: (event: KeyboardEvent) => boolean): void => {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && press(event)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
};
