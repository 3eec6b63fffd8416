/** The clocks of an episode: of the move that is owed, of pauses that stop it, and of the round. */
import { byTheDay } from '../../shared/engine/settings.ts';
import { isActAlone } from '../../shared/shows/index.ts';
import type { ServerContext } from '../context.ts';
import { houseHosts } from '../store/stored.ts';
import {
  callsTime,
  clockMayMove,
  clockMayRun,
  mayCallTime,
  pausedClock,
  resumedClock,
  runsForVotes,
  turnOf,
} from './clocks.ts';
import type { EpisodeLog } from './episode-log.ts';
import type { Moves } from './moves.ts';
import type { RoomWindow } from './room-window.ts';

export class ShowClock {
  readonly #context: ServerContext;
  readonly #log: EpisodeLog;
  readonly #moves: Moves;
  readonly #window: RoomWindow;
  readonly #votes: () => boolean;
  /** The seat whose turn it was when the round's clock ended; undefined until then. */
  #lastTurn: number | undefined;

  /** `votes`: closes the votes of teams. Whether anything that was voted has still to be made. */
  constructor(
    context: ServerContext,
    log: EpisodeLog,
    moves: Moves,
    { window, votes }: { readonly window: RoomWindow; readonly votes: () => boolean },
  ) {
    this.#context = context;
    this.#log = log;
    this.#moves = moves;
    this.#window = window;
    this.#votes = votes;
  }

  /** A deadline has come, or the machine's clock was set. */
  get due(): boolean {
    const { state, countdown, idle } = this.#log;
    const jumped = state.paused === '' && countdown.jump !== 0;
    // Whatever the clock would do waits for the room, as a contestant's own move does.
    const held = state.paused === '' && this.#window.until > 0;
    return state.paused !== 'store' && (countdown.left <= 0 || jumped) && idle && !held;
  }

  /** Plays what the rules say for a deadline that passed, or resumes after a pause that ends by itself. */
  expire(): Promise<void> {
    return this.#log.turn(async () => {
      const { state, countdown } = this.#log;
      if (state.paused === 'store' || countdown.left > 0) return;
      if (state.paused !== '') {
        await this.#log.change({ paused: '', ...resumedClock(state, this.#context.now()) });
        return;
      }
      // What was voted comes first. The page of the seat makes it in a moment.
      if (this.#votes()) return;
      this.#context.metrics.deadlineLag.observe(-countdown.left / 1000);
      const legal = this.#log.episode.legal();
      if (!clockMayMove(legal) || runsForVotes(state, legal)) {
        await this.#log.change({ deadline: 0 });
        return;
      }
      const reply = await this.#moves.make('clock', { do: 'expire' });
      if (reply.ok || reply.code === 'store') return;
      this.#context.log.warn(
        { episode: this.#log.code, code: reply.code },
        'a deadline passed, but no move of the clock is legal',
      );
      await this.#log.change({ deadline: 0 });
    });
  }

  /** The round's clock has ended, and so has the turn that was running then. */
  get roundDue(): boolean {
    const { settings, paused } = this.#log.state;
    if (settings.roundEnds === 0 || !this.#log.running || paused !== '' || !this.#log.idle) return false;
    if (this.#context.now() < settings.roundEnds) {
      this.#lastTurn = undefined;
      return false;
    }
    const { episode } = this.#log;
    const turn = turnOf(episode.now);
    this.#lastTurn ??= turn;
    return mayCallTime(episode.legal()) && (turn < 0 || turn !== this.#lastTurn);
  }

  callTime(): Promise<void> {
    return this.#log.turn(async () => {
      const { state, episode } = this.#log;
      if (this.#context.now() < state.settings.roundEnds || !mayCallTime(episode.legal())) return;
      await this.#moves.make('host', { do: callsTime });
    });
  }

  /** `until`: when it resumes by itself; 0 for never. */
  pause(why: 'host' | 'away', until = 0): Promise<boolean> {
    return this.#log.turn(async () => {
      const { state, running } = this.#log;
      const now = this.#context.now();
      if (!running || state.paused === 'store' || (why === 'away' && state.paused !== '')) return false;
      if (until > 0 && until <= now) return false;
      if (state.paused === why && state.deadline === until) return false;
      return this.#log.change({ paused: why, ...pausedClock(state, now, until) });
    });
  }

  /** `why`: resumes only if it is paused for this reason. */
  resume(why?: 'away'): Promise<boolean> {
    return this.#log.turn(async () => {
      const { state } = this.#log;
      if (state.paused === '' || state.paused === 'store' || (why !== undefined && state.paused !== why)) return false;
      return this.#log.change({ paused: '', ...resumedClock(state, this.#context.now()) });
    });
  }

  /** Sets the end of the running clock, however long a move may take: anybody may enter until then. */
  endAt(deadline: number): Promise<boolean> {
    return this.#log.turn(
      async () => clockMayRun(this.#log.episode.legal()) && this.#log.change({ deadline, left: 0 }),
    );
  }

  /** The host waits no longer: what follows is what the rules say for a deadline that passed. False if no clock runs. */
  endNow(): Promise<boolean> {
    return this.#log.turn(async () => {
      const { deadline, paused } = this.#log.state;
      if (paused !== '' || deadline === 0 || !clockMayMove(this.#log.episode.legal())) return false;
      return this.#log.change({ deadline: this.#context.now() });
    });
  }

  /** False if no clock runs. */
  extend(seconds: number): Promise<boolean> {
    return this.#log.turn(async () => {
      const { deadline, left, paused } = this.#log.state;
      const more = seconds * 1000;
      if (paused === '' ? deadline === 0 : left === 0) return false;
      return this.#log.change(paused === '' ? { deadline: deadline + more } : { left: left + more });
    });
  }

  /**
   * Nobody hosts: pauses the show for all. Exceptions: a game by the day, where nobody needs to be there; a show that robots
   * host; and an act played alone, which has no host's moves.
   */
  hostAway(): Promise<boolean> {
    const { facts, state, show } = this.#log;
    const hosted = !houseHosts(facts.robots) && state.settings.clock < byTheDay && !isActAlone(show.name);
    return hosted ? this.pause('away') : Promise.resolve(false);
  }
}
