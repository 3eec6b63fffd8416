/** Two thousand people who play along call at once, again and again, beside a show that is played: what its moves notice. */
import type { RoomFacts } from '../../shared/crowd/messages.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { Callers } from './callers.ts';
import { EndlessShow } from './endless.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { inFolder } from './house.ts';

const people = 2000;
/** Milliseconds in which all of them call. */
const spread = 2000;
const rounds = 12;
/** Milliseconds between two moves, with calls and without. */
const pace = 30;
const warmUp = 200;

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** Milliseconds of each move until something is done. */
const movesUntil = async (show: EndlessShow, done: Promise<unknown>): Promise<readonly number[]> => {
  const times: number[] = [];
  let goesOn = true;
  void done.finally(() => {
    goesOn = false;
  });
  while (goesOn) {
    times.push(await show.move());
    await pause(pace);
  }
  return times;
};

export const room = (): Promise<readonly Figure[]> =>
  inFolder(async folder => {
    const server = await ServerProcess.at({ DATA_DIR: folder });
    await server.start();
    const callers = new Callers();
    try {
      // The people call what is asked in one show, and another one is played: a move would end the task in the midst of the calls.
      const [asked, played] = [await EndlessShow.open(server.url), await EndlessShow.open(server.url)];
      await callers.ask({ do: 'enter', url: server.url, code: asked.code, count: people });
      for (let i = 0; i < warmUp; i++) {
        await asked.move();
        await played.move();
        await pause(5);
      }
      const [without, among, ending]: [number[], number[], number[]] = [[], [], []];
      let called = 0;
      for (let round = 0; round < rounds; round++) {
        without.push(...(await movesUntil(played, pause(spread))));
        const facts = (await (await fetch(`${server.url}/api/episodes/${asked.code}/room`)).json()) as RoomFacts;
        const { task } = facts;
        if (task === null || !('options' in task)) {
          await asked.move();
          continue;
        }
        const values = task.options.map(({ value }) => value);
        const calling = callers.ask({ do: 'call', task: task.key, values, spread });
        among.push(...(await movesUntil(played, calling)));
        called += (await calling).ok;
        ending.push(await asked.move());
      }
      asked.leave();
      played.leave();
      const name = `${people.toLocaleString('en')} people call within ${spread / 1000} s (${called.toLocaleString('en')} calls)`;
      return [
        figure(
          'room',
          `${name}: the move that ends their task, p50`,
          quantile(ending, 0.5),
          quantile(without, 0.5),
          'ms (nobody calls)',
        ),
        ...[0.5, 0.99].map(q =>
          figure(
            'room',
            `${name}: a move until who plays sees it, p${q * 100}`,
            quantile(among, q),
            quantile(without, q),
            'ms (nobody calls)',
            q > 0.9 ? 'at most 1.3' : '',
          ),
        ),
      ];
    } finally {
      callers.leave();
      await server.stop();
    }
  });
