/**
 * Seats that play over HTTP: programs that poll and have no socket. They may do what a page may, and count as present while
 * they keep polling.
 */

import { soundly } from '../../shared/engine/message-fields.ts';
import { phrase, textOf } from '../../shared/engine/phrase.ts';
import type { MoveReply, Own, Shell } from '../../shared/engine/protocol.ts';
import type { ServerContext } from '../context.ts';
import type { Admission } from '../peers/admission.ts';
import type { LiveEpisode } from './live-episode.ts';
import { linkMessage, moveMessage } from './messages.ts';
import { newcomer } from './newcomer.ts';
import { momentLacking } from './replies.ts';

/** What a seat over HTTP gets: everything around the board, and what only it may know. */
export interface SeatNews {
  readonly seat: number;
  readonly shell: Shell;
  readonly own: Own;
}

/** Milliseconds without a request after which a program no longer counts as present. */
const silence = 10_000;

export class HttpSeats {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  readonly #shell: () => Shell;
  /** When each seat was heard from last. */
  readonly #heard = new Map<number, number>();

  constructor(context: ServerContext, live: LiveEpisode, shell: () => Shell) {
    this.#context = context;
    this.#live = live;
    this.#shell = shell;
  }

  get here(): readonly number[] {
    const from = this.#context.steady() - silence;
    return [...this.#heard].flatMap(([seat, at]) => (at >= from ? [seat] : []));
  }

  /** Takes a seat if one is free. */
  async sit(admission: Admission): ReturnType<typeof newcomer> {
    const came = await newcomer(this.#live, admission);
    if (came.guest.seat >= 0) this.#hear(came.guest.seat);
    return came;
  }

  look(seat: number): SeatNews {
    this.#hear(seat);
    return { seat, shell: this.#shell(), own: this.#live.own(seat) };
  }

  /** The same as the message `move` of a socket. */
  async move(seat: number, message: unknown): Promise<MoveReply> {
    this.#hear(seat);
    const read = soundly(moveMessage, message);
    const unreadable = phrase('unreadable');
    if (read === undefined || read.for !== undefined)
      return { ok: false, code: 'bad-message', message: textOf(unreadable), phrase: unreadable };
    const { at, for: _for, ...request } = read;
    if (at === undefined) return momentLacking(this.#live.episode.entries.length);
    return this.#live.move(seat, request, undefined, at);
  }

  /** The same as the message of that name of a socket. Returns whether the link was accepted. */
  async link(seat: number, type: 'pledge' | 'start-link', message: unknown): Promise<boolean> {
    this.#hear(seat);
    const read = soundly(linkMessage, message);
    if (read === undefined) return false;
    const { value } = read;
    return type === 'pledge'
      ? this.#live.fairness.pledge(seat, value, `seat ${seat}`)
      : this.#live.starting.give(seat, value);
  }

  #hear(seat: number): void {
    this.#heard.set(seat, this.#context.steady());
  }
}
