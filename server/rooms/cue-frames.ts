/** What pages get of the latest entry. */
import { partOf } from '../../shared/engine/chain.ts';
import type { Draw } from '../../shared/engine/chance.ts';
import { type Commitment, commitmentsBy } from '../../shared/engine/commitments.ts';
import type { Episode } from '../../shared/engine/episode.ts';
import { type FairKeys, throwCheck } from '../../shared/engine/fair.ts';
import type { Timeline } from '../../shared/engine/moments.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';

const noFrame: CueFrame = { entry: -1, cues: [], check: '' };

/** The frame of the latest entry, which made these draws. */
export const frameOf = (
  { standing, cues, entries }: Episode,
  keys: FairKeys,
  entry: number,
  draws: readonly Draw[],
  time?: Timeline,
): CueFrame => {
  const byHand = entries[entry]?.hand === 'host' && typeof entries[entry]?.by === 'number';
  const check = throwCheck(keys, draws);
  const stands = standing.at(-1)?.index === entry;
  const link = entries[entry]?.reveal ?? '';
  const part = partOf(entries, entry, draws);
  const commitments: readonly Commitment[] = stands ? commitmentsBy(standing, keys) : [];
  return {
    entry,
    cues,
    check,
    ...(byHand ? { hand: true } : {}),
    ...(link === '' ? {} : { link }),
    ...(part === undefined ? {} : { part }),
    ...(commitments.length === 0 ? {} : { commitments }),
    ...(time === undefined ? {} : { time }),
  };
};

/** The same for an episode that was restored. An entry that was undone has no draws in force. */
export const latestFrame = (episode: Episode, keys: FairKeys): CueFrame => {
  const { entries, undoable } = episode;
  if (entries.length === 0) return noFrame;
  const last = entries.length - 1;
  return frameOf(episode, keys, last, undoable?.index === last ? undoable.draws : []);
};
