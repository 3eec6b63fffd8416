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

const warming = 60;
const moves = 400;

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

export const fair = (): Promise<readonly Figure[]> =>
  inFolder(async folder => {
    const { BEFORE = '' } = process.env;
    const servers: ServerProcess[] = [];
    const groups: Group[] = [];
    const swarm = new Swarm();
    const open = async (name: string, { url }: ServerProcess, linked: boolean): Promise<Group> => {
      const group = { name, show: await EndlessShow.open(url, sixDice, linked), times: [] };
      await swarm.join(name, url, group.show.code, 1);
      groups.push(group);
      return group;
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
      const linked = await open('linked', own, true);
      const plain = await open('plain', own, false);
      let before: Group | undefined;
      if (BEFORE !== '') {
        const other = await serverIn(BEFORE, join(folder, 'before'));
        servers.push(other);
        before = await open('before', other, false);
        // Each server has two shows to play, or the other one would be better practised.
        await open('beside', other, false);
      }
      for (let i = 0; i < warming; i++) for (const group of groups) await measure(group);
      // They take turns, and which comes first changes too: whatever else the machine does meets all of them.
      for (let i = 0; i < moves; i++)
        for (const group of i % 2 === 0 ? groups : groups.toReversed()) group.times.push(await measure(group));
      const at = (q: number, beside: Group) => [quantile(linked.times, q), quantile(beside.times, q)] as const;
      const name = (q: string) => `a link with each move: move to patch, ${q}`;
      return [
        figure('fair', name('p50'), ...at(0.5, plain), 'ms (without links)', 'at most 1.02'),
        figure('fair', name('p90'), ...at(0.9, plain), 'ms (without links)'),
        ...(before === undefined
          ? []
          : [figure('fair', name('p50'), ...at(0.5, before), 'ms (the build before links)', 'at most 1.02')]),
      ];
    } finally {
      for (const { show } of groups) show.leave();
      swarm.leave();
      for (const server of servers) await server.stop();
    }
  });
