/** Several troupes at once; a new show begins wherever one ends. */
import { seededLuck } from '../../shared/engine/robots.ts';
import { pause } from './sizes.ts';
import { Troupe, type TroupeWish } from './troupe.ts';

const auto = { judging: 'auto' } as const;

/** Shows for people, and some that the server plays by itself. */
export const programme: readonly TroupeWish[] = [
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
  readonly troupes: Troupe[] = [];
  readonly #url: string;
  readonly #seed: number;
  #stopping = false;
  #playing: Promise<void> | undefined;
  #places = 0;

  constructor(url: string, seed: number) {
    this.#url = url;
    this.#seed = seed;
  }

  /** Shows that are on now: pages that were closed after the end do not show it any more. */
  get on(): readonly Troupe[] {
    return this.troupes.filter(({ over, viewer }) => !over && !viewer.gone);
  }

  get promised(): number {
    return this.troupes.reduce((sum, { promised }) => sum + promised.length, 0);
  }

  /** How many that were sent after this moment, of `performance.now()`, were promised. */
  promisedSince(moment: number): number {
    return this.troupes.reduce((sum, { promised }) => sum + promised.filter(({ asked }) => asked > moment).length, 0);
  }

  /** More than once: more of them. */
  start(wishes: readonly TroupeWish[] = programme): void {
    const more = wishes.map(wish => this.#keepPlaying(wish, this.#places++));
    this.#playing = Promise.all([this.#playing, ...more]).then(() => undefined);
  }

  /** Resolves when nobody waits for an answer any more; the pages stay open. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const troupe of this.troupes) troupe.stop();
    await this.#playing;
  }

  /** Until that many more moves were promised. */
  async promises(more: number): Promise<void> {
    const from = this.promised;
    while (this.promised < from + more) await pause(5);
  }

  async everybodyHere(): Promise<void> {
    const all = this.troupes.flatMap(({ all }) => all);
    while (all.some(({ here, gone }) => !here && !gone)) await pause(10);
  }

  leave(): void {
    this.#stopping = true;
    for (const troupe of this.troupes) {
      troupe.stop();
      troupe.leave();
    }
  }

  async #keepPlaying(wish: TroupeWish, place: number): Promise<void> {
    for (let turn = 0; !this.#stopping; turn++) {
      const luck = seededLuck(this.#seed * 1009 + place * 31 + turn);
      const troupe = await Troupe.open(this.#url, wish, luck, () => this.#stopping);
      if (troupe === undefined) return;
      this.troupes.push(troupe);
      if (this.#stopping) troupe.stop();
      await troupe.play();
      // Pages of shows that are over need not come back a hundred times.
      if (!this.#stopping) troupe.leave();
    }
  }
}
