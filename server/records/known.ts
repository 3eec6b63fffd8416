/** What is known of an episode without replaying it. */
import { readField } from '../../shared/engine/fields.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { Store } from '../store/store.ts';
import type { EpisodeFacts, EpisodeState } from '../store/stored.ts';
import type { Vault } from '../vault.ts';

export interface Known {
  readonly facts: Omit<EpisodeFacts, 'pack'>;
  readonly state: EpisodeState;
  readonly entries: number;
  readonly seed: Uint8Array;
}

type Told = Pick<EpisodeState, 'telling'>;

/** The stored options may lack newer ones, and house rules are stored as differences. */
const optionsOf = ({ show, options }: Pick<EpisodeFacts, 'show' | 'options'>): unknown => {
  const found = showNamed(show);
  return found === undefined ? options : readField(found.options, options).value;
};

/** From the store, without a replay; undefined where there is none. */
export const storedKnown = async (
  { store, vault }: { readonly store: Pick<Store, 'known'>; readonly vault: Pick<Vault, 'open'> },
  code: string,
): Promise<Known | undefined> => {
  const stored = await store.known(code);
  if (stored === undefined) return undefined;
  const facts = { ...stored, options: optionsOf(stored) };
  return { facts, state: stored, entries: stored.entries, seed: vault.open(stored.seed, code) };
};

const untold = ({ telling }: Told, now: number): Told['telling'] => telling.filter(([, until]) => until > now);

/** When all that has happened will have been told, milliseconds since 1970; `now` if it has. */
export const toldAt = (state: Told, now: number): number => untold(state, now).at(-1)?.[1] ?? now;

/** How many entries everybody has seen. */
export const toldEntries = (state: Told, entries: number, now: number): number => untold(state, now)[0]?.[0] ?? entries;

/** Ended, though its end may still be taken back. */
export const isOver = ({ state }: Known): boolean => state.phase === 'over';

/** Ended for everybody. */
export const hasToldEnd = (known: Known, now: number): boolean => isOver(known) && toldAt(known.state, now) === now;
