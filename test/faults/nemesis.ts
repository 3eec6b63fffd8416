/** What goes wrong in a cluster of three processes on hosts of their own: links that are cut, and processes that stop or die. */
import { type Luck, pick } from '../../shared/engine/robots.ts';
import type { Network } from '../../tools/cluster/network.ts';
import type { ServerProcess } from '../processes/server-process.ts';
import { pause } from './sizes.ts';

export const processNames = ['A', 'B', 'C'] as const;
type ProcessName = (typeof processNames)[number];
export const hostNames = [...processNames, 'postgres', 'redis', 'pages'] as const;
type HostName = (typeof hostNames)[number];

const directions = ['there', 'back', 'both'] as const;
type Direction = (typeof directions)[number];

/** One thing that goes wrong. A link is between a process and another host, and may be cut once or again and again. */
type Fault =
  | {
      readonly what: 'link';
      readonly to: 'postgres' | 'redis' | 'pages' | 'peer';
      readonly cut: Direction;
      readonly flaps: boolean;
    }
  | { readonly what: 'alone' | 'slow' | 'stop' | 'kill' };

const links = (['postgres', 'redis', 'pages', 'peer'] as const).flatMap(to =>
  directions.flatMap(cut => [true, false].map((flaps): Fault => ({ what: 'link', to, cut, flaps }))),
);

/** Every kind of fault once. */
const everything: readonly Fault[] = [
  ...links,
  ...(['alone', 'slow', 'stop', 'kill'] as const).map(what => ({ what })),
];

/** Milliseconds. A lease is 3 s, and a query is given up after 5 s: faults are shorter than both, or longer. Pages leave after 8 s. */
const lengths = {
  short: [300, 2500],
  long: [4000, 9000],
  away: [4000, 15_000],
  flapping: [5000, 9000],
  turn: [200, 3000],
} as const;

/** Bits a second of a link that is slow: what is sent waits for seconds. */
const slow = 200_000;

const shuffled = <T>(all: readonly T[], luck: Luck): readonly T[] =>
  all
    .map(one => ({ one, at: luck() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

export class Nemesis {
  readonly #network: Network<HostName>;
  readonly #servers: readonly ServerProcess[];
  readonly #luck: Luck;
  #left: readonly Fault[] = [];

  constructor(network: Network<HostName>, servers: readonly ServerProcess[], luck: Luck) {
    this.#network = network;
    this.#servers = servers;
    this.#luck = luck;
  }

  /** How many faults there are until each was there once. */
  static readonly faults = everything.length;

  /** One or two faults at a time, until they are over. Returns how many, and says what they were. */
  async strike(): Promise<{ readonly faults: number; readonly said: string }> {
    const faults = [this.#next(), ...(this.#luck() < 0.7 ? [this.#next()] : [])];
    // Two faults of one process would end each other's.
    const hit = shuffled(processNames, this.#luck);
    const said = await Promise.all(faults.map((fault, i) => this.#do(fault, hit[i] ?? 'A')));
    return { faults: faults.length, said: said.join(', and ') };
  }

  #next(): Fault {
    if (this.#left.length === 0) this.#left = shuffled(everything, this.#luck);
    const [fault, ...others] = this.#left as readonly [Fault, ...Fault[]];
    this.#left = others;
    return fault;
  }

  #between([from, to]: readonly [number, number]): number {
    return Math.round(from + this.#luck() * (to - from));
  }

  async #do(fault: Fault, name: ProcessName): Promise<string> {
    const long = this.#between(this.#luck() < 0.4 ? lengths.short : lengths.long);
    const away = this.#between(lengths.away);
    const server = this.#servers[processNames.indexOf(name)] as ServerProcess;
    switch (fault.what) {
      case 'stop':
        server.signal('SIGSTOP');
        await pause(away);
        server.signal('SIGCONT');
        return `${name} stopped for ${away} ms`;
      case 'kill':
        await server.stop('SIGKILL');
        await pause(long);
        await server.start();
        return `${name} was killed and away for ${long} ms`;
      case 'slow':
        this.#network.limit(name, slow);
        await pause(long);
        this.#network.limit(name, 0);
        return `${name} had ${slow} bits a second for ${long} ms`;
      case 'alone': {
        const others = hostNames.filter(other => other !== name);
        await this.#cut(
          others.flatMap(other => this.#ways(name, other, 'both')),
          [long],
        );
        return `${name} was alone for ${long} ms`;
      }
      case 'link': {
        const { to, cut, flaps } = fault;
        const other =
          to === 'peer'
            ? pick(
                processNames.filter(peer => peer !== name),
                this.#luck,
              )
            : to;
        const turns = flaps ? this.#turns() : [long];
        await this.#cut(this.#ways(name, other, cut), turns);
        return `${name} ${{ there: '→', back: '←', both: '↔' }[cut]} ${other} ${flaps ? 'flapped' : 'was cut'} for ${turns.join('+')} ms`;
      }
    }
  }

  /** How long a link that flaps is down, up, down …, and down at last. */
  #turns(): readonly number[] {
    const all = this.#between(lengths.flapping);
    const turns: number[] = [];
    for (let sum = 0; sum < all || turns.length % 2 === 0; sum += turns.at(-1) ?? 0)
      turns.push(this.#between(lengths.turn));
    return turns;
  }

  #ways(name: HostName, other: HostName, cut: Direction): readonly (readonly [HostName, HostName])[] {
    const [there, back] = [[name, other] as const, [other, name] as const];
    return { there: [there], back: [back], both: [there, back] }[cut];
  }

  /** `turns`: milliseconds down, up, down … */
  async #cut(ways: readonly (readonly [HostName, HostName])[], turns: readonly number[]): Promise<void> {
    for (const [i, turn] of turns.entries()) {
      for (const [from, to] of ways) {
        if (i % 2 === 0) this.#network.cut(from, to);
        else this.#network.heal(from, to);
      }
      await pause(turn);
    }
    for (const [from, to] of ways) this.#network.heal(from, to);
  }
}
