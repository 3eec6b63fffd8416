/** How things stand in an episode between two entries. */
import type { Legal } from './moves.ts';
import type { Act, ActState } from './show.ts';

/** Everything that an undo brings back. */
export interface Frame {
  readonly act: Act;
  readonly state: ActState;
  readonly names: readonly string[];
  /** Place of the next entry's draws (fairness.md 4). */
  readonly place: number;
}

/** What was asked for last: a table of all frames would cost every entry more than the moves do. */
let [listedOf, listed]: [Frame | undefined, readonly Legal[]] = [undefined, []];

/** The moves of the act, made once for a frame: the clocks ask for the next entry's before the episode does. */
export const actMoves = (frame: Frame): readonly Legal[] => {
  if (listedOf !== frame) {
    listed = frame.act.legal(frame.state);
    listedOf = frame;
  }
  return listed;
};
