/** Which version runs here, and what is new in it. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Router } from 'express';
import manifest from '../../package.json' with { type: 'json' };
import { steps } from '../store/migrations.ts';

const root = join(import.meta.dirname, '../..');

/** "" where the program does not lie in a repository of its own, or there is no Git. */
const readCommit = async (): Promise<string> => {
  if (!existsSync(join(root, '.git'))) return '';
  const asked = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root }).catch(() => undefined);
  return asked?.stdout.trim() ?? '';
};

/** The section of CHANGELOG.md, as Markdown. */
const readChanges = async (): Promise<string> => {
  const log = await readFile(join(root, 'CHANGELOG.md'), 'utf8').catch(() => '');
  const section = log.split(/^## /m).find(text => text.startsWith(`${manifest.version}\n`)) ?? '';
  return section.slice(manifest.version.length).trim();
};

export const version = (): Router => {
  const router = Router();
  let facts: Promise<object> | undefined;
  router.get('/version', async (_request, response) => {
    facts ??= Promise.all([readCommit(), readChanges()]).then(([commit, changes]) => ({
      version: manifest.version,
      commit,
      step: Object.keys(steps).at(-1),
      changes,
    }));
    response.json(await facts);
  });
  return router;
};
