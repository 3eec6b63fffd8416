/** Counts again what a room has won, entry by entry, from what is stored: a second opinion on the points of its people. */
import type { StoredCall, StoredFan } from '../../server/store/stored.ts';
import { bankroll } from '../../shared/crowd/bets.ts';
import { Calls } from '../../shared/crowd/calls.ts';
import { type Effect, Follower } from '../../shared/crowd/follower.ts';
import type { Episode } from '../../shared/engine/episode.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import type { Pays } from '../../shared/shows/index.ts';
import type { Along, Wager } from './along.ts';

export class Recount {
  readonly #options: Readonly<Record<string, unknown>>;
  readonly #follower: Follower;
  readonly #calls = new Calls();
  /** What each entry pays. */
  readonly #pays: Effect['pays'][] = [];

  /** `options`: of the show. */
  constructor(options: object, stored: readonly StoredCall[]) {
    this.#options = options as Readonly<Record<string, unknown>>;
    this.#follower = new Follower((options as { readonly house?: { readonly pays?: Pays } }).house?.pays);
    for (const { task, fan, value } of stored) this.#calls.put(task, fan, value);
  }

  /** After each entry. */
  async next(episode: Episode): Promise<void> {
    const effect = this.#follower.next(episode);
    await this.#calls.settle(this.#pays.length, effect, async told =>
      'view' in told ? oddsOf(told.view, { options: this.#options }).decisions : [],
    );
    this.#pays.push(effect.pays);
  }

  /** Rows with points that nobody can have. `over`: of the show. */
  faults(rows: readonly StoredFan[], { id, wagers }: Along, over: boolean): readonly string[] {
    return rows.flatMap(({ id: fan, points, settled, won }) => {
      const possible = this.#possible(fan === id ? wagers : [], settled);
      const counted = points + this.#calls.tally(fan).points - bankroll;
      return [
        ...(possible.has(points) ? [] : [`${fan} has ${points} points by bets and may have ${[...possible]}`]),
        ...(over && settled === this.#pays.length && won !== 0 && won !== counted
          ? [`${fan} has won ${won} points, and they come to ${counted}`]
          : []),
      ];
    });
  }

  /** All that bets may have made of the points at the start. A bet may be lost with the process that took it. */
  #possible(wagers: readonly Wager[], settled: number): ReadonlySet<number> {
    let possible = new Set([bankroll]);
    for (const { ticket, from, until } of wagers) {
      const brings = new Set([0]);
      for (let at = from; at <= Math.min(until, settled); at++) {
        const payments = this.#pays.slice(at, settled).map(pays => pays(ticket));
        brings.add(Math.floor(payments.find(paid => paid >= 0) ?? 0) - ticket.stake);
      }
      possible = new Set([...possible].flatMap(points => [...brings].map(more => points + more)));
    }
    return possible;
  }
}
