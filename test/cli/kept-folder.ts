/** `npm run tape` as a process of its own, without what npm puts around it. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../server/cli/tape.ts');

/** `said`: what it printed, on whichever stream. `env`: where the server's data is. */
export const keep = (env: Record<string, string>, ...given: readonly string[]) =>
  new Promise<{ readonly status: number; readonly said: string }>(resolve => {
    const all = { ...process.env, VITEST: undefined, DATABASE_URL: '', ...env };
    execFile(process.execPath, [program, ...given], { env: all }, (error, said, complaint) =>
      resolve({ status: error === null ? 0 : Number(error.code), said: `${said}${complaint}` }),
    );
  });
