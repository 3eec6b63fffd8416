/** What a set of house rules does to a show, reckoned in a thread of its own while the host still changes it. */
import { useEffect, useState } from 'preact/hooks';
import type { Figures } from '../../shared/house/figures.ts';

export interface FiguresAsked {
  readonly id: number;
  readonly show: string;
  readonly options: object;
  readonly pack: unknown;
  readonly house: object;
}

export interface FiguresTold {
  readonly id: number;
  readonly was: Figures;
  readonly now: Figures;
  readonly shows: number;
}

/** Milliseconds without a change before a set is tried. */
const patience = 400;

/** Null until there is something to tell. `packOf`: questions to play with. */
export const useFigures = (
  show: string,
  options: object,
  house: object,
  packOf: () => Promise<unknown>,
): FiguresTold | null => {
  const [told, setTold] = useState<FiguresTold | null>(null);
  const [thread, setThread] = useState<Worker | null>(null);
  const key = JSON.stringify([show, options, house]);
  useEffect(() => {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    setThread(made);
    return () => made.terminate();
  }, []);
  useEffect(() => {
    if (thread === null) return;
    let id = 0;
    const hear = ({ data }: MessageEvent<FiguresTold>) => {
      if (data.id === id) setTold(data);
    };
    thread.addEventListener('message', hear);
    const timer = setTimeout(() => {
      id = Date.now();
      void packOf().then(pack => thread.postMessage({ id, show, options, pack, house } satisfies FiguresAsked));
    }, patience);
    return () => {
      clearTimeout(timer);
      thread.removeEventListener('message', hear);
    };
  }, [thread, key]);
  return told;
};
