/**
 * `start` in two steps, each on disk (fairness.md 3). It is requested and shown, and accepted once the pages that are present
 * have given their links for the public seed.
 */
import { chainName } from '../../shared/engine/chain.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import type { MoveReply } from '../../shared/engine/protocol.ts';
import type { ServerContext } from '../context.ts';
import type { Starting } from '../store/stored.ts';
import type { EpisodeLog } from './episode-log.ts';
import type { Fairness } from './fairness.ts';
import { refused, standsStill } from './replies.ts';

/** The reply to a `start` that waits for links comes when it is accepted or refused. */
export interface Later {
  readonly later: Promise<MoveReply>;
}

/** Milliseconds within which pages find the process that took over their show. */
const arrivalTime = 3000;

export class StartLinks {
  /** Seats with a page that could give a link. The room provides it. */
  present: () => readonly number[] = () => [];
  readonly #context: ServerContext;
  readonly #log: EpisodeLog;
  readonly #fairness: Fairness;
  readonly #accept: (starting: Starting) => Promise<MoveReply>;
  /**
   * Since when `start` has been waiting for links, by the monotonic clock. A process that takes over waits from the beginning.
   */
  #since: number;
  /** It was requested in another process, and its pages are on their way here. */
  #takenOver: boolean;
  #started = Promise.withResolvers<MoveReply>();

  /** `accept`: plays the `start` that waited. */
  constructor(
    context: ServerContext,
    log: EpisodeLog,
    fairness: Fairness,
    accept: (starting: Starting) => Promise<MoveReply>,
  ) {
    this.#context = context;
    this.#log = log;
    this.#fairness = fairness;
    this.#accept = accept;
    this.#since = context.steady();
    this.#takenOver = log.state.starting !== null;
  }

  /** Whether the waiting `start` may be accepted now. */
  get due(): boolean {
    const { starting, paused } = this.#log.state;
    if (starting === null || paused === 'store' || !this.#log.idle) return false;
    return this.#allGiven || this.#waited >= this.#context.timing.links;
  }

  /** Inside a turn: requests a `start`. */
  async ask(key: string | null, reveal: string): Promise<MoveReply | Later> {
    const starting: Starting = { key, links: reveal === '' ? {} : { host: reveal } };
    if (!(await this.#log.change({ starting }))) return standsStill;
    this.#since = this.#context.steady();
    this.#takenOver = false;
    this.#started = Promise.withResolvers();
    const { promise } = this.#started;
    if (this.#awaited.length === 0) await this.#begin();
    return { later: promise };
  }

  /** The same `start`, sent again, gets the same reply. Other moves are refused meanwhile. */
  meanwhile(key: string | null, isStart: boolean): MoveReply | Later | undefined {
    const { starting } = this.#log.state;
    if (starting === null) return undefined;
    const sameStart = isStart && key !== null && starting.key === key;
    return sameStart ? { later: this.#started.promise } : refused('not-allowed', phrase('starting'));
  }

  /** A seat's page gives its link. True if it is accepted, or was before. */
  give(seat: number, link: string): Promise<boolean> {
    return this.#log.turn(async () => {
      const { starting } = this.#log.state;
      const name = chainName(seat);
      const before = starting?.links[name];
      if (starting === null || before !== undefined) return before === link;
      if (!this.#fairness.accepts(link, name, 'start')) return false;
      const links = { ...starting.links, [name]: link };
      if (!(await this.#log.change({ starting: { ...starting, links } }))) return false;
      if (this.#allGiven) await this.#begin();
      return true;
    });
  }

  /** Accepts the waiting `start` with the links that were given. */
  begin(): Promise<void> {
    return this.#log.turn(() => this.#begin());
  }

  /** The episode is closed: refuses a `start` that still waits. */
  closed(): void {
    this.#started.resolve(refused('not-allowed', phrase('published')));
  }

  get #waited(): number {
    return this.#context.steady() - this.#since;
  }

  /** All links are given. Soon after a takeover nobody knows yet which pages will be here. */
  get #allGiven(): boolean {
    const settled = !this.#takenOver || this.#waited >= Math.min(this.#context.timing.links, arrivalTime);
    return settled && this.#awaited.length === 0;
  }

  /** Seats whose page is present, has a chain and has not given its link. A person may also look on from a robot's seat. */
  get #awaited(): readonly number[] {
    const { starting } = this.#log.state;
    if (starting === null) return [];
    return this.present().filter(seat => {
      const name = chainName(seat);
      return this.#fairness.newest(name) !== null && starting.links[name] === undefined;
    });
  }

  async #begin(): Promise<void> {
    const { starting } = this.#log.state;
    if (starting === null) return;
    const reply = await this.#accept(starting);
    // While the store is away it goes on waiting, and may be sent again.
    if (!reply.ok && reply.code !== 'store' && !this.#log.lost) await this.#log.change({ starting: null });
    this.#started.resolve(reply);
  }
}
