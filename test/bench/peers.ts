/**
 * The same show on boardgame.io and over socket.io with the view as JSON, compared with ours: the bytes of a roll for a
 * spectator, and CPU and time of a server with a thousand of them. The peers are in a folder with their own package.json.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ServerProcess } from '../processes/server-process.ts';
import { EndlessShow, onARoll } from './endless.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { inFolder } from './house.ts';
import { joinSocketIo, type LightSocket, watch } from './light-socket.ts';
import { episodesPerSecond } from './rules.ts';
import { type SocketIo, Swarm } from './swarm.ts';
import { cpuOf } from './usage.ts';

const folder = join(import.meta.dirname, 'peers');
const spectators = 1000;
const runs = 5;
const moves = 40;
/** Played before: what has just started is slow for a while. */
const warmUp = 200;
/** And with everybody there. */
const warmWithAll = 100;

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

const install = (): void => {
  if (existsSync(join(folder, 'node_modules/boardgame.io'))) return;
  execFileSync('npm', ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
};

/** A server of a show, and how it is told to play one move. */
interface Stage {
  readonly name: string;
  readonly pid: number;
  readonly url: string;
  readonly code: string;
  readonly socketIo?: SocketIo;
  move(): unknown;
  stop(): unknown;
}

const ours = async (data: string): Promise<Stage> => {
  const server = await ServerProcess.at({ DATA_DIR: data });
  await server.start();
  const show = await EndlessShow.open(server.url, onARoll);
  return {
    name: 'ours',
    pid: server.pid,
    url: server.url,
    code: show.code,
    move: () => show.move(),
    async stop() {
      show.leave();
      await server.stop();
    },
  };
};

const child = async <T>(file: string): Promise<{ readonly process: ChildProcess; readonly said: T }> => {
  const started = fork(join(folder, file), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(started, 'message')) as [T];
  return { process: started, said: message };
};

const socketIo = async (): Promise<Stage> => {
  const { process: server, said: port } = await child<number>('socket-io-server.ts');
  const url = `http://127.0.0.1:${port}`;
  const player = await joinSocketIo(url, '', '', () => undefined);
  return {
    name: 'socket.io',
    pid: server.pid ?? 0,
    url,
    code: '',
    socketIo: { namespace: '', first: '' },
    move: () => player.send('42["move"]'),
    stop() {
      player.close();
      server.disconnect();
    },
  };
};

const boardgame = async (): Promise<Stage> => {
  interface Ready {
    readonly port: number;
    readonly matchID: string;
    readonly playerCredentials: string;
  }
  const { process: server, said } = await child<Ready>('boardgame-server.ts');
  const { port, matchID, playerCredentials: credentials } = said;
  const url = `http://127.0.0.1:${port}`;
  const namespace = '/show,';
  const sync = (player: string) => `["sync","${matchID}",${player},"${credentials}",2]`;
  let state = 0;
  const player: LightSocket = await joinSocketIo(url, namespace, sync('"0"'), () => undefined);
  return {
    name: 'boardgame.io',
    pid: server.pid ?? 0,
    url,
    code: '',
    socketIo: { namespace, first: `["sync","${matchID}",null,null,2]` },
    move() {
      const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [], playerID: '0', credentials } };
      player.send(`42${namespace}${JSON.stringify(['update', action, state++, matchID, '0'])}`);
    },
    stop() {
      player.close();
      server.disconnect();
    },
  };
};

interface Run {
  readonly latency: number;
  readonly cpu: number;
}

const measure = async (stage: Stage, swarm: Swarm, moves: number): Promise<Run> => {
  const times: number[] = [];
  const before = cpuOf(stage.pid);
  for (let i = 0; i < moves; i++) {
    const { got } = await swarm.expect(stage.name);
    const from = process.hrtime.bigint();
    const moved = stage.move();
    times.push(Number((await got).at - from) / 1e6);
    await moved;
    await pause(5);
  }
  return { latency: quantile(times, 0.5), cpu: (cpuOf(stage.pid) - before) / moves };
};

/** As encoded in the bytes of all of them. */
const rolled = '"cue":"rolled"';
const rolls = 20;
const mostMoves = 400;

/** Bytes that one more spectator gets for each roll, as any engine does. */
const bytesOf = async (stage: Stage): Promise<number> => {
  const sizes: number[] = [];
  const heard = (payload: Buffer, wire: number) => {
    if (payload.includes(rolled)) sizes.push(wire);
  };
  const socket =
    stage.socketIo === undefined
      ? await watch(stage.url, stage.code, heard)
      : await joinSocketIo(stage.url, stage.socketIo.namespace, stage.socketIo.first, heard);
  // The first is the whole state, for newcomers.
  await pause(1500);
  sizes.length = 0;
  for (let i = 0; sizes.length < rolls && i < mostMoves; i++) {
    await stage.move();
    await pause(20);
  }
  socket.close();
  return quantile(sizes, 0.5);
};

/** Whole matches of Lucky Numbers in a second, without any server. */
const matches = async (): Promise<Figure> => {
  const { said: theirs } = await child<number>('local-matches.ts');
  return figure(
    'peers',
    'Lucky Numbers: random matches',
    episodesPerSecond('lucky-numbers').episodes,
    theirs,
    'a second (boardgame.io, local client)',
    'at least 10',
  );
};

export const peers = (): Promise<readonly Figure[]> =>
  inFolder(async data => {
    install();
    const alone = await matches();
    const stages = [await ours(data), await socketIo(), await boardgame()];
    const swarm = new Swarm();
    try {
      const bytes: number[] = [];
      for (const stage of stages) {
        bytes.push(await bytesOf(stage));
        for (let i = 0; i < warmUp; i++) {
          await stage.move();
          await pause(5);
        }
      }
      for (const { name, url, code, socketIo: talk } of stages) await swarm.join(name, url, code, spectators, talk);
      await pause(1500);
      const found = new Map<string, Run[]>(stages.map(({ name }) => [name, []]));
      for (let run = -1; run < runs; run++) {
        for (const stage of stages) {
          // The first one warms up: sending to a thousand is slow at first as well.
          const one = await measure(stage, swarm, run < 0 ? warmWithAll : moves);
          if (run >= 0) found.get(stage.name)?.push(one);
        }
      }
      const middle = (name: string, of: (run: Run) => number) => quantile((found.get(name) ?? []).map(of), 0.5);
      const crowd = `${spectators.toLocaleString('en')} spectators`;
      const compared = stages.slice(1).flatMap(({ name }, i): readonly Figure[] => {
        const cpu = (run: Run) => run.cpu;
        const latency = (run: Run) => run.latency;
        const [most, busiest] = name === 'boardgame.io' ? [0.05, 0.45] : [0.1, 0.8];
        return [
          figure(
            'peers',
            'a roll, for each spectator',
            bytes[0] ?? 0,
            bytes[i + 1] ?? 0,
            `bytes (${name})`,
            `at most ${most}`,
          ),
          figure(
            'peers',
            `${crowd}: CPU of a move`,
            middle('ours', cpu),
            middle(name, cpu),
            `ms (${name})`,
            `at most ${busiest}`,
          ),
          figure(
            'peers',
            `${crowd}: a move until the last one has it`,
            middle('ours', latency),
            middle(name, latency),
            `ms (${name})`,
            'below 1',
          ),
        ];
      });
      return [alone, ...compared];
    } finally {
      swarm.leave();
      for (const stage of stages) await stage.stop();
    }
  });
