/** Robots that play seats, and the host where nobody else does, one move at a time. */
import { randomUUID } from 'node:crypto';
import type { Actor, Legal } from '../../shared/moves.ts';
import { anyMove, pick } from '../../shared/robots.ts';
import type { Studio } from '../studio.ts';
import type { LiveEpisode } from './live-episode.ts';

/** Names of robots, in the order of their seats. */
export const robotNames = ['Ada', 'Bolt', 'Cog', 'Dot', 'Echo', 'Fuse', 'Gizmo', 'Hal'] as const;

/** What a robot host never does by itself. */
const asides: readonly string[] = ['undo', 'correct', 'replace', 'end'];

export class RobotCast {
  readonly #studio: Studio;
  readonly #live: LiveEpisode;
  /** Whether anybody is there to play for. */
  readonly #awake: () => boolean;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(studio: Studio, live: LiveEpisode, awake: () => boolean) {
    this.#studio = studio;
    this.#live = live;
    this.#awake = awake;
  }

  /** Something changed: whoever is a robot and may move does so after the pace. */
  wake(): void {
    if (this.#stopped || this.#timer !== undefined || !this.#awake() || this.#next() === undefined) return;
    this.#timer = setTimeout(() => void this.#step(), this.#live.facts.pace);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Whose robot moves next; seats before the host, and among seats whichever. */
  #next(): Actor | undefined {
    const { facts, state, legal, closed } = this.#live;
    if (facts.robots === '' || state.paused !== '' || closed) return undefined;
    const robots = legal.filter(
      ({ by }) => typeof by === 'number' && state.chairs[by]?.robot === true && this.#wish(by) !== null,
    );
    if (robots.length > 0) return pick(robots, this.#studio.luck).by;
    const hosts = facts.robots === 'all' && legal.some(({ by, do: move }) => by === 'host' && !asides.includes(move));
    return hosts ? 'host' : undefined;
  }

  async #step(): Promise<void> {
    this.#timer = undefined;
    if (this.#stopped || !this.#awake()) return;
    const by = this.#next();
    const wish = by === undefined ? null : this.#wish(by);
    if (by === undefined || wish === null) return;
    try {
      const reply = await this.#live.move(by, { id: randomUUID(), ...wish });
      if (!reply.ok) this.#studio.log.info({ episode: this.#live.code, by, code: reply.code }, 'a robot was refused');
    } catch (error) {
      this.#studio.metrics.failures.inc({ where: 'robot' });
      this.#studio.log.error({ episode: this.#live.code, by, err: error }, 'a robot failed');
      this.stop();
      return;
    }
    this.wake();
  }

  /** null: this robot makes none of the moves it may make now (no further bet). */
  #wish(by: Actor): { readonly do: string; readonly [input: string]: unknown } | null {
    const { show, episode, legal } = this.#live;
    const { luck } = this.#studio;
    const wish = show.robot(by, { view: episode.view('host'), legal, luck });
    if (wish === null || episode.refusal({ ...wish, by }) === undefined) return wish;
    // A robot that asks for what is not legal must not stall the show.
    const own = legal.filter((item: Legal) => item.by === by && !asides.includes(item.do));
    const { by: _by, ...move } = anyMove(pick(own, luck), luck);
    return move;
  }
}
