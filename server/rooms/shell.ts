/** What everybody sees around the board of a show. */
import type { Shell, StartNews } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import { houseHosts, robotsPlay } from '../store/store.ts';
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
    deadline: state.deadline,
    paused: state.paused,
    spectators,
    hostPresent: audience.hosts.size > 0 || houseHosts(facts.robots),
    televised: audience.screens > 0,
    ...state.settings,
    side: state.settings.sideGame ? (side?.news ?? '') : '',
    best: state.settings.sideGame ? (side?.best ?? '[]') : '[]',
    house: houseHosts(facts.robots),
    robots: robotsPlay(facts.robots),
    commit,
    chains: JSON.stringify(state.chains),
    publicSeed: live.linked && state.sources !== null ? live.keys.publicSeed : '',
    starting:
      state.starting === null ? '' : JSON.stringify({ link: state.starting.links.host ?? '' } satisfies StartNews),
    sources: JSON.stringify(live.linked ? (state.sources ?? []) : []),
    alarms: JSON.stringify(state.alarms),
    place: episode.place,
    closed: state.closed > 0,
    next: state.next,
    entries: episode.entries.length,
    cues: JSON.stringify(frame),
    result: JSON.stringify(view.result),
  };
};
