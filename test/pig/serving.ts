/** Pages and a server that know Pig. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { freshFolder } from '../rooms/playhouse.ts';

const here = import.meta.dirname;

/** How much of Pig there is: see registry-line.mjs. */
type Part = 'bare' | 'whole';

/** `board`: with parts of its own on the pages. */
const pagesWithPig = async (part: Part, board: boolean): Promise<string> => {
  const folder = freshFolder();
  await promisify(execFile)(process.execPath, [join(here, 'pages.mjs'), folder, part, board ? 'board' : ''], {
    env: { ...process.env, VITEST: undefined, NODE_ENV: 'production' },
  });
  return folder;
};

export const serverWithPig = async (part: Part, board = false): Promise<string> => {
  const pages = await pagesWithPig(part, board);
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', join(here, 'registry-line.mjs'), join(here, 'serve.ts')],
    {
      env: { ...process.env, VITEST: undefined, PIG: part, PIG_PAGES: pages, DATA_DIR: freshFolder() },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  // The library says 'ready' by itself.
  for await (const [message] of on(child, 'message')) if (message.url !== undefined) return message.url as string;
  throw new Error('the server gave up');
};
