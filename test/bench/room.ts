/**
 * Two thousand people who play along, or who are one team, call at once, again and again, beside a show that is played in the same process: what its
 * moves notice. (In the show itself a move would end the task in the midst of the calls.)
 */
import type { Purse, RoomFacts } from '../../shared/crowd/messages.ts';
import type { Task } from '../../shared/crowd/task.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { Callers, secretOf } from './callers.ts';
import { EndlessShow, sixDice } from './endless.ts';
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

/** What is asked now; undefined for nothing that can be called. */
interface Choice {
  readonly key: string;
  readonly values: readonly string[];
}

const choiceOf = (key: string, task: Task | null): Choice | undefined =>
  task !== null && 'options' in task ? { key, values: task.options.map(({ value }) => value) } : undefined;

const askedOfAll = async (url: string, { code }: EndlessShow): Promise<Choice | undefined> => {
  const { task } = (await (await fetch(`${url}/api/episodes/${code}/room`)).json()) as RoomFacts;
  return choiceOf(task?.key ?? '', task);
};

/** As its first member is told. */
const askedOfTeam = async (url: string, { code }: EndlessShow): Promise<Choice | undefined> => {
  const answer = await fetch(`${url}/api/episodes/${code}/room`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ do: 'look', secret: secretOf(0) }),
  });
  const { team } = (await answer.json()) as Purse;
  return choiceOf(team?.task?.key ?? '', team?.task?.task ?? null);
};

/** Plays on until there is a choice. */
const choiceIn = async (show: EndlessShow, asked: () => Promise<Choice | undefined>): Promise<Choice> => {
  for (;;) {
    const choice = await asked();
    if (choice !== undefined) return choice;
    await show.move();
    await pause(pace);
  }
};

/** `team`: all of them are members of one team, and their phones hear each other. */
const measure = async (server: ServerProcess, team: boolean): Promise<readonly Figure[]> => {
  const callers = new Callers();
  const { url } = server;
  const wish = team ? { ...sixDice, teams: { decides: 'captain' } } : sixDice;
  const [asked, played] = [await EndlessShow.open(url, wish), await EndlessShow.open(url)];
  try {
    await callers.ask({ do: 'enter', url, code: asked.code, count: people, ...(team ? { team: 0 } : {}) });
    for (let i = 0; i < warmUp; i++) {
      await asked.move();
      await played.move();
      await pause(5);
    }
    const [without, among, ending]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round <= rounds; round++) {
      const quiet = await movesUntil(played, pause(spread));
      const { key, values } = await choiceIn(asked, () => (team ? askedOfTeam : askedOfAll)(url, asked));
      const loud = await movesUntil(played, callers.ask({ do: 'call', task: key, values, spread }));
      const { teams } = (await (await fetch(`${url}/api/episodes/${asked.code}/room`)).json()) as RoomFacts;
      if (team && teams?.[0]?.called !== people) throw new Error(`only ${teams?.[0]?.called} members were heard`);
      const ends = await asked.move();
      // The first one warms both up.
      if (round === 0) continue;
      without.push(...quiet);
      among.push(...loud);
      ending.push(ends);
    }
    const who = `${people.toLocaleString('en')} ${team ? 'members of one team advise' : 'people call'}`;
    const name = `${who} within ${spread / 1000} s`;
    const unit = `ms (nobody ${team ? 'advises' : 'calls'})`;
    const at = (share: number, of: readonly number[]) => [quantile(of, share), quantile(without, share)] as const;
    return [
      figure('room', `${name}: a move beside it, p50`, ...at(0.5, among), unit),
      figure('room', `${name}: a move beside it, p99`, ...at(0.99, among), unit, 'at most 1.3'),
      figure('room', `${name}: the move that ends their task, p50`, ...at(0.5, ending), unit),
    ];
  } finally {
    asked.leave();
    played.leave();
    callers.leave();
  }
};

export const room = (): Promise<readonly Figure[]> =>
  inFolder(async folder => {
    const server = await ServerProcess.at({ DATA_DIR: folder });
    await server.start();
    try {
      return [...(await measure(server, false)), ...(await measure(server, true))];
    } finally {
      await server.stop();
    }
  });
