/** What is known of an episode without replaying it. */
import { readField } from '../../shared/engine/fields.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { Store } from '../store/store.ts';
import type { EpisodeFacts, EpisodeState } from '../store/stored.ts';
import { toldAt } from '../store/told.ts';
import type { Vault } from '../vault.ts';

export interface Known {
  readonly facts: Omit<EpisodeFacts, 'pack'>;
  readonly state: EpisodeState;
  readonly entries: number;
  readonly seed: Uint8Array;
}

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

/** Ended, though its end may still be taken back. */
export const isOver = ({ state }: Known): boolean => state.phase === 'over';

/** Ended for everybody. */
export const hasToldEnd = (known: Known, now: number): boolean => isOver(known) && toldAt(known.state, now) === now;
