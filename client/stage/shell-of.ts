/** The shell around a moment that is told again or only looked at: everybody is there, and no clock runs. */
import type { Shell } from '../../shared/protocol.ts';
import type { Moment } from '../../shared/recap/story.ts';

export const shellOf = (code: string, { view, waiting, entry, cues, check }: Moment): Shell => ({
  code,
  title: '',
  show: view.show,
  act: view.act,
  phase: view.phase,
  seats: view.seats.map(seat => ({ ...seat, connected: true, open: false })),
  waiting,
  clock: 0,
  deadline: 0,
  paused: '',
  spectators: 0,
  hostPresent: true,
  locked: true,
  odds: 'nobody',
  side: '',
  best: '[]',
  robots: false,
  commit: '',
  entries: entry + 1,
  cues: JSON.stringify({ entry, cues, check }),
  result: JSON.stringify(view.result),
});
