import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hostInterventions } from '../../shared/engine/asides.ts';
import { anyMove, type Luck, pick, seededLuck } from '../../shared/engine/robots.ts';
import type { OperatorNews } from '../../shared/operator.ts';
import { postgres } from '../databases/databases.ts';
import { ClusterOfServers, figureOf, operatorToken } from '../processes/cluster.ts';
import { makeShow } from '../processes/make-show.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import { TapeReader } from '../processes/tape-reader.ts';
import { triesWithin, Visitor } from '../processes/visitor.ts';
import { until } from '../rooms/playhouse.ts';
import { away, begin, longest, settle, times } from './cluster-company.ts';
import { programme } from './company.ts';
import { sightFaults } from './history.ts';
import { testProgramsApart } from './programs-apart.ts';
import { testRolling } from './rolling.ts';
import { testScreensApart } from './screens-apart.ts';
import { pause, quantile, sizes } from './sizes.ts';
import { testTeamsApart } from './teams-apart.ts';

const come = async (url: string, code: string, options: ConstructorParameters<typeof Visitor>[2]): Promise<Visitor> => {
  const visitor = new Visitor(url, code, options);
  onTestFinished(() => visitor.leave());
  await visitor.join();
  return visitor;
};

const watchers = (server: ServerProcess) => figureOf(server, 'boxcars_clients{role="watch"}');

const asText = (visitor: Visitor) => JSON.stringify(visitor.state);

/** Somebody who may moves, at random. */
const playOne = async (people: readonly Visitor[], luck: Luck, id: string): Promise<void> => {
  const choices = () =>
    people.flatMap(visitor =>
      (visitor.own?.legal ?? [])
        .filter(({ do: move }) => !hostInterventions.includes(move))
        .map(legal => ({ visitor, legal })),
    );
  await until(() => choices().length > 0, 'somebody to be asked for a move');
  const { visitor, legal } = pick(choices(), luck);
  const { by: _by, do: move, ...inputs } = anyMove(legal, luck);
  const reply = await visitor.move(id, move as string, inputs);
  if (!reply?.ok) return;
  await until(() => people.every(one => (one.state?.entries ?? 0) > reply.entry), 'those who play to see a move');
};

const atHome = (code: string, servers: readonly ServerProcess[]) =>
  Promise.all(servers.map(server => fetch(`${server.url}/api/episodes/${code}`).then(answer => answer.json())));

describe('several processes', () => {
  let cluster: ClusterOfServers;
  beforeAll(async () => {
    cluster = await ClusterOfServers.start(sizes.processes, await (await postgres()).database(), true);
  });
  afterAll(() => cluster?.close());

  test('any page may ask any process, and all of them show the same', async () => {
    const [owner, other] = cluster.servers as readonly [ServerProcess, ServerProcess];
    const { code, token } = await makeShow(owner.url, { show: 'hot-hand', seats: 2, options: { hands: 50 } });
    const host = await come(owner.url, code, { as: 'host', token });
    // Through the other process: a page of either kind, and the television.
    const players = [
      await come(other.url, code, { as: 'play', name: 'Ada' }),
      await come(other.url, code, { as: 'play', name: 'Bea' }),
    ];
    expect(players.map(({ hello }) => hello?.seat)).toEqual([0, 1]);
    const crowd = await Promise.all(Array.from({ length: 12 }, () => come(other.url, code, { as: 'watch' })));
    const screen = await come(other.url, code, { as: 'watch', screen: 'tv' });
    const beside = await come(owner.url, code, { as: 'watch' });
    // Whoever asks another process is let in where the show is played.
    await expect.poll(async () => [await watchers(owner), await watchers(other)]).toEqual([13, 0]);
    // The tape is the same everywhere, and asked for once however many read it there.
    const readers = [owner, other, other, other].map(({ url }) => new TapeReader(`${url}/e/${code}/tape`));
    for (const reader of readers) await reader.begin();
    await until(() => beside.state?.spectators === 13, 'all spectators to be counted');

    expect(await host.move('start', 'start')).toEqual({ ok: true, entry: 0 });
    const luck = seededLuck(5);
    for (let n = 0; n < 60; n++) {
      await playOne([host, ...players], luck, `m${n}`);
      // Somebody new in the middle of it, who gets what is there and then what comes.
      if (n % 15 === 7) crowd.push(await come(other.url, code, { as: 'watch' }));
    }
    // Who came is counted once a second.
    await until(() => beside.state?.spectators === crowd.length + 1, 'all to be counted');
    for (const visitor of [...crowd, screen])
      await until(() => asText(visitor) === asText(beside), 'the same picture everywhere');
    expect(sightFaults([...crowd, screen, beside].map(({ shown }) => shown.sightings))).toEqual([]);
    for (const reader of readers) {
      // Another frame may come while the last one is read.
      while (reader.frame < (beside.state?.frame ?? 0)) await reader.until(beside.state?.frame ?? 0);
      expect(JSON.stringify(reader.state)).toBe(asText(beside));
    }
    const entries = beside.state?.entries;
    const clients = 3 + crowd.length + 2;
    await expect
      .poll(() => atHome(code, [owner, other]))
      .toEqual([
        expect.objectContaining({ code, entries, clients }),
        expect.objectContaining({ code, entries, clients }),
      ]);

    // What is asked of the other process is done by the one that plays it.
    const headers = { Authorization: `Bearer ${token}` };
    const moved = await fetch(`${other.url}/api/episodes/${code}/host-link`, { method: 'POST', headers });
    expect(moved.status).toBe(200);
    await until(() => host.drops === 1, 'the old link to be sent away');
    host.leave();
    const link = ((await moved.json()) as { links: { host: string } }).links.host;
    const gone = await fetch(`${other.url}/api/episodes/${code}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${link.split('#')[1]}` },
    });
    expect(gone.status).toBe(204);
    await until(() => [...crowd, ...players].every(({ here }) => !here), 'every page to be told');
    // Nobody else may ask what processes ask each other.
    expect((await fetch(`${owner.url}/peers/seats/${code}`, { method: 'POST' })).status).toBe(404);
  });

  test('a process that hangs loses its shows; players and viewers continue elsewhere', async () => {
    const [owner, other] = cluster.servers as readonly [ServerProcess, ServerProcess];
    const { code, token } = await makeShow(owner.url, { show: 'hot-hand', seats: 1, options: { hands: 50 } });
    const stays = await come(owner.url, code, { as: 'watch' });
    const host = await come(other.url, code, { as: 'host', token });
    await come(other.url, code, { as: 'play', name: 'Ada' });
    const reader = new TapeReader(`${other.url}/e/${code}/tape`);
    await reader.begin();
    const started = await host.move('start', 'start');
    expect(started).toEqual({ ok: true, entry: 0 });
    await reader.until(stays.state?.frame ?? 0);
    owner.signal('SIGSTOP');
    // Held by a process that does not answer any more.
    const held = reader.next();
    try {
      // As if its lease had ended. Its sockets are as open as before.
      const store = await cluster.store();
      for (const name of await store.processes()) {
        if ((await store.playedBy(name)).includes(code)) await store.endLease(name);
      }
      await store.close();
      const again = await come(other.url, code, { as: 'host', token });
      expect(again.tries).toBeLessThanOrEqual(triesWithin(5000));
      expect(await again.move('start', 'start')).toEqual(started);
      expect(await again.tell({ do: 'pause' })).toEqual({ ok: true });
      expect(await held).toBe(404);
      await reader.begin();
      expect(reader.state.paused).toBe('host');
      expect(stays.state?.paused).toBe('');
    } finally {
      owner.signal('SIGCONT');
    }
    // It cannot write, shows nothing, and finds out by that; the answer may get lost with the socket.
    void host.tell({ do: 'set', settings: { locked: true } }).catch(() => undefined);
    await until(() => [stays, host].every(({ drops }) => drops === 1), 'its sockets to go over');
    await until(() => stays.state?.paused === 'host', 'all to see the same');
    expect(stays.state?.locked).toBe(false);
    expect(sightFaults([stays, host].map(({ shown }) => shown.sightings))).toEqual([]);
  });

  testScreensApart(() => cluster);
  testTeamsApart(() => cluster, come);
  testProgramsApart(() => cluster);

  const gentle = programme.slice(0, sizes.shows).map(wish => ({ ...wish, pace: 60 }));

  test('the operator sees all processes from each, and ends a show wherever it is played', async () => {
    const [owner, other] = cluster.servers as readonly [ServerProcess, ServerProcess];
    const { code, token } = await makeShow(owner.url, { show: 'hot-hand', seats: 1 });
    const headers = { Authorization: `Bearer ${operatorToken}`, 'Content-Type': 'application/json' };
    const host = await come(owner.url, code, { as: 'host', token });
    const answerOf = async ({ url }: ServerProcess) =>
      (await (await fetch(`${url}/api/operator`, { headers })).json()) as OperatorNews;
    for (const server of [owner, other]) {
      // A process that was away is known to the others again a moment after it came back.
      const { processes, silent, rooms } = await vi.waitFor(
        async () => {
          const answer = await answerOf(server);
          expect(answer.processes).toHaveLength(cluster.servers.length);
          return answer;
        },
        { timeout: 30_000, interval: 100 },
      );
      expect(silent).toBe(0);
      const room = rooms.find(one => one.code === code);
      expect(processes.find(one => one.process === room?.process)?.address).toContain(new URL(owner.url).port);
    }
    const body = JSON.stringify({ do: 'close' });
    const answer = await fetch(`${other.url}/api/operator/episodes/${code}`, { method: 'POST', headers, body });
    expect(answer.status).toBe(204);
    expect(await host.move('start', 'start')).toMatchObject({ ok: false });
    // Whom one of them blocks, all of them turn away.
    const added = JSON.stringify({ kind: 'network', value: '203.0.113.0/24', for: 'day' });
    await fetch(`${owner.url}/api/operator/blocks`, { method: 'POST', headers, body: added });
    const troll = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
    for (const { url } of cluster.servers) expect((await fetch(`${url}/api/shows`, troll)).status).toBe(403);
    const { blocks } = await answerOf(other);
    expect(blocks).toMatchObject([{ hits: { count: cluster.servers.length, who: ['203.0.113.7'] } }]);
    await fetch(`${other.url}/api/operator/blocks/${blocks?.[0]?.id}`, { method: 'DELETE', headers });
    for (const { url } of cluster.servers) expect((await fetch(`${url}/api/shows`, troll)).status).toBe(200);
    // What only the processes ask each other answers nobody else.
    expect((await fetch(`${owner.url}/peers/operator`, { headers })).status).toBe(404);
  });

  test(`${sizes.processes} processes: killed, without Redis, renewed`, async () => {
    const company = begin(cluster, gentle, 11);
    await company.promises(30);

    for (const server of cluster.servers.slice(0, sizes.processKills)) {
      await server.stop('SIGKILL');
      await company.everybodyHere();
      await company.promises(20);
      await server.start();
    }
    const back = away(company);
    expect(Math.max(...back.map(({ tries }) => tries))).toBeLessThanOrEqual(triesWithin(5000));

    // Redis stops: what runs goes on, and nobody is turned away.
    const drops = company.casts.flatMap(({ all }) => all).reduce((sum, visitor) => sum + visitor.drops, 0);
    await cluster.redis.stop();
    await Promise.all([pause(sizes.cacheless), company.promises(20)]);
    const { code } = await makeShow((cluster.servers[0] as ServerProcess).url, { show: 'six-dice', public: true });
    await Promise.all(cluster.servers.map(({ url }) => come(url, code, { as: 'watch' })));
    await cluster.redis.start();
    // It comes back empty, and the rooms are on the list again.
    const listed = async () => {
      const answer = await fetch(`${(cluster.servers[1] as ServerProcess).url}/api/episodes`);
      const all = (await answer.json()) as { code: string; clients: number }[];
      return all.find(line => line.code === code)?.clients;
    };
    await vi.waitFor(async () => expect(await listed()).toBe(cluster.servers.length), {
      timeout: 60_000,
      interval: 100,
    });
    expect(company.casts.flatMap(({ all }) => all).reduce((sum, visitor) => sum + visitor.drops, 0)).toBe(drops);

    // One after another goes down in order and comes up anew.
    const before = away(company).length;
    for (const server of cluster.servers.slice(0, sizes.renewed)) {
      expect(await server.stop('SIGTERM')).toBe(0);
      await server.start();
      await company.everybodyHere();
    }
    const renewed = away(company).slice(before);
    const numbers = await settle(cluster, company);
    console.info(
      `${sizes.processes} processes: ${back.length} pages were back after ${sizes.processKills} kills within ` +
        `${longest(back)} ms (p50 ${Math.round(quantile(times(back), 0.5))}); ${sizes.cacheless / 1000} s without Redis ` +
        `dropped nobody; ${renewed.length} pages came back after ${sizes.renewed} renewals within ` +
        `${longest(renewed)} ms; ${JSON.stringify(numbers)}; 0 faults`,
    );
  });
});

// Part of the whole run alone; a test that is skipped would count as failed.
if (sizes.rolling > 0) testRolling();
