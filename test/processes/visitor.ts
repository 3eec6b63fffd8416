/** A visitor at a page of a server that may die: it reconnects by itself and sends unanswered moves again. */
import { randomBytes } from 'node:crypto';
import { ColyseusSDK, type Room } from '@colyseus/sdk';
import { heartbeat } from '../../client/requests.ts';
import { type Chain, chainFrom, chainLength, depthAt, linkPlaceOf } from '../../shared/engine/chain.ts';
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import type { Hello, JoinOptions, MoveReply, Own } from '../../shared/engine/protocol.ts';
import { Shown } from './shown.ts';

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** Milliseconds. */
const patience = { join: 3000, reply: 3000, between: 40, longest: 1000 };

/** How often a link is lost: on its way, with its answer, or because the page has none to give, a third of the time each. */
const lost = 0.3;

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
  /** The chain that this page keeps across drops. */
  readonly #links = chainFrom(randomBytes(32));
  readonly #beats: boolean;
  /** The team whose news it hears; "" for none. */
  #team = '';
  /** Hears everything that this page gets, with the entries that it shows by then. */
  overheard: ((type: string | number, message: unknown, entries: number) => void) | undefined;
  #quiet: () => void = () => undefined;
  #pledging = false;
  /** Entries up to the latest of its own moves that was accepted. */
  #accepted = 0;
  #answered = '';

  /** `beats`: leaves a connection that answers no pings, as pages do. A machine that is busy may be late to answer. */
  constructor(url: string, code: string, options: JoinOptions, beats = false) {
    this.#beats = beats;
    this.#url = url;
    this.#code = code;
    this.#options = options;
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
  async try(
    id: string,
    name: string,
    inputs: object = {},
    { linked = true, at = this.#seen } = {},
  ): Promise<MoveReply | undefined> {
    const room = this.#room;
    if (room === undefined) return undefined;
    const reveal = linked ? this.#link(name) : '';
    const asked = room.request('move', { ...inputs, do: name, id, reveal, at }) as Promise<MoveReply>;
    try {
      const reply = await within(patience.reply, asked);
      if (reply.ok) this.#accepted = Math.max(this.#accepted, reply.entry + 1);
      return reply;
    } catch {
      return undefined;
    }
  }

  /** Makes a move until the answer is something other than that the store is away; undefined after leaving. */
  async move(id: string, name: string, inputs: object = {}, at = this.#seen): Promise<MoveReply | undefined> {
    // As a page does: it means what was seen when it was pressed, however often it is sent. An undo that was sent again with what
    // had come meanwhile would take back something that nobody meant.
    for (;;) {
      const reply = await this.#tryThrough(id, name, inputs, at);
      // Only its link was another place's.
      if (reply?.ok === false && reply.code === 'stale' && reply.place !== undefined) continue;
      if (reply !== undefined && (reply.ok || (reply.code !== 'store' && reply.code !== 'failed'))) return reply;
      if (this.#gone) return undefined;
      await pause(patience.between);
    }
  }

  /** One attempt over a network that loses links. */
  async #tryThrough(id: string, name: string, inputs: object, at: number): Promise<MoveReply | undefined> {
    const luck = (3 * Math.random()) / lost;
    if (luck < 1) return undefined;
    const reply = await this.try(id, name, inputs, { linked: luck < 2 || luck >= 3, at });
    return luck < 2 ? undefined : reply;
  }

  get #name(): string {
    return this.hello?.role === 'host' ? 'host' : this.hello?.role === 'play' ? `player:${this.hello.seat}` : '';
  }

  /** Its chain in the state; undefined if another one is in force. */
  get #chain(): Chain | undefined {
    const chains = JSON.parse(this.state?.chains ?? '[]') as readonly Chain[];
    return chains.find(({ name, pledge }) => name === this.#name && pledge === this.#links[chainLength]);
  }

  /** The link of its chain for a move; "" without one in force. */
  #link(move: string): string {
    const chain = this.#chain;
    const depth = chain === undefined ? 0 : depthAt(chain, linkPlaceOf(move, this.state?.place ?? 0));
    return depth === 0 ? '' : (this.#links[chainLength - depth] ?? '');
  }

  /** Pledges if its chain is not in force, and answers `start`, each once per state. */
  async #part(room: Room): Promise<void> {
    const { state } = this;
    if (state === undefined || this.#name === '' || this.own?.linked === undefined) return;
    if (state.starting !== '' && state.starting !== this.#answered && this.#name !== 'host') {
      this.#answered = state.starting;
      const link = this.#link('start');
      if (link !== '' && Math.random() >= lost)
        await room.request('start-link', { value: link }).catch(() => undefined);
    }
    if (this.#pledging || state.starting !== '' || this.#chain !== undefined) return;
    this.#pledging = true;
    await room.request('pledge', { value: this.#links[chainLength] }).catch(() => undefined);
    this.#pledging = false;
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
    room.reconnection.enabled = false;
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
      void this.#part(room);
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
      void this.#part(room);
      see(state);
    });
    room.onLeave(() => this.#dropped(room));
    return { room, welcomed };
  }
}
