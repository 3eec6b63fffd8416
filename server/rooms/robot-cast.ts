/** Robots that play seats, and the host where nobody else does, one move at a time. */
import { randomUUID } from 'node:crypto';
import { hostInterventions } from '../../shared/engine/asides.ts';
import type { Actor, Legal } from '../../shared/engine/moves.ts';
import { anyMove, pick, type RobotMove, type Strength } from '../../shared/engine/robots.ts';
import { BackgroundWorker } from '../background-worker.ts';
import type { ServerContext } from '../context.ts';
import { houseHosts } from '../store/stored.ts';
import type { LiveEpisode } from './live-episode.ts';
import type { RobotTime } from './robot-time.ts';

/**
 * Weighs decisions by the exact odds, for robots of full strength and for the crowd. A first table may take a second or two, so it
 * is computed in one thread for the whole process, which keeps its tables for two minutes after the last question.
 */
export const adviser = new BackgroundWorker<typeof import('../../shared/odds/all.ts')>(
  new URL('../../shared/odds/all.ts', import.meta.url),
  'odds',
  120_000,
);

/** Names of robots, in the order of their seats. */
export const robotNames = ['Ada', 'Bolt', 'Cog', 'Dot', 'Echo', 'Fuse', 'Gizmo', 'Hal'] as const;

/** Milliseconds. At this pace or slower somebody may be watching, so robots wait until the last move has been shown. */
const watchable = 1000;

export class RobotCast {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  readonly #time: RobotTime;
  readonly #awake: () => boolean;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  /** A robot computes the odds. Everything else waits for it. */
  #thinking = false;

  constructor(context: ServerContext, live: LiveEpisode, time: RobotTime, awake: () => boolean) {
    this.#context = context;
    this.#live = live;
    this.#time = time;
    this.#awake = awake;
  }

  /** Called after every change: a robot that may move does so after the pace. */
  wake(): void {
    if (this.#stopped || this.#thinking || this.#timer !== undefined || !this.#awake() || this.#next() === undefined)
      return;
    const { facts, state, staging, episode } = this.#live;
    const settling = facts.robots === 'host' && episode.state.phase === 'lobby' ? this.#context.timing.gather : 0;
    const wait = Math.max(settling, facts.pace, this.#time.book(facts.code, state.chairs.length));
    this.#timer = setTimeout(() => void this.#step(), facts.pace < watchable ? wait : staging.actedFor + wait);
  }

  /** The stage is free before its time. */
  hurry(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.wake();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** The next robot to move: seats before the host, and a random one among seats. */
  #next(): Actor | undefined {
    const { facts, state, legal, closed, tooLong: full, over, episode } = this.#live;
    if (facts.robots === '' || state.paused !== '' || closed) return undefined;
    // Nobody watches for that long, so the host, a robot, ends the show.
    const hosts = houseHosts(facts.robots);
    if (full) return hosts && !over ? 'host' : undefined;
    // The show begins when everybody is there.
    if (episode.state.phase === 'lobby' && state.chairs.some(({ name }) => name === '')) return undefined;
    const robots = legal.filter(({ by }) => typeof by === 'number' && state.chairs[by]?.robot === true);
    const from = Math.floor(this.#context.luck() * robots.length);
    // Most robots want to move, so asking them one by one finds one sooner than asking all.
    for (const { by } of [...robots.slice(from), ...robots.slice(0, from)]) if (this.#choose(by) !== null) return by;
    return hosts && legal.some(({ by, do: move }) => by === 'host' && !hostInterventions.includes(move))
      ? 'host'
      : undefined;
  }

  async #step(): Promise<void> {
    this.#timer = undefined;
    if (this.#stopped || !this.#awake()) return;
    const { facts, staging } = this.#live;
    // The house may have judged an answer meanwhile, and that is shown first.
    if (facts.pace >= watchable && staging.actedFor > 0) {
      this.wake();
      return;
    }
    const by = this.#next();
    if (by === undefined) return;
    const best = this.#weighs(by) ? await this.#advised(by) : undefined;
    if (best === 'too late') {
      this.wake();
      return;
    }
    const move = this.#live.tooLong ? { do: 'end', winner: -1 } : this.#choose(by, best);
    if (move === null) return;
    try {
      const reply = await this.#live.move(by, { id: randomUUID(), ...move });
      if (!reply.ok && reply.code !== 'held')
        this.#context.log.info({ episode: this.#live.code, by, code: reply.code }, 'a robot was refused');
    } catch (error) {
      this.#context.metrics.failures.inc({ where: 'robot' });
      this.#context.log.error({ episode: this.#live.code, by, err: error }, 'a robot could not move');
      this.stop();
      return;
    }
    this.wake();
  }

  #strength(by: Actor): Strength {
    return (typeof by === 'number' ? this.#live.state.chairs[by]?.strength : undefined) ?? 'middle';
  }

  #weighs(by: Actor): boolean {
    const own = this.#live.legal.filter(item => item.by === by);
    return !this.#live.tooLong && this.#strength(by) === 'full' && (own.length > 1 || own[0]?.inputs !== undefined);
  }

  /** The best move by the odds; `too late` if it is no longer this robot's turn. */
  async #advised(by: Actor): Promise<RobotMove | undefined | 'too late'> {
    const { episode, facts } = this.#live;
    const before = episode.entries.length;
    let best: RobotMove | undefined;
    this.#thinking = true;
    try {
      // A robot knows no more of the dice than everybody.
      best = await adviser.ask('bestMove', episode.view('audience'), { options: facts.options });
    } catch (error) {
      // It plays on without advice.
      this.#context.metrics.failures.inc({ where: 'robot' });
      this.#context.log.error(
        { episode: this.#live.code, by, err: error },
        'the odds could not be computed for a robot',
      );
    } finally {
      this.#thinking = false;
    }
    const { state, closed } = this.#live;
    const stands = this.#live.episode.entries.length === before && state.paused === '' && !closed;
    const plays = typeof by === 'number' && state.chairs[by]?.robot === true;
    return stands && plays && !this.#stopped && this.#awake() ? best : 'too late';
  }

  /** null: this robot wants none of its legal moves (no further bet). */
  #choose(by: Actor, best?: RobotMove): { readonly do: string; readonly [input: string]: unknown } | null {
    const { show, episode, legal } = this.#live;
    const { luck } = this.#context;
    const choice = show.robot(by, { view: episode.view('host'), legal, luck, strength: this.#strength(by), best });
    if (choice === null || episode.refusal({ ...choice, by }) === undefined) return choice;
    // A robot that wants an illegal move must not stall the show.
    const own = legal.filter((item: Legal) => item.by === by && !hostInterventions.includes(item.do));
    const { by: _by, ...move } = anyMove(pick(own, luck), luck);
    return move;
  }
}
