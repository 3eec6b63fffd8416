import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'boxcars-odds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const record = {
  format: 'boxcars-episode/1',
  show: 'hot-hand',
  seats: ['Ann'],
  entries: [
    { by: 'host', do: 'start' },
    { by: 'host', do: 'close' },
    { by: 0, do: 'roll', drew: { dice: [1, 1] } },
    { by: 0, do: 'roll', drew: { dice: [6, 6] } },
    { by: 0, do: 'roll', drew: { dice: [3, 4] } },
  ],
};

const fileOf = (content: unknown): string => {
  const file = join(folder, 'record.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

/** The command itself, without npm before it. */
const odds = (content: unknown, ...args: string[]) =>
  spawnSync(process.execPath, ['server/cli/odds.ts', fileOf(content), ...args], { cwd: root, encoding: 'utf8' });

describe('npm run odds', () => {
  test('prints the odds where the record stands as one JSON object', () => {
    const { stdout, status } = spawnSync('npm', ['run', '-s', 'odds', '--', fileOf(record), '--upto', '0'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      odds: expect.arrayContaining([{ of: 'flaming-four', exact: '53/4620', approx: 53 / 4620 }]),
      policies: {},
      decisions: [],
    });
    // 3 and 11 are left, of four throws in 36 beside the six that are a 7: once in ten before a 7, both orders.
    expect(JSON.parse(odds(record, '--upto', '4').stdout)).toMatchObject({
      odds: expect.arrayContaining([{ of: 'flaming-four', exact: '1/10', approx: 0.1 }]),
    });
  });

  test('has nothing to say of an episode that is over', () => {
    expect(JSON.parse(odds(record).stdout)).toEqual({ odds: [], policies: {}, decisions: [], throw: [] });
  });

  test.each([
    ['no JSON', '{', [], 'JSON'],
    [
      'wrong draws',
      { ...record, entries: [...record.entries.slice(0, 2), { by: 0, do: 'roll' }] },
      [],
      'entry 2: drew.dice',
    ],
    ['an option nobody knows', record, ['--as', 'host'], '--as'],
  ])('ends with 2 and one line on standard error: %s', (_name, content, args, words) => {
    const { stdout, stderr, status } = odds(content, ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(words);
  });
});
