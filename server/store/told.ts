/** What of a show its pages have told by now (`EpisodeState.telling`). */
import type { EpisodeState } from './stored.ts';

type Telling = Pick<EpisodeState, 'telling'>;

const untold = ({ telling }: Telling, now: number): EpisodeState['telling'] =>
  telling.filter(([, until]) => until > now);

/** When all that has happened will have been told, milliseconds since 1970; `now` if it has. */
export const toldAt = (state: Telling, now: number): number => untold(state, now).at(-1)?.[1] ?? now;

/** How many of so many entries everybody has seen. */
export const toldEntries = (state: Telling, entries: number, now: number): number =>
  untold(state, now)[0]?.[0] ?? entries;
