/** Somebody at a page of a server that may die: comes back by himself, and sends what was not answered again. */
import { ColyseusSDK, type Room } from '@colyseus/sdk';
import type { Mirrored } from '../../shared/mirror-read.ts';
import type { CueFrame, Hello, JoinOptions, MoveReply, Own } from '../../shared/protocol.ts';

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** Milliseconds. */
const patience = { join: 3000, reply: 3000, between: 40, longest: 1000 };

/** Who tries so often has tried for so many milliseconds, unless a try takes long because the machine has other things to do. */
export const triesWithin = (milliseconds: number): number => {
  let tries = 1;
  for (let between = patience.between; milliseconds >= between; between = Math.min(2 * between, patience.longest)) {
    milliseconds -= between;
    tries += 1;
  }
  return tries;
};

const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

export class Visitor {
  readonly #url: string;
  readonly #code: string;
  #options: JoinOptions;
  #room: Room | undefined;
  #joining: Promise<void> | undefined;
  #gone = false;
  own: Own | undefined;
  hello: Hello | undefined;
  /** How often it had to come back. */
  drops = 0;
  /** Each time it came back: milliseconds since it had noticed the drop, and how often it had to try. */
  readonly away: { readonly milliseconds: number; readonly tries: number }[] = [];
  /** How often it has tried to come in, in all. */
  tries = 0;
  /** The text of every frame of cues that was shown, by entry; a second one for the same entry must be the same. */
  readonly shown = new Map<number, string>();
  /** Frames that differed from what was shown before for the same entry, and steps back. */
  readonly contradictions: string[] = [];
  #most = 0;

  constructor(url: string, code: string, options: JoinOptions) {
    this.#url = url;
    this.#code = code;
    this.#options = options;
  }

  /** The synchronized state as this page has it; undefined while it has none. */
  get state(): Mirrored | undefined {
    return this.#room === undefined ? undefined : (this.#room.state as { toJSON(): Mirrored }).toJSON();
  }

  get here(): boolean {
    return this.#room !== undefined;
  }

  /** Left for good. */
  get gone(): boolean {
    return this.#gone;
  }

  get token(): string {
    return this.#options.token ?? '';
  }

  /** Resolves once in; tries until it is, or until the visitor has left. */
  join(): Promise<void> {
    this.#joining ??= this.#keepTrying().finally(() => {
      this.#joining = undefined;
    });
    return this.#joining;
  }

  /** One try to make a move; undefined where no answer came. */
  async try(id: string, name: string, inputs: object = {}): Promise<MoveReply | undefined> {
    const room = this.#room;
    if (room === undefined) return undefined;
    try {
      return (await within(
        patience.reply,
        room.request('move', { ...inputs, do: name, id }) as Promise<MoveReply>,
      )) as MoveReply;
    } catch {
      return undefined;
    }
  }

  /** Makes a move until there is an answer other than that the store is away; undefined for a visitor who has left. */
  async move(id: string, name: string, inputs: object = {}): Promise<MoveReply | undefined> {
    for (;;) {
      const reply = await this.try(id, name, inputs);
      if (reply !== undefined && (reply.ok || (reply.code !== 'store' && reply.code !== 'failed'))) return reply;
      if (this.#gone) return undefined;
      await pause(patience.between);
    }
  }

  async tell(message: object): Promise<unknown> {
    return this.#room?.request('desk', message);
  }

  leave(): void {
    this.#gone = true;
    const room = this.#room;
    this.#room = undefined;
    room?.removeAllListeners();
    room?.connection.close();
  }

  async #keepTrying(): Promise<void> {
    const from = performance.now();
    const before = this.tries;
    // Like a page: soon, and then less often.
    for (let between = patience.between; !this.#gone; between = Math.min(2 * between, patience.longest)) {
      this.tries += 1;
      let late = false;
      let joined: Room | undefined;
      try {
        const joining = new ColyseusSDK(this.#url).joinById(this.#code, { ...this.#options });
        // Listened to at once: the first messages come with the same bytes.
        const { room, welcomed } = await within(
          patience.join,
          joining.then(came => {
            joined = came;
            // A page has one socket: what comes after it gave up is closed.
            if (late) came.connection.close();
            return this.#listen(came);
          }),
        );
        await within(patience.join, welcomed);
        if (this.#gone) room.connection.close();
        else this.#room = room;
        if (this.drops > 0) this.away.push({ milliseconds: performance.now() - from, tries: this.tries - before });
        return;
      } catch {
        late = true;
        joined?.removeAllListeners();
        joined?.connection.close();
        await pause(between);
      }
    }
  }

  #listen(room: Room): { readonly room: Room; readonly welcomed: Promise<void> } {
    room.reconnection.enabled = false;
    const welcomed = new Promise<void>(resolve => {
      room.onMessage('hello', (hello: Hello) => {
        this.hello = hello;
        if (hello.token !== undefined) this.#options = { as: hello.role, token: hello.token };
        resolve();
      });
    });
    room.onMessage('own', (own: Own) => {
      this.own = own;
    });
    room.onMessage('*', () => undefined);
    room.onError(() => undefined);
    room.onStateChange(() => this.#look(room));
    room.onLeave(() => {
      if (this.#room !== room) return;
      this.#room = undefined;
      this.drops += 1;
      void this.join();
    });
    return { room, welcomed };
  }

  #look(room: Room): void {
    const { entries, cues } = (room.state as { toJSON(): Mirrored }).toJSON();
    if (entries < this.#most) this.contradictions.push(`${entries} entries after ${this.#most}`);
    this.#most = Math.max(this.#most, entries);
    const { entry } = JSON.parse(cues) as CueFrame;
    if (entry < 0) return;
    const before = this.shown.get(entry);
    if (before !== undefined && before !== cues) this.contradictions.push(`${before} and then ${cues}`);
    this.shown.set(entry, cues);
  }
}
