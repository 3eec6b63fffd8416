/** The registry of the shows' parts on the pages: one line per show. */
import { familyOf } from '../../shared/shows/index.ts';
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
