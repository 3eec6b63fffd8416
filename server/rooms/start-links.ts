/**
 * `start` in two steps, each on disk (fairness.md 3): it is asked for and shown, and accepted once the pages that are there have
 * given their links for the public seed.
 */
import { chainName } from '../../shared/engine/chain.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import type { MoveReply } from '../../shared/engine/protocol.ts';
import type { Starting } from '../store/stored-episode.ts';
import type { Studio } from '../studio.ts';
import type { EpisodeLog } from './episode-log.ts';
import type { Fairness } from './fairness.ts';
import { refused, standsStill } from './replies.ts';

/** A `start` that waits for links is answered when it is accepted or refused. */
export interface Later {
  readonly later: Promise<MoveReply>;
}

/** Milliseconds in which pages find the process that took their show over. */
const comingOver = 3000;

export class StartLinks {
  /** Seats with a page that could give a link; whoever has the sockets says so. */
  present: () => readonly number[] = () => [];
  readonly #studio: Studio;
  readonly #log: EpisodeLog;
  readonly #fairness: Fairness;
  readonly #accept: (starting: Starting) => Promise<MoveReply>;
  /** Since when `start` waits for links, by the steady clock; a process that takes over waits anew. */
  #since: number;
  /** It was asked for in another process: pages of this one are on their way here. */
  #takenOver: boolean;
  #started = Promise.withResolvers<MoveReply>();

  /** `accept`: plays the `start` that waited. */
  constructor(studio: Studio, log: EpisodeLog, fairness: Fairness, accept: (starting: Starting) => Promise<MoveReply>) {
    this.#studio = studio;
    this.#log = log;
    this.#fairness = fairness;
    this.#accept = accept;
    this.#since = studio.steady();
    this.#takenOver = log.state.starting !== null;
  }

  /** Whether the `start` that waits need not wait any longer. */
  get due(): boolean {
    const { starting, paused } = this.#log.state;
    if (starting === null || paused === 'store' || !this.#log.idle) return false;
    return this.#allGiven || this.#waited >= this.#studio.timing.links;
  }

  /** Inside a turn: asks for a `start`. */
  async ask(key: string | null, reveal: string): Promise<MoveReply | Later> {
    const starting: Starting = { key, links: reveal === '' ? {} : { host: reveal } };
    if (!(await this.#log.change({ starting }))) return standsStill;
    this.#since = this.#studio.steady();
    this.#takenOver = false;
    this.#started = Promise.withResolvers();
    const { promise } = this.#started;
    if (this.#awaited.length === 0) await this.#begin();
    return { later: promise };
  }

  /** The same `start`, asked for once more, gets the same reply; no other move is made meanwhile. */
  meanwhile(key: string | null, isStart: boolean): MoveReply | Later | undefined {
    const { starting } = this.#log.state;
    if (starting === null) return undefined;
    const sameStart = isStart && key !== null && starting.key === key;
    return sameStart ? { later: this.#started.promise } : refused('not-allowed', phrase('starting'));
  }

  /** The link of a seat's page. True if it is taken, or was before. */
  give(seat: number, link: string): Promise<boolean> {
    return this.#log.turn(async () => {
      const { starting } = this.#log.state;
      const name = chainName(seat);
      const before = starting?.links[name];
      if (starting === null || before !== undefined) return before === link;
      if (this.#fairness.chains.find(name, link) === undefined) return false;
      const links = { ...starting.links, [name]: link };
      if (!(await this.#log.change({ starting: { ...starting, links } }))) return false;
      if (this.#allGiven) await this.#begin();
      return true;
    });
  }

  /** Accepts the `start` that waits, with the links that were given. */
  begin(): Promise<void> {
    return this.#log.turn(() => this.#begin());
  }

  /** The episode is closed: whoever still waits for a start is told so. */
  closed(): void {
    this.#started.resolve(refused('not-allowed', phrase('published')));
  }

  get #waited(): number {
    return this.#studio.steady() - this.#since;
  }

  /** Nobody's link is waited for; soon after another process had it, nobody knows yet who will be here. */
  get #allGiven(): boolean {
    const settled = !this.#takenOver || this.#waited >= Math.min(this.#studio.timing.links, comingOver);
    return settled && this.#awaited.length === 0;
  }

  /** Seats whose page is there, has a chain and has not given its link yet; also where a person looks on from a robot's seat. */
  get #awaited(): readonly number[] {
    const { starting } = this.#log.state;
    if (starting === null) return [];
    return this.present().filter(seat => {
      const name = chainName(seat);
      return this.#fairness.chains.of(name).length > 0 && starting.links[name] === undefined;
    });
  }

  async #begin(): Promise<void> {
    const { starting } = this.#log.state;
    if (starting === null) return;
    const reply = await this.#accept(starting);
    // Where the store is away it goes on waiting; whoever asked may ask again.
    if (!reply.ok && reply.code !== 'store' && !this.#log.lost) await this.#log.change({ starting: null });
    this.#started.resolve(reply);
  }
}
