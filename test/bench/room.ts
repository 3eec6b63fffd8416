/**
 * Two thousand people who play along call at once, again and again, beside a show that is played in the same process: what its
 * moves notice. (In the show itself a move would end the task in the midst of the calls.)
 */
import type { RoomFacts } from '../../shared/crowd/messages.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { Callers } from './callers.ts';
import { EndlessShow } from './endless.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { inFolder } from './house.ts';

const people = 2000;
/** Milliseconds in which all of them call. */
const spread = 2000;
/** Of calls. So many times it is measured without them, too. */
const rounds = 8;
/** Milliseconds between two moves. */
const pace = 20;
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

/** Plays on until the contestants have a choice; its key and options. */
const choiceIn = async (url: string, show: EndlessShow): Promise<{ key: string; values: readonly string[] }> => {
  for (;;) {
    const { task } = (await (await fetch(`${url}/api/episodes/${show.code}/room`)).json()) as RoomFacts;
    if (task !== null && 'options' in task) return { key: task.key, values: task.options.map(({ value }) => value) };
    await show.move();
    await pause(pace);
  }
};

export const room = (): Promise<readonly Figure[]> =>
  inFolder(async folder => {
    const server = await ServerProcess.at({ DATA_DIR: folder });
    await server.start();
    const callers = new Callers();
    try {
      const [asked, played] = [await EndlessShow.open(server.url), await EndlessShow.open(server.url)];
      await callers.ask({ do: 'enter', url: server.url, code: asked.code, count: people });
      for (let i = 0; i < warmUp; i++) {
        await asked.move();
        await played.move();
        await pause(5);
      }
      const [without, among, ending]: [number[], number[], number[]] = [[], [], []];
      for (let round = 0; round <= rounds; round++) {
        const quiet = await movesUntil(played, pause(spread));
        const { key, values } = await choiceIn(server.url, asked);
        const loud = await movesUntil(played, callers.ask({ do: 'call', task: key, values, spread }));
        const ends = await asked.move();
        // The first one warms both up.
        if (round === 0) continue;
        without.push(...quiet);
        among.push(...loud);
        ending.push(ends);
      }
      asked.leave();
      played.leave();
      const name = `${people.toLocaleString('en')} people call within ${spread / 1000} s`;
      const unit = 'ms (nobody calls)';
      return [
        figure('room', `${name}: a move beside it, p50`, quantile(among, 0.5), quantile(without, 0.5), unit),
        figure(
          'room',
          `${name}: a move beside it, p99`,
          quantile(among, 0.99),
          quantile(without, 0.99),
          unit,
          'at most 1.3',
        ),
        figure(
          'room',
          `${name}: the move that ends their task, p50`,
          quantile(ending, 0.5),
          quantile(without, 0.5),
          unit,
        ),
      ];
    } finally {
      callers.leave();
      await server.stop();
    }
  });
