/**
 * The connection to one episode. It offers the server's state as signals, whatever brings it, and as late as the page is. It
 * decides nothing.
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
  type DeskNews,
  type DeskReply,
  type Hello,
  heardMessage,
  holdMessage,
  type JoinOptions,
  type Own,
  type Shell,
  skipMessage,
  soundCheck,
  teamMessage,
  type WordsNews,
  wordsMessage,
} from '../shared/engine/protocol.ts';
import type { View } from '../shared/engine/show.ts';
import { BoardShapes } from './board-shapes.ts';
import { Carriers } from './carriers.ts';
import type { DicePart } from './dice-part.ts';
import { paths } from './paths.ts';
import { type GoneReply, type Reply, Requests, replyTime } from './requests.ts';
import { RevealQueue, type ShownFrame, type ThrowInAir } from './reveal-queue.ts';
import { ServerClock } from './server-clock.ts';
import type { Refused, Trouble } from './trouble.ts';

export type { Reply } from './requests.ts';

export class Connection {
  readonly code: string;
  /** How much later than the server's show this page is, as its stream is, milliseconds. Its clock and its states come later alike. */
  readonly delay: number;
  readonly #clock = new ServerClock();
  readonly #carriers: Carriers;
  readonly status: Carriers['status'];
  readonly refused: ReadonlySignal<Refused | null>;
  /** Why the connection fails, once that is worth showing. */
  readonly trouble: ReadonlySignal<Trouble | null>;
  /** The newest state that has come: for what is sent to the server, which takes it now. A delayed page shows it later. */
  readonly heard: ReadonlySignal<Shell | null>;
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
  /** How many private words this page has not read; null before it hears of any. */
  readonly words = signal<WordsNews | null>(null);
  /** Counts sound checks. */
  readonly sounds = signal(0);
  /** The best view that this page may have: its own if it has one. */
  readonly sight: ReadonlySignal<View | null> = computed(() => this.own.value?.view ?? this.view.value);
  readonly names: ReadonlySignal<readonly string[]> = computed(
    () => this.shell.value?.seats.map(seat => seat.name) ?? [],
  );

  /** This page's part in the dice, loaded only where it plays or hosts. */
  readonly part = signal<DicePart | null>(null);
  #part: Promise<DicePart> | undefined;
  /** The seat or the desk that it belongs to; "" until that is known, and where nothing is drawn. */
  #partOf = '';
  readonly #requests = new Requests({
    own: this.own,
    part: () => this.part.value ?? this.#part,
    room: () => (this.status.value === 'live' ? this.#carriers.socket.room : undefined),
    over: () => this.#closed || this.status.value === 'refused',
    dropped: room => this.#carriers.socket.dropped(room),
  });
  #closed = false;
  #heard = false;
  #teamKey = '';
  #lastEntry = -1;

  /** `delay`: milliseconds; none for pages that do more than watch. */
  constructor(code: string, options: JoinOptions, delay = 0) {
    this.code = code;
    this.delay = delay;
    this.#carriers = new Carriers(code, options, delay, this.#clock, {
      joined: room => this.#joined(room),
      show: (state, follows) => this.#show(state, follows),
      over: () => {
        if (options.screen === undefined) location.replace(paths.recap(code));
      },
    });
    ({ status: this.status, refused: this.refused, trouble: this.trouble, heard: this.heard } = this.#carriers);
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    if (options.as !== 'watch') void this.loadPart();
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

  /** The server's clock as late as this page, in milliseconds since 1970. */
  readonly now = (): number => this.#clock.now() - this.delay;

  /** The token of this page, "" for none. */
  get token(): string {
    return this.#carriers.socket.options.token ?? '';
  }

  /** Milliseconds by which `heard` comes later than the show itself: nobody knows what the server takes now. */
  get behind(): number {
    return this.#carriers.behind;
  }

  /** Joins again in another role: from watching to a seat, and back. */
  rejoin(options: JoinOptions): void {
    batch(() => {
      this.#reveals.forgetOwn();
      this.#carriers.rejoin(options);
    });
  }

  /** Also decodes the board, by its shape from the server. Seats and the host need not: they are sent their view in full. */
  showBoard(): Promise<void> {
    return this.#boards.load(() => this.#closed);
  }

  /** Also shows a stage, which nothing beside it runs ahead of. */
  showStage(): Promise<void> {
    this.#reveals.shows = 'beside';
    return this.showBoard();
  }

  /** Tells the desk whether this screen can be heard. */
  reportAudible(on: boolean): void {
    this.#heard = on;
    this.#carriers.socket.room?.send(heardMessage, { on });
  }

  /** Hears the news of a team from now on. */
  hearTeam(key: string): void {
    this.#teamKey = key;
    this.#carriers.socket.room?.send(teamMessage, { key });
  }

  /** In a show without a host, a player pauses the show or resumes it. */
  hold(on: boolean): void {
    this.#carriers.socket.room?.send(holdMessage, { on });
  }

  /** In a show without a host, a player ends the titles. */
  skip(): void {
    this.#carriers.socket.room?.send(skipMessage);
  }

  /** Tries to join now instead of at the next turn. */
  tryAgain(): void {
    this.#carriers.tryAgain();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#reveals.close();
    this.#carriers.close();
  }

  /** Sends a move until the server has answered it. Its id makes it count once, however often it is sent. */
  move(move: string, inputs: Readonly<Record<string, Json>> = {}, seat?: number): Promise<Reply> {
    return this.#requests.move(move, inputs, seat);
  }

  manage(message: DeskMessage): Promise<DeskReply | GoneReply> {
    return this.#requests.ask<DeskReply>('desk', message);
  }

  #joined(room: Room): void {
    room.onMessage('hello', (hello: Hello) => {
      this.#clock.hear(hello.now);
      if (hello.token !== undefined) this.#carriers.socket.options = { as: hello.role, token: hello.token };
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
    room.onMessage(wordsMessage, (news: WordsNews) => {
      this.words.value = news;
    });
    room.onMessage(soundCheck, () => {
      this.sounds.value++;
    });
    if (this.#heard) room.send(heardMessage, { on: true });
    if (this.#teamKey !== '') this.hearTeam(this.#teamKey);
    void this.#clock.measure(() => room.request<object, ClockReply>(clockQuestion, {}, { timeout: replyTime }));
  }

  #show(mirrored: Mirrored, follows: boolean): void {
    batch(() => {
      countIn(mirrored.currency);
      const frame = readCues(mirrored);
      this.#mirrored.value = mirrored;
      // The cues of a state behind a gap are in the past, so they are not acted out.
      this.#reveals.take(mirrored, frame, follows && frame.entry > this.#lastEntry);
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
      return (
        (await this.#carriers.socket.room?.request<object, unknown>(type, message, { timeout: replyTime })) ?? null
      );
    } catch {
      return null;
    }
  }

  readonly #hurry = () => {
    this.#carriers.hurry();
    this.#reveals.advance();
  };
}
