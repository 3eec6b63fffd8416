/**
 * An episode as it is played, composed of its parts: log, fairness, staging, moves, seats and clock. It knows no sockets, so
 * rooms, robots and tests use it alike.
 */
import type { Entry, Episode, Hand, Marks } from '../../shared/engine/episode.ts';
import { type Actor, type Legal, legalBy, waitingFor } from '../../shared/engine/moves.ts';
import { learnedBy, openedByLast, publicEntry } from '../../shared/engine/opened.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import type { MoveReply, Own } from '../../shared/engine/protocol.ts';
import type { SettingsChange } from '../../shared/engine/settings.ts';
import type { Show } from '../../shared/engine/show.ts';
import type { ServerContext } from '../context.ts';
import { type SeasonOfEpisode, seasonOf } from '../seasons/ledger-writes.ts';
import type { EpisodeFacts, EpisodeState } from '../store/stored.ts';
import { freshClock } from './clocks.ts';
import { EpisodeLog } from './episode-log.ts';
import { Fairness } from './fairness.ts';
import { Moves, type SentMove } from './moves.ts';
import { Replies, refused } from './replies.ts';
import { type Restored, restore } from './restore.ts';
import { RoomWindow } from './room-window.ts';
import { Seats } from './seats.ts';
import { ShowClock } from './show-clock.ts';
import { Staging } from './staging.ts';
import type { StartLinks } from './start-links.ts';

/** What the teams of a show have to do with its moves (teams.ts). */
interface TeamPart {
  /** What the record says of the advice on a seat's next move; undefined for nothing. */
  adviceOn(seat: number): Marks['advice'];
  /** Whether a seat may not make this move itself, because its team votes. */
  refuses(seat: number, move: object): boolean;
  /** The clock of a move is over. Whether anything that teams voted has still to be made. */
  timeIsUp(): boolean;
}

/** What its team had advised is not for the host, who may want to take it back. */
const unadvised = ({ advice: _advice, ...entry }: Entry): Entry => entry;

export class LiveEpisode {
  /** The room sets it. */
  teams: TeamPart = { adviceOn: () => undefined, refuses: () => false, timeIsUp: () => false };

  readonly log: EpisodeLog;
  readonly fairness: Fairness;
  readonly staging: Staging;
  readonly starting: StartLinks;
  readonly seats: Seats;
  readonly clock: ShowClock;
  /** How long the task of the moment stays open for the room. */
  readonly window: RoomWindow;
  readonly #now: () => number;
  readonly #moves: Moves;

  /** Takes the lease of the episode, unless it does not exist or another live process (`sparing`: any other process) holds it. */
  static async open(
    context: ServerContext,
    code: string,
    sparing = false,
  ): Promise<LiveEpisode | 'none' | 'elsewhere'> {
    const taken = await context.store.take(code, context.owner, sparing);
    if (typeof taken === 'string') return taken;
    const restored = await restore(context, code);
    if (restored === undefined) return 'none';
    const { season } = restored.stored;
    const bySeason = season === undefined ? undefined : await seasonOf(context, season.name);
    return new LiveEpisode(context, restored, taken.epoch, bySeason);
  }

  private constructor(context: ServerContext, restored: Restored, epoch: number, season: SeasonOfEpisode | undefined) {
    const log = new EpisodeLog(context, restored, epoch);
    const replies = new Replies(restored.entries);
    this.log = log;
    this.#now = context.now;
    this.fairness = new Fairness(context, log);
    this.staging = new Staging(context.now, log, this.fairness);
    log.follow(this.fairness, this.staging, replies);
    this.window = new RoomWindow(context.now, () => log.state.settings.roomWait * 1000);
    const parts = {
      fairness: this.fairness,
      staging: this.staging,
      replies,
      window: this.window,
      advice: (seat: number) => this.teams.adviceOn(seat),
    };
    const moves = new Moves(context, log, parts, season);
    this.#moves = moves;
    this.starting = moves.starting;
    this.clock = new ShowClock(context, log, moves, { window: this.window, votes: () => this.teams.timeIsUp() });
    this.seats = new Seats(context, log, this.fairness, season, (request, more) => moves.make('host', request, more));
  }

  get code(): string {
    return this.log.code;
  }

  get facts(): EpisodeFacts {
    return this.log.facts;
  }

  get show(): Show {
    return this.log.show;
  }

  get episode(): Episode {
    return this.log.episode;
  }

  get state(): EpisodeState {
    return this.log.state;
  }

  get over(): boolean {
    return this.log.over;
  }

  get closed(): boolean {
    return this.log.closed;
  }

  get legal(): readonly Legal[] {
    return this.episode.legal();
  }

  get waiting(): readonly number[] {
    return waitingFor(this.legal);
  }

  /** Whether it has run for longer than anybody plays, so that it may only be ended. */
  get tooLong(): boolean {
    return this.#moves.full;
  }

  /** Whether its end is long enough ago to publish it. */
  get readyToPublish(): boolean {
    const { closed, over, paused } = this.state;
    return closed === 0 && over > 0 && this.closed && paused !== 'store' && this.log.idle;
  }

  /** `hand`: the host moves for a seat, or the server as its team voted. `at`: the number of entries that the mover had seen. */
  async move(by: Actor, sent: SentMove, hand?: Hand, at?: number): Promise<MoveReply> {
    if (typeof by === 'number' && hand === undefined && this.teams.refuses(by, sent))
      return refused('not-allowed', phrase('teamVotes'));
    return this.#moves.send(by, sent, hand, at);
  }

  /** The entry that somebody's move with this id made; undefined for none. */
  entryUnder(by: Actor, id: string): number | undefined {
    return this.#moves.entryUnder(by, id);
  }

  /** Changes settings from now on. A new clock also applies to the move that is owed now. */
  set(change: SettingsChange): Promise<boolean> {
    return this.log.turn(() => {
      const settings = { ...this.state.settings, ...change };
      const clock =
        change.clock === undefined && change.sealedClock === undefined
          ? {}
          : freshClock({ ...this.state, settings }, this.legal, this.#now());
      return this.log.change({ settings, ...clock });
    });
  }

  /** fairness.md 8: publishes the dice, after which no move is accepted. `breakOff`: even before the end. */
  close(breakOff = false): Promise<boolean> {
    return this.log.turn(async () => {
      if ((!this.over && !breakOff) || this.state.closed > 0) return false;
      const closed = await this.log.change({
        closed: this.#now(),
        paused: '',
        deadline: 0,
        left: 0,
        ...(this.state.starting === null ? {} : { starting: null }),
      });
      this.starting.closed();
      return closed;
    });
  }

  /** The same people play on in another show. Pages of this one go there. */
  continueIn(next: string): Promise<boolean> {
    return this.log.turn(() => this.log.change({ next }));
  }

  /** What the host or a seat knows beyond the audience, and what they may do. */
  own(viewer: 'host' | number): Own {
    const view = this.episode.view(viewer);
    const legal = this.#marked(legalBy(this.legal, viewer));
    const { standing, entries } = this.episode;
    const linked = this.fairness.linked ? { linked: true as const } : {};
    if (viewer !== 'host') return { entries: entries.length, view, legal, undo: null, ...linked };
    const last = standing.at(-1);
    const opened = openedByLast(standing);
    const undo =
      last === undefined ? null : { entry: unadvised(publicEntry(last, opened)), known: learnedBy(standing, opened) };
    const others = this.#marked(this.legal.filter(({ by }) => by !== 'host'));
    return { entries: entries.length, view, legal, undo, others, ...linked };
  }

  #marked(legal: readonly Legal[]): readonly Legal[] {
    if (!this.fairness.linked) return legal;
    const { draws } = this.episode.act;
    return legal.map(item => (item.do === 'start' || draws.includes(item.do) ? { ...item, draws: true } : item));
  }
}
