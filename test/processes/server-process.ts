/** A real server in a process of its own that can be killed and restarted at the same address. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { commandOn, type Host, thisMachine } from '../../tools/cluster/network.ts';
import { ownPort } from './own-port.ts';

const ownMain = join(import.meta.dirname, '../../server/main.ts');

/** Servers that must not outlive this process. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export class ServerProcess {
  readonly url: string;
  readonly #env: Record<string, string>;
  readonly #main: string;
  readonly #host: Host;
  #child: ChildProcess | undefined;
  #said = '';

  /** Creates it without starting it. `main`: what it runs, this checkout's server by default. */
  static async at(env: Record<string, string>, main = ownMain): Promise<ServerProcess> {
    return new ServerProcess(await ownPort(), env, main);
  }

  static on(port: number, env: Record<string, string>, host = thisMachine): ServerProcess {
    return new ServerProcess(port, env, ownMain, host);
  }

  private constructor(port: number, env: Record<string, string>, main: string, host = thisMachine) {
    this.#main = main;
    this.#host = host;
    this.url = `http://${host.address}:${port}`;
    this.#env = { HOST: host.address, PORT: String(port), ...env };
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get running(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Its output since the last start. */
  get output(): string {
    return this.#said;
  }

  /** Resolves once it accepts requests. Rejects with its output if it exits. */
  async start(): Promise<void> {
    if (this.running) throw new Error('the server is running already');
    const child = spawn(...commandOn(this.#host, process.execPath, [this.#main]), {
      env: { ...process.env, VITEST: undefined, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    this.#said = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (data: Buffer) => {
          this.#said += data.toString();
          if (this.#said.includes('on the air')) resolve();
        });
      }
      child.once('error', reject);
      // Closed: what it said last has been read.
      child.once('close', () => reject(new Error(`the server gave up: ${this.#said}`)));
    });
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name);
  }

  /** Resolves to its exit status, null when it was killed. */
  async stop(name: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    if (child === undefined) return 0;
    if (!this.running) return child.exitCode;
    const exited = once(child, 'exit') as Promise<[number | null]>;
    child.kill(name);
    const [status] = await exited;
    return status;
  }
}
