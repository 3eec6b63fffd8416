/** Requests to the room of an episode, repeated until they are answered. A move counts once, however often it is sent. */
import type { Room } from '@colyseus/sdk/Room';
import type { ReadonlySignal } from '@preact/signals';
import type { Json } from '../shared/engine/json.ts';
import type { MoveReply, Own } from '../shared/engine/protocol.ts';
import type { DicePart } from './dice-part.ts';
import { newId } from './storage.ts';

/** Nobody answered in time, or nobody can any more. */
export type GoneReply = { readonly ok: false; readonly code: 'gone'; readonly message: string };

export type Reply = MoveReply | GoneReply;

/** The room must answer within this time, milliseconds. */
export const replyTime = 5000;
/** A request is repeated within this time, milliseconds. */
const patience = 60_000;

const gone: GoneReply = { ok: false, code: 'gone', message: '' };

export const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** Milliseconds between two pings. */
const beat = 4000;

/**
 * A phone that left the network closes no socket, so a missing pong counts as a drop. Returns a function that stops the pings.
 */
export const heartbeat = (room: Room, dropped: () => void): (() => void) => {
  let answered = true;
  const timer = setInterval(() => {
    if (!answered) {
      dropped();
      return;
    }
    answered = false;
    room.ping(() => {
      answered = true;
    });
  }, beat);
  return () => clearInterval(timer);
};

/** What requests need of the connection. */
interface Line {
  readonly own: ReadonlySignal<Own | null>;
  /** What this page adds to the dice, if anything. */
  readonly part: () => DicePart | Promise<DicePart> | undefined;
  /** While the connection is open. */
  readonly room: () => Room | undefined;
  /** No answer will ever come. */
  readonly over: () => boolean;
  readonly dropped: (room: Room) => void;
}

export class Requests {
  readonly #line: Line;
  /** Moves that draw, as far as they have been announced. A press may come a moment before its move is legal. */
  readonly #drawing = new Set<string>();

  constructor(line: Line) {
    this.#line = line;
  }

  /** Sets which moves draw. */
  learn({ legal, others = [] }: Own): void {
    for (const item of [...legal, ...others]) if (item.draws) this.#drawing.add(item.do);
  }

  /** Sends a move until the server has answered it. Its id makes it count once, however often it is sent. */
  async move(move: string, inputs: Readonly<Record<string, Json>> = {}, seat?: number): Promise<Reply> {
    // The user meant the entry that this page shows, even if it has newer ones.
    const at = this.#line.own.value?.entries ?? 0;
    const draws = this.#draws(move, seat);
    const part = await this.#line.part();
    for (let turn = 0; ; ) {
      const id = newId();
      const press = await part?.press(move, draws);
      if (part !== undefined && press === undefined) return gone;
      const reply = await this.ask<MoveReply>('move', {
        ...inputs,
        id,
        do: move,
        at,
        ...(seat === undefined ? {} : { for: seat }),
        ...(press === undefined || press.link === '' ? {} : { reveal: press.link }),
      });
      // The press counts, once the room has answered too.
      if (!reply.ok && reply.code === 'held') {
        await pause(Math.min(1000, reply.wait ?? 0));
        continue;
      }
      const isStale = press !== undefined && (await part?.replied(press, reply));
      if (isStale !== true || ++turn > 2) return reply;
    }
  }

  /** Whether a link goes with a move (fairness.md 2). */
  #draws(move: string, seat?: number): boolean {
    const own = this.#line.own.value;
    const legal = seat === undefined ? own?.legal : own?.others?.filter(({ by }) => by === seat);
    const listed = legal?.find(item => item.do === move);
    return listed === undefined ? this.#drawing.has(move) : listed.draws === true;
  }

  async ask<R>(type: 'move' | 'desk', message: object): Promise<R | GoneReply> {
    const until = Date.now() + patience;
    while (!this.#line.over() && Date.now() < until) {
      const room = this.#line.room();
      if (room !== undefined) {
        try {
          return await room.request<object, R>(type, message, { timeout: replyTime });
        } catch (error) {
          // A closed socket or a lost answer is retried. An exception of the server is not.
          if ((error as { code?: unknown }).code !== undefined) break;
          if (room === this.#line.room()) this.#line.dropped(room);
        }
      }
      await pause(150);
    }
    return gone;
  }
}
