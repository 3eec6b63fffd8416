/** What a set of house rules does to a show, computed in a worker while the host still changes it. */
import { useEffect, useState } from 'preact/hooks';
import type { ExactFigure } from '../../shared/house/exact.ts';
import type { Figures } from '../../shared/house/figures.ts';

export interface FiguresRequest {
  readonly id: number;
  readonly show: string;
  /** As a record would hold them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly pack: unknown;
  /** Only the odds of the acts, without simulated shows. */
  readonly exact: boolean;
}

export interface ExactReply {
  readonly id: number;
  readonly exact: { readonly was: readonly ExactFigure[]; readonly now: readonly ExactFigure[] };
}

export interface FiguresReply {
  readonly id: number;
  readonly was: Figures;
  readonly now: Figures;
  readonly shows: number;
}

/** Milliseconds without a change before a set is tried. */
const patience = 400;

/** Asks a worker again after every change; null until it has answered. `packOf`: the questions to play with. */
const useThread = <T extends { readonly id: number }>(
  question: Omit<FiguresRequest, 'id' | 'pack'>,
  packOf: () => Promise<unknown>,
): T | null => {
  const [figures, setFigures] = useState<T | null>(null);
  const [thread, setThread] = useState<Worker | null>(null);
  const key = JSON.stringify(question);
  useEffect(() => {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    setThread(made);
    return () => made.terminate();
  }, []);
  useEffect(() => {
    if (thread === null) return;
    let id = 0;
    const hear = ({ data }: MessageEvent<T>) => {
      if (data.id === id) setFigures(data);
    };
    thread.addEventListener('message', hear);
    const timer = setTimeout(() => {
      id = Date.now();
      void packOf().then(pack => thread.postMessage({ ...question, id, pack } satisfies FiguresRequest));
    }, patience);
    return () => {
      clearTimeout(timer);
      thread.removeEventListener('message', hear);
    };
  }, [thread, key]);
  return figures;
};

/** Figures of simulated shows. */
export const useFigures = (
  show: string,
  options: FiguresRequest['options'],
  packOf: () => Promise<unknown>,
): FiguresReply | null => useThread<FiguresReply>({ show, options, exact: false }, packOf);

/** Figures from the acts' own odds. */
export const useExact = (
  show: string,
  options: FiguresRequest['options'],
  packOf: () => Promise<unknown>,
): ExactReply | null => useThread<ExactReply>({ show, options, exact: true }, packOf);
