/**
 * Ten thousand spectators of one show over four processes that play as one, compared with four plain `ws` servers that send the
 * same bytes to as many. Also how long a player's move takes with and without that crowd.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalPostgres } from '../../tools/cluster/local-postgres.ts';
import { ClusterOfServers } from '../processes/cluster.ts';
import { EndlessShow } from './endless.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { RawBroadcast } from './raw-broadcast.ts';
import { type Got, Swarm } from './swarm.ts';

const processes = 4;
const spectators = 10_000;
const runs = 5;
const broadcasts = 8;
/**
 * Milliseconds between two moves, with the crowd and without. People take longer; by then the crowd of the one before has been
 * served, also where that took twice as long as usual. A process that rests is slower afterwards, so both rest alike; and one
 * in a hundred is only known of several hundred.
 */
const pace = 300;
const moves = 350;

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

const roundTrips = async (show: EndlessShow): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let i = 0; i < moves; i++) {
    times.push(await show.move());
    await pause(pace);
  }
  return times;
};

/** Milliseconds until the last of all has it, the middle one of some broadcasts. */
const latency = async (
  swarms: readonly Swarm[],
  group: string,
  send: (i: number) => unknown,
  kept?: Buffer[],
): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < broadcasts; i++) {
    const listening: Promise<Got>[] = [];
    for (const swarm of swarms) listening.push((await swarm.expect(group)).got);
    const from = process.hrtime.bigint();
    const sent = send(i);
    const all = await Promise.all(listening);
    times.push(Math.max(...all.map(({ at }) => Number(at - from) / 1e6)));
    const [first] = all;
    if (first !== undefined) kept?.push(first.last);
    await sent;
    await pause(20);
  }
  return quantile(times, 0.5);
};

export const crowd = async (): Promise<readonly Figure[]> => {
  const postgres = new LocalPostgres(mkdtempSync(join(tmpdir(), 'boxcars-pg-')));
  await postgres.start();
  process.once('exit', () => void postgres.stop('SIGQUIT'));
  const cluster = await ClusterOfServers.start(processes, await postgres.database());
  const raws = await Promise.all(Array.from({ length: processes }, () => RawBroadcast.start()));
  const swarms = [new Swarm(), new Swarm()];
  try {
    const [owner] = cluster.servers;
    const show = await EndlessShow.open(owner?.url ?? '');
    for (let i = 0; i < 50; i++) await show.move();
    const without = await roundTrips(show);
    const join = async (swarm: Swarm, whose: number) => {
      for (const [i, server] of cluster.servers.entries()) {
        if (i % swarms.length !== whose) continue;
        await swarm.join('own', server.url, show.code, spectators / processes);
        await swarm.join('raw', raws[i]?.url ?? '', '', spectators / processes);
      }
    };
    await Promise.all(swarms.map(join));
    // The number of spectators is shown once more.
    await pause(3000);
    const pairs: (readonly [number, number])[] = [];
    for (let run = -1; run < runs; run++) {
      const patches: Buffer[] = [];
      const own = await latency(swarms, 'own', () => show.move(), patches);
      const plain = await latency(swarms, 'raw', i => {
        for (const raw of raws) raw.send(patches[i] ?? Buffer.alloc(100));
      });
      if (run >= 0) pairs.push([own, plain]);
    }
    const middle = pairs.toSorted(([a, b], [c, d]) => a / b - c / d)[Math.floor(runs / 2)] as readonly [number, number];
    const among = await roundTrips(show);
    show.leave();
    const name = `${spectators.toLocaleString('en')} spectators over ${processes} processes`;
    const at = (q: number) => [quantile(among, q), quantile(without, q)] as const;
    return [
      figure('crowd', `${name}: a move until the last one has it, p50`, ...middle, 'ms (raw ws)', 'at most 1.25'),
      figure('crowd', `${name}: round trip of who plays, p50`, ...at(0.5), 'ms (no spectators)'),
      figure('crowd', `${name}: round trip of who plays, p99`, ...at(0.99), 'ms (no spectators)', 'at most 1.5'),
    ];
  } finally {
    for (const swarm of swarms) swarm.leave();
    for (const raw of raws) raw.stop();
    await cluster.close();
    await postgres.remove();
  }
};
