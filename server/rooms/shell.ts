/** What everybody sees around the board of a show. */
import { nextStep } from '../../shared/engine/asides.ts';
import { legalBy } from '../../shared/engine/moves.ts';
import type { Shell, StartNews } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import { houseHosts, robotsPlay } from '../store/stored-episode.ts';
import type { Audience } from './audience.ts';
import type { Ending } from './ending.ts';
import type { LiveEpisode } from './live-episode.ts';
import type { SideGame } from './side-game.ts';

interface Company {
  readonly audience: Audience;
  /** The number that was shown last. */
  readonly spectators: number;
  /** undefined until somebody asks for it. */
  readonly side: SideGame | undefined;
  readonly ending: Ending;
}

/** These lists are replaced and never changed, so each is serialized once. */
const written = new WeakMap<object, string>();

const textOf = (list: readonly unknown[]): string => {
  const text = written.get(list) ?? JSON.stringify(list);
  written.set(list, text);
  return text;
};

const none: readonly never[] = [];

/** `view`: the audience's. */
export const shellOf = (live: LiveEpisode, view: View, { audience, spectators, side, ending }: Company): Shell => {
  const { episode, facts, state, fairness, waiting } = live;
  return {
    // First: only there the engine copies them all at once.
    ...state.settings,
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
    side: state.settings.sideGame ? (side?.news ?? '') : '',
    best: state.settings.sideGame ? (side?.best ?? '[]') : '[]',
    house: houseHosts(facts.robots),
    step: houseHosts(facts.robots) ? (nextStep(legalBy(live.legal, 'host'), waiting.length > 0)?.do ?? '') : '',
    robots: robotsPlay(facts.robots),
    commit: fairness.commit,
    chains: textOf(fairness.shown),
    publicSeed: fairness.linked && state.sources !== null ? fairness.keys.publicSeed : '',
    starting:
      state.starting === null ? '' : JSON.stringify({ link: state.starting.links.host ?? '' } satisfies StartNews),
    sources: textOf(fairness.linked ? (state.sources ?? none) : none),
    alarms: textOf(state.alarms),
    place: episode.place,
    closed: state.closed > 0,
    next: state.next,
    finale: ending.finale,
    nextAt: ending.nextAt,
    entries: episode.entries.length,
    cues: JSON.stringify(live.staging.frame),
    result: JSON.stringify(view.result),
  };
};
