/**
 * The wire to one episode: joins, comes back by itself after any drop, and holds what the server told as signals. It decides
 * nothing.
 */
import { Client } from '@colyseus/sdk/Client';
import type { Room } from '@colyseus/sdk/Room';
import { SchemaSerializer } from '@colyseus/sdk/serializer/SchemaSerializer';
import { registerSerializer } from '@colyseus/sdk/serializer/Serializer';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardShape } from '../shared/engine/board.ts';
import type { Json } from '../shared/engine/json.ts';
import { type Mirrored, readCues, readView } from '../shared/engine/mirror-read.ts';
import {
  type ClockReply,
  clockQuestion,
  closeCode,
  type DeskMessage,
  type DeskNews,
  type DeskReply,
  type Hello,
  heardMessage,
  holdMessage,
  type JoinOptions,
  type MoveReply,
  type Own,
  type Shell,
  soundCheck,
} from '../shared/engine/protocol.ts';
import type { View } from '../shared/engine/show.ts';
import { ownLanguage } from '../shared/words/index.ts';
import { getShows } from './api.ts';
import type { DicePart } from './dice-part.ts';
import { type Air, HeldBack, type Told } from './held-back.ts';
import { ServerClock } from './server-clock.ts';
import { timeLimit } from './time-limit.ts';
import { badToken, isFinal, noRoom, type Refused, Tries, type Trouble } from './trouble.ts';
import { serverIsBack } from './upgraded.ts';

registerSerializer('schema', SchemaSerializer);

/** `lost`: was there, is trying to come back. `refused`: the server said no, and trying again is no use. */
export type Status = 'connecting' | 'live' | 'lost' | 'refused';

export type Reply = MoveReply | { readonly ok: false; readonly code: 'gone'; readonly message: string };

const patience = { join: 4000, reply: 5000, beat: 4000, resend: 60_000 };
const retries = [100, 300, 600, 1000] as const;

/** Answers after which the move may stand all the same. */
const unsure: readonly string[] = ['gone', 'store', 'failed'];

/** An id that no other tab makes; `crypto.randomUUID` is missing over plain http. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

const late = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('no answer in time')), milliseconds));

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

const endpoint = () => `${location.protocol}//${location.host}`;

export class Connection {
  readonly code: string;
  readonly status = signal<Status>('connecting');
  readonly refused = signal<Refused | null>(null);
  readonly #clock = new ServerClock();
  readonly #held = new HeldBack(() => this.now());
  readonly #mirrored = signal<Mirrored | null>(null);
  readonly #shapes = signal<ReadonlyMap<string, BoardShape>>(new Map());
  /** What may be shown by now: never before its moment on the clock of the show. */
  readonly shell: ReadonlySignal<Shell | null> = this.#held.mirrored;
  /** The audience's view at the same moment, once `showBoard` was asked for. */
  readonly view: ReadonlySignal<View | null> = computed(() => this.#viewOf(this.#held.mirrored.value));
  readonly own: ReadonlySignal<Own | null> = this.#held.own;
  /** Shell and view as the server told them, for a stage, which acts out by itself what happened. */
  readonly live: {
    readonly shell: ReadonlySignal<Shell | null>;
    readonly view: ReadonlySignal<View | null>;
  } = { shell: this.#mirrored, view: computed(() => this.#viewOf(this.#mirrored.value)) };
  readonly #tries = new Tries();
  /** Why it does not get through, as soon as that is worth telling. */
  readonly trouble: ReadonlySignal<Trouble | null> = this.#tries.trouble;
  readonly hello = signal<Hello | null>(null);
  /** What happened since this page joined and has been told, oldest first. */
  readonly frames: ReadonlySignal<readonly Told[]> = this.#held.frames;
  /** Something is still being acted out on the stage. */
  readonly acting: ReadonlySignal<boolean> = this.#held.acting;
  /** The throw that is under way. */
  readonly air: ReadonlySignal<Air | null> = this.#held.air;
  /** What had happened last when this page came; null for nothing. */
  readonly before: ReadonlySignal<Told | null> = this.#held.before;
  readonly desk = signal<DeskNews | null>(null);
  /** Counts sound checks. */
  readonly sounds = signal(0);
  /** What the viewer may know: the own view where there is one. */
  readonly sight: ReadonlySignal<View | null> = computed(() => this.own.value?.view ?? this.view.value);
  readonly names: ReadonlySignal<readonly string[]> = computed(
    () => this.shell.value?.seats.map(seat => seat.name) ?? [],
  );

  readonly #client = new Client(endpoint(), {
    fetchFn: async (input, init) => {
      const answer = await fetch(input, { ...init, signal: timeLimit(patience.join) });
      if (answer.ok) this.#tries.admitted();
      return answer;
    },
  });
  #options: JoinOptions;
  /** What this page adds to the dice; loaded where it plays or hosts. */
  readonly part = signal<DicePart | null>(null);
  #part: Promise<DicePart> | undefined;
  /** Moves that draw, as they were named so far: a press may come a moment before what is legal now. */
  readonly #drawing = new Set<string>();
  #room: Room | undefined;
  /** Rises with every new wish to join, so that an older attempt knows it is no longer wanted. */
  #attempt = 0;
  #closed = false;
  #heard = false;
  #lastEntry = -1;
  #wake: (() => void) | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(code: string, options: JoinOptions) {
    this.code = code;
    this.#options = options;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    if (options.as !== 'watch') void this.loadPart();
    void this.#keepJoined();
  }

  /** This page's part in the dice: a piece of its own, so that a television loads none of it. */
  loadPart(): Promise<DicePart> {
    this.#part ??= import('./dice-part.ts').then(({ DicePart }) => {
      const part = new DicePart(this.code, (type, message) => this.#say(type, message));
      const newest = this.#mirrored.value;
      if (newest !== null) part.see(newest);
      this.part.value = part;
      this.#introduce();
      return part;
    });
    return this.#part;
  }

  /** The server's clock, in milliseconds since 1970. */
  readonly now = (): number => this.#clock.now();

  /** What opens the door for this page, "" for none. */
  get token(): string {
    return this.#options.token ?? '';
  }

  /** Joins anew in another role: from watching to a seat, and back. */
  rejoin(options: JoinOptions): void {
    this.#options = options;
    this.#tries.reset();
    batch(() => {
      this.refused.value = null;
      this.#held.forgetOwn();
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

  /** Tells the desk whether this screen can be heard. */
  tellHeard(on: boolean): void {
    this.#heard = on;
    this.#room?.send(heardMessage, { on });
  }

  /** Where the house hosts, a player stops the show and lets it go on. */
  hold(on: boolean): void {
    this.#room?.send(holdMessage, { on });
  }

  /** Does not wait for its next turn to join. */
  tryAgain(): void {
    this.#wake?.();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#held.close();
    this.#drop();
  }

  /** Sends a move until the server has answered it; its id lets it count once however often it is sent. */
  async move(move: string, inputs: Readonly<Record<string, Json>> = {}, seat?: number): Promise<Reply> {
    const id = newId();
    // What this page shows, not what it may have heard already: that is what was meant.
    const at = this.own.value?.entries;
    const part = this.#draws(move, seat) ? (this.part.value ?? (await this.#part)) : undefined;
    for (let turn = 0; ; turn++) {
      const reveal = part?.link(id) ?? '';
      const reply = await this.#ask<MoveReply>('move', {
        ...inputs,
        id,
        do: move,
        ...(at === undefined ? {} : { at }),
        ...(seat === undefined ? {} : { for: seat }),
        ...(reveal === '' ? {} : { reveal }),
      });
      if (reply.ok) {
        part?.accepted(reveal, reply.entry);
        return reply;
      }
      // Another tab or device with the same chain was ahead of this one: the press goes on with the next link.
      const chains = reply.code === 'stale' ? reply.chains : undefined;
      if (chains !== undefined && turn < 2 && part?.stale(id, reveal, chains) === true) continue;
      // Where nobody knows what became of it, an entry may have it all the same.
      if (!unsure.includes(reply.code)) part?.refused(id);
      return reply;
    }
  }

  /** Whether a link goes with a move (fairness.md 2). */
  #draws(move: string, seat?: number): boolean {
    const own = this.own.value;
    const legal = seat === undefined ? own?.legal : own?.others?.filter(({ by }) => by === seat);
    const listed = legal?.find(item => item.do === move);
    return listed === undefined ? this.#drawing.has(move) : listed.draws === true;
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
      this.#tries.begin();
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
        this.#tries.failed(code);
        if (isFinal(code, this.shell.value !== null && !this.#tries.hopeless)) {
          this.#tries.reset();
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
      this.#clock.hear(hello.now);
      if (hello.token !== undefined) this.#options = { as: hello.role, token: hello.token };
      this.hello.value = hello;
      if (hello.role !== 'watch') void this.loadPart();
      this.#introduce();
    });
    room.onMessage('own', (own: Own) => {
      this.#held.takeOwn(own);
      for (const item of [...own.legal, ...(own.others ?? [])]) if (item.draws) this.#drawing.add(item.do);
      this.#introduce(own);
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
    if (this.#heard) room.send(heardMessage, { on: true });
    this.#tries.reset();
    if (this.status.value === 'lost') void serverIsBack();
    this.status.value = 'live';
    void this.#clock.measure(() => room.request<object, ClockReply>(clockQuestion, {}, { timeout: patience.reply }));
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

  #viewOf(state: Mirrored | null): View | null {
    const shape = state === null ? undefined : this.#shapes.value.get(`${state.show}/${state.act}`);
    return state === null || shape === undefined ? null : readView(state, shape);
  }

  #read(state: { toJSON(): unknown }, first: boolean): void {
    const mirrored = state.toJSON() as Mirrored;
    batch(() => {
      this.#mirrored.value = mirrored;
      const frame = readCues(mirrored);
      // On the first state the cues are history: told of, but never acted out.
      this.#held.take(mirrored, frame, !first && frame.entry > this.#lastEntry);
      this.#lastEntry = frame.entry;
    });
    this.part.value?.see(mirrored);
  }

  /** Tells the part whose it is, as soon as both are known. */
  #introduce(own = this.own.value): void {
    const hello = this.hello.value;
    if (hello === null || hello.role === 'watch' || own === null || this.#mirrored.value === null) return;
    if (own.chains !== undefined)
      this.part.value?.arrived(hello.role === 'host' ? 'host' : `player:${hello.seat}`, own.chains);
  }

  /** To the room, without waiting for better times; null where no answer came. */
  async #say(type: string, message: object): Promise<unknown> {
    try {
      return (await this.#room?.request<object, unknown>(type, message, { timeout: patience.reply })) ?? null;
    } catch {
      return null;
    }
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
    this.#held.advance();
    const room = this.#room;
    if (document.visibilityState === 'visible' && room !== undefined && !room.connection.isOpen) this.#dropped(room);
  };
}
