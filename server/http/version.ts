/** Which version runs here, and what is new in it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { commitIn } from '../commit.ts';
import { steps } from '../store/migrations.ts';
import { facts, Routes, texts } from '../web/operations.ts';

const root = join(import.meta.dirname, '../..');

/** The section of CHANGELOG.md, as Markdown. */
const readChanges = async (): Promise<string> => {
  const log = await readFile(join(root, 'CHANGELOG.md'), 'utf8').catch(() => '');
  const section = log.split(/^## /m).find(text => text.startsWith(`${manifest.version}\n`)) ?? '';
  return section.slice(manifest.version.length).trim();
};

export const version = (): Routes => {
  const routes = new Routes('This server');
  let told: Promise<object> | undefined;
  routes.get('/version', {
    does: 'Which version runs here, and what is new in it.',
    about:
      '`commit` is "" where it is not known. `step` is the last one of the database’s tables. `changes` is Markdown.',
    answers: { 200: facts({ version: texts, commit: texts, step: texts, changes: texts }) },
  })(async (_request, response) => {
    told ??= readChanges().then(changes => ({
      version: manifest.version,
      commit: commitIn(root),
      step: Object.keys(steps).at(-1),
      changes,
    }));
    response.json(await told);
  });
  return routes;
};
