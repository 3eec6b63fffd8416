/** The registry of the shows' parts on the pages: one line per show. */
import { familyOf, lookOf } from '../../shared/shows/index.ts';
import { fetched } from '../parts/lazy.ts';
import type { StageBoard } from '../stage/board.ts';
import type { ClientShow } from './client-show.ts';
import { hotDice } from './hot-dice/index.ts';
import { hotHand } from './hot-hand/index.ts';
import { luckyNumbers } from './lucky-numbers/index.ts';
import { luckyPuzzle } from './lucky-puzzle/index.ts';
import { onARoll } from './on-a-roll/index.ts';
import { qualifying } from './qualifying/index.ts';
import { sixDice } from './six-dice/index.ts';

export const clientShows: readonly ClientShow[] = [
  luckyNumbers,
  luckyPuzzle,
  hotDice,
  onARoll,
  sixDice,
  hotHand,
  qualifying,
];

const byName: ReadonlyMap<string, ClientShow> = new Map(clientShows.map(show => [show.name, show]));

/** An act on its own uses the parts of its show. */
export const clientShowOf = (show: string): ClientShow => byName.get(familyOf(show)) ?? { name: show };

/** The title fonts of all shows, by look. */
export const fonts: Readonly<Record<string, () => Promise<unknown>>> = Object.assign(
  {},
  ...clientShows.map(show => show.fonts ?? {}),
);

/** The title font of a show, fetched only by its own pages. */
export const loadTitleFont = (show: string): void => void (fonts[show] ?? fonts[lookOf(show)])?.();

export type LoadedBoards = Readonly<Record<string, StageBoard | undefined>>;

/** The board of an act, loaded when the act begins. An act without one has a plain list of facts. */
export const boardFor = async (show: string, act: string): Promise<StageBoard> => {
  const load = clientShowOf(show).boards?.[act];
  return load === undefined
    ? (await fetched(() => import('../stage/boards/plain.tsx'))).plainBoard(show, act)
    : (await fetched(load)).default;
};

/** Acts of a show with a board. */
export const actsOf = (show: string): readonly string[] => Object.keys(clientShowOf(show).boards ?? {});
