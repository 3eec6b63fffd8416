/** One Postgres for a whole run of tests, started by the first that asks for it and stopped here. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { LocalPostgres } from '../../tools/cluster/local-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgresFolder: string;
  }
}

export default (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'boxcars-pg-'));
  project.provide('postgresFolder', folder);
  return async () => {
    await new LocalPostgres(folder).stop('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
};
