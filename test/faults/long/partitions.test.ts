/** Three processes, Postgres and Redis behind links that are cut one way, both ways, flap and are slow, while people and robots play. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../../server/store/store.ts';
import { seededLuck } from '../../../shared/engine/robots.ts';
import { LocalPostgres } from '../../../tools/cluster/local-postgres.ts';
import { Network, network } from '../../../tools/cluster/network.ts';
import { ClusterOfServers } from '../../processes/cluster.ts';
import type { ServerProcess } from '../../processes/server-process.ts';
import { freshFolder } from '../../rooms/playhouse.ts';
import type { Cast, CastRequest } from '../cast.ts';
import { audited, begin, settle } from '../cluster-company.ts';
import { type Company, programme } from '../company.ts';
import { hostNames, Nemesis, processNames } from '../nemesis.ts';
import { pause, quantile } from '../sizes.ts';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
/** Faults in all; by default until each kind was there once. */
const wanted = Number(process.env.STRIKES ?? Nemesis.faults);

/** Milliseconds after which a show that does not go on stands still for good. */
const patience = 60_000;

/** Milliseconds: longer than a lease, a query and the wait for processes that come back together. */
const longerThanAnyWaits = 15_000;

/** What each page of a show still lacks. */
const lacks = ({ all, tape, show, code }: Cast, entries: number): readonly string[] => {
  const seen = [...all.map(({ state }) => state), tape.state];
  return seen.flatMap((state, i) =>
    state !== undefined && state.entries >= entries && state.paused !== 'store'
      ? []
      : [`page ${i} of ${show} ${code} has ${state?.entries} of ${entries} entries, paused “${state?.paused}”`],
  );
};

interface Playing {
  readonly net: Network<(typeof hostNames)[number]>;
  readonly cluster: ClusterOfServers;
  readonly company: Company;
  readonly store: Store;
}

/** Milliseconds until every show has gone on, and every page shows what the store has. Otherwise says what is wrong. */
const converge = async ({ cluster, company, store }: Playing): Promise<number> => {
  const from = performance.now();
  const before = new Map<Cast, number>();
  for (const cast of company.on) before.set(cast, (await store.episode(cast.code))?.entries ?? 0);
  for (;;) {
    const lacking = company.on.flatMap(cast => lacks(cast, (before.get(cast) ?? -1) + 1));
    const time = performance.now() - from;
    if (lacking.length === 0) return time;
    if (time > patience) {
      await Promise.race([company.stop(), pause(patience)]);
      const { faults } = await audited(cluster, company);
      throw new Error(`not every page is right again, SEED=${seed}: ${[...lacking, ...faults].join('; ')}`);
    }
    await pause(50);
  }
};

/** People and robots play on it, and each part of the cluster is on a host of its own. */
const playApart = async (requests: readonly CastRequest[]): Promise<Playing> => {
  const net = await Network.of(hostNames);
  onTestFinished(() => net.close());
  const { hosts } = net;
  const postgres = new LocalPostgres(`${freshFolder()}-pg`, hosts.postgres);
  onTestFinished(() => postgres.remove());
  await postgres.start();
  const database = await postgres.database();
  const cluster = await ClusterOfServers.apart(
    {
      processes: processNames.map(name => hosts[name]),
      redis: hosts.redis,
      pages: hosts.pages,
      database: postgres.inNetwork(database),
      network,
    },
    database,
  );
  onTestFinished(() => cluster.close());
  const company = begin(
    cluster,
    requests.map(wish => ({ ...wish, pace: 100 })),
    seed,
  );
  await company.promises(30);
  const store = await cluster.store();
  onTestFinished(() => store.close());
  return { net, cluster, company, store };
};

test(`three processes behind links that are cut keep every promise, SEED=${seed}`, async () => {
  const playing = await playApart(programme.map(wish => ({ ...wish, beats: true })));
  const { net, cluster, company } = playing;
  const nemesis = new Nemesis(net, cluster.servers, seededLuck(seed));
  const back: number[] = [];
  const lost = net.lost;
  for (let faults = 0; faults < wanted; ) {
    const strike = await nemesis.strike();
    faults += strike.faults;
    // Said first, in case that nothing more can be said.
    console.info(`${strike.said}; ${company.promised} moves so far`);
    back.push(await converge(playing));
  }
  const packets = net.lost - lost;
  const numbers = await settle(cluster, company);
  console.info(
    `${wanted} faults, SEED=${seed}: ${packets} packets lost, every page was right again within ` +
      `${Math.round(Math.max(...back))} ms (p50 ${Math.round(quantile(back, 0.5))}); ${JSON.stringify(numbers)}; 0 faults`,
  );
  expect(packets).toBeGreaterThan(0);
});

test('pages reach a show through another process while they cannot reach the one that plays it', async () => {
  const playing = await playApart(programme.slice(0, 6).map(wish => ({ ...wish, beats: true })));
  const { net, cluster, company } = playing;
  for (const name of processNames) {
    net.cut(name, 'pages');
    net.cut('pages', name);
    await converge(playing);
    net.heal(name, 'pages');
    net.heal('pages', name);
    await converge(playing);
  }
  await settle(cluster, company);
});

test('shows of a process that alone has lost the database go on at the others while it is cut off', async () => {
  const playing = await playApart(programme.slice(0, 6));
  const { net, cluster, company, store } = playing;
  const places = async () =>
    Promise.all(company.on.map(async ({ code }) => (await store.playedAt(code))?.address ?? 'nobody'));
  // Where it is gone for all, and comes back for each at a moment of its own, pages stay where they are.
  const drops = () => company.casts.flatMap(({ all }) => all.map(page => page.drops)).reduce((sum, n) => sum + n, 0);
  const dropped = drops();
  for (const name of processNames) net.cut('postgres', name);
  await vi.waitFor(() => expect(company.on.every(({ viewer }) => viewer.state?.paused === 'store')).toBe(true), {
    timeout: patience,
  });
  await pause(longerThanAnyWaits);
  for (const name of processNames) net.heal('postgres', name);
  await converge(playing);
  expect(drops()).toBe(dropped);

  for (const [i, name] of processNames.entries()) {
    const { url } = cluster.servers[i] as ServerProcess;
    const shows = (await places()).filter(address => address === url).length;
    net.cut(name, 'postgres');
    net.cut('postgres', name);
    const time = await converge(playing);
    expect(await places()).not.toContain(url);
    net.heal(name, 'postgres');
    net.heal('postgres', name);
    console.info(`${name} lost the database; its ${shows} shows were on again elsewhere after ${Math.round(time)} ms`);
    await converge(playing);
  }
  await settle(cluster, company);
});
