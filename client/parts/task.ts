/** What pages do with answers that take a while. */
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { loadShowWords } from '../../shared/words/index.ts';
import { useWork } from './timing.ts';

/** What `load` brings, asked for again when an input changes; undefined until it comes, and where it cannot be had. */
export const useLoaded = <T>(load: () => Promise<T>, inputs: readonly unknown[]): T | undefined => {
  const [found, setFound] = useState<{ readonly loaded: T }>();
  const none = () => undefined;
  useWork(wanted => load().then(loaded => wanted() && setFound({ loaded }), none), inputs);
  return found?.loaded;
};

/** Titles of shows and acts, as far as they have been fetched. */
export const useTitles = (shows: readonly string[]): Readonly<Record<string, string>> =>
  useLoaded(async () => {
    const titles = await Promise.all(shows.map(async show => [show, (await loadShowWords(show)).title] as const));
    return Object.fromEntries(titles);
  }, [shows.join()]) ?? {};

/** Does `work` now and again after each time, in milliseconds. */
export const useEvery = (milliseconds: number, work: () => unknown): void => {
  useEffect(() => {
    void work();
    const timer = setInterval(work, milliseconds);
    return () => clearInterval(timer);
  }, []);
};

/**
 * Work that a press begins: whether it is under way, and what is wrong with it. `say`: the text of an error, by default the
 * server's own. `run` resolves to whether it worked.
 */
export const useTask = (say: (error: Error) => string | Promise<string> = ({ message }) => message) => {
  const busy = useSignal(false);
  const problem = useSignal('');
  return {
    busy: busy.value,
    problem: problem.value,
    fail: (text: string) => {
      problem.value = text;
    },
    run: async (work: () => Promise<unknown>): Promise<boolean> => {
      busy.value = true;
      problem.value = '';
      try {
        await work();
        return true;
      } catch (error) {
        problem.value = await say(error as Error);
        return false;
      } finally {
        busy.value = false;
      }
    },
  };
};

/** Goes to another page. Never resolves, so that whatever led there stays under way until this page is gone. */
export const leaveFor = (address: string): Promise<never> => {
  location.assign(address);
  return new Promise(() => undefined);
};

/** Whether a media query holds, now and after each change. */
export const useMedia = (query: string): boolean => {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = () => setHolds(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [query]);
  return holds;
};
