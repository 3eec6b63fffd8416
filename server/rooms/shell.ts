/** What everybody sees around the board of a show. */
import type { Shell } from '../../shared/protocol.ts';
import type { View } from '../../shared/show.ts';
import type { Audience } from './audience.ts';
import type { LiveEpisode } from './live-episode.ts';
import type { SideGame } from './side-game.ts';

interface Company {
  readonly audience: Audience;
  /** As they were counted last. */
  readonly spectators: number;
  /** Nobody has asked for it yet where it is undefined. */
  readonly side: SideGame | undefined;
}

/** `view`: the audience's. */
export const shellOf = (live: LiveEpisode, view: View, { audience, spectators, side }: Company): Shell => {
  const { episode, facts, state, commit, frame, waiting } = live;
  return {
    code: facts.code,
    title: facts.title,
    show: view.show,
    act: view.act,
    phase: view.phase,
    seats: view.seats.map(({ name, score }, seat) => {
      const chair = state.chairs[seat];
      return {
        name,
        score,
        connected: audience.connected(seat) || chair?.robot === true,
        open: chair?.open === true,
      };
    }),
    waiting,
    clock: state.clock,
    deadline: state.deadline,
    paused: state.paused,
    spectators,
    hostPresent: audience.hosts.size > 0 || facts.robots === 'all',
    locked: state.locked,
    odds: state.odds,
    side: state.sideGame ? (side?.news ?? '') : 'off',
    best: state.sideGame ? (side?.best ?? '[]') : '[]',
    robots: facts.robots !== '',
    commit,
    entries: episode.entries.length,
    cues: JSON.stringify(frame),
    result: JSON.stringify(view.result),
  };
};
