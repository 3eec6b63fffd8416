/** The shell of an ordinary show, for previews and for the moments in test/sheets. */
import { shellOf as stillShell } from '../../client/stage/shell-of.ts';
import type { Legal } from '../../shared/engine/moves.ts';
import type { CueFrame, Shell } from '../../shared/engine/protocol.ts';
import { readSettings } from '../../shared/engine/settings.ts';
import type { View } from '../../shared/engine/show.ts';

/** The shell that a server would send with this view. `frame` holds its latest cues. */
export const shellOf = (view: View, frame: CueFrame, more: Partial<Shell> = {}): Shell => ({
  ...stillShell('K7QM4XRB', { view, waiting: [], ...frame }),
  ...readSettings({}),
  spectators: 12,
  cues: JSON.stringify(frame),
  ...more,
});

/** Seats that owe a move. */
export const waitingOf = (legal: readonly Legal[], { phase }: View): readonly number[] => [
  ...new Set(legal.flatMap(({ by }) => (typeof by === 'number' && phase !== 'over' ? [by] : []))),
];
