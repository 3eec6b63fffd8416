/**
 * How long the odds of a state take: the slowest of whole episodes before and after its table exists, and the size of the
 * tables. Positions with the largest tables are measured separately.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Episode } from '../../shared/engine/episode.ts';
import { FairSource } from '../../shared/engine/fair.ts';
import { readField } from '../../shared/engine/fields.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import type { View } from '../../shared/engine/show.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import type { PublicSetting } from '../../shared/odds/odds.ts';
import { showNamed, shows } from '../../shared/shows/loaded.ts';
import { casting } from '../contract/castings.ts';
import { type Figure, figure } from './figure.ts';

/** Whole matches among the golden episodes. */
const recorded = readdirSync(new URL('../episodes/', import.meta.url)).flatMap(file =>
  file.endsWith('.json') ? [file.slice(0, -5)] : [],
);
const episodes = 10;
const longest = 600;

interface Position {
  readonly view: View;
  readonly setting: PublicSetting;
}

/** Milliseconds of the processor: what else runs on the machine is left out. */
const took = (work: () => unknown): number => {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Megabytes that are in use. */
const held = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

const positionsOf = (name: string): readonly Position[] => {
  const show = showNamed(name)!;
  const positions: Position[] = [];
  for (let seed = 0; seed < episodes; seed++) {
    const { setting, names } = casting(show, seed);
    const source = new FairSource(new Uint8Array(32).fill(seed), 'BENCH');
    const episode = new Episode(show, setting, names, source);
    const luck = seededLuck(seed);
    while (!episode.over && episode.entries.length < longest) {
      positions.push({ view: episode.view('audience'), setting: { options: setting.options } });
      episode.play(robotMove(episode, luck));
    }
  }
  return positions;
};

const optionsOf = (name: string, options: unknown = {}): PublicSetting => ({
  options: readField(showNamed(name)!.options, options, 'options').value,
});

const viewOf = (
  show: string,
  act: string,
  phase: string,
  board: View['board'],
  scores: readonly number[] = [],
): View => ({
  show,
  act,
  phase,
  board,
  seats: scores.map((score, seat) => ({ name: `Seat ${seat}`, score })),
  result: null,
});

const opening = { claimed: [], danger: false, chances: -1, offer: null };
const prizes = [50_000, 100_000, 250_000].map((value, i) => ({ name: `prize ${i}`, value }));

/** A round of Hot Dice with one free throw in the pot, and a loss on each side. */
const round = (options: object): Position => ({
  view: viewOf('hot-dice', 'game', 'decide', {
    control: 0,
    pot: 200,
    dice: [1, 1],
    round: 1,
    rounds: 6,
    reply: false,
    mustOpen: false,
    record: [{ losses: 1 }, { losses: 1 }],
  }),
  setting: optionsOf('hot-dice', options),
});

/** Each makes a table of its own, large for its act. */
const large: Readonly<Record<string, () => Position>> = {
  'main-event, all cash': () => ({
    view: viewOf('lucky-numbers', 'main-event', 'roll', { ...opening, jackpot: 51_000, allCash: true, prizes }),
    setting: optionsOf('lucky-numbers'),
  }),
  'main-event, prizes of a billion': () => ({
    view: viewOf('lucky-numbers', 'main-event', 'roll', {
      ...opening,
      jackpot: 50_000,
      allCash: false,
      prizes: prizes.map(prize => ({ ...prize, value: 1e9 })),
    }),
    setting: optionsOf('lucky-numbers'),
  }),
  'bonus-bonanza, three coins': () => ({
    view: viewOf('bonus-bonanza', 'bonus-bonanza', 'pick', { coins: 3, pot: 0, dice: [], found: false }),
    setting: optionsOf('bonus-bonanza', { bonanzaCash: [50_000, 35_000, 20_000] }),
  }),
  'hot-dice, five free rolls': () => round({ freeRolls: 5, cash: [3000, 1000, 50] }),
  'hot-dice, a million on the board': () => round({ cash: [1e6, 1000, 50] }),
  'hot-dice, amounts beyond all measure': () => round({ cash: [1e9, 999_999.99, 0.01], freeRolls: 5 }),
  'bonus-bonanza, uneven amounts': () => ({
    view: viewOf('bonus-bonanza', 'bonus-bonanza', 'pick', { coins: 3, pot: 0, dice: [], found: false }),
    setting: optionsOf('bonus-bonanza', { bonanzaCash: [50_001, 30_003, 20_007] }),
  }),
  'hot-dice, catch-up': () => ({
    view: viewOf(
      'hot-dice',
      'game',
      'pick',
      { control: 0, pot: 0, dice: [], round: 7, rounds: 6, reply: false, mustOpen: false, record: [] },
      [2900, 3300],
    ),
    setting: optionsOf('hot-dice'),
  }),
};

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Tells megabytes and milliseconds of the processor at its end, and changes nothing else. */
const weighed = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  console.error(JSON.stringify([maxRSS / 1024, (userCPUTime + systemCPUTime) / 1000]));
})`;

/** Node with these arguments, weighed. */
const run = (...args: readonly string[]): readonly [megabytes: number, ms: number] => {
  const weigh = `data:text/javascript,${encodeURIComponent(weighed)}`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', weigh, ...args], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
  return JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as [number, number];
};

/** The command on a record cut at a few places: the slowest, in milliseconds, and the heaviest, in megabytes. */
const commanded = (name: string): { readonly ms: number; readonly megabytes: number } => {
  const golden = JSON.parse(readFileSync(join(root, 'test/episodes', `${name}.json`), 'utf8')) as {
    readonly episode: { readonly entries: readonly unknown[] };
  };
  const { entries } = golden.episode;
  const folder = mkdtempSync(join(tmpdir(), 'boxcars-bench-odds-'));
  const file = join(folder, 'record.json');
  writeFileSync(file, JSON.stringify(golden.episode));
  let [ms, megabytes] = [0, 0];
  for (const part of [0.2, 0.4, 0.6, 0.8, 0.95]) {
    const upto = String(Math.floor(part * entries.length));
    const [weight, time] = run('server/cli/odds.ts', file, '--upto', upto);
    ms = Math.max(ms, time);
    megabytes = Math.max(megabytes, weight);
  }
  rmSync(folder, { recursive: true });
  return { ms, megabytes };
};

export const odds = async (): Promise<readonly Figure[]> => {
  const source = new FairSource(new Uint8Array(32).fill(7), 'BENCH');
  const reference = took(() => {
    for (let place = 0; place < 1000; place++) source.dice(2, { place, k: 0 });
  });
  const figures: Figure[] = [];
  const add = (name: string, ms: number, goal: string) =>
    figures.push(figure('odds', name, ms, reference, 'ms (1,000 fair throws)', goal));
  const before = held();
  for (const { name } of shows) {
    const positions = positionsOf(name);
    const times = () => positions.map(({ view, setting }) => took(() => oddsOf(view, setting)));
    const first = Math.max(...times());
    add(`${name}: a state, tables yet to be made`, first, '3000 ms');
    add(`${name}: a state`, Math.max(...times()), '100 ms');
  }
  for (const [name, make] of Object.entries(large)) {
    const { view, setting } = make();
    add(
      `${name}: table yet to be made`,
      took(() => oddsOf(view, setting)),
      '3000 ms',
    );
    add(
      `${name}: again`,
      took(() => oddsOf(view, setting)),
      '100 ms',
    );
  }
  const [, empty] = run('-e', '');
  for (const name of recorded) {
    const { ms, megabytes } = commanded(name);
    figures.push(figure('odds', `npm run odds on ${name}, cut anywhere`, ms, empty, 'ms (node alone)', '3000 ms'));
    figures.push(figure('odds', `npm run odds on ${name}: all its memory`, megabytes, before, 'MB (before)', '200 MB'));
  }
  figures.push(figure('odds', 'memory of all tables', held() - before, before, 'MB (before)', '200 MB'));
  return figures;
};
