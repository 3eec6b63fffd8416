/** What the crowd of one episode called, and what it counts for, entry by entry. */
import { setTimeout as pause } from 'node:timers/promises';
import { Calls } from '../../shared/crowd/calls.ts';
import { type Effect, Follower, type Told } from '../../shared/crowd/follower.ts';
import { Episode, partsOf } from '../../shared/engine/episode.ts';
import type { Decision } from '../../shared/odds/odds.ts';
import type { Pays } from '../../shared/shows/index.ts';
import type { ServerContext } from '../context.ts';
import type { StoredCall } from '../store/stored.ts';
import { nextTurn } from '../turns.ts';
import type { LiveEpisode } from './live-episode.ts';
import { adviser } from './robot-cast.ts';

/** Milliseconds that playing a show again may take at once. */
const stepTime = 5;
/** Milliseconds until an entry's bets and calls are counted, unless somebody asks before. */
export const countDelay = 20;

/**
 * Hot Hand's bets pay the crowd what they pay at the table (contract.md 10). Beside other shows they pay by the original
 * rules.
 */
const paysOf = ({ episode }: LiveEpisode): Pays | undefined =>
  (episode.setting.options as { readonly house?: { readonly pays?: Pays } }).house?.pays;

export class Counts {
  readonly calls = new Calls();
  readonly follower: Follower;
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  /** Points of calls have changed. */
  readonly #counted: () => void;
  /** Entries that the follower has seen. */
  #seen = 0;
  /** It has caught up with the show. */
  #ready = false;
  /** Settles what entries told, one after another. */
  #counting: Promise<void> = Promise.resolve();

  constructor(context: ServerContext, live: LiveEpisode, stored: readonly StoredCall[], counted: () => void) {
    this.#context = context;
    this.#live = live;
    this.#counted = counted;
    this.follower = new Follower(paysOf(live));
    // Advice and the call that it is as well came at the same moment.
    const advice = new Set(stored.flatMap(({ task, fan, at }) => (task.startsWith('team ') ? [`${fan} ${at}`] : [])));
    for (const { task, fan, value, at } of stored)
      this.calls.put(task, fan, value, !task.startsWith('entry ') && advice.has(`${fan} ${at}`));
  }

  /** Plays the show again in small steps, until its newest entry. `each`: gets what an entry pays, and the episode after it. */
  async catchUp(each: (pays: Effect['pays'], episode: Episode) => void): Promise<void> {
    const { show, episode } = this.#live;
    const replayed = new Episode(show, episode.setting, episode.seats);
    let began = performance.now();
    while (this.#seen < episode.entries.length) {
      const { move, drew } = partsOf(episode.entries[this.#seen]!);
      replayed.play(move, drew);
      const effect = this.follower.next(replayed);
      this.#live.window.see(this.follower.task, Date.parse(episode.entries[this.#seen]?.at ?? ''));
      this.#count(this.#seen, effect, 0);
      this.#seen += 1;
      each(effect.pays, replayed);
      if (performance.now() - began < stepTime) continue;
      await nextTurn();
      began = performance.now();
    }
    this.#ready = true;
    await this.#counting;
  }

  /** Called after each entry. Its calls are counted a little later. undefined for one that was seen before. */
  next(): Effect | undefined {
    const { episode } = this.#live;
    if (!this.#ready || episode.entries.length <= this.#seen) return undefined;
    const entry = this.#seen;
    this.#seen = episode.entries.length;
    const effect = this.follower.next(episode);
    const { at = 0, shows = 0 } = this.#live.staging.frame.time ?? {};
    this.#live.window.see(this.follower.task, at + shows);
    this.#count(entry, effect, countDelay);
    return effect;
  }

  /** Resolves once everything so far is counted. */
  counted(): Promise<void> {
    return this.#counting;
  }

  /** How many have called the open task. */
  get called(): number {
    const { task } = this.follower;
    return task === null ? 0 : this.calls.count(task.key);
  }

  #count(entry: number, effect: Effect, delay: number): void {
    this.#counting = this.#counting.then(async () => {
      if (delay > 0) await pause(delay, undefined, { ref: false });
      await this.calls.settle(entry, effect, told => this.#decisions(told));
      this.#counted();
    });
  }

  /** The exact values of a choice; none where they cannot be computed, and then nobody gets points for it. */
  async #decisions(told: Told): Promise<readonly Decision[]> {
    if (!('view' in told)) return [];
    try {
      return (await adviser.ask('oddsOf', told.view, { options: this.#live.facts.options })).decisions;
    } catch (error) {
      this.#context.log.warn({ episode: this.#live.code, err: error }, 'the crowd’s choices could not be weighed');
      return [];
    }
  }
}
