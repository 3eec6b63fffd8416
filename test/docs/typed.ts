/** Commands of the guides, typed into a shell as somebody would. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { ownPort } from '../processes/own-port.ts';

export const root = join(import.meta.dirname, '../..');

const guides = [...globSync('*.md', { cwd: root }), ...globSync('docs/*.md', { cwd: root }), 'client/stage/README.md'];

/** The commands of all guides, each without what it is given: lines of code blocks, and code within a sentence. */
export const commandsOfGuides = (): ReadonlySet<string> => {
  const texts = guides.map(file => readFileSync(join(root, file), 'utf8'));
  const lines = texts.flatMap(text => [
    ...[...text.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].flatMap(([, language, block = '']) =>
      language === '' ? block.split('\n') : [],
    ),
    ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
  ]);
  const program = /^(?:[A-Z_]+=\$\(.*\) )?(npm (?:run (?:-s )?)?[a-z][\w:-]*|npx \w+|node [\w/.-]+|docker \w+)/;
  return new Set(lines.flatMap(line => program.exec(line)?.[1]?.replace('-s ', '') ?? []));
};

/** Removed after the test. Postgres runs under an account of its own, which may enter it. */
export const freshFolder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'boxcars-typed-'));
  chmodSync(path, 0o755);
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

type Environment = Readonly<Record<string, string>>;

/** As in somebody's shell: without what vitest and npm add. */
const shell = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST|DEV|PROD|MODE|npm_)/.test(name)),
);

/** Resolves to what it printed. Rejects if it fails. */
export const typed = async (command: string, env: Environment = {}): Promise<string> => {
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: root, env: { ...shell, ...env } });
  return stdout;
};

const answerOf = (address: string): Promise<string> =>
  fetch(address).then(
    answer => (answer.ok ? answer.text() : ''),
    () => '',
  );

/** A command that serves until Ctrl+C. `path`: answers once it serves. */
export const serving = async (command: (port: number) => string, path: string, env: Environment = {}) => {
  const port = await ownPort();
  const child = spawn('sh', ['-c', command(port)], {
    cwd: root,
    env: { ...shell, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    // Ctrl+C reaches the whole group.
    detached: true,
  });
  const group = -(child.pid ?? 0);
  const ended = once(child, 'exit');
  const isRunning = () => {
    try {
      return process.kill(group, 0);
    } catch {
      return false;
    }
  };
  const end = async () => {
    if (isRunning()) process.kill(group, 'SIGINT');
    await ended;
    await expect.poll(isRunning, { timeout: 20_000, message: `${command(port)} leaves a process behind` }).toBe(false);
  };
  onTestFinished(end, 40_000);
  const address = `http://127.0.0.1:${port}`;
  const serves = expect.poll(() => answerOf(`${address}${path}`), { timeout: 60_000, interval: 100 }).not.toBe('');
  await Promise.race([
    serves,
    ended.then(([status]) => Promise.reject(new Error(`${command(port)} ended with ${status}`))),
  ]);
  return { address, end, page: () => answerOf(`${address}${path}`) };
};
