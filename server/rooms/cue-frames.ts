/** What pages are told of the latest entry. */
import type { Draw } from '../../shared/chance.ts';
import { type Commitment, commitmentsBy } from '../../shared/commitments.ts';
import type { Episode } from '../../shared/episode.ts';
import { throwCheck } from '../../shared/fair.ts';
import type { CueFrame } from '../../shared/protocol.ts';

const noFrame: CueFrame = { entry: -1, cues: [], check: '' };

/** Of the latest entry, which drew this. */
export const frameOf = (
  { standing, cues, entries }: Episode,
  seed: Uint8Array,
  code: string,
  entry: number,
  draws: readonly Draw[],
): CueFrame => {
  const byHand = entries[entry]?.hand === 'host' && typeof entries[entry]?.by === 'number';
  const check = throwCheck(seed, code, draws);
  const stands = standing.at(-1)?.index === entry;
  const commitments: readonly Commitment[] = stands ? commitmentsBy(standing, seed, code) : [];
  return {
    entry,
    cues,
    check,
    ...(byHand ? { hand: true } : {}),
    ...(commitments.length === 0 ? {} : { commitments }),
  };
};

/** The same of an episode that was brought back; an entry that was taken back drew nothing that stands. */
export const latestFrame = (episode: Episode, seed: Uint8Array, code: string): CueFrame => {
  const { entries, undoable } = episode;
  if (entries.length === 0) return noFrame;
  const last = entries.length - 1;
  return frameOf(episode, seed, code, last, undoable?.index === last ? undoable.draws : []);
};
