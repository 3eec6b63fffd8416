/** What of a show its pages have told by now (`EpisodeState.telling`). */
import type { EpisodeState } from './stored.ts';

type Telling = Pick<EpisodeState, 'telling'>;

/** No entry takes longer, milliseconds: a clock that went back must hold nothing up. */
const longest = 60_000;

/** Whether what pages have told by `until` is still being told. */
export const isUntold = (until: number, now: number): boolean => until > now && until - now <= longest;

const untold = ({ telling }: Telling, now: number): EpisodeState['telling'] =>
  telling.filter(([, until]) => isUntold(until, now));

/** When all that has happened will have been told, milliseconds since 1970; `now` if it has. */
export const toldAt = (state: Telling, now: number): number => untold(state, now).at(-1)?.[1] ?? now;

/** How many of so many entries everybody has seen. */
export const toldEntries = (state: Telling, entries: number, now: number): number =>
  untold(state, now)[0]?.[0] ?? entries;
