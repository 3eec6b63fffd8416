/** The clocks of an episode: the one of the move that is owed, pauses that hold it, and the one of the round. */
import { byTheDay } from '../../shared/engine/settings.ts';
import { isActAlone } from '../../shared/shows/index.ts';
import { houseHosts } from '../store/stored-episode.ts';
import type { Studio } from '../studio.ts';
import type { EpisodeLog } from './episode-log.ts';
import { clockMayRun, pausedClock, resumedClock } from './move-clock.ts';
import type { Moves } from './moves.ts';
import { callsTime, mayCallTime, turnOf } from './round-clock.ts';

export class ShowClock {
  readonly #studio: Studio;
  readonly #log: EpisodeLog;
  readonly #moves: Moves;
  /** Whose turn ran when the round was over by its clock; undefined while it is not. */
  #lastTurn: number | undefined;

  constructor(studio: Studio, log: EpisodeLog, moves: Moves) {
    this.#studio = studio;
    this.#log = log;
    this.#moves = moves;
  }

  /** A deadline has come, or the clock that it was set by was changed. */
  get due(): boolean {
    const { state, countdown, idle } = this.#log;
    const jumped = state.paused === '' && countdown.jump !== 0;
    return state.paused !== 'store' && (countdown.left <= 0 || jumped) && idle;
  }

  /** Plays what the rules say for a deadline that passed, or goes on after a pause that ends by itself; else nothing. */
  expire(): Promise<void> {
    return this.#log.turn(async () => {
      const { state, countdown } = this.#log;
      if (state.paused === 'store' || countdown.left > 0) return;
      if (state.paused !== '') {
        await this.#log.change({ paused: '', ...resumedClock(state, this.#studio.now()) });
        return;
      }
      this.#studio.metrics.deadlineLag.observe(-countdown.left / 1000);
      const reply = await this.#moves.make('clock', { do: 'expire' });
      if (reply.ok || reply.code === 'store') return;
      this.#studio.log.warn({ episode: this.#log.code, code: reply.code }, 'a deadline passed for nothing');
      await this.#log.change({ deadline: 0 });
    });
  }

  /** The round is over by its clock, and the turn that ran then is over too. */
  get roundDue(): boolean {
    const { settings, paused } = this.#log.state;
    if (settings.roundEnds === 0 || !this.#log.running || paused !== '' || !this.#log.idle) return false;
    if (this.#studio.now() < settings.roundEnds) {
      this.#lastTurn = undefined;
      return false;
    }
    const { episode } = this.#log;
    const turn = turnOf(episode.now);
    this.#lastTurn ??= turn;
    return mayCallTime(episode.legal()) && (turn < 0 || turn !== this.#lastTurn);
  }

  /** Calls time as the host would. */
  callTime(): Promise<void> {
    return this.#log.turn(async () => {
      const { state, episode } = this.#log;
      if (this.#studio.now() < state.settings.roundEnds || !mayCallTime(episode.legal())) return;
      await this.#moves.make('host', { do: callsTime });
    });
  }

  /** `until`: goes on by itself then; 0: when somebody lets it. */
  pause(why: 'host' | 'away', until = 0): Promise<boolean> {
    return this.#log.turn(async () => {
      const { state, running } = this.#log;
      const now = this.#studio.now();
      if (!running || state.paused === 'store' || (why === 'away' && state.paused !== '')) return false;
      if (until > 0 && until <= now) return false;
      if (state.paused === why && state.deadline === until) return false;
      return this.#log.change({ paused: why, ...pausedClock(state, now, until) });
    });
  }

  /** `why`: only if it stands still for this reason. */
  resume(why?: 'away'): Promise<boolean> {
    return this.#log.turn(async () => {
      const { state } = this.#log;
      if (state.paused === '' || state.paused === 'store' || (why !== undefined && state.paused !== why)) return false;
      return this.#log.change({ paused: '', ...resumedClock(state, this.#studio.now()) });
    });
  }

  /** The clock that runs now ends at this time, whatever a move may take: until then whoever wishes enters. */
  endAt(deadline: number): Promise<boolean> {
    return this.#log.turn(
      async () => clockMayRun(this.#log.episode.legal()) && this.#log.change({ deadline, left: 0 }),
    );
  }

  /** False when no clock runs. */
  extend(seconds: number): Promise<boolean> {
    return this.#log.turn(async () => {
      const { deadline, left, paused } = this.#log.state;
      const more = seconds * 1000;
      if (paused === '' ? deadline === 0 : left === 0) return false;
      return this.#log.change(paused === '' ? { deadline: deadline + more } : { left: left + more });
    });
  }

  /**
   * Nobody hosts: the show pauses for all. Not by the day, when nobody needs to be there, not where robots host, nor in an act
   * by itself, which has no move of a host's.
   */
  hostAway(): Promise<boolean> {
    const { facts, state, show } = this.#log;
    const hosted = !houseHosts(facts.robots) && state.settings.clock < byTheDay && !isActAlone(show.name);
    return hosted ? this.pause('away') : Promise.resolve(false);
  }
}
