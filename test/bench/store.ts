/** A move that is on disk before anybody sees it, against the same move that is kept nowhere. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveEpisode } from '../../server/rooms/live-episode.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { hostInterventions } from '../../shared/engine/asides.ts';
import { anyMove, pick, seededLuck } from '../../shared/engine/robots.ts';
import { LocalPostgres } from '../../tools/cluster/local-postgres.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { contextOn, inFolder, makeEpisode, openLive } from './house.ts';

const moves = 1500;
/** Measured in turns, so that other work on the machine affects both. */
const turn = 50;
const roomsAtOnce = 16;
const wish = { show: 'six-dice', seats: 2, options: { target: 1_000_000 }, robots: 'seats' };

/** Keeps nothing of what is played. */
const forgetful = (store: Store): Store =>
  new Proxy(store, {
    get: (target, name) => {
      if (name === 'append' || name === 'change') return () => Promise.resolve();
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

class Player {
  readonly times: number[] = [];
  readonly #live: LiveEpisode;
  readonly #luck = seededLuck(3);
  #n = 0;

  constructor(live: LiveEpisode) {
    this.#live = live;
  }

  async play(n: number): Promise<void> {
    for (let i = 0; i < n; i++) {
      const legal = this.#live.legal.filter(({ by, do: move }) => by !== 'clock' && !hostInterventions.includes(move));
      const { by, ...asked } = anyMove(pick(legal, this.#luck), this.#luck);
      const from = performance.now();
      const reply = await this.#live.move(by, { ...asked, do: asked.do as string, id: `m${this.#n++}` });
      this.times.push(performance.now() - from);
      if (!reply.ok) throw new Error(reply.message);
    }
  }
}

const playersOn = async (store: Store, folder: string, n: number): Promise<readonly Player[]> => {
  const context = contextOn(store, folder);
  const players: Player[] = [];
  for (let i = 0; i < n; i++) players.push(new Player(await openLive(context, await makeEpisode(context, wish))));
  return players;
};

const compare = async (name: string, store: Store, folder: string): Promise<readonly Figure[]> => {
  const [durable] = await playersOn(store, folder, 1);
  const [passing] = await playersOn(forgetful(store), folder, 1);
  if (durable === undefined || passing === undefined) throw new Error('nobody plays');
  await durable.play(turn);
  await passing.play(turn);
  for (const player of [durable, passing]) player.times.length = 0;
  for (let i = 0; i < moves; i += turn) {
    await durable.play(turn);
    await passing.play(turn);
  }
  const at = (q: number) => [quantile(durable.times, q), quantile(passing.times, q)] as const;
  const many = await playersOn(store, folder, roomsAtOnce);
  const from = performance.now();
  await Promise.all(many.map(player => player.play(200)));
  const rate = (1000 * roomsAtOnce * 200) / (performance.now() - from);
  const alone = 1000 / (durable.times.reduce((sum, time) => sum + time, 0) / durable.times.length);
  return [
    figure('store', `${name}: durable move, p50`, ...at(0.5), 'ms (kept nowhere)'),
    figure('store', `${name}: durable move, p99`, ...at(0.99), 'ms (kept nowhere)', 'below 20 ms'),
    figure('store', `${name}: ${roomsAtOnce} rooms at once`, rate, alone, 'moves a second (one room)'),
  ];
};

const onSqlite = () =>
  inFolder(async folder => {
    const store = await openSqlite(folder);
    try {
      return await compare('SQLite', store, folder);
    } finally {
      await store.close();
    }
  });

const onPostgres = () =>
  inFolder(async folder => {
    const server = new LocalPostgres(mkdtempSync(join(tmpdir(), 'boxcars-pg-')));
    await server.start();
    const store = await openPostgres(await server.database());
    try {
      return await compare('Postgres', store, folder);
    } finally {
      await store.close();
      await server.remove();
    }
  });

export const store = async (): Promise<readonly Figure[]> => [
  ...(await onSqlite()),
  ...(process.env.POSTGRES_BIN === undefined ? [] : await onPostgres()),
];
