/**
 * What a link costs that comes with a move: from the move to the patch, beside the same show without links. `BEFORE`: the folder
 * of another checkout with its packages, as of the last commit without links, whose server plays beside this one.
 */
import { join } from 'node:path';
import { ServerProcess } from '../processes/server-process.ts';
import { EndlessShow, sixDice } from './endless.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { inFolder } from './house.ts';
import { Swarm } from './swarm.ts';

/** Each round has fresh servers: what a process happens to compile well differs from one to the next by more than a link costs. */
const rounds = 3;
const warming = 60;
/** Of each show in each round. */
const moves = 250;

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** One show, and how long its moves took. */
interface Group {
  readonly name: string;
  readonly show: EndlessShow;
  readonly times: number[];
}

const serverIn = async (folder: string, data: string): Promise<ServerProcess> => {
  const server = await ServerProcess.at({ DATA_DIR: data }, join(folder, 'server/main.ts'));
  await server.start();
  return server;
};

/** How long moves took, by group. */
type Times = Readonly<Record<string, readonly number[]>>;

const round = (before: string): Promise<Times> =>
  inFolder(async folder => {
    const servers: ServerProcess[] = [];
    const groups: Group[] = [];
    const swarm = new Swarm();
    const open = async (name: string, { url }: ServerProcess, linked: boolean): Promise<void> => {
      const show = await EndlessShow.open(url, sixDice, linked);
      await swarm.join(name, url, show.code, 1);
      groups.push({ name, show, times: [] });
    };
    const measure = async ({ name, show }: Group): Promise<number> => {
      const { got } = await swarm.expect(name);
      const from = process.hrtime.bigint();
      const moved = show.move();
      const time = Number((await got).at - from) / 1e6;
      await moved;
      await pause(15);
      return time;
    };
    try {
      const own = await serverIn(join(import.meta.dirname, '../..'), join(folder, 'now'));
      servers.push(own);
      await open('linked', own, true);
      await open('plain', own, false);
      if (before !== '') {
        const other = await serverIn(before, join(folder, 'before'));
        servers.push(other);
        await open('before', other, false);
        // Each server has two shows to play, or the other one would be better practised.
        await open('beside', other, false);
      }
      for (let i = 0; i < warming; i++) for (const group of groups) await measure(group);
      // They take turns in changing order, so that other work on the machine affects all of them.
      for (let i = 0; i < moves; i++)
        for (const group of i % 2 === 0 ? groups : groups.toReversed()) group.times.push(await measure(group));
      return Object.fromEntries(groups.map(({ name, times }) => [name, times]));
    } finally {
      for (const { show } of groups) show.leave();
      swarm.leave();
      for (const server of servers) await server.stop();
    }
  });

export const fair = async (): Promise<readonly Figure[]> => {
  const { BEFORE = '' } = process.env;
  const all: Times[] = [];
  for (let i = 0; i < rounds; i++) all.push(await round(BEFORE));
  const at = (q: number, group: string) =>
    quantile(
      all.flatMap(times => times[group] ?? []),
      q,
    );
  const beside = (q: number, group: string, unit: string, goal = '') =>
    figure(
      'fair',
      `a link with each move: move to patch, p${100 * q}`,
      at(q, 'linked'),
      at(q, group),
      `ms (${unit})`,
      goal,
    );
  return [
    beside(0.5, 'plain', 'without links', 'at most 1.02'),
    beside(0.9, 'plain', 'without links'),
    ...(BEFORE === '' ? [] : [beside(0.5, 'before', 'the build before links', 'at most 1.02')]),
  ];
};
