/** A visitor at a page of a server that may die: it reconnects by itself and sends unanswered moves again. */
import { ColyseusSDK, type Room } from '@colyseus/sdk';
import { DicePart } from '../../client/dice-part.ts';
import { heartbeat } from '../../client/requests.ts';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import type { DiceAlarm, Hello, JoinOptions, MoveReply, Own } from '../../shared/engine/protocol.ts';
import { Shown } from './shown.ts';

type Press = NonNullable<Awaited<ReturnType<DicePart['press']>>>;

/** As in a private window. */
const noStorage = () => {
  throw new Error('nothing is kept');
};

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** Milliseconds. */
const patience = { join: 3000, reply: 3000, between: 40, longest: 1000 };

/** How often a press or its answer is lost, a page has no link to give, and a link for the start does not arrive. */
const lost = 0.1;

/** How many attempts fit into this many milliseconds, unless the machine is busy and each takes long. */
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
  /** As JSON, until the next patch. */
  #state: Mirrored | undefined;
  #joining: Promise<void> | undefined;
  #gone = false;
  own: Own | undefined;
  hello: Hello | undefined;
  /** Every other message that it got. */
  readonly heard: (readonly [type: string | number, message: unknown])[] = [];
  /** How often it had to reconnect. */
  drops = 0;
  /** Each time it reconnected: milliseconds since it noticed the drop, and the number of attempts. */
  readonly away: { readonly milliseconds: number; readonly tries: number }[] = [];
  /** All attempts to join. */
  tries = 0;
  readonly shown = new Shown();
  /** Its part in the dice, as pages have it. */
  readonly #part: DicePart;
  readonly #beats: boolean;
  /** The team whose news it hears; "" for none. */
  #team = '';
  /** Hears everything that this page gets, with the entries that it shows by then. */
  overheard: ((type: string | number, message: unknown, entries: number) => void) | undefined;
  #quiet: () => void = () => undefined;
  #before: Press | undefined;
  /** Entries up to the latest of its own moves that was accepted. */
  #accepted = 0;

  /** `beats`: leaves a connection that answers no pings, as pages do. A machine that is busy may be late to answer. */
  constructor(url: string, code: string, options: JoinOptions, beats = false) {
    this.#beats = beats;
    this.#url = url;
    this.#code = code;
    this.#options = options;
    const get = (path: string) => fetch(`${url}${path}`);
    this.#part = new DicePart(code, (type, message) => this.#say(type, message), noStorage, get);
  }

  /** The synchronized state of this page; undefined without one. */
  get state(): Mirrored | undefined {
    if (this.#room === undefined) return undefined;
    this.#state ??= (this.#room.state as { toJSON(): Mirrored }).toJSON();
    return this.#state;
  }

  get here(): boolean {
    return this.#room !== undefined;
  }

  /** Has left for good. */
  get gone(): boolean {
    return this.#gone;
  }

  get token(): string {
    return this.#options.token ?? '';
  }

  /** The store has come back older, with so many entries. */
  goBack(entries: number): void {
    this.#accepted = Math.min(this.#accepted, entries);
    if (this.own !== undefined && this.own.entries > entries) this.own = undefined;
    this.shown.forget(entries);
  }

  /** What it finds wrong with the dice. */
  get alarms(): readonly DiceAlarm[] {
    return this.#part.alarms.value;
  }

  /** How many entries this page has been told of. */
  get #seen(): number {
    return Math.max(this.own?.entries ?? 0, this.state?.entries ?? 0, this.#accepted);
  }

  /** Resolves once joined. Retries until then, or until the visitor has left. */
  join(): Promise<void> {
    this.#joining ??= this.#keepTrying().finally(() => {
      this.#joining = undefined;
    });
    return this.#joining;
  }

  /** One attempt to make a move; undefined if there was no answer. */
  async try(id: string, name: string, inputs: object = {}, at = this.#seen): Promise<MoveReply | undefined> {
    const press = await this.#press(name);
    const reply = await this.#send(id, name, inputs, at, press?.link ?? '');
    await this.#replied(press, reply);
    return reply;
  }

  /** Makes a move until the answer is something other than that the store is away; undefined after leaving. */
  async move(id: string, name: string, inputs: object = {}, at = this.#seen): Promise<MoveReply | undefined> {
    // As a page does: it means what was seen when it was pressed, however often it is sent. An undo that was sent again with what
    // had come meanwhile would take back something that nobody meant.
    for (;;) {
      const press = Math.random() < lost ? undefined : await this.#press(name);
      const reply = await this.#keepSending(id, name, inputs, at, press);
      // Only its link was another place's.
      if (!(await this.#replied(press, reply))) return reply;
    }
  }

  /** undefined if no link goes with the move. */
  async #press(name: string): Promise<Press | undefined> {
    const draws = this.own?.legal.some(one => one.do === name && one.draws === true) === true;
    return draws && this.#room !== undefined ? await this.#part.press(name, true) : undefined;
  }

  /** Whether to press again. */
  async #replied(press: Press | undefined, reply: MoveReply | undefined): Promise<boolean> {
    return press !== undefined && (await this.#part.replied(press, reply ?? { ok: false, code: 'gone' }));
  }

  async #keepSending(id: string, name: string, inputs: object, at: number, press: Press | undefined) {
    const [link, before] = [press?.link ?? '', this.#before];
    // Somebody tries a link of another place, which must not count. After an undo, that of the press before may be right here.
    if (press !== undefined && before !== undefined && before.place !== press.place && Math.random() < lost)
      await this.#send(id, name, inputs, at, before.link);
    this.#before = press;
    while (!this.#gone) {
      const reply = await this.#sendThrough(id, name, inputs, at, link);
      if (reply !== undefined && (reply.ok || (reply.code !== 'store' && reply.code !== 'failed'))) return reply;
      if (!this.#gone) await pause(patience.between);
    }
    return undefined;
  }

  /** One attempt over a network that loses presses and answers. */
  async #sendThrough(id: string, name: string, inputs: object, at: number, link: string) {
    const luck = Math.random() / lost;
    if (luck < 1) return undefined;
    const reply = await this.#send(id, name, inputs, at, link);
    return luck < 2 ? undefined : reply;
  }

  async #send(id: string, name: string, inputs: object, at: number, link: string): Promise<MoveReply | undefined> {
    const room = this.#room;
    if (room === undefined) return undefined;
    const reveal = link === '' ? {} : { reveal: link };
    const asked = room.request('move', { ...inputs, do: name, id, ...reveal, at }) as Promise<MoveReply>;
    try {
      const reply = await within(patience.reply, asked);
      if (reply.ok) this.#accepted = Math.max(this.#accepted, reply.entry + 1);
      return reply;
    } catch {
      return undefined;
    }
  }

  /** What its part in the dice says to the room; null without an answer. */
  async #say(type: string, message: object): Promise<unknown> {
    const room = this.#room;
    if (room === undefined || (type === 'start-link' && Math.random() < lost)) return null;
    return within(patience.reply, room.request(type, message) as Promise<unknown>).catch(() => null);
  }

  /** Shows its part in the dice what this page shows by now. */
  #see(): void {
    const { state, hello } = this;
    if (state === undefined || hello === undefined || hello.role === 'watch') return;
    this.#part.see(state);
    if (this.own?.linked === true) this.#part.arrived(hello.role === 'host' ? 'host' : `player:${hello.seat}`);
  }

  /** The news of the team with this key, from now on. */
  hear(key: string): void {
    this.#team = key;
    if (key !== '') this.#room?.send('team', { key });
  }

  async tell(message: object): Promise<unknown> {
    return this.#room?.request('desk', message);
  }

  leave(): void {
    this.#gone = true;
    this.#close(this.#room);
  }

  #close(room: Room | undefined): void {
    this.#quiet();
    this.#room = undefined;
    room?.removeAllListeners();
    room?.connection.close();
  }

  #dropped(room: Room): void {
    if (this.#room !== room) return;
    this.#close(room);
    this.drops += 1;
    void this.join();
  }

  async #keepTrying(): Promise<void> {
    const from = performance.now();
    const before = this.tries;
    // Like a page: soon at first, then less often.
    for (let between = patience.between; !this.#gone; between = Math.min(2 * between, patience.longest)) {
      this.tries += 1;
      let late = false;
      let joined: Room | undefined;
      try {
        const joining = new ColyseusSDK(this.#url).joinById(this.#code, { ...this.#options });
        // Listeners are added at once, because the first messages arrive with the same bytes.
        const { room, welcomed } = await within(
          patience.join,
          joining.then(came => {
            joined = came;
            came.reconnection.enabled = false;
            // A page has one socket, so one that arrives too late is closed, and nothing that it brings counts.
            if (!late) return this.#listen(came);
            came.connection.close();
            throw new Error('too late');
          }),
        );
        await within(patience.join, welcomed);
        if (this.#gone) room.connection.close();
        else {
          this.#room = room;
          this.#state = undefined;
          this.hear(this.#team);
          this.#see();
        }
        if (this.#beats && !this.#gone) this.#quiet = heartbeat(room, () => this.#dropped(room));
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
    // Its path begins with the name of the process that plays the show.
    const see = this.shown.connected(new URL(room.connection.url ?? '').pathname.split('/')[1]);
    const welcomed = new Promise<void>(resolve => {
      room.onMessage('hello', (hello: Hello) => {
        this.hello = hello;
        if (hello.token !== undefined) this.#options = { as: hello.role, token: hello.token };
        resolve();
      });
    });
    room.onMessage('own', (own: Own) => {
      this.own = own;
      this.overheard?.('own', own, own.entries);
      this.#see();
    });
    room.onMessage('*', (type, message) => {
      this.heard.push([type, message]);
      this.overheard?.(type, message, this.state?.entries ?? 0);
    });
    room.onError(() => undefined);
    room.onStateChange(() => {
      const state = (room.state as { toJSON(): Mirrored }).toJSON();
      this.#state = state;
      this.overheard?.('state', state, state.entries);
      this.#see();
      see(state);
    });
    room.onLeave(() => this.#dropped(room));
    return { room, welcomed };
  }
}
