/** Several casts at once; a new show begins whenever one ends. */
import { seededLuck } from '../../shared/engine/robots.ts';
import { Cast, type CastRequest } from './cast.ts';
import { openerOf } from './openings.ts';
import { pause } from './sizes.ts';

const auto = { judging: 'auto' } as const;

/** Shows for people, and some that the server plays by itself. */
export const programme: readonly CastRequest[] = [
  { show: 'lucky-numbers', options: auto },
  { show: 'lucky-puzzle', options: auto },
  { show: 'hot-dice', options: auto },
  { show: 'on-a-roll' },
  { show: 'six-dice', seats: 3, options: { target: 20_000 } },
  { show: 'hot-hand', seats: 3, options: { hands: 50 } },
  { show: 'six-dice', robots: true },
  { show: 'lucky-numbers', robots: true },
];

export class Company {
  readonly casts: Cast[] = [];
  readonly #url: string;
  readonly #seed: number;
  #stopping = false;
  /** How often the store has come back older. */
  #returns = 0;
  #playing: Promise<void> | undefined;
  #places = 0;

  constructor(url: string, seed: number) {
    this.#url = url;
    this.#seed = seed;
  }

  /** Shows that are on now: pages that were closed after the end do not show it any more. */
  get on(): readonly Cast[] {
    return this.casts.filter(({ over, viewer }) => !over && !viewer.gone);
  }

  get promised(): number {
    return this.casts.reduce((sum, { promised }) => sum + promised.length, 0);
  }

  /** Calls of those who play along that were answered "ok". */
  get called(): number {
    return this.casts.reduce(
      (sum, { fans }) => sum + fans.reduce((calls, { promised }) => calls + promised.size, 0),
      0,
    );
  }

  /** How many that were sent after this moment, of `performance.now()`, were promised. */
  promisedSince(moment: number): number {
    return this.casts.reduce((sum, { promised }) => sum + promised.filter(({ asked }) => asked > moment).length, 0);
  }

  /** More than once: more of them. */
  start(requests: readonly CastRequest[] = programme): void {
    const more = requests.map(wish => this.#keepPlaying(wish, this.#places++));
    this.#playing = Promise.all([this.#playing, ...more]).then(() => undefined);
  }

  /** Resolves when nobody waits for an answer any more; the pages stay open. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const cast of this.casts) cast.stop();
    await this.#playing;
  }

  /** Until that many more moves were promised. */
  async promises(more: number): Promise<void> {
    const from = this.promised;
    while (this.promised < from + more) await pause(5);
  }

  async everybodyHere(): Promise<void> {
    const all = this.casts.flatMap(({ all }) => all);
    while (all.some(({ here, gone }) => !here && !gone)) await pause(10);
  }

  /** The store has come back older: whoever opens a show begins anew, and casts of shows that are not there any more leave. */
  goBack(isThere: (cast: Cast) => boolean): void {
    this.#returns += 1;
    for (const cast of this.casts.filter(one => !isThere(one))) {
      this.casts.splice(this.casts.indexOf(cast), 1);
      cast.stop();
      cast.leave();
    }
  }

  leave(): void {
    this.#stopping = true;
    for (const cast of this.casts) {
      cast.stop();
      cast.leave();
    }
  }

  async #keepPlaying(request: CastRequest, place: number): Promise<void> {
    const open = openerOf(this.#url, request, `season-${this.#seed}-${place}`);
    for (let turn = 0; !this.#stopping; turn++) {
      const luck = seededLuck(this.#seed * 1009 + place * 31 + turn);
      const returns = this.#returns;
      const stopped = () => this.#stopping || this.#returns > returns;
      const cast = await Cast.open(this.#url, request, open, luck, stopped);
      if (cast === undefined) continue;
      this.casts.push(cast);
      if (this.#stopping) cast.stop();
      await cast.play();
      // Pages of shows that are over need not come back a hundred times.
      if (!this.#stopping) cast.leave();
    }
  }
}
