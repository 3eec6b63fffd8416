/** What a line says beside what happened: that the host entered it, that nobody's page had a part in the throw (fairness.md 10). */
import { facesOf } from '../engine/moments.ts';
import type { CueFrame } from '../engine/protocol.ts';
import type { Cue } from '../engine/show.ts';
import type { PageWords } from './index.ts';

type Marked = Pick<CueFrame, 'hand' | 'part' | 'check'>;

const isHouse = ({ part, check }: Marked): boolean => part === 'house' && check !== '';

/** Adds the mark to the one line of an entry that carries it; undefined for an entry without one. */
export const markOf = (
  frame: Marked,
  { entered, house, enteredHouse }: PageWords['forum'],
): ((line: string) => string) | undefined => {
  if (frame.hand) return isHouse(frame) ? enteredHouse : entered;
  return isHouse(frame) ? house : undefined;
};

/** Which of these cues carries the mark: what the host entered is said first, a house throw with the throw. */
export const markedAt = (frame: Pick<Marked, 'hand'>, cues: readonly Cue[]): number =>
  frame.hand
    ? 0
    : Math.max(
        0,
        cues.findIndex(cue => facesOf(cue) !== null),
      );
