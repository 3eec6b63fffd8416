/** Several real servers that play as one, with a Redis and a Postgres of their own, behind one address. */
import { onTestFinished } from 'vitest';
import { Front } from '../../server/cluster/front.ts';
import { LocalPostgres } from '../../server/cluster/local-postgres.ts';
import { LocalRedis } from '../../server/cluster/local-redis.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import type { Store } from '../../server/store/store.ts';
import { freshFolder } from '../rooms/playhouse.ts';
import { freePort, ServerProcess } from './server-process.ts';

export interface Made {
  readonly code: string;
  readonly token: string;
}

export class ClusterOfServers {
  readonly url: string;
  readonly servers: readonly ServerProcess[];
  readonly redis: LocalRedis;
  readonly postgres: LocalPostgres;
  /** Holds the key of the seeds. */
  readonly folder: string;
  readonly #database: string;

  /** `publicAddresses`: each process says where browsers find it, so that their sockets go there at once. */
  static async start(count: number, { publicAddresses = false } = {}): Promise<ClusterOfServers> {
    const folder = freshFolder();
    const redis = new LocalRedis(await freePort());
    const postgres = new LocalPostgres(`${folder}-pg`);
    onTestFinished(() => redis.stop());
    onTestFinished(() => postgres.remove());
    await Promise.all([redis.start(), postgres.start()]);
    const database = await postgres.database();
    const servers: ServerProcess[] = [];
    for (let i = 0; i < count; i++) {
      const port = await freePort();
      const env = { DATA_DIR: folder, DATABASE_URL: database, REDIS_URL: redis.address };
      servers.push(
        ServerProcess.on(port, publicAddresses ? { ...env, PUBLIC_ADDRESS: `http://127.0.0.1:${port}` } : env),
      );
    }
    onTestFinished(async () => {
      for (const server of servers) await server.stop();
    });
    await Promise.all(servers.map(server => server.start()));
    const front = new Front(servers.map(({ url }) => url));
    onTestFinished(() => front.close());
    const url = `http://127.0.0.1:${await front.listen(0, '127.0.0.1')}`;
    return new ClusterOfServers(url, servers, redis, postgres, folder, database);
  }

  private constructor(
    url: string,
    servers: readonly ServerProcess[],
    redis: LocalRedis,
    postgres: LocalPostgres,
    folder: string,
    database: string,
  ) {
    this.url = url;
    this.servers = servers;
    this.redis = redis;
    this.postgres = postgres;
    this.folder = folder;
    this.#database = database;
  }

  store(): Promise<Store> {
    return openPostgres(this.#database);
  }

  /** An episode made at one of them. */
  async make(server: ServerProcess, wish: object): Promise<Made> {
    const response = await fetch(`${server.url}/api/episodes`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    const { code, links } = (await response.json()) as { code: string; links: { host: string } };
    return { code, token: links.host.split('#')[1] ?? '' };
  }
}

/** Open sockets of a role, or episodes in memory, as a process counts them. */
export const figureOf = async ({ url }: ServerProcess, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find(one => one.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? 0);
};
