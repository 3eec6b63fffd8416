import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What a script of ours starts as its child: says who it is, and stays. */
const child = 'process.stdout.write(String(process.pid)); setInterval(() => {}, 1000)';
const script = `import { runNode } from './tools/child.mjs'; await runNode('-e', [${JSON.stringify(child)}]);`;

test('a server that npm was told to end does not stay behind', async () => {
  // npm starts scripts in a shell and signals only that shell, which does not pass the signal on.
  const shell = spawn('sh', ['-c', '"$RUN" --input-type=module -e "$SCRIPT"; true'], {
    cwd: root,
    env: { ...process.env, RUN: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(shell.stdout, 'close');
  const [output] = await Promise.race([once(shell.stdout, 'data'), closed]);
  const pid = Number(output);
  expect(pid).toBeGreaterThan(0);
  onTestFinished(() => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // As it should be.
    }
  });
  shell.kill('SIGTERM');
  // Closed once nobody who could write to it is left.
  await closed;
});
