/** A moment of an episode, and its legal moves. Apart from moves.ts, because shows are made of moves and frames of shows. */
import type { Explained } from './beside.ts';
import type { Legal } from './moves.ts';
import type { Act, ActState } from './show.ts';

/** Everything that an undo restores. */
export interface Frame {
  readonly act: Act;
  readonly state: ActState;
  readonly names: readonly string[];
  /** The place of the next entry's draws (fairness.md 4). */
  readonly place: number;
  /** What was told of the latest answer, until something else is asked. Left out for nothing. */
  readonly told?: Explained;
  /** The key of the latest item whose answer came out; an act may forget that, once nobody asks any more. */
  readonly known?: string;
}

/** Only the latest frame is cached, because a table of all frames would cost every entry more than the moves do. */
let [listedOf, listed]: [Frame | undefined, readonly Legal[]] = [undefined, []];

/** The act's moves, computed once per frame: the clocks ask for the next entry's before the episode does. */
export const actMoves = (frame: Frame): readonly Legal[] => {
  if (listedOf !== frame) {
    listed = frame.act.legal(frame.state);
    listedOf = frame;
  }
  return listed;
};
