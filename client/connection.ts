/**
 * The connection to one episode. It joins, rejoins after any drop, and offers the server's state as signals. It decides nothing.
 */
import type { Room } from '@colyseus/sdk/Room';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TeamNews } from '../shared/crowd/messages.ts';
import type { DeskMessage } from '../shared/engine/desk-message.ts';
import type { Json } from '../shared/engine/json.ts';
import { type Mirrored, readCues } from '../shared/engine/mirror-read.ts';
import { countIn } from '../shared/engine/money.ts';
import {
  type ClockReply,
  clockQuestion,
  closeCode,
  type DeskNews,
  type DeskReply,
  type Hello,
  heardMessage,
  holdMessage,
  type JoinOptions,
  type Own,
  type Shell,
  soundCheck,
  teamMessage,
} from '../shared/engine/protocol.ts';
import type { View } from '../shared/engine/show.ts';
import { ownLanguage } from '../shared/words/index.ts';
import { timeLimit } from './api.ts';
import { BoardShapes } from './board-shapes.ts';
import { joinRoom } from './colyseus/join.ts';
import type { DicePart } from './dice-part.ts';
import { type GoneReply, heartbeat, pause, type Reply, Requests, replyTime } from './requests.ts';
import { RevealQueue, type ShownFrame, type ThrowInAir } from './reveal-queue.ts';
import { ServerClock } from './server-clock.ts';
import { badToken, isFinal, JoinAttempts, noRoom, type Refused, type Trouble } from './trouble.ts';
import { serverIsBack } from './upgraded.ts';

export type { Reply } from './requests.ts';

/** `lost`: was connected and is trying to reconnect. `refused`: the server refused, and retrying is pointless. */
type Status = 'connecting' | 'live' | 'lost' | 'refused';

const patience = { join: 4000 };
const retries = [100, 300, 600, 1000] as const;

const late = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('timed out')), milliseconds));

export class Connection {
  readonly code: string;
  readonly status = signal<Status>('connecting');
  readonly refused = signal<Refused | null>(null);
  readonly #clock = new ServerClock();
  readonly #reveals = new RevealQueue(() => this.now());
  readonly #mirrored = signal<Mirrored | null>(null);
  readonly #boards = new BoardShapes();
  /** The state that may be shown by now, which is never ahead of the show's clock. */
  readonly shell: ReadonlySignal<Shell | null> = this.#reveals.mirrored;
  /** The audience's view at the same moment, once `showBoard` was asked for. */
  readonly view: ReadonlySignal<View | null> = computed(() => this.#boards.viewOf(this.#reveals.mirrored.value));
  readonly own: ReadonlySignal<Own | null> = this.#reveals.own;
  /** Shell and view as the server sent them, for a stage, which acts out by itself what happened. */
  readonly live: {
    readonly shell: ReadonlySignal<Shell | null>;
    readonly view: ReadonlySignal<View | null>;
  } = { shell: this.#mirrored, view: computed(() => this.#boards.viewOf(this.#mirrored.value)) };
  readonly #attempts = new JoinAttempts();
  /** Why the connection fails, once that is worth showing. */
  readonly trouble: ReadonlySignal<Trouble | null> = this.#attempts.trouble;
  readonly hello = signal<Hello | null>(null);
  /** What happened since this page joined and has been revealed, oldest first. */
  readonly frames: ReadonlySignal<readonly ShownFrame[]> = this.#reveals.frames;
  /** Something is still being acted out on the stage. */
  readonly acting: ReadonlySignal<boolean> = this.#reveals.acting;
  /** There is a newer private view, which waits until its entry has been told. */
  readonly ownWaits: ReadonlySignal<boolean> = this.#reveals.ownWaits;
  /** The entry that is being told, -1 for none. While something is told, nobody is waited for. */
  readonly telling: ReadonlySignal<number> = this.#reveals.telling;
  /** Something has begun that is told only later. */
  readonly coming: ReadonlySignal<boolean> = this.#reveals.coming;
  /** The throw in the air. */
  readonly air: ReadonlySignal<ThrowInAir | null> = this.#reveals.air;
  /** The last thing that had happened when this page joined, null for nothing. */
  readonly before: ReadonlySignal<ShownFrame | null> = this.#reveals.before;
  readonly desk = signal<DeskNews | null>(null);
  /** What the team of this page is asked, and how it advises. */
  readonly team = signal<TeamNews | null>(null);
  /** Counts sound checks. */
  readonly sounds = signal(0);
  /** The best view that this page may have: its own if it has one. */
  readonly sight: ReadonlySignal<View | null> = computed(() => this.own.value?.view ?? this.view.value);
  readonly names: ReadonlySignal<readonly string[]> = computed(
    () => this.shell.value?.seats.map(seat => seat.name) ?? [],
  );

  #options: JoinOptions;
  /** This page's part in the dice, loaded only where it plays or hosts. */
  readonly part = signal<DicePart | null>(null);
  #part: Promise<DicePart> | undefined;
  /** The seat or the desk that it belongs to; "" until that is known, and where nothing is drawn. */
  #partOf = '';
  readonly #requests = new Requests({
    own: this.own,
    part: () => this.part.value ?? this.#part,
    room: () => (this.status.value === 'live' ? this.#room : undefined),
    over: () => this.#closed || this.status.value === 'refused',
    dropped: room => this.#dropped(room),
  });
  #room: Room | undefined;
  /** Rises with every call of join, so that an older attempt knows that it is no longer wanted. */
  #attempt = 0;
  #closed = false;
  #heard = false;
  #teamKey = '';
  #lastEntry = -1;
  #wake: (() => void) | undefined;
  #stopBeat: (() => void) | undefined;

  constructor(code: string, options: JoinOptions) {
    this.code = code;
    this.#options = options;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    if (options.as !== 'watch') void this.loadPart();
    void this.#keepJoined();
  }

  /** Loads this page's part in the dice. A television never needs it. */
  loadPart(): Promise<DicePart> {
    this.#part ??= import('./dice-part.ts').then(({ DicePart }) => {
      const part = new DicePart(this.code, (type, message) => this.say(type, message));
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

  /** The token of this page, "" for none. */
  get token(): string {
    return this.#options.token ?? '';
  }

  /** Joins again in another role: from watching to a seat, and back. */
  rejoin(options: JoinOptions): void {
    this.#options = options;
    this.#attempts.reset();
    batch(() => {
      this.refused.value = null;
      this.#reveals.forgetOwn();
      this.status.value = 'connecting';
    });
    this.#drop();
    void this.#keepJoined();
  }

  /** Also decodes the board, by its shape from the server. Seats and the host need not: they are sent their view in full. */
  showBoard(): Promise<void> {
    return this.#boards.load(() => this.#closed);
  }

  /** Tells the desk whether this screen can be heard. */
  reportAudible(on: boolean): void {
    this.#heard = on;
    this.#room?.send(heardMessage, { on });
  }

  /** Hears the news of a team from now on. */
  hearTeam(key: string): void {
    this.#teamKey = key;
    this.#room?.send(teamMessage, { key });
  }

  /** In a show without a host, a player pauses the show or resumes it. */
  hold(on: boolean): void {
    this.#room?.send(holdMessage, { on });
  }

  /** Tries to join now instead of at the next turn. */
  tryAgain(): void {
    this.#wake?.();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#reveals.close();
    this.#drop();
  }

  /** Sends a move until the server has answered it. Its id makes it count once, however often it is sent. */
  move(move: string, inputs: Readonly<Record<string, Json>> = {}, seat?: number): Promise<Reply> {
    return this.#requests.move(move, inputs, seat);
  }

  manage(message: DeskMessage): Promise<DeskReply | GoneReply> {
    return this.#requests.ask<DeskReply>('desk', message);
  }

  /** Tries to join until it works, is refused, or is no longer wanted. */
  async #keepJoined(): Promise<void> {
    const attempt = ++this.#attempt;
    for (let turn = 0; attempt === this.#attempt && !this.#closed; turn++) {
      this.#attempts.begin();
      try {
        const room = await Promise.race([
          joinRoom(
            this.code,
            { ...this.#options, language: ownLanguage() },
            { signal: timeLimit(patience.join), reserved: () => this.#attempts.admitted() },
          ),
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
        this.#attempts.failed(code);
        if (isFinal(code, this.shell.value !== null && !this.#attempts.isLost)) {
          this.#attempts.reset();
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
    // Every kind of drop is handled by joining again with the token. The SDK's own reconnection cannot reach a new process.
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
    });
    room.onMessage('own', (own: Own) => {
      this.#reveals.takeOwn(own);
      this.#requests.learn(own);
      const { role, seat } = this.hello.value ?? {};
      this.#partOf = own.linked !== true ? '' : role === 'host' ? 'host' : `player:${seat}`;
      this.#introduce();
    });
    room.onMessage('desk', (news: DeskNews) => {
      this.desk.value = news;
    });
    room.onMessage(teamMessage, (news: TeamNews) => {
      this.team.value = news;
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
    this.#stopBeat = heartbeat(room, () => this.#dropped(room));
    if (this.#heard) room.send(heardMessage, { on: true });
    if (this.#teamKey !== '') this.hearTeam(this.#teamKey);
    this.#attempts.reset();
    if (this.status.value === 'lost') void serverIsBack();
    this.status.value = 'live';
    void this.#clock.measure(() => room.request<object, ClockReply>(clockQuestion, {}, { timeout: replyTime }));
  }

  #read(state: { toJSON(): unknown }, first: boolean): void {
    const mirrored = state.toJSON() as Mirrored;
    batch(() => {
      countIn(mirrored.currency);
      this.#mirrored.value = mirrored;
      const frame = readCues(mirrored);
      // The cues of the first state are in the past, so they are not acted out.
      this.#reveals.take(mirrored, frame, !first && frame.entry > this.#lastEntry);
      this.#lastEntry = frame.entry;
    });
    this.part.value?.see(mirrored);
  }

  /** Tells the dice part which seat it belongs to, as soon as both are here. What is shown by then does not matter. */
  #introduce(): void {
    if (this.#partOf !== '' && this.#mirrored.value !== null) this.part.value?.arrived(this.#partOf);
  }

  /** Sends to the room without retrying; null if no answer came. */
  async say(type: string, message: object): Promise<unknown> {
    try {
      return (await this.#room?.request<object, unknown>(type, message, { timeout: replyTime })) ?? null;
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

  /** The host took back the seat or the link, or deleted the show. The token opens nothing any more. */
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
    this.#stopBeat?.();
    if (room === undefined) return;
    room.removeAllListeners();
    room.connection.close();
  }

  readonly #hurry = () => {
    this.#wake?.();
    this.#reveals.advance();
    const room = this.#room;
    if (document.visibilityState === 'visible' && room !== undefined && !room.connection.isOpen) this.#dropped(room);
  };
}
