/** Fetches what comes with the next question, on every page that will show it. A desk shows it when it is there. */
import { useEffect } from 'preact/hooks';
import type { Connection } from '../connection.ts';

export const useAhead = ({ code, live }: Connection): void => {
  const media = live.shell.value?.media ?? '';
  useEffect(() => {
    if (media !== '') void import('./on-air.ts').then(({ fetchAhead }) => fetchAhead(code, media));
  }, [media]);
};
