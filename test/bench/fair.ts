/** What a link costs that comes with a move: from the move to the patch, beside the same show without links. */
import { ServerProcess } from '../processes/server-process.ts';
import { EndlessShow, sixDice } from './endless.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { inFolder } from './house.ts';
import { Swarm } from './swarm.ts';

const warming = 60;
const moves = 400;

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

export const fair = (): Promise<readonly Figure[]> =>
  inFolder(async folder => {
    const server = await ServerProcess.at({ DATA_DIR: folder });
    await server.start();
    const swarm = new Swarm();
    const groups = ['with', 'without'] as const;
    try {
      const shows = {
        with: await EndlessShow.open(server.url, sixDice, true),
        without: await EndlessShow.open(server.url, sixDice),
      };
      for (const group of groups) await swarm.join(group, server.url, shows[group].code, 1);
      const times = { with: [] as number[], without: [] as number[] };
      const measure = async (group: 'with' | 'without') => {
        const { got } = await swarm.expect(group);
        const from = process.hrtime.bigint();
        const moved = shows[group].move();
        const time = Number((await got).at - from) / 1e6;
        await moved;
        await pause(15);
        return time;
      };
      for (let i = 0; i < warming; i++) for (const group of groups) await measure(group);
      // They take turns, and which comes first changes too: whatever else the machine does meets both.
      for (let i = 0; i < moves; i++)
        for (const group of i % 2 === 0 ? groups : groups.toReversed()) times[group].push(await measure(group));
      for (const group of groups) shows[group].leave();
      const at = (q: number) => [quantile(times.with, q), quantile(times.without, q)] as const;
      const unit = 'ms (without links)';
      return [
        figure('fair', 'a link with each move: move to patch, p50', ...at(0.5), unit, 'at most 1.02'),
        figure('fair', 'a link with each move: move to patch, p90', ...at(0.9), unit),
      ];
    } finally {
      swarm.leave();
      await server.stop();
    }
  });
