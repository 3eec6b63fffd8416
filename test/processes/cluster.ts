/** Several real servers that play as one, with a Redis of their own, behind one address. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../server/store/postgres.ts';
import type { Store } from '../../server/store/store.ts';
import { Front } from '../../tools/cluster/front.ts';
import { LocalRedis } from '../../tools/cluster/local-redis.ts';
import { ownPort } from './own-port.ts';
import { ServerProcess } from './server-process.ts';

/** Opens the operator's page of every process. */
export const operatorToken = 'operator-of-the-cluster';

export class ClusterOfServers {
  readonly url: string;
  readonly servers: readonly ServerProcess[];
  readonly redis: LocalRedis;
  /** Holds the key of the seeds. */
  readonly folder: string;
  readonly #database: string;
  readonly #front: Front;

  /**
   * `database`: its address. `publicAddresses`: each process says where browsers reach it, so that their sockets connect
   * directly.
   */
  static async start(count: number, database: string, publicAddresses = false): Promise<ClusterOfServers> {
    const folder = mkdtempSync(join(tmpdir(), 'boxcars-cluster-'));
    const redis = new LocalRedis(await ownPort());
    await redis.start();
    process.once('exit', () => void redis.stop());
    const servers: ServerProcess[] = [];
    for (let i = 0; i < count; i++) {
      const port = await ownPort();
      // Leases are long, so that a busy machine costs nobody their shows. Killed processes are known to be dead anyway.
      const env = {
        DATA_DIR: folder,
        DATABASE_URL: database,
        REDIS_URL: redis.address,
        LEASE_SECONDS: '30',
        OPERATOR_TOKEN: operatorToken,
      };
      servers.push(
        ServerProcess.on(port, publicAddresses ? { ...env, PUBLIC_ADDRESS: `http://127.0.0.1:${port}` } : env),
      );
    }
    await Promise.all(servers.map(server => server.start()));
    const front = new Front(servers.map(({ url }) => url));
    const url = `http://127.0.0.1:${await front.listen(0, '127.0.0.1')}`;
    return new ClusterOfServers(url, servers, redis, folder, database, front);
  }

  private constructor(
    url: string,
    servers: readonly ServerProcess[],
    redis: LocalRedis,
    folder: string,
    database: string,
    front: Front,
  ) {
    this.url = url;
    this.servers = servers;
    this.redis = redis;
    this.folder = folder;
    this.#database = database;
    this.#front = front;
  }

  async close(): Promise<void> {
    this.#front.close();
    await Promise.all(this.servers.map(server => server.stop()));
    await this.redis.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  store(): Promise<Store> {
    return openPostgres(this.#database);
  }
}

/** Open sockets of a role, or episodes in memory, as a process counts them. */
export const figureOf = async ({ url }: ServerProcess, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find(one => one.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? 0);
};
