/** The check of a pack that somebody edits. */
import { useState } from 'preact/hooks';
import { textOf } from '../../shared/engine/phrase.ts';
import type { Found } from '../../shared/packs/check.ts';
import type { PackFault } from '../api.ts';
import { inThread } from './pack-thread.ts';
import { useAfter } from './timing.ts';

/** Milliseconds without a change before a pack is looked through. */
const rest = 400;

const told = (faults: readonly Found[]): readonly PackFault[] =>
  faults.map(({ phrase, ...fault }) => (phrase === undefined ? fault : { ...fault, message: textOf(phrase) }));

const look = async (show: string, pack: object) => {
  const { faults, advice, ...rest } = await inThread('review', show, pack);
  return { ...rest, faults: told(faults), advice: told(advice) };
};

type Review = Awaited<ReturnType<typeof look>>;

/** The check of a pack as of the last pause, in the order of its lists; null until the first has come. */
export const useReview = (show: string, pack: object): Review | null => {
  const [found, set] = useState<Review | null>(null);
  // The last one stays.
  const keep = () => undefined;
  useAfter(found === null ? 0 : rest, wanted => look(show, pack).then(review => wanted() && set(review), keep), [
    show,
    pack,
  ]);
  return found;
};
