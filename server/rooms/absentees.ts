/** Who misses one deadline after another: the desk counts them and, where the host says so, somebody else gets the seat. */
import { missedBySeat } from '../../shared/engine/missed.ts';
import type { Guest } from './audience.ts';
import type { Desk } from './desk.ts';
import type { LazyCrowd } from './lazy-crowd.ts';
import type { LiveEpisode } from './live-episode.ts';

interface Parts {
  readonly desk: Pick<Desk, 'substitute'>;
  readonly crowd: Pick<LazyCrowd, 'callUp'>;
  readonly sendAway: (isAffected: (guest: Guest) => boolean) => void;
}

export class Absentees {
  readonly #live: LiveEpisode;
  readonly #parts: Parts;
  #shown: string;
  /** One after another, so that no seat is given away twice. */
  #giving: Promise<void> = Promise.resolve();

  constructor(live: LiveEpisode, parts: Parts) {
    this.#live = live;
    this.#parts = parts;
    this.#shown = missedBySeat(live.episode).join();
  }

  /** Whether the desk's figures have changed since it was last asked. */
  get changed(): boolean {
    const before = this.#shown;
    this.#shown = missedBySeat(this.#live.episode).join();
    return this.#shown !== before;
  }

  /** After an entry of the clock: gives away the seats of those who have missed too many deadlines, as the host has set it. */
  look(): Promise<void> {
    const { settings } = this.#live.state;
    if (!settings.autoSubstitute || this.#late.length === 0) return Promise.resolve();
    this.#giving = this.#giving.then(
      () => this.#give(),
      () => this.#give(),
    );
    return this.#giving;
  }

  get #late(): readonly number[] {
    const { episode, state, over } = this.#live;
    const { substituteAfter: allowed } = state.settings;
    if (over || allowed === 0) return [];
    return missedBySeat(episode).flatMap((missed, seat) =>
      missed >= allowed && state.chairs[seat]?.robot === false && state.chairs[seat].team === undefined ? [seat] : [],
    );
  }

  async #give(): Promise<void> {
    const { desk, crowd, sendAway } = this.#parts;
    for (const seat of this.#late) {
      const given = await desk.substitute(seat);
      const done = given.ok || (await crowd.callUp({ do: 'call-up', by: 'lot', seat, instead: true })).ok;
      if (done) sendAway(({ role, seat: own }) => role === 'play' && own === seat);
    }
  }
}
