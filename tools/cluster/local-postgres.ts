/**
 * A Postgres of its own in a folder, reached through a socket there, and in a network of its own also at its address. The machine's
 * own Postgres is not touched.
 */

import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { commandOn, type Host, thisMachine } from './network.ts';

const execute = promisify(execFile);
const user = 'boxcars';
const asRoot = process.getuid?.() === 0;

const program = (name: string): string => {
  const folder = process.env.POSTGRES_BIN;
  if (folder === undefined) throw new Error('set POSTGRES_BIN to the folder of Postgres’s programs');
  return join(folder, name);
};

/** Postgres refuses to run as root. */
const asPostgres = (name: string, args: readonly string[]): readonly [string, string[]] =>
  asRoot ? ['runuser', ['-u', 'postgres', '--', program(name), ...args]] : [program(name), [...args]];

const run = (name: string, args: readonly string[]): Promise<unknown> => execute(...asPostgres(name, args));

export class LocalPostgres {
  readonly folder: string;
  readonly #data: string;
  readonly #host: Host;

  /** `folder` is created if missing. Its contents are the database. */
  constructor(folder: string, host = thisMachine) {
    this.#host = host;
    this.folder = folder;
    this.#data = join(folder, 'data');
  }

  /** 0 if it is not running. */
  get pid(): number {
    const file = join(this.#data, 'postmaster.pid');
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    return pid > 0 && this.#isOurs(pid) ? pid : 0;
  }

  /** The id in a file that was left behind may belong to another program by now. */
  #isOurs(pid: number): boolean {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(this.#data);
    } catch {
      return false;
    }
  }

  /** Resolves once it accepts connections. Commits are durable, as by default. */
  async start(): Promise<void> {
    if (!existsSync(join(this.#data, 'PG_VERSION'))) {
      mkdirSync(this.folder, { recursive: true });
      // The postgres account works in here.
      if (asRoot) chmodSync(this.folder, 0o777);
      await run('initdb', ['-D', this.#data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--no-locale']);
      if (this.#host !== thisMachine) appendFileSync(join(this.#data, 'pg_hba.conf'), 'host all all samenet trust\n');
    }
    // On this machine the socket in the folder is enough.
    const listens = this.#host === thisMachine ? '' : this.#host.address;
    const options = `-c listen_addresses='${listens}' -k ${this.folder} -c max_connections=60`;
    const log = join(this.#data, 'server.log');
    // Pipes would never close, because the server keeps them open.
    const args = ['-D', this.#data, '-w', '-t', '60', '-l', log, '-o', options, 'start'];
    const [file, given] = asPostgres('pg_ctl', args);
    const child = spawn(...commandOn(this.#host, file, given), { stdio: 'ignore' });
    const status = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    if (status !== 0) throw new Error(`Postgres does not start: ${readFileSync(log, 'utf8').slice(-2000)}`);
  }

  /** SIGQUIT stops at once, as in a crash. SIGINT ends all connections and shuts down in order. */
  async stop(how: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const { pid } = this;
    if (pid === 0) return;
    process.kill(pid, how);
    while (this.#isOurs(pid)) await pause(20);
  }

  async remove(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The address of the database of that name, created if missing; without a name a new one. */
  async database(name = `boxcars_${randomBytes(6).toString('hex')}`): Promise<string> {
    const client = new Client({ connectionString: this.#address('postgres') });
    await client.connect();
    try {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await client.query(`create database ${name}`);
    } finally {
      await client.end();
    }
    return this.#address(name);
  }

  /** The address of the same database for other hosts of its network. */
  inNetwork(address: string): string {
    return `postgres://${user}@${this.#host.address}${new URL(address).pathname}`;
  }

  #address(name: string): string {
    return `postgres://${user}@localhost/${name}?host=${encodeURIComponent(this.folder)}`;
  }
}
