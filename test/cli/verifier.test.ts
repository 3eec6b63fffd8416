/** The verifier for programs, as the build makes it: one file, run by Node in a folder that holds nothing else. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainFrom } from '../../shared/engine/chain.ts';
import type { Report } from '../../shared/engine/verify.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { dist, root } from '../browser/studio-pages.ts';
import { finishedRecord, partialRecord, sealedRecord } from '../shared/finished-record.ts';

const records = join(import.meta.dirname, 'fair-records');
const made = join(dist, 'boxcars-verify.mjs');
/** Nothing but the verifier and what it is asked to read. */
let bare: string;

beforeAll(() => {
  bare = mkdtempSync(join(tmpdir(), 'boxcars-bare-'));
  copyFileSync(made, join(bare, 'boxcars-verify.mjs'));
});
afterAll(() => rmSync(bare, { recursive: true, force: true }));

const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['boxcars-verify.mjs', ...args], {
    cwd: bare,
    encoding: 'utf8',
    env: {},
  });
  return { status, stderr, found: stdout === '' ? undefined : (JSON.parse(stdout) as Report & { values: unknown }) };
};

const checked = (record: unknown) => {
  writeFileSync(join(bare, 'record.json'), typeof record === 'string' ? record : JSON.stringify(record));
  return run('record.json');
};

test('it is one small file that imports nothing but Node’s own, with its SHA-256 beside it', () => {
  const file = readFileSync(made);
  const text = file.toString('utf8');
  const imports = [...text.matchAll(/\b(?:from|import)\s*\(?["']([\w@:./-]+)["']/g)].map(([, name]) => name);
  expect(imports).toContain('node:fs');
  expect(imports.filter(name => !name?.startsWith('node:'))).toEqual([]);
  expect(statSync(made).size).toBeLessThan(200_000);
  const hash = readFileSync(`${made}.sha256`, 'utf8').trim();
  expect(hash).toBe(createHash('sha256').update(file).digest('hex'));
});

const seed = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
const code = 'show-0001';
/** Chains of fairness.md: `H`, `A`, `B` start from bytes 20 … 3f, 40 … 5f, 60 … 7f. */
const [host, ann, ben] = [0x20, 0x40, 0x60].map(first =>
  chainFrom(Uint8Array.from({ length: 32 }, (_, i) => first + i)),
) as [readonly string[], readonly string[], readonly string[]];
const sources = [
  { name: 'host', value: host[1023]! },
  { name: 'player:0', value: ann[1023]! },
  { name: 'player:1', value: ben[1023]! },
];

/** Rows of the table of draws as they stand in fairness.md: nonce, label, link, digest of block 0, values. */
const rowsOfDraws = () =>
  readFileSync(join(root, 'docs/fairness.md'), 'utf8')
    .split('\n')
    .flatMap(line => {
      const cells = line.split('|').map(cell => cell.trim());
      const [, nonce = '', label = '', link = '', digest = '', value = ''] = cells;
      if (!/^\d+$/.test(nonce)) return [];
      return [
        {
          nonce: Number(nonce),
          label,
          link: link === 'A' ? ann[1022]! : '',
          digest: digest.slice(0, 64),
          values: value.replace(/\(.*/, '').trim().split(' ').map(Number),
        },
      ];
    });

test('FAIR-4, FAIR-5: it makes every draw of the vectors of fairness.md', () => {
  const rows = rowsOfDraws();
  expect(rows).toHaveLength(14);
  const made = run('--draw', JSON.stringify(rows.map(row => ({ seed, code, sources, ...row })))).found as unknown;
  expect(made).toEqual(
    rows.map(({ nonce, label, link, digest, values }) => ({
      commit: '9cb2b8850ea3ddbc1603c5d73a7ddd60cbf8baf78b1b35dd898a8e4c8faa7c58',
      publicSeed: 'b4cf816ffa3145deab9452b25fc49a0e7be81fc2943aad63b299dd9a2d27bcd0',
      nonce,
      label,
      link,
      digest,
      values,
      check: nonce === 1 ? (link === '' ? '2a8df3c0' : '8e31611e') : expect.stringMatching(/^[0-9a-f]{8}$/),
    })),
  );
  expect(run('--draw', JSON.stringify({ seed, code, nonce: 0, label: 'cards:52' }))).toMatchObject({ status: 2 });
});

test('FAIR-2, FAIR-3: it follows the chains of the vectors, and names the link that is none', () => {
  const record = {
    format: 'boxcars-episode/1',
    rules: 3,
    show: 'six-dice',
    options: {},
    pack: {},
    seats: ['Ann', 'Ben'],
    code,
    seed,
    commit: '9cb2b8850ea3ddbc1603c5d73a7ddd60cbf8baf78b1b35dd898a8e4c8faa7c58',
    publicSeed: 'b4cf816ffa3145deab9452b25fc49a0e7be81fc2943aad63b299dd9a2d27bcd0',
    sources,
    chains: [host, ann, ben].map((chain, i) => ({ name: sources[i]!.name, from: 0, place: 0, pledge: chain[1024] })),
    commitments: [],
    entries: [
      { by: 'host', do: 'start', reveal: host[1023] },
      { by: 0, do: 'roll', reveal: ann[1022] },
    ],
  };
  const { status, found } = checked(record);
  expect([status, found?.verdict, found?.faults]).toEqual([0, 'ok', []]);
  expect(found?.chains.map(({ used }) => used)).toEqual([1, 2, 1]);
  const wrong = { ...record, entries: [record.entries[0], { ...record.entries[1], reveal: ben[1022] }] };
  expect(checked(wrong)).toMatchObject({ status: 1, found: { firstFailing: 1, entries: [{}, { fault: 'link' }] } });
});

test('it agrees with the page on a record of each show, stored ones too, and names the changed entry', () => {
  for (const show of ['lucky-numbers', 'lucky-puzzle', 'hot-dice', 'on-a-roll', 'six-dice', 'hot-hand']) {
    const record = sealedRecord(show, 60);
    const { status, found } = checked(record);
    expect([show, status]).toEqual([show, 0]);
    expect(found).toEqual(JSON.parse(JSON.stringify(verifyRecord(record, showNamed))));
  }
  const files = readdirSync(records);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const record = JSON.parse(readFileSync(join(records, file), 'utf8')) as {
      entries: { drew?: object }[];
    };
    const { status, found } = checked(record);
    expect([file, status, found?.verdict]).toEqual([file, 0, 'ok']);
    const changed = record.entries.findLastIndex(({ drew }) => drew !== undefined && 'dice' in drew);
    const { dice } = record.entries[changed]!.drew as { dice: number[] };
    dice[0] = (dice[0]! % 6) + 1;
    expect(checked(record)).toMatchObject({ status: 1, found: { verdict: 'fails', firstFailing: changed } });
  }
});

test('it exits with 3 if it is too early to tell, and with 2 and one line if the file is not a record', () => {
  expect(checked(partialRecord())).toMatchObject({ status: 3, found: { verdict: 'unchecked', unchecked: 'partial' } });
  const { commit: _commit, ...open } = finishedRecord('six-dice', 20);
  expect(checked(open)).toMatchObject({ status: 3, found: { unchecked: 'no-commit' } });
  for (const nothing of ['', 'no JSON', '[]', '{"format":"boxcars-episode/1","show":"chess"}']) {
    const { status, stderr, found } = checked(nothing);
    expect([nothing, status, found]).toEqual([nothing, 2, undefined]);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
  const older = checked({ ...finishedRecord('six-dice', 5), rules: 2 });
  expect(older).toMatchObject({ status: 2, stderr: expect.stringContaining('Commit a9707e9 still reads it') });
  expect(run('nowhere.json')).toMatchObject({ status: 2, found: undefined });
  expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('usage') });
});
