/** A Redis of its own on this machine, which stores nothing on disk. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { commandOn, type Host, thisMachine } from './network.ts';

export class LocalRedis {
  readonly address: string;
  readonly #port: number;
  readonly #host: Host;
  #child: ChildProcess | undefined;

  constructor(port: number, host = thisMachine) {
    this.#port = port;
    this.#host = host;
    this.address = `redis://${host.address}:${port}`;
  }

  /** Resolves once it answers. It is empty then. */
  async start(): Promise<void> {
    const program = process.env.REDIS_SERVER ?? 'redis-server';
    const binding = ['--port', String(this.#port), '--bind', this.#host.address];
    // Nobody else is in its network.
    const args = [...binding, '--protected-mode', 'no', '--save', '', '--appendonly', 'no'];
    const child = spawn(...commandOn(this.#host, program, args), {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    this.#child = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (data: Buffer) => {
        said += data.toString();
        if (said.includes('Ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', code => reject(new Error(`Redis exited with code ${code}: ${said}`)));
    });
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
