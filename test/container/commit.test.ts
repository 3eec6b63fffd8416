/** `/api/version` names the commit in every kind of folder that Git makes, and in an image. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commitIn } from '../../server/commit.ts';
import { isIgnored } from './dockerfile.ts';

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], { cwd: folder })
    .toString()
    .trim();

const repository = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'boxcars-commit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  git(folder, 'init', '--quiet', '--initial-branch=main');
  writeFileSync(join(folder, 'file'), '1');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message=one');
  return folder;
};

const ways: Readonly<Record<string, (folder: string) => string>> = {
  'on a branch': folder => folder,
  'on a branch that was packed': folder => {
    git(folder, 'pack-refs', '--all');
    return folder;
  },
  'without a branch': folder => {
    git(folder, 'checkout', '--quiet', '--detach');
    return folder;
  },
  'in a further work tree': folder => {
    git(folder, 'worktree', 'add', '--quiet', 'another');
    return join(folder, 'another');
  },
};

test.each(Object.entries(ways))('%s', (_way, go) => {
  const folder = go(repository());
  expect(commitIn(folder)).toBe(git(folder, 'rev-parse', 'HEAD'));
  expect(commitIn(folder)).toMatch(/^[0-9a-f]{40}$/);
});

test('in an image, from the few files of Git that go into it; of an archive it is not known', () => {
  const root = join(import.meta.dirname, '../..');
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n');
  const folder = repository();
  const image = join(folder, 'image');
  mkdirSync(image);
  expect(commitIn(image)).toBe('');
  cpSync(join(folder, '.git'), join(image, '.git'), {
    recursive: true,
    filter: source => !isIgnored(patterns, source.slice(folder.length + 1)),
  });
  expect(commitIn(image)).toBe(git(folder, 'rev-parse', 'HEAD'));
  for (const left of ['.env', '.git/objects/ab', '.git/config', 'data/key', 'node_modules', 'test/rooms'])
    expect(isIgnored(patterns, left), left).toBe(true);
  for (const taken of ['.git/HEAD', '.git/refs/heads/main', 'server/main.ts', 'CHANGELOG.md'])
    expect(isIgnored(patterns, taken), taken).toBe(false);
});
