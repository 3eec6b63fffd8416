/** A command that reads a record from a file and prints. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

type Ran = SpawnSyncReturns<string>;

const inRoot = { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' } as const;

export const recordCommand = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'boxcars-command-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (content: unknown): string => {
    const file = join(folder, 'record.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  return {
    fileOf,
    /** As the guides write it. `input`: what it is sent instead of a file. */
    typed: (args: readonly string[], input?: string): Ran =>
      spawnSync('npm', ['run', '-s', name, '--', ...args], { ...inRoot, input }),
    /** The program itself, without npm before it. */
    run: (content: unknown, ...args: readonly string[]): Ran =>
      spawnSync(process.execPath, [`server/cli/${name}.ts`, fileOf(content), ...args], inRoot),
  };
};

/** Status 2, and one line on standard error that holds these words. */
export const expectRefused = ({ status, stdout, stderr }: Ran, words: string): void => {
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(words);
};
