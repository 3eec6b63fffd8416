/** Several real servers that play as one, with a Redis of their own, behind one address. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../server/store/postgres.ts';
import type { Store } from '../../server/store/store.ts';
import { Front as LocalFront } from '../../tools/cluster/front.ts';
import { LocalRedis } from '../../tools/cluster/local-redis.ts';
import { commandOn, type Host } from '../../tools/cluster/network.ts';
import { ownPort } from './own-port.ts';
import { ServerProcess } from './server-process.ts';

/** Opens the operator's page of every process. */
export const operatorToken = 'operator-of-the-cluster';

/** Of whatever has a host of its own. */
const usualPort = 2567;

interface Front {
  readonly url: string;
  close(): void;
}

const frontHere = async (addresses: readonly string[]): Promise<Front> => {
  const front = new LocalFront(addresses);
  const port = await front.listen({ port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${port}`, close: () => front.close() };
};

/** Pages reach it on this machine, and it reaches the processes from `host`: a socket belongs to the network it was made in. */
const frontOn = async (host: Host, addresses: readonly string[]): Promise<Front> => {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const command = commandOn(host, process.execPath, [join(import.meta.dirname, 'front-inside.ts'), ...addresses]);
  const child = spawn(...command, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send('listen', listening, () => listening.close());
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, close: () => child.disconnect() };
};

/** Where each part of a cluster is, if not on this machine. */
interface Hosts {
  readonly processes: readonly Host[];
  readonly redis: Host;
  /** From where pages come. */
  readonly pages: Host;
  /** The database as it is reached from there. */
  readonly database: string;
  /** The network, whose `X-Forwarded-For` is believed. */
  readonly network: string;
}

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
    // Leases are long, so that a busy machine costs nobody their shows. Killed processes are known to be dead anyway.
    const env = { DATABASE_URL: database, LEASE_SECONDS: '30' };
    const ports: number[] = [];
    for (let i = 0; i < count; i++) ports.push(await ownPort());
    const publicAt = (port: number): Record<string, string> =>
      publicAddresses ? { PUBLIC_ADDRESS: `http://127.0.0.1:${port}` } : {};
    const made = (more: Record<string, string>) =>
      ports.map(port => ServerProcess.on(port, { ...env, ...publicAt(port), ...more }));
    return ClusterOfServers.#of(made, new LocalRedis(await ownPort()), database, frontHere);
  }

  /** Each part on a host of its own. `database`: its address on this machine. */
  static apart(hosts: Hosts, database: string): Promise<ClusterOfServers> {
    const env = { DATABASE_URL: hosts.database, TRUST_PROXY: hosts.network };
    const made = (more: Record<string, string>) =>
      hosts.processes.map(host => ServerProcess.on(usualPort, { ...env, ...more }, host));
    const redis = new LocalRedis(usualPort, hosts.redis);
    return ClusterOfServers.#of(made, redis, database, addresses => frontOn(hosts.pages, addresses));
  }

  static async #of(
    made: (env: Record<string, string>) => readonly ServerProcess[],
    redis: LocalRedis,
    database: string,
    frontOf: (addresses: readonly string[]) => Promise<Front>,
  ): Promise<ClusterOfServers> {
    const folder = mkdtempSync(join(tmpdir(), 'boxcars-cluster-'));
    await redis.start();
    process.once('exit', () => void redis.stop());
    const servers = made({ DATA_DIR: folder, REDIS_URL: redis.address, OPERATOR_TOKEN: operatorToken });
    await Promise.all(servers.map(server => server.start()));
    const front = await frontOf(servers.map(({ url }) => url));
    return new ClusterOfServers(servers, redis, folder, database, front);
  }

  private constructor(
    servers: readonly ServerProcess[],
    redis: LocalRedis,
    folder: string,
    database: string,
    front: Front,
  ) {
    this.url = front.url;
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
