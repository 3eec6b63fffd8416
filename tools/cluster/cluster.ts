/**
 * `npm run cluster -- 4`: that many server processes on this machine, which play as one behind one address. They get a Redis
 * and a Postgres of their own unless REDIS_URL and DATABASE_URL name others. SIGHUP restarts the processes one after another.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { homeAddresses } from '../../server/addresses.ts';
import { Front } from './front.ts';
import { LocalPostgres } from './local-postgres.ts';
import { freePort, LocalRedis } from './local-redis.ts';

const main = join(import.meta.dirname, '../../server/main.ts');
const usual = { count: 4, port: 2567 };
const maxProcesses = 32;
/** Milliseconds before a process that exited is restarted. */
const retryAfter = 500;

/** A server process that is restarted whenever it exits. */
class Player {
  readonly address: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #stopped = false;

  constructor(port: number, env: Record<string, string>) {
    this.address = `http://127.0.0.1:${port}`;
    this.#env = { ...env, HOST: '127.0.0.1', PORT: String(port) };
  }

  /** Resolves once it accepts requests. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
      // Ctrl+C reaches only this process, which stops the others in order.
      detached: true,
    });
    this.#child = child;
    child.once('exit', code => {
      if (this.#stopped || this.#child !== child) return;
      process.stderr.write(`Boxcars: the process at ${this.address} exited (${code}); restarting it\n`);
      setTimeout(() => void this.start().catch(() => undefined), retryAfter);
    });
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error(`the process at ${this.address} does not start`))),
    ]);
    // Its own address is not for people, but its log is.
    createInterface(child.stdout).on('line', line => {
      if (line.startsWith('{')) process.stdout.write(`${line}\n`);
    });
  }

  /** Lets it finish pending writes. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }

  async renew(): Promise<void> {
    await this.stop();
    this.#stopped = false;
    await this.start();
  }
}

/** Under root, Postgres runs under an account of its own, which needs access. */
const postgresFolder = (data: string): string => {
  const own = join(data, 'postgres');
  mkdirSync(own, { recursive: true });
  if (process.getuid?.() !== 0) return own;
  try {
    execFileSync('runuser', ['-u', 'postgres', '--', 'test', '-x', own], { stdio: 'ignore' });
    return own;
  } catch {
    // Another folder of data has another database, because its key opens no other's seeds.
    return join(
      '/var/lib/postgresql',
      `boxcars-${createHash('sha256').update(resolve(data)).digest('hex').slice(0, 12)}`,
    );
  }
};

const run = async (): Promise<void> => {
  const count = Number(process.argv[2] ?? usual.count);
  const port = Number(process.env.PORT ?? usual.port);
  if (!Number.isInteger(count) || count < 1 || count > maxProcesses)
    throw new Error(`Say how many processes to start: 1 to ${maxProcesses}.`);
  const data = process.env.DATA_DIR || join(import.meta.dirname, '../../data/cluster');
  mkdirSync(data, { recursive: true });
  const { DATABASE_URL, REDIS_URL, PUBLIC_ADDRESS, SITE_ADDRESS = PUBLIC_ADDRESS ?? '' } = process.env;

  const postgres = DATABASE_URL ? undefined : new LocalPostgres(postgresFolder(data));
  const redis = REDIS_URL ? undefined : new LocalRedis(await freePort());
  if (postgres?.pid === 0) await postgres.start();
  await redis?.start();
  const env = {
    DATA_DIR: data,
    DATABASE_URL: (await postgres?.database('boxcars')) ?? DATABASE_URL ?? '',
    REDIS_URL: redis?.address ?? REDIS_URL ?? '',
    SITE_ADDRESS,
    PUBLIC_ADDRESS: '',
    FRONT_PORT: String(port),
  };
  const players: Player[] = [];
  for (let i = 0; i < count; i++) players.push(new Player(await freePort(), env));
  const front = new Front(players.map(({ address }) => address));

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    front.close();
    await Promise.all(players.map(player => player.stop()));
    await redis?.stop();
    await postgres?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  let renewing = false;
  const renew = async (): Promise<void> => {
    if (renewing || stopping) return;
    renewing = true;
    for (const player of players) {
      await player.renew();
      // Clients that moved to the other processes are not moved again at once.
      await pause(retryAfter);
    }
    renewing = false;
    process.stdout.write('Boxcars: all processes are new\n');
  };
  process.on('SIGHUP', () => void renew().catch(() => stop()));

  try {
    // The first one brings the tables to the latest version.
    await players[0]?.start();
    await Promise.all(players.slice(1).map(player => player.start()));
    await front.listen({ port, ...(process.env.HOST ? { host: process.env.HOST } : {}) });
  } catch (error) {
    process.stderr.write(`Boxcars: ${(error as Error).message}\n`);
    await stop();
  }
  const home = homeAddresses()[0]?.address ?? '';
  process.stdout.write(`Boxcars is on the air: http://localhost:${port} (${count} processes)\n`);
  if (home !== '') process.stdout.write(`In your home network:  http://${home}:${port}\n`);
  if (SITE_ADDRESS !== '') process.stdout.write(`Everywhere:            ${SITE_ADDRESS}\n`);
  process.stdout.write(`Anew, one by one:      kill -HUP ${process.pid}\n`);
};

run().catch(error => {
  process.stderr.write(`Boxcars: ${(error as Error).message}\n`);
  process.exit(1);
});
