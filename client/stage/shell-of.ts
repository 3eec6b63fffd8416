/** The shell of a moment that is not live, such as one of a recap: everybody is connected, and no clock runs. */
import { besideText } from '../../shared/engine/beside.ts';
import type { Shell } from '../../shared/engine/protocol.ts';
import { readSettings } from '../../shared/engine/settings.ts';
import type { Moment } from '../../shared/recap/story.ts';

type ShellMoment = Pick<Moment, 'view' | 'waiting' | 'entry' | 'cues' | 'check'>;

export const shellOf = (code: string, { view, waiting, entry, cues, check }: ShellMoment): Shell => ({
  code,
  title: '',
  show: view.show,
  act: view.act,
  phase: view.phase,
  seats: view.seats.map(seat => ({ ...seat, connected: true, open: false })),
  waiting,
  deadline: 0,
  paused: '',
  spectators: 0,
  hostPresent: true,
  televised: false,
  next: '',
  finale: '',
  nextAt: 0,
  house: false,
  step: '',
  ...readSettings({ locked: true, odds: 'nobody' }),
  room: '',
  applauded: '',
  robots: false,
  commit: '',
  chains: '[]',
  publicSeed: '',
  sources: '[]',
  alarms: '[]',
  starting: '',
  place: 0,
  closed: false,
  entries: entry + 1,
  cues: JSON.stringify({ entry, cues, check }),
  result: JSON.stringify(view.result),
  beside: besideText(view),
  media: '',
  epoch: 0,
  frame: 0,
  tape: '',
});
