import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '../../server/store/sqlite.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import { LocalPostgres } from '../../tools/cluster/local-postgres.ts';
import { databases, placeOn } from '../databases/databases.ts';
import { freshFolder, until } from '../rooms/playhouse.ts';
import { makeShow } from './make-show.ts';
import { ServerProcess } from './server-process.ts';
import { triesWithin, Visitor } from './visitor.ts';

const serverAt = async (env: Record<string, string>): Promise<ServerProcess> => {
  const server = await ServerProcess.at(env);
  onTestFinished(async () => void (await server.stop()));
  return server;
};

const visit = async (url: string, code: string, options: ConstructorParameters<typeof Visitor>[2]) => {
  const visitor = new Visitor(url, code, options);
  onTestFinished(() => visitor.leave());
  await visitor.join();
  return visitor;
};

/** A match of Lucky Numbers in which both contestants owe a number. */
const begun = async (url: string, clock = 120) => {
  const wish = { show: 'lucky-numbers', options: { judging: 'auto' }, clock, name: 'Monday' };
  const { code, token } = await makeShow(url, wish);
  const host = await visit(url, code, { as: 'host', token });
  const ann = await visit(url, code, { as: 'play', name: 'Ann' });
  const ben = await visit(url, code, { as: 'play', name: 'Ben' });
  const viewer = await visit(url, code, { as: 'watch' });
  for (const move of ['start', 'open-game', 'ask'])
    expect(await host.move(`host-${move}`, move)).toMatchObject({ ok: true });
  await until(() => ann.state?.entries === 3, 'the question on her page');
  expect(await ann.move('first', 'buzz', { number: 33 })).toEqual({ ok: true, entry: 3 });
  const all = [host, ann, ben, viewer];
  await until(() => all.every(({ state }) => state?.entries === 4), 'the picture on every page');
  return { code, token, host, ann, ben, viewer, all };
};

/** Everything of a page's picture that a restart must not change; what was being acted out then is over. */
const picture = ({ state }: Visitor) => {
  const { spectators: _sampled, cues, ...rest } = state ?? { spectators: 0, cues: '{}' };
  const { time: _acted, ...frame } = JSON.parse(cues) as CueFrame;
  return { ...rest, frame };
};

/** Whether nobody is in the middle of a write. */
const isLetGo = (folder: string): boolean => {
  const database = new Database(join(folder, databaseFile), { timeout: 0 });
  try {
    database.exec('begin immediate; rollback');
    return true;
  } catch {
    return false;
  } finally {
    database.close();
  }
};

/** As the kernel calls it. */
const stopped = 'T';

const stateOf = (pid: number): string => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2)[0] ?? '';
};

/** `folder`: that of SQLite's file. A process that hangs in the middle of a write keeps everybody from writing. */
const standStill = async (server: ServerProcess, folder: string | undefined): Promise<void> => {
  for (;;) {
    server.signal('SIGSTOP');
    await until(() => stateOf(server.pid) === stopped, 'the process to stand still');
    if (folder === undefined || isLetGo(folder)) return;
    server.signal('SIGCONT');
    await until(() => stateOf(server.pid) !== stopped, 'the process to go on');
  }
};

describe.each(databases)('on %s', database => {
  test('after kill -9 and start everything is where it was, and every page comes back by itself', async () => {
    const folder = freshFolder();
    const server = await serverAt({ DATA_DIR: folder, ...(await placeOn(database, folder)).env });
    await server.start();
    const { host, ann, ben, viewer, all } = await begun(server.url);
    const before = all.map(picture);
    await server.stop('SIGKILL');
    await until(() => all.every(({ here }) => !here), 'the pages to notice');
    await server.start();
    const tried = all.map(({ tries }) => tries);
    await until(
      () => all.every(({ state }) => state?.seats.every(({ connected }) => connected) && state.hostPresent),
      'every page to be back',
    );
    // Within 3 s of the server being back.
    for (const [i, { tries }] of all.entries()) expect(tries - (tried[i] ?? 0)).toBeLessThanOrEqual(3);
    expect(all.map(picture)).toEqual(before);
    expect([ann.hello?.seat, ben.hello?.seat, host.hello?.role]).toEqual([0, 1, 'host']);
    // The answer to her move was perhaps lost; sent again, it counts once.
    expect(await ann.move('first', 'buzz', { number: 33 })).toEqual({ ok: true, entry: 3 });
    expect(host.own?.undo).toMatchObject({ entry: { by: 0, do: 'buzz' } });
    expect(await ben.move('his', 'buzz', { number: 66 })).toEqual({ ok: true, entry: 4 });
    await until(() => viewer.state?.phase === 'answer', 'the show to go on');
    expect(all.flatMap(({ contradictions }) => contradictions)).toEqual([]);
  });

  test('one of two servers plays an episode; when it falls silent the other takes over, and the first may not continue', async () => {
    const folder = freshFolder();
    const env = { DATA_DIR: folder, LEASE_SECONDS: '3', ...(await placeOn(database, folder)).env };
    const [one, other] = [await serverAt(env), await serverAt(env)];
    await one.start();
    await other.start();
    const { code, token, host, ann, ben, all } = await begun(one.url, 0);
    const join = (server: ServerProcess) =>
      fetch(`${server.url}/matchmake/joinById/${code}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ as: 'host', token }),
      });
    const refused = await join(other);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    // What is known of it anybody may say.
    expect(await (await fetch(`${other.url}/api/episodes/${code}`)).json()).toMatchObject({ entries: 4 });
    await standStill(one, database === 'SQLite' ? folder : undefined);
    const there = await visit(other.url, code, { as: 'play', token: ben.token });
    expect(there.tries).toBeLessThanOrEqual(triesWithin(5000));
    const late = ben.try('late', 'buzz', { number: 2 });
    expect(await there.move('here', 'buzz', { number: 77 })).toEqual({ ok: true, entry: 4 });
    one.signal('SIGCONT');
    // It wakes up, finds that it lost the show, and sends everybody away; nothing that it was asked has an effect.
    expect(await late).not.toMatchObject({ ok: true });
    await until(() => all.every(({ drops }) => drops > 0), 'the pages to be sent on');
    for (const visitor of [host, ann])
      expect(await visitor.try('more', 'answer', { text: 'x' })).not.toMatchObject({ ok: true });
    expect(there.state?.entries).toBe(5);
    const stored = await (await fetch(`${one.url}/api/episodes/${code}`)).json();
    expect(stored).toMatchObject({ entries: 5 });
    await other.stop('SIGKILL');
    // On one machine nobody has to wait for the lease of a process that is known to be dead.
    const { tries } = host;
    await host.join();
    expect(host.tries - tries).toBeLessThanOrEqual(2);
    await until(() => host.state?.entries === 5, 'the show to be back');
  });
});

/** Every page says that the show is paused, nothing is accepted, and it goes on by itself. */
const standsStill = async (
  { ann, ben, all }: Awaited<ReturnType<typeof begun>>,
  fails: () => Promise<void>,
  returns: () => Promise<void>,
) => {
  const deadline = ben.state?.deadline ?? 0;
  const before = Date.now();
  await fails();
  // The one that finds out first may be the move or the sign of life.
  expect(await ben.try('his', 'buzz', { number: 66 })).toMatchObject({ ok: false, code: 'store' });
  await until(() => all.every(({ state }) => state?.paused === 'store'), 'every page to say so');
  const asked = Date.now();
  expect(await ann.try('hers', 'buzz', { number: 1 })).toMatchObject({ ok: false });
  expect(all.map(({ state }) => state?.entries)).toEqual([4, 4, 4, 4]);
  const stands = Date.now() - asked;
  await returns();
  await until(() => all.every(({ state }) => state?.paused === ''), 'the show to go on');
  // The time in which nobody could move is given back: all of it, and no more. Clocks are read to a few milliseconds.
  const given = (ben.state?.deadline ?? 0) - deadline;
  expect(given).toBeGreaterThan(stands - 50);
  expect(given).toBeLessThan(Date.now() - before + 50);
  expect(await ben.move('his', 'buzz', { number: 66 })).toEqual({ ok: true, entry: 4 });
  await until(() => all.every(({ state }) => state?.entries === 5), 'the move on every page');
  expect(all.map(({ drops }) => drops)).toEqual([0, 0, 0, 0]);
};

test('a file that can take no more pauses the show on every page, and it goes on when there is room again', async () => {
  const folder = freshFolder();
  const server = await serverAt({ DATA_DIR: folder });
  await server.start();
  const show = await begun(server.url);
  const limit = (bytes: number | 'unlimited') =>
    void execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  await standsStill(
    show,
    async () => limit(statSync(join(folder, `${databaseFile}-wal`)).size),
    async () => {
      expect(await ready()).toBe(503);
      limit('unlimited');
    },
  );
  expect(await ready()).toBe(200);
});

test('a Postgres that stops pauses the show on every page, and it goes on when it is back', async () => {
  const folder = freshFolder();
  const postgres = new LocalPostgres(`${folder}-pg`);
  onTestFinished(() => postgres.remove());
  await postgres.start();
  const server = await serverAt({ DATA_DIR: folder, DATABASE_URL: await postgres.database() });
  await server.start();
  const show = await begun(server.url);
  await standsStill(
    show,
    () => postgres.stop('SIGQUIT'),
    () => postgres.start(),
  );
});
