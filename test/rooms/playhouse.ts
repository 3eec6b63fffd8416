/** A real server on a free port with a fresh folder, and clients that connect to it over real sockets. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Room } from '@colyseus/sdk';
// Not from the package's index, which needs @colyseus/tools (docs/architecture.md).
import { ColyseusTestServer } from '@colyseus/testing/TestServer';
import { pino } from 'pino';
import { onTestFinished, vi } from 'vitest';
import { type App, type AppOptions, createApp } from '../../server/app.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { toldAt } from '../../server/store/told.ts';
import { openVault } from '../../server/vault.ts';
import type { TeamNews } from '../../shared/crowd/messages.ts';
import type { Source } from '../../shared/engine/chance.ts';
import type { DeskMessage } from '../../shared/engine/desk-message.ts';
import { type Mirrored, readView } from '../../shared/engine/mirror-read.ts';
import type {
  CueFrame,
  DeskNews,
  DeskReply,
  Hello,
  JoinOptions,
  MoveReply,
  Own,
  WordsNews,
} from '../../shared/engine/protocol.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import type { View } from '../../shared/engine/show.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

/** Waits until a condition holds. Fails with what it waited for. */
export const until = (holds: () => boolean, what: string, timeout = 30_000): Promise<void> =>
  vi.waitFor(
    () => {
      if (!holds()) throw new Error(`still waiting: ${what}`);
    },
    { timeout, interval: 2 },
  );

/**
 * Milliseconds counted by the turns of a timer, so that no time passes while the machine is busy with other things. For
 * promises of the product that name a time.
 */
export const stopwatch = (): (() => number) => {
  const each = 10;
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, each);
  onTestFinished(() => clearInterval(timer));
  return () => turns * each;
};

/** Dice that follow from a number and the place of the draw, so that they are the same after a restart. */
export const fixedDice = (seed: number): Source => {
  const luckAt = (place: number, k: number) => seededLuck(seed * 7919 + place * 31 + k);
  const number = (lo: number, hi: number, luck: () => number) => lo + Math.floor(luck() * (hi - lo + 1));
  return {
    dice: (n, { place, k }) => {
      const luck = luckAt(place, k);
      return Array.from({ length: n }, () => number(1, 6, luck));
    },
    number: (lo, hi, { place, k }) => number(lo, hi, luckAt(place, k)),
    order: (n, { place, k }) => {
      const luck = luckAt(place, k);
      return Array.from({ length: n }, (_, i) => i + 1)
        .map(value => ({ value, by: luck() }))
        .sort((a, b) => a.by - b.by)
        .map(({ value }) => value);
    },
  };
};

export interface Made {
  readonly code: string;
  readonly links: { readonly host: string; readonly play: string; readonly watch: string; readonly tv: string };
  /** The token of the host's link. */
  readonly token: string;
}

/** A client at a page. */
export class Guest {
  readonly room: Room;
  readonly owns: Own[] = [];
  readonly desk: DeskNews[] = [];
  /** Of the team whose seat or key this page has. */
  readonly team: TeamNews[] = [];
  /** How many private words it was told that it has not read. */
  readonly unread: number[] = [];
  /** Every frame since the socket opened. */
  readonly frames: Uint8Array[] = [];
  hello: Hello | undefined;
  sounds = 0;
  /** Code with which the socket was closed for good; 0 while it is open. */
  left = 0;
  #sent = 0;
  readonly #name = Math.random().toString(36).slice(2);

  /** How many entries the show has. A guest means what stands now, unless a test says otherwise. */
  readonly #entries: () => number;

  constructor(room: Room, entries: () => number = () => this.state.entries) {
    this.room = room;
    this.#entries = entries;
    room.reconnection.enabled = false;
    const { ws } = room.connection.transport as unknown as {
      ws: { addEventListener(type: 'message', hear: (event: { data: ArrayBuffer }) => void): void };
    };
    ws.addEventListener('message', ({ data }) => this.frames.push(new Uint8Array(data.slice(0))));
    room.onMessage('hello', (hello: Hello) => {
      this.hello = hello;
    });
    room.onMessage('own', (own: Own) => {
      this.owns.push(own);
    });
    room.onMessage('desk', (news: DeskNews) => {
      this.desk.push(news);
    });
    room.onMessage('team', (news: TeamNews) => {
      this.team.push(news);
    });
    room.onMessage('words', ({ unread }: WordsNews) => {
      this.unread.push(unread);
    });
    room.onMessage('sound-check', () => {
      this.sounds += 1;
    });
    room.onLeave(code => {
      this.left = code;
    });
    room.onError(() => undefined);
  }

  get state(): Mirrored {
    return (this.room.state as { toJSON(): Mirrored }).toJSON();
  }

  /** The audience's view as this page has it. */
  get view(): View {
    const { state } = this;
    const act = showNamed(state.show)?.acts.find(({ name }) => name === state.act);
    if (act === undefined) throw new Error(`no act ${state.act}`);
    return readView(state, act.board);
  }

  get own(): Own {
    const own = this.owns.at(-1);
    if (own === undefined) throw new Error('nothing of one’s own yet');
    return own;
  }

  /** Milliseconds from the latest entry until pages show its effects. Nobody's clock runs before. */
  get shows(): number {
    return (JSON.parse(this.state.cues) as CueFrame).time?.shows ?? 0;
  }

  get seat(): number {
    return this.hello?.seat ?? -1;
  }

  get token(): string {
    return this.hello?.token ?? '';
  }

  move(name: string, inputs: object = {}, id = `${this.#name}-${++this.#sent}`): Promise<MoveReply> {
    return this.room.request('move', { at: this.#entries(), ...inputs, do: name, id }) as Promise<MoveReply>;
  }

  tell(message: DeskMessage): Promise<DeskReply> {
    return this.room.request('desk', message) as Promise<DeskReply>;
  }

  /** Waits until this page shows that many entries. */
  async sees(entries: number): Promise<void> {
    await until(() => this.state.entries === entries, `${entries} entries instead of ${this.state.entries}`);
  }

  /** Waits until this page has received everything sent so far. Its question is refused. */
  async caughtUp(): Promise<void> {
    await this.room.request('desk', {});
  }

  async leave(): Promise<void> {
    if (this.left === 0 && this.room.connection.isOpen) await this.room.leave();
  }
}

export interface PlayhouseOptions extends Partial<Omit<AppOptions, 'store' | 'vault' | 'port'>> {
  /** The data folder; a fresh one by default. */
  readonly folder?: string;
  /** The store's place, if it is not that folder. */
  readonly place?: { open(): Promise<Store> };
  readonly store?: (store: Store) => Store;
}

export const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'boxcars-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export class Playhouse {
  readonly app: App;
  readonly folder: string;
  readonly #server: ColyseusTestServer;
  readonly #guests: Guest[] = [];

  /** Closes when the test is done. */
  static async open({
    folder = freshFolder(),
    place = { open: () => openSqlite(folder) },
    store = given => given,
    ...options
  }: PlayhouseOptions = {}): Promise<Playhouse> {
    const made = await createApp({
      log: pino({ level: 'silent' }),
      host: '127.0.0.1',
      dist: join(folder, 'dist'),
      ...options,
      port: 0,
      vault: openVault(folder),
      store: store(await place.open()),
    });
    // Colyseus has one set of rooms a process: whoever still leaves would take the next house's rooms along.
    const close = () => made.close().then(() => made.ended);
    const app: App = { ...made, close };
    const house = new Playhouse(app, folder);
    onTestFinished(close);
    return house;
  }

  private constructor(app: App, folder: string) {
    this.app = app;
    this.folder = folder;
    // The port is known once the app listens, and the app listens by itself.
    this.#server = new ColyseusTestServer(Object.assign(app.colyseus, { port: app.port }));
  }

  get url(): string {
    return `http://127.0.0.1:${this.app.port}`;
  }

  async get(path: string, token?: string): Promise<{ readonly status: number; readonly body: unknown }> {
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const response = await fetch(`${this.url}${path}`, { headers });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  }

  async post(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  async delete(path: string, token?: string): Promise<number> {
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    return (await fetch(`${this.url}${path}`, { method: 'DELETE', headers })).status;
  }

  async make(wanted: object): Promise<Made> {
    const { status, body } = await this.post('/api/episodes', wanted);
    if (status !== 201) throw new Error(`not made: ${JSON.stringify(body)}`);
    const made = body as Made;
    return { ...made, token: made.links.host.split('#')[1] ?? '' };
  }

  async join(code: string, options: JoinOptions): Promise<Guest> {
    const guest: Guest = new Guest(
      await this.#server.sdk.joinById(code, { ...options }),
      () => this.app.rooms.get(code)?.live.episode.entries.length ?? guest.state.entries,
    );
    this.#guests.push(guest);
    await until(() => guest.hello !== undefined && guest.state.code === code, 'a welcome');
    if (guest.hello?.role !== 'watch') await until(() => guest.owns.length > 0, 'what only this one may know');
    if (guest.hello?.role === 'host') await until(() => guest.desk.length > 0, 'what desks are told');
    return guest;
  }

  host({ code, token }: Made): Promise<Guest> {
    return this.join(code, { as: 'host', token });
  }

  /** A show with a host, Ann and Ben. */
  async gather(wanted: object) {
    const made = await this.make(wanted);
    const host = await this.host(made);
    const ann = await this.join(made.code, { as: 'play', name: 'Ann' });
    const ben = await this.join(made.code, { as: 'play', name: 'Ben' });
    // Who finds no seat watches, and counts among those who do.
    if (ann.seat !== 0 || ben.seat !== 1) throw new Error('the show has no seats for both');
    return { made, host, ann, ben };
  }

  /** The same of Lucky Numbers, where both owe their number to the first question. */
  async asked(wanted: object = { show: 'lucky-numbers', options: { judging: 'auto' } }) {
    const show = await this.gather(wanted);
    for (const move of ['start', 'open-game', 'ask']) {
      const reply = await show.host.move(move);
      if (!reply.ok) throw new Error(`${move}: ${reply.message}`);
    }
    return show;
  }

  /** Waits until the room's clock has looked at its show so many more times: whatever was due has been done. */
  async looked(code: string, times = 3): Promise<void> {
    const room = this.app.rooms.get(code);
    if (room === undefined) throw new Error(`${code} is not in memory`);
    const tick = vi.spyOn(room, 'tick');
    await until(() => tick.mock.calls.length >= times, 'the clock to look');
    tick.mockRestore();
  }

  live(code: string) {
    const room = this.app.rooms.get(code);
    if (room === undefined) throw new Error(`${code} is not in memory`);
    return room.live;
  }

  /** Once pages have told all that has happened. */
  async told(code: string): Promise<void> {
    const { store, now } = this.app.context;
    const known = await store.known(code);
    if (known === undefined) throw new Error(`there is no ${code}`);
    const told = toldAt(known, now());
    await until(() => now() >= told, 'the show to tell what happened');
  }
}
