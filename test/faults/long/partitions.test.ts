/** Three processes, Postgres and Redis behind links that are cut one way, both ways and flap, while people and robots play. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../../server/store/store.ts';
import { seededLuck } from '../../../shared/engine/robots.ts';
import { LocalPostgres } from '../../../tools/cluster/local-postgres.ts';
import { Network, network } from '../../../tools/cluster/network.ts';
import { ClusterOfServers } from '../../processes/cluster.ts';
import type { ServerProcess } from '../../processes/server-process.ts';
import { freshFolder } from '../../rooms/playhouse.ts';
import type { Cast, CastRequest } from '../cast.ts';
import { begin, settle } from '../cluster-company.ts';
import { type Company, programme } from '../company.ts';
import { hostNames, Nemesis, processNames } from '../nemesis.ts';
import { quantile } from '../sizes.ts';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
/** Faults in all; by default until each kind was there once. */
const wanted = Number(process.env.STRIKES ?? Nemesis.faults);

/** Milliseconds after which a show that does not go on stands still for good. */
const patience = 60_000;

/** What each page of a show still lacks. */
const lacks = ({ all, tape, show, code }: Cast, entries: number): readonly string[] => {
  const seen = [...all.map(({ state }) => state), tape.state];
  return seen.flatMap((state, i) =>
    state !== undefined && state.entries >= entries && state.paused !== 'store'
      ? []
      : [`page ${i} of ${show} ${code} has ${state?.entries} of ${entries} entries, paused “${state?.paused}”`],
  );
};

/** Milliseconds until every show has gone on, and every page shows what the store has. */
const converge = async (store: Store, company: Company): Promise<number> => {
  const from = performance.now();
  const count = async ({ code }: Cast) => (await store.episode(code))?.entries ?? 0;
  const before = new Map<Cast, number>();
  for (const cast of company.on) before.set(cast, await count(cast));
  await vi.waitFor(() => expect(company.on.flatMap(cast => lacks(cast, (before.get(cast) ?? -1) + 1))).toEqual([]), {
    timeout: patience,
    interval: 50,
  });
  return performance.now() - from;
};

/** People and robots play on it, and each part of the cluster is on a host of its own. */
const playApart = async (requests: readonly CastRequest[]) => {
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
  const { net, cluster, company, store } = await playApart(programme);
  const nemesis = new Nemesis(net, cluster.servers, seededLuck(seed));
  const back: number[] = [];
  const lost = net.lost;
  for (let faults = 0; faults < wanted; ) {
    const strike = await nemesis.strike();
    faults += strike.faults;
    const promised = company.promised;
    const time = await converge(store, company).catch(error => {
      throw new Error(`after ${faults} faults, the last that ${strike.said}, SEED=${seed}: ${error.message}`);
    });
    back.push(time);
    console.info(`${strike.said}; all pages were right ${Math.round(time)} ms later, ${promised} moves so far`);
  }
  const packets = net.lost - lost;
  const numbers = await settle(cluster, company);
  console.info(
    `${wanted} faults, SEED=${seed}: ${packets} packets lost, every page was right again within ` +
      `${Math.round(Math.max(...back))} ms (p50 ${Math.round(quantile(back, 0.5))}); ${JSON.stringify(numbers)}; 0 faults`,
  );
  expect(packets).toBeGreaterThan(0);
});

test('shows of a process that alone has lost the database go on at the others while it is cut off', async () => {
  const { net, cluster, company, store } = await playApart(programme.slice(0, 6));
  const playing = async () =>
    Promise.all(company.on.map(async ({ code }) => (await store.playedAt(code))?.address ?? 'nobody'));
  for (const [i, name] of processNames.entries()) {
    const { url } = cluster.servers[i] as ServerProcess;
    const shows = (await playing()).filter(address => address === url).length;
    net.cut(name, 'postgres');
    net.cut('postgres', name);
    const time = await converge(store, company);
    expect(await playing()).not.toContain(url);
    net.heal(name, 'postgres');
    net.heal('postgres', name);
    console.info(`${name} lost the database; its ${shows} shows were on again elsewhere after ${Math.round(time)} ms`);
    await converge(store, company);
  }
  await settle(cluster, company);
});
