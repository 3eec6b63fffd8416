/** The trailer of all shows as JSON: made once, when somebody first asks for it. */
import { BackgroundWorker } from '../background-worker.ts';

const maker = new BackgroundWorker<null, string>(new URL('./trailer-thread.ts', import.meta.url), 'trailer', 1000);

let made: Promise<string> | undefined;

export const trailerText = (): Promise<string> => {
  made ??= maker.ask(null).catch(error => {
    made = undefined;
    throw error;
  });
  return made;
};
