/** What the host's desk says of Pig. Phones have the generic buttons. */
import type { ShowControls } from '../../../client/controls/turn.ts';
import type { PigBoard } from '../show/show.ts';

export const controls: ShowControls = {
  desk: { amount: ({ view, tell }) => `${tell.number((view.board as PigBoard).points)} at risk` },
};
