/**
 * One show and its spectators on one process, against a plain `ws` server that sends the same bytes to as many. A broadcast
 * begins with a message to the server: here a move that is judged, drawn, stored, and then shown. Both take turns.
 */
import { ServerProcess } from '../processes/server-process.ts';
import { EndlessShow } from './endless.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { inFolder } from './house.ts';
import { RawBroadcast } from './raw-broadcast.ts';
import { Swarm } from './swarm.ts';
import { cpuOf, memoryOf } from './usage.ts';

const crowds = [1000, 2000];
const runs = 5;
const moves = 24;
/** Played before: what has just started is slow for a while. */
const warmUp = 200;
/** And with everybody there: sending to thousands is slow at first as well. */
const warmWithAll = 100;

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

interface Run {
  /** Milliseconds until the last one had it, the middle one of all broadcasts. */
  readonly latency: number;
  /** Milliseconds of CPU for each. */
  readonly cpu: number;
}

/** `send`: sets off one broadcast. */
const measure = async (
  pid: number,
  swarm: Swarm,
  group: string,
  moves: number,
  send: (i: number) => unknown,
  kept?: Buffer[],
): Promise<Run> => {
  const times: number[] = [];
  const before = cpuOf(pid);
  for (let i = 0; i < moves; i++) {
    const { got } = await swarm.expect(group);
    const from = process.hrtime.bigint();
    const sent = send(i);
    const { at, last } = await got;
    times.push(Number(at - from) / 1e6);
    kept?.push(last);
    await sent;
    await pause(5);
  }
  return { latency: quantile(times, 0.5), cpu: (cpuOf(pid) - before) / moves };
};

/** The run whose ratio is the middle one. */
const middle = (pairs: readonly (readonly [Run, Run])[], of: (run: Run) => number): readonly [number, number] => {
  const sorted = pairs.toSorted(([a, b], [c, d]) => of(a) / of(b) - of(c) / of(d));
  const [own, raw] = sorted[Math.floor(sorted.length / 2)] as readonly [Run, Run];
  return [of(own), of(raw)];
};

const withCrowd = (count: number): Promise<readonly Figure[]> =>
  inFolder(async folder => {
    const server = await ServerProcess.at({ DATA_DIR: folder });
    await server.start();
    const raw = await RawBroadcast.start();
    const swarm = new Swarm();
    try {
      const show = await EndlessShow.open(server.url);
      for (let i = 0; i < warmUp; i++) {
        await show.move();
        // A client that requests without a pause is cut off as a flood.
        await pause(5);
      }
      const empty = [memoryOf(server.pid), memoryOf(raw.pid)] as const;
      await swarm.join('own', server.url, show.code, count);
      await swarm.join('raw', raw.url, '', count);
      // The number of spectators is shown once more.
      await pause(1500);
      const full = [memoryOf(server.pid), memoryOf(raw.pid)] as const;
      const pairs: (readonly [Run, Run])[] = [];
      for (let run = -1; run < runs; run++) {
        const patches: Buffer[] = [];
        // The first one warms both up.
        const count = run < 0 ? warmWithAll : moves;
        const own = await measure(server.pid, swarm, 'own', count, () => show.move(), patches);
        const plain = await measure(raw.pid, swarm, 'raw', count, i => raw.send(patches[i] ?? Buffer.alloc(100)));
        if (run >= 0) pairs.push([own, plain]);
      }
      show.leave();
      const name = `${count.toLocaleString('en')} spectators`;
      return [
        figure(
          'fan-out',
          `${name}: a move until the last one has it, p50`,
          ...middle(pairs, ({ latency }) => latency),
          'ms (raw ws)',
          'at most 1.2',
        ),
        figure('fan-out', `${name}: CPU per patch`, ...middle(pairs, ({ cpu }) => cpu), 'ms (raw ws)', 'at most 1.2'),
        figure(
          'fan-out',
          `${name}: memory of each`,
          (full[0] - empty[0]) / count,
          (full[1] - empty[1]) / count,
          'kB (raw ws)',
          'at most 2',
        ),
      ];
    } finally {
      swarm.leave();
      raw.stop();
      await server.stop();
    }
  });

export const fanOut = async (): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const count of crowds) figures.push(...(await withCrowd(count)));
  return figures;
};
