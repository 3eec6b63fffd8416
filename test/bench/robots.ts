/** Five hundred shows that robots play at a human pace, all on one process, and what a move takes among them. */

import { makeShow } from '../processes/make-show.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { EndlessShow } from './endless.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { inFolder } from './house.ts';
import { Swarm } from './swarm.ts';
import { cpuOf } from './usage.ts';

const shows = 500;
/** Milliseconds between two moves of a show. */
const pace = 2000;
const moves = 100;
const kinds = ['lucky-numbers', 'lucky-puzzle', 'hot-dice', 'on-a-roll', 'six-dice'] as const;

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** Milliseconds from a move to the patch that a spectator gets, of all moves. */
const patchTimes = async (show: EndlessShow, swarm: Swarm): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let i = 0; i < moves; i++) {
    const { got } = await swarm.expect('watch');
    const from = process.hrtime.bigint();
    const moved = show.move();
    times.push(Number((await got).at - from) / 1e6);
    await moved;
    await pause(60);
  }
  return times;
};

export const robots = (): Promise<readonly Figure[]> =>
  inFolder(async folder => {
    const server = await ServerProcess.at({ DATA_DIR: folder });
    await server.start();
    const swarm = new Swarm();
    try {
      const show = await EndlessShow.open(server.url);
      await swarm.join('watch', server.url, show.code, 1);
      await patchTimes(show, swarm);
      const alone = await patchTimes(show, swarm);
      for (let i = 0; i < shows; i++) await makeShow(server.url, { show: kinds[i % kinds.length], robots: true, pace });
      await pause(pace);
      const [cpu, from] = [cpuOf(server.pid), performance.now()];
      const among = await patchTimes(show, swarm);
      const busy = (cpuOf(server.pid) - cpu) / (performance.now() - from);
      show.leave();
      const at = (q: number) => [quantile(among, q), quantile(alone, q)] as const;
      const name = `${shows} robot shows, a move every ${pace / 1000} s`;
      return [
        figure('robots', `${name}: move to patch, p50`, ...at(0.5), 'ms (no other show)'),
        figure('robots', `${name}: move to patch, p99`, ...at(0.99), 'ms (no other show)', 'below 50 ms'),
        figure('robots', `${name}: CPU`, busy, 1, 'of a core'),
      ];
    } finally {
      swarm.leave();
      await server.stop();
    }
  });
