/** A Redis of its own on this machine, which stores nothing on disk. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';

export class LocalRedis {
  readonly address: string;
  readonly #port: number;
  #child: ChildProcess | undefined;

  constructor(port: number) {
    this.#port = port;
    this.address = `redis://127.0.0.1:${port}`;
  }

  /** Resolves once it answers. It is empty then. */
  async start(): Promise<void> {
    const program = process.env.REDIS_SERVER ?? 'redis-server';
    const args = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    this.#child = child;
    let failed: Error | undefined;
    child.once('error', error => {
      failed = error;
    });
    child.once('exit', code => {
      failed ??= new Error(`Redis exited with code ${code}`);
    });
    for (let tries = 0; tries < 200; tries++) {
      if (failed !== undefined) throw failed;
      const asking = new Redis(this.address, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
      asking.on('error', () => undefined);
      const answered = await asking.ping().catch(() => '');
      asking.disconnect();
      if (answered === 'PONG') return;
      await pause(25);
    }
    throw new Error('Redis does not answer');
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}

/** A port of this machine on which nobody listens. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};
