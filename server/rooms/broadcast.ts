/** What a room sends: the state that everybody sees, what a seat or the host alone may know, and the news of the desk. */
import type { Schema } from '@colyseus/schema';
import type { Client } from 'colyseus';
import type { TeamNews } from '../../shared/crowd/messages.ts';
import { nextStep } from '../../shared/engine/asides.ts';
import { besideText, mediaAhead } from '../../shared/engine/beside.ts';
import { missedBySeat } from '../../shared/engine/missed.ts';
import { legalBy } from '../../shared/engine/moves.ts';
import type { DeskNews, Shell, StartNews } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import { LatestNews, teamFrame } from '../colyseus/latest-news.ts';
import type { ServerContext } from '../context.ts';
import { houseHosts, robotsPlay } from '../store/stored.ts';
import type { Applause } from './applause.ts';
import type { Audience, Guest } from './audience.ts';
import type { Crowd } from './crowd.ts';
import type { Desk } from './desk.ts';
import type { Ending } from './ending.ts';
import type { LazyCrowd } from './lazy-crowd.ts';
import type { LiveEpisode } from './live-episode.ts';
import { Mirror } from './mirror.ts';
import type { Presence } from './presence.ts';
import type { Tape } from './tape.ts';
import type { TapeUse } from './tape-use.ts';

export class Broadcast {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  readonly #audience: Audience;
  readonly #desk: Desk;
  readonly #crowd: LazyCrowd;
  readonly #applause: Applause;
  readonly #ending: Ending;
  readonly #presence: Presence;
  readonly #tape: Tape;
  readonly #tapeUse: TapeUse;
  readonly #sendPatch: () => void;
  readonly #mirror: Mirror;
  /** For the phones of each team, by its seat. */
  readonly #teams = new Map<number, LatestNews>();
  /** As shown last. A count that followed everybody who comes or goes would cost a patch each. */
  #spectators = 0;

  /** `sendPatch` sends what has changed in `state`. */
  constructor(
    context: ServerContext,
    live: LiveEpisode,
    parts: {
      readonly audience: Audience;
      readonly desk: Desk;
      readonly crowd: LazyCrowd;
      readonly applause: Applause;
      readonly ending: Ending;
      readonly presence: Presence;
      readonly tape: Tape;
      readonly tapeUse: TapeUse;
    },
    sendPatch: () => void,
  ) {
    this.#context = context;
    this.#live = live;
    this.#audience = parts.audience;
    this.#desk = parts.desk;
    this.#crowd = parts.crowd;
    this.#applause = parts.applause;
    this.#ending = parts.ending;
    this.#presence = parts.presence;
    this.#tape = parts.tape;
    this.#tapeUse = parts.tapeUse;
    this.#sendPatch = sendPatch;
    this.#mirror = new Mirror(live.show);
    this.#write();
  }

  /** The audience's view, synchronized by Colyseus. */
  get state(): Schema {
    return this.#mirror.state;
  }

  get shell(): Shell {
    return shellOf(this.#live, this.#live.episode.view('audience'), {
      audience: this.#audience,
      spectators: this.#spectators,
      crowd: this.#crowd.opened,
      applauded: this.#applause.news,
      ending: this.#ending,
      presence: this.#presence,
      tape: this.#tape,
      tapeUse: this.#tapeUse,
    });
  }

  /** To everybody. */
  show(): void {
    const stopTimer = this.#context.metrics.patchTime.startTimer();
    this.#write();
    this.#sendPatch();
    stopTimer();
  }

  /** Shows how many watch, if that has changed. Called once a second. */
  showCrowd(): void {
    const spectators = this.#audience.spectators + this.#tapeUse.watchers;
    if (this.#spectators === spectators) return;
    this.#spectators = spectators;
    this.show();
    this.sendDesk();
  }

  /** Sends one client what only its seat or the host may know. Sends others nothing. */
  sendOwn(client: Client, { role, seat }: Pick<Guest, 'role' | 'seat'>): void {
    if (role === 'host' || role === 'play') client.send('own', this.#live.own(role === 'host' ? 'host' : seat));
  }

  /** To every host and seat. */
  sendOwns(): void {
    this.#sendOwnTo('host', this.#audience.hosts);
    for (const [seat, windows] of this.#audience.seats) this.#sendOwnTo(seat, windows);
  }

  /** The news of a team: to members who watch, and to its seat. */
  sendTeam(news: TeamNews): void {
    const frame = teamFrame(news);
    for (const client of this.#audience.seats.get(news.seat) ?? []) client.raw(frame);
    const members = this.#teams.get(news.seat) ?? new LatestNews();
    this.#teams.set(news.seat, members);
    members.send(frame, this.#audience.team(news.seat));
  }

  /** To every host. */
  sendDesk(): void {
    if (this.#audience.hosts.size === 0) return;
    const news = this.deskNews;
    for (const client of this.#audience.hosts) client.send('desk', news);
  }

  get deskNews(): DeskNews {
    const { chairs, banned } = this.#live.state;
    return {
      links: this.#desk.links,
      times: chairs.map(({ time = 1 }) => time),
      missed: missedBySeat(this.#live.episode),
      screens: this.#audience.screens,
      heard: this.#audience.audible,
      clients: this.#audience.size,
      banned: banned.map(({ id, name }) => ({ id, name })),
    };
  }

  /** To all windows of one viewer. */
  #sendOwnTo(viewer: 'host' | number, windows: ReadonlySet<Client>): void {
    if (windows.size === 0) return;
    const own = this.#live.own(viewer);
    for (const client of windows) client.send('own', own);
  }

  #write(): void {
    const { episode } = this.#live;
    this.#mirror.write(this.shell, episode.act, episode.view('audience').board);
  }
}

interface Company {
  readonly audience: Audience;
  /** The number that was shown last. */
  readonly spectators: number;
  /** undefined until somebody asks for it. */
  readonly crowd: Crowd | undefined;
  readonly applauded: string;
  readonly ending: Ending;
  readonly presence: Presence;
  readonly tape: Tape;
  readonly tapeUse: TapeUse;
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
const shellOf = (
  live: LiveEpisode,
  view: View,
  { spectators, crowd, applauded, ending, presence, tape, tapeUse }: Company,
): Shell => {
  const { episode, facts, state, fairness, waiting } = live;
  const ahead = mediaAhead(episode.view('host').own?.card);
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
        connected: presence.connected(seat) || chair?.robot === true,
        open: chair?.open === true,
      };
    }),
    waiting,
    deadline: state.deadline,
    paused: state.paused,
    spectators,
    hostPresent: presence.hosted || houseHosts(facts.robots),
    televised: live.staging.televised,
    // Teams play also where nobody else plays along.
    room: state.settings.sideGame || state.chairs.some(({ team }) => team !== undefined) ? (crowd?.news ?? '') : '',
    applauded: state.settings.applause ? applauded : '',
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
    beside: besideText(view),
    media: ahead.length === 0 ? '' : JSON.stringify(ahead),
    epoch: tape.epoch,
    frame: tape.frame,
    tape: tapeUse.news === undefined ? '' : JSON.stringify(tapeUse.news),
  };
};
