/**
 * Pings sockets to find out who is still there. Players are pinged every few seconds, so that an empty seat shows soon. The
 * crowd is pinged less often and never all at once, because only its number is shown.
 */
import { WebSocket } from 'ws';
import { isOfCrowd } from './colyseus/sockets.ts';

/** Unanswered pings after which a socket counts as gone. */
const maxMissed = 2;

/** How many times longer the crowd waits for its next ping. */
const slowest = 5;

/** Rounds between two pings to the same socket. */
const rounds = 6;

interface Pulse {
  /** By the monotonic clock. */
  due: number;
  unanswered: number;
}

export class Heartbeat {
  readonly #sockets: () => Iterable<WebSocket>;
  readonly #every: number;
  readonly #pulses = new WeakMap<WebSocket, Pulse>();
  readonly #timer: NodeJS.Timeout;

  /** `every`: milliseconds between two pings. */
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
      if (pulse.unanswered >= maxMissed) {
        socket.terminate();
        continue;
      }
      pulse.unanswered += 1;
      pulse.due = now + this.#interval(socket);
      socket.ping();
    }
  }

  /** Spreads sockets that connect together over the rounds. */
  #begin(socket: WebSocket, now: number): Pulse {
    const pulse: Pulse = { due: now + this.#interval(socket) * Math.random(), unanswered: 0 };
    this.#pulses.set(socket, pulse);
    socket.on('pong', () => {
      pulse.unanswered = 0;
    });
    return pulse;
  }

  #interval(socket: WebSocket): number {
    return isOfCrowd(socket) ? this.#every * slowest : this.#every;
  }
}
