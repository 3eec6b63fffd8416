/** Registry of the boards of acts. Each is loaded when its act begins. An act without one has a plain list of facts. */
import { fetched } from '../../parts/lazy.ts';
import { clientShowOf } from '../../shows/index.ts';
import type { StageBoard } from '../board.ts';

export type LoadedBoards = Readonly<Record<string, StageBoard | undefined>>;

export const boardFor = async (show: string, act: string): Promise<StageBoard> => {
  const load = clientShowOf(show).boards?.[act];
  return load === undefined
    ? (await fetched(() => import('./plain.tsx'))).plainBoard(show, act)
    : (await fetched(load)).default;
};

/** Acts of a show with a board. */
export const actsOf = (show: string): readonly string[] => Object.keys(clientShowOf(show).boards ?? {});
