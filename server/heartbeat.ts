/**
 * Asks sockets whether anybody is still there: who plays every few seconds, so that a seat stands empty soon; the crowd, of
 * whom only the number is shown, more seldom, and never all of it at once.
 */
import { WebSocket } from 'ws';
import { isOfCrowd } from './rooms/sockets.ts';

/** Questions without an answer after which nobody is there. */
const patience = 2;

/** How many times as long as others the crowd is left alone. */
const seldom = 5;

/** Rounds in the time between two questions to the same one. */
const rounds = 6;

interface Pulse {
  /** By the steady clock. */
  due: number;
  unanswered: number;
}

export class Heartbeat {
  readonly #sockets: () => Iterable<WebSocket>;
  readonly #every: number;
  readonly #pulses = new WeakMap<WebSocket, Pulse>();
  readonly #timer: NodeJS.Timeout;

  /** `every`: milliseconds between two questions. */
  constructor(sockets: () => Iterable<WebSocket>, every: number) {
    this.#sockets = sockets;
    this.#every = every;
    this.#timer = setInterval(() => this.#round(performance.now()), every / rounds);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #round(now: number): void {
    for (const socket of this.#sockets()) {
      const pulse = this.#pulses.get(socket) ?? this.#begin(socket, now);
      if (pulse.due > now || socket.readyState !== WebSocket.OPEN) continue;
      if (pulse.unanswered >= patience) {
        socket.terminate();
        continue;
      }
      pulse.unanswered += 1;
      pulse.due = now + this.#interval(socket);
      socket.ping();
    }
  }

  /** Those who come together are not asked together. */
  #begin(socket: WebSocket, now: number): Pulse {
    const pulse: Pulse = { due: now + this.#interval(socket) * Math.random(), unanswered: 0 };
    this.#pulses.set(socket, pulse);
    socket.on('pong', () => {
      pulse.unanswered = 0;
    });
    return pulse;
  }

  #interval(socket: WebSocket): number {
    return isOfCrowd(socket) ? this.#every * seldom : this.#every;
  }
}
