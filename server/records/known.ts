/** What is known of an episode without replaying it. */
import { readField } from '../../shared/engine/fields.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { EpisodeFacts, EpisodeState } from '../store/stored.ts';

export interface Known {
  readonly facts: Omit<EpisodeFacts, 'pack'>;
  readonly state: EpisodeState;
  readonly entries: number;
  readonly seed: Uint8Array;
}

/** The stored options may lack newer ones, and house rules are stored as differences. */
export const optionsOf = ({ show, options }: Pick<EpisodeFacts, 'show' | 'options'>): unknown => {
  const found = showNamed(show);
  return found === undefined ? options : readField(found.options, options).value;
};

/** Ended, though its end may still be taken back. */
export const isOver = ({ state }: Known): boolean => state.phase === 'over';
