import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../../server/store/postgres.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { openVault } from '../../../server/vault.ts';
import { LocalPostgres } from '../../../tools/cluster/local-postgres.ts';
import { ServerProcess } from '../../processes/server-process.ts';
import { freshFolder } from '../../rooms/playhouse.ts';
import { audit } from '../audit.ts';
import { Company, programme } from '../company.ts';
import { pause, sizes } from '../sizes.ts';

const playing = async (env: Record<string, string>) => {
  const server = await ServerProcess.at(env);
  const company = new Company(server.url, 7);
  onTestFinished(async () => {
    company.leave();
    await server.stop();
  });
  await server.start();
  company.start(programme.slice(0, 6));
  await company.promises(30);
  return { server, company };
};

/** Milliseconds until all pages of shows that are on say so. */
const untilAll = async (company: Company, says: (paused: string) => boolean): Promise<number> => {
  const from = performance.now();
  const allPaused = () => company.on.flatMap(({ all }) => all).every(({ state }) => says(state?.paused ?? '?'));
  while (!allPaused()) {
    if (performance.now() - from > 90_000) {
      const shown = company.on.map(
        ({ show, all }) => `${show}: ${all.map(({ state }) => state?.paused ?? '?').join(' ')}`,
      );
      throw new Error(`not every page said so: ${shown.join(', ')}`);
    }
    await pause(10);
  }
  return performance.now() - from;
};

/** A disk of 16 MB; where the machine gives none, a limit on what the server may write to a file. */
const smallDisk = (): {
  readonly folder: string;
  fill(pid: number): void;
  empty(pid: number): void;
  readonly how: string;
} => {
  const folder = freshFolder();
  const ballast = join(folder, 'ballast');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'boxcars', folder], { stdio: 'ignore' });
  } catch {
    const limit = (pid: number, bytes: string) =>
      execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
    return { folder, how: 'a limit on files', fill: pid => limit(pid, '1'), empty: pid => limit(pid, 'unlimited') };
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return {
    folder,
    how: 'a disk of 16 MB',
    fill: () => {
      // As much as there is goes in before it fails.
      expect(() => writeFileSync(ballast, Buffer.alloc(32 * 1024 * 1024), { flag: 'a' })).toThrow('ENOSPC');
    },
    empty: () => rmSync(ballast, { force: true }),
  };
};

test(`a full disk, ${sizes.fillings} times`, async () => {
  const disk = smallDisk();
  const { server, company } = await playing({ DATA_DIR: disk.folder });
  const [stops, returns]: [number[], number[]] = [[], []];
  for (let i = 0; i < sizes.fillings; i++) {
    await company.promises(10);
    disk.fill(server.pid);
    stops.push(await untilAll(company, paused => paused === 'store'));
    // A move that was stored before may be answered now. A new one may not be acknowledged.
    const full = performance.now();
    await pause(300);
    expect(company.promisedSince(full)).toBe(0);
    disk.empty(server.pid);
    returns.push(await untilAll(company, paused => paused !== 'store'));
  }
  await company.promises(10);
  await company.stop();
  const store = await openSqlite(disk.folder);
  const { faults, ...numbers } = await audit(store, openVault(disk.folder), company.casts);
  await store.close();
  console.info(
    `Disk full ${sizes.fillings} times (${disk.how}): all pages said so within ${Math.round(Math.max(...stops))} ms and went on ` +
      `within ${Math.round(Math.max(...returns))} ms; ${JSON.stringify(numbers)}; ${faults.length} faults`,
  );
  expect(faults).toEqual([]);
  expect(company.casts.flatMap(({ all }) => all.map(({ drops }) => drops)).every(drops => drops === 0)).toBe(true);
});

test(`Postgres stopped for ${sizes.stopped / 1000} s`, async () => {
  const folder = freshFolder();
  const postgres = new LocalPostgres(`${folder}-pg`);
  onTestFinished(() => postgres.remove());
  await postgres.start();
  const address = await postgres.database();
  const { company } = await playing({ DATA_DIR: folder, DATABASE_URL: address });
  const from = performance.now();
  await postgres.stop('SIGQUIT');
  const stopped = await untilAll(company, paused => paused === 'store');
  // A move that was stored before may be answered now. A new one may not be acknowledged.
  const away = performance.now();
  await pause(Math.max(0, sizes.stopped - (away - from)));
  expect(company.promisedSince(away)).toBe(0);
  await postgres.start();
  const back = await untilAll(company, paused => paused !== 'store');
  await company.promises(10);
  await company.stop();
  const store = await openPostgres(address);
  const { faults, ...numbers } = await audit(store, openVault(folder), company.casts);
  await store.close();
  console.info(
    `Postgres stopped for ${sizes.stopped / 1000} s: all pages said so after ${Math.round(stopped)} ms and went on ` +
      `${Math.round(back)} ms after it was back; ${JSON.stringify(numbers)}; ${faults.length} faults`,
  );
  expect(faults).toEqual([]);
});
