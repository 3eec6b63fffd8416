/** A thousand episodes brought back into memory after their server was killed, against replaying them without a server. */
import { restore } from '../../server/rooms/restore.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { hostInterventions } from '../../shared/engine/asides.ts';
import { anyMove, pick, seededLuck } from '../../shared/engine/robots.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { type Figure, figure } from './figure.ts';
import { contextOn, inFolder, makeEpisode, openLive } from './house.ts';

const episodes = 1000;
const entries = 30;
/** Robots that move once a minute leave everything as it is while it is measured. */
const requests = ['lucky-numbers', 'lucky-puzzle', 'hot-dice', 'on-a-roll', 'six-dice'].map(show => ({
  show,
  robots: true,
  pace: 60_000,
}));

const roomsIn = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^boxcars_rooms (\d+)$/m.exec(text)?.[1] ?? 0);
};

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** Visitors who come at the same moment. */
const atOnce = 50;

/** Every show has a viewer, because a show that nobody watches pauses. */
const visit = async (url: string, codes: readonly string[]): Promise<void> => {
  const left = [...codes];
  const one = async () => {
    for (let code = left.pop(); code !== undefined; code = left.pop()) {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${url}/matchmake/joinById/${code}`, { method: 'POST', headers, body: '{}' });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`nobody gets into ${code}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
};

/** Milliseconds from the start of a server until it has all that run; and until it was on the air. */
const bring = async (
  server: ServerProcess,
  codes: readonly string[],
): Promise<{ readonly all: number; readonly air: number }> => {
  const from = performance.now();
  await server.start();
  const air = performance.now() - from;
  await visit(server.url, codes);
  while ((await roomsIn(server.url)) < codes.length) await pause(20);
  return { all: performance.now() - from, air };
};

export const restart = (): Promise<readonly Figure[]> =>
  inFolder(async folder => {
    const store = await openSqlite(folder);
    const context = contextOn(store, folder);
    const luck = seededLuck(9);
    const codes: string[] = [];
    // Nobody comes to what is over.
    const on: string[] = [];
    // Some at a time share their commits.
    const one = async (i: number) => {
      const code = await makeEpisode(context, requests[i % requests.length] ?? {});
      const live = await openLive(context, code);
      for (let n = 0; n < entries && !live.over; n++) {
        const legal = live.legal.filter(({ by, do: move }) => by !== 'clock' && !hostInterventions.includes(move));
        const { by, ...asked } = anyMove(pick(legal, luck), luck);
        await live.move(by, { ...asked, do: asked.do as string, id: null });
      }
      if (!live.over) on.push(code);
      await live.log.release();
      codes.push(code);
    };
    for (let i = 0; i < episodes; i += 100) await Promise.all(Array.from({ length: 100 }, (_, j) => one(i + j)));
    const from = performance.now();
    for (const code of codes) await restore(context, code);
    const replayed = performance.now() - from;
    await store.close();

    const server = await ServerProcess.at({ DATA_DIR: folder });
    try {
      await bring(server, on);
      await server.stop('SIGKILL');
      const { all, air } = await bring(server, on);
      return [
        figure(
          'restart',
          `${on.length} of ${episodes} episodes back after a kill, the others over`,
          all / 1000,
          replayed / 1000,
          's (replayed only)',
          'below 10 s',
        ),
        figure('restart', 'each of them', all / on.length, replayed / episodes, 'ms (replayed only)'),
        figure('restart', 'on the air after a kill', air / 1000, all / 1000, 's (all back)', 'below 3 s'),
      ];
    } finally {
      await server.stop();
    }
  });
