/** An example of docs/examples as an outsider has it: copied alone into an empty folder, and started as its head says. */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freshFolder } from '../rooms/playhouse.ts';

const root = join(import.meta.dirname, '../..');
const folderOfExamples = join(root, 'docs/examples');
const sdk = 'node_modules/@colyseus/sdk';

const programs: Readonly<Record<string, string>> = {
  py: process.env.PYTHON ?? 'python3',
  sh: 'sh',
  mjs: process.execPath,
};

/** The example alone in a folder of its own, which is what its project holds. */
export const copied = (name: string): { readonly folder: string; readonly file: string } => {
  const folder = freshFolder();
  const file = join(folder, name);
  copyFileSync(join(folderOfExamples, name), file);
  if (!name.endsWith('.mjs')) return { folder, file };
  // As `npm install @colyseus/sdk` leaves it, without asking the registry each time.
  mkdirSync(join(folder, 'node_modules/@colyseus'), { recursive: true });
  symlinkSync(join(root, sdk), join(folder, sdk));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  return { folder, file };
};

export class Example {
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcess;
  #said = '';

  /** Is ended with its test. */
  static start(name: string, ...args: readonly string[]): Example {
    const { folder } = copied(name);
    return new Example(name, folder, args);
  }

  /** Starts it again in the folder where it was, as cron does. */
  constructor(name: string, folder: string, args: readonly string[]) {
    const program = programs[name.split('.').at(-1) ?? ''];
    if (program === undefined) throw new Error(`how is ${name} started?`);
    // A group of its own, because a shell leaves its pipes behind.
    this.#child = spawn(program, [name, ...args], {
      cwd: folder,
      detached: true,
      env: { PATH: process.env.PATH ?? '', TMPDIR: folder },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (part: Buffer) => {
        this.#said += part.toString();
      });
    this.ended = new Promise((resolve, reject) => {
      this.#child.once('error', reject);
      this.#child.once('close', resolve);
    });
    onTestFinished(() => this.stop());
  }

  get said(): string {
    return this.#said;
  }

  stop(): void {
    if (this.#child.exitCode !== null || this.#child.pid === undefined) return;
    try {
      process.kill(-this.#child.pid);
    } catch {
      // It has just ended.
    }
  }
}

export const examples: string[] = readdirSync(folderOfExamples);

export const readExample = (name: string): string => readFileSync(join(folderOfExamples, name), 'utf8');
