/**
 * The wire to one episode: joins, comes back by itself after any drop, and holds what the server told as signals. It decides
 * nothing.
 */
import { Client } from '@colyseus/sdk/Client';
import type { Room } from '@colyseus/sdk/Room';
import { SchemaSerializer } from '@colyseus/sdk/serializer/SchemaSerializer';
import { registerSerializer } from '@colyseus/sdk/serializer/Serializer';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardShape } from '../shared/board.ts';
import type { Json } from '../shared/json.ts';
import { type Mirrored, readCues, readView } from '../shared/mirror-read.ts';
import {
  type CueFrame,
  closeCode,
  type DeskMessage,
  type DeskNews,
  type DeskReply,
  type Hello,
  type JoinOptions,
  type MoveReply,
  type Own,
  type Shell,
  soundCheck,
} from '../shared/protocol.ts';
import type { View } from '../shared/show.ts';
import { ownLanguage } from '../shared/words/index.ts';
import { getShows } from './api.ts';

registerSerializer('schema', SchemaSerializer);

/** `lost`: was there, is trying to come back. `refused`: the server said no, and trying again is no use. */
export type Status = 'connecting' | 'live' | 'lost' | 'refused';

/** A frame with the act it happened in and the names of that moment, so that its lines can be told later. */
export interface Told {
  readonly frame: CueFrame;
  readonly act: string;
  readonly names: readonly string[];
}

export interface Refused {
  readonly code: number;
  readonly message: string;
}

export type Reply = MoveReply | { readonly ok: false; readonly code: 'gone'; readonly message: string };

const patience = { join: 4000, reply: 5000, beat: 4000, resend: 60_000 };
const retries = [100, 300, 600, 1000] as const;
const frameLimit = 200;

/** An id that no other tab makes; `crypto.randomUUID` is missing over plain http. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

const late = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('no answer in time')), milliseconds));

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** How the server refuses to let one join, in the terms of HTTP: no such show, and a token that opens nothing. */
const noRoom = 404;
const badToken = 403;

/** Whether one was refused because there is no such show: never was, or not any more. */
export const isGone = (refused: Refused | null): boolean => refused?.code === noRoom;

/**
 * Refusals that no further try will change. A show that was there a moment ago and is now unknown is only on its way back:
 * its server restarts.
 */
const isFinal = (code: unknown, wasThere: boolean): code is number =>
  code === badToken || (code === noRoom && !wasThere) || (typeof code === 'number' && code >= 400 && code < 404);

const endpoint = () => `${location.protocol}//${location.host}`;

export class Connection {
  readonly code: string;
  readonly status = signal<Status>('connecting');
  readonly refused = signal<Refused | null>(null);
  readonly shell: ReadonlySignal<Shell | null> = computed(() => this.#mirrored.value);
  /** The audience's view, once `showBoard` was asked for. */
  readonly view: ReadonlySignal<View | null> = computed(() => {
    const state = this.#mirrored.value;
    const shape = state === null ? undefined : this.#shapes.value.get(`${state.show}/${state.act}`);
    return state === null || shape === undefined ? null : readView(state, shape);
  });
  readonly own = signal<Own | null>(null);
  readonly hello = signal<Hello | null>(null);
  /** What happened since this page joined, oldest first. */
  readonly frames = signal<readonly Told[]>([]);
  readonly desk = signal<DeskNews | null>(null);
  /** Counts sound checks. */
  readonly sounds = signal(0);
  /** What the viewer may know: the own view where there is one. */
  readonly sight: ReadonlySignal<View | null> = computed(() => this.own.value?.view ?? this.view.value);
  readonly names: ReadonlySignal<readonly string[]> = computed(
    () => this.shell.value?.seats.map(seat => seat.name) ?? [],
  );

  readonly #mirrored = signal<Mirrored | null>(null);
  readonly #shapes = signal<ReadonlyMap<string, BoardShape>>(new Map());
  readonly #client = new Client(endpoint(), {
    fetchFn: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(patience.join) }),
  });
  #options: JoinOptions;
  /** What this page adds to the dice, "" for nothing. */
  #part = '';
  #room: Room | undefined;
  /** Rises with every new wish to join, so that an older attempt knows it is no longer wanted. */
  #attempt = 0;
  #closed = false;
  #offset = 0;
  #lastEntry = -1;
  #wake: (() => void) | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(code: string, options: JoinOptions) {
    this.code = code;
    this.#options = options;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    void this.#keepJoined();
  }

  /** The server's clock, in milliseconds since 1970. */
  readonly now = (): number => Date.now() + this.#offset;

  /** What opens the door for this page, "" for none. */
  get token(): string {
    return this.#options.token ?? '';
  }

  /** Whether this page has put its part into the dice, or is about to. */
  get addsPart(): boolean {
    return this.#part !== '';
  }

  /**
   * Joins anew in another role: from watching to a seat, and back. `part`: the bytes behind `options.commit`, which are told as
   * soon as the seat is taken, whatever page is shown by then (fairness.md 2).
   */
  rejoin(options: JoinOptions, part = ''): void {
    this.#options = options;
    this.#part = part;
    batch(() => {
      this.refused.value = null;
      this.own.value = null;
      this.status.value = 'connecting';
    });
    this.#drop();
    void this.#keepJoined();
  }

  /** Reads the board too; its shape comes from the server. Seats and host need none: they are sent their view in full. */
  async showBoard(): Promise<void> {
    while (!this.#closed && this.#shapes.value.size === 0) {
      try {
        const shows = await getShows();
        this.#shapes.value = new Map(
          shows.flatMap(show => show.acts.map(act => [`${show.name}/${act.name}`, act.board] as const)),
        );
      } catch {
        await pause(500);
      }
    }
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#drop();
  }

  /** Sends a move until the server has answered it; its id lets it count once however often it is sent. */
  move(move: string, inputs: Readonly<Record<string, Json>> = {}, seat?: number): Promise<Reply> {
    return this.#ask<MoveReply>('move', {
      ...inputs,
      id: newId(),
      do: move,
      ...(seat === undefined ? {} : { for: seat }),
    });
  }

  manage(message: DeskMessage): Promise<DeskReply | Extract<Reply, { readonly code: 'gone' }>> {
    return this.#ask<DeskReply>('desk', message);
  }

  async #ask<R>(type: 'move' | 'desk', message: object): Promise<R | Extract<Reply, { readonly code: 'gone' }>> {
    const until = Date.now() + patience.resend;
    while (!this.#closed && Date.now() < until) {
      const room = this.#room;
      if (this.status.value === 'live' && room !== undefined) {
        try {
          return await room.request<object, R>(type, message, { timeout: patience.reply });
        } catch (error) {
          // A closed socket or a lost answer is tried again; what the server itself threw is not.
          if ((error as { code?: unknown }).code !== undefined) break;
          if (room === this.#room && this.status.value === 'live') this.#dropped(room);
        }
      } else if (this.status.value === 'refused') break;
      await pause(150);
    }
    return { ok: false, code: 'gone', message: '' };
  }

  /** Tries to join until it works, is refused, or is no longer wanted. */
  async #keepJoined(): Promise<void> {
    const attempt = ++this.#attempt;
    for (let turn = 0; attempt === this.#attempt && !this.#closed; turn++) {
      try {
        const room = await Promise.race([
          this.#client.joinById(this.code, { ...this.#options, language: ownLanguage() }),
          late(patience.join),
        ]);
        if (attempt !== this.#attempt || this.#closed) {
          void room.leave();
          return;
        }
        this.#joined(room);
        return;
      } catch (error) {
        const { code, message } = error as { code?: unknown; message: string };
        if (attempt !== this.#attempt) return;
        if (isFinal(code, this.shell.value !== null)) {
          batch(() => {
            this.refused.value = { code, message };
            this.status.value = 'refused';
          });
          return;
        }
        if (this.shell.value !== null) this.status.value = 'lost';
        await Promise.race([
          pause((retries[Math.min(turn, retries.length - 1)] ?? 1000) * (0.8 + 0.4 * Math.random())),
          new Promise<void>(resolve => {
            this.#wake = resolve;
          }),
        ]);
      }
    }
  }

  #joined(room: Room): void {
    this.#room = room;
    // One way back for every kind of drop: joining again with the token. The SDK's own way knows nothing of a new process.
    room.reconnection.enabled = false;
    let first = true;
    room.onStateChange(state => {
      this.#read(state, first);
      first = false;
    });
    room.onMessage('hello', (hello: Hello) => {
      this.#offset = hello.now - Date.now();
      if (hello.token !== undefined) this.#options = { as: hello.role, token: hello.token };
      if (hello.role === 'play' && this.#part !== '') room.send('reveal', { value: this.#part });
      this.hello.value = hello;
    });
    room.onMessage('own', (own: Own) => {
      this.own.value = own;
    });
    room.onMessage('desk', (news: DeskNews) => {
      this.desk.value = news;
    });
    room.onMessage(soundCheck, () => {
      this.sounds.value++;
    });
    room.onMessage('*', () => {});
    room.onError(() => {});
    room.onLeave(code => {
      if (code === closeCode.revoked) this.#sentAway(room, badToken);
      else if (code === closeCode.deleted) this.#sentAway(room, noRoom);
      else this.#dropped(room);
    });
    this.#listen(room);
    this.status.value = 'live';
  }

  /** A phone that left the network closes no socket: a pong that stays out counts as a drop. */
  #listen(room: Room): void {
    let answered = true;
    clearInterval(this.#beat);
    this.#beat = setInterval(() => {
      if (!answered) {
        this.#dropped(room);
        return;
      }
      answered = false;
      room.ping(() => {
        answered = true;
      });
    }, patience.beat);
  }

  #read(state: { toJSON(): unknown }, first: boolean): void {
    const mirrored = state.toJSON() as Mirrored;
    batch(() => {
      this.#mirrored.value = mirrored;
      const frame = readCues(mirrored);
      // On the first state the cues are history.
      if (!first && frame.entry > this.#lastEntry) {
        const told = { frame, act: mirrored.act, names: mirrored.seats.map(seat => seat.name) };
        this.frames.value = [...this.frames.value, told].slice(-frameLimit);
      }
      this.#lastEntry = frame.entry;
    });
  }

  #dropped(room: Room): void {
    if (room !== this.#room || this.#closed) return;
    this.#drop();
    this.status.value = 'lost';
    void this.#keepJoined();
  }

  /** The host took the seat or the link back, or deleted the show: the same token opens nothing any more. */
  #sentAway(room: Room, why: number): void {
    if (room !== this.#room || this.#closed) return;
    this.#drop();
    batch(() => {
      this.refused.value = { code: why, message: '' };
      this.status.value = 'refused';
    });
  }

  #drop(): void {
    const room = this.#room;
    this.#room = undefined;
    this.#attempt++;
    clearInterval(this.#beat);
    if (room === undefined) return;
    room.removeAllListeners();
    room.connection.close();
  }

  readonly #hurry = () => {
    this.#wake?.();
    const room = this.#room;
    if (document.visibilityState === 'visible' && room !== undefined && !room.connection.isOpen) this.#dropped(room);
  };
}
