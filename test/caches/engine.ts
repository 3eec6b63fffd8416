/** Varnish and nginx as deploy/ configures them, each on a port of its own in front of a server of this machine. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ownPort } from '../processes/own-port.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Puts something else in place of a part that must be there. */
const instead = (text: string, ...parts: readonly (readonly [string, string])[]): string =>
  parts.reduce((made, [part, other]) => {
    if (!made.includes(part)) throw new Error(`there is no “${part}”`);
    return made.replaceAll(part, other);
  }, text);

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    const say = (does: boolean) => {
      socket.destroy();
      resolve(does);
    };
    socket.once('connect', () => say(true));
    socket.once('error', () => say(false));
  });

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

export class Engine {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #folder: string;
  #said = '';
  /** Why it does not run; undefined while it does. */
  #failed: string | undefined;

  private constructor(port: number, folder: string, command: readonly string[]) {
    const [file = '', ...args] = command;
    this.port = port;
    this.#folder = folder;
    this.#child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(this.#child);
    // tools/programs.mjs has said that it is missing.
    this.#child.once('error', ({ message }) => {
      this.#failed = message;
    });
    this.#child.once('exit', () => {
      this.#failed = this.#said;
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (data: Buffer) => {
        this.#said += data.toString();
      });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** `origin`: the port of the server behind it. */
  static async varnish(origin: number): Promise<Engine> {
    const [port, folder] = [await ownPort(), mkdtempSync(join(tmpdir(), 'boxcars-varnish-'))];
    const vcl = join(folder, 'default.vcl');
    writeFileSync(vcl, instead(read('deploy/varnish.vcl'), ['.port = "2567"', `.port = "${origin}"`]));
    // As the guide starts it.
    const settings = [...read('docs/audiences.md').matchAll(/-p (\w+=\w+)/g)].flatMap(([, setting = '']) => [
      '-p',
      setting,
    ]);
    if (settings.length === 0) throw new Error('docs/audiences.md names no settings of Varnish');
    const place = ['-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', vcl, '-s', 'malloc,256m', '-j', 'none'];
    return new Engine(port, folder, [process.env.VARNISHD ?? 'varnishd', '-F', ...place, ...settings]).#ready();
  }

  static async nginx(origin: number): Promise<Engine> {
    const [port, folder] = [await ownPort(), mkdtempSync(join(tmpdir(), 'boxcars-nginx-'))];
    const text = instead(
      read('deploy/nginx-tape.conf'),
      ['/var/cache/nginx/boxcars', join(folder, 'cache')],
      ['127.0.0.1:2567', `127.0.0.1:${origin}`],
      ['127.0.0.1:6081', `127.0.0.1:${port}`],
    );
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const own = kinds.map(kind => `${kind}_temp_path ${join(folder, kind)};`).join(' ');
    const http = `events { worker_connections 4096; } http { access_log off; ${own}\n${text}}`;
    writeFileSync(join(folder, 'nginx.conf'), `${user} pid ${folder}/pid; worker_processes 1; ${http}`);
    const place = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
    return new Engine(port, folder, [process.env.NGINX ?? 'nginx', ...place]).#ready();
  }

  /** A counter of Varnish, like `MAIN.backend_req`: what it has asked the server for. */
  count(name: string): number {
    const { stdout } = spawnSync('varnishstat', ['-n', join(this.#folder, 'work'), '-1', '-f', name], {
      encoding: 'utf8',
    });
    return Number(/\s(\d+)\s/.exec(stdout)?.[1] ?? Number.NaN);
  }

  async stop(): Promise<void> {
    running.delete(this.#child);
    if (this.#failed === undefined) {
      const exited = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      await exited;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #ready(): Promise<this> {
    // Varnish compiles its configuration first.
    for (let tries = 0; tries < 1200; tries++) {
      if (this.#failed !== undefined) throw new Error(this.#failed);
      if (await answers(this.port)) return this;
      await pause(25);
    }
    throw new Error(`no answer: ${this.#said}`);
  }
}
