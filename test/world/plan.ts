/** What happens to a world: who plays what, and the storm. All of it follows from a seed, and any part can be left out. */
import { pick } from '../../shared/engine/robots.ts';
import type { CastRequest } from '../faults/cast.ts';
import { programme } from '../faults/company.ts';
import type { Crash } from './disk.ts';
import { between, Chances } from './luck.ts';

/** `p0`, `p1` …: processes; `pages`: all people; `site`: what stands in front of a cluster. */
export type Part = string;

/** At `at`, milliseconds from the beginning. What lasts, lasts for `lasts`. */
export type StormEvent = { readonly at: number; readonly lasts: number } & (
  | { readonly do: 'kill'; readonly part: Part; readonly silent: boolean }
  | { readonly do: 'crash'; readonly part: Part; readonly how: Crash }
  | { readonly do: 'restart' | 'suspend'; readonly part: Part }
  | { readonly do: 'clock'; readonly part: Part; readonly by: number }
  | { readonly do: 'drift'; readonly part: Part; readonly rate: number }
  | { readonly do: 'cut'; readonly from: Part; readonly to: Part; readonly both: boolean }
  | { readonly do: 'slow'; readonly from: Part; readonly to: Part; readonly by: number }
  | { readonly do: 'older' | 'disk-full' | 'disk-broken' | 'disk-slow' | 'database-away' | 'redis-away' }
  | {
      readonly do: 'drop' | 'sleep' | 'twice' | 'second-tab' | 'co-host' | 'take-over' | 'both-at-once' | 'pause';
      readonly party: number;
    }
);

export interface Plan {
  readonly seed: string;
  /** One process with a file, or three with a database and a cache. */
  readonly kind: 'alone' | 'cluster';
  readonly parties: readonly CastRequest[];
  readonly storm: readonly StormEvent[];
  /** Milliseconds until the storm is over. */
  readonly length: number;
}

/** More shows for people than for robots, and all acts. */
const shows: readonly CastRequest[] = [
  ...programme,
  { show: 'lucky-numbers', options: { judging: 'assisted' } },
  { show: 'lucky-numbers', options: { judging: 'host' } },
  { show: 'qualifying', seats: 4 },
  { show: 'six-dice', season: true, options: { target: 5000 } },
  { show: 'hot-hand', season: true, seats: 3, options: { hands: 2 } },
  { show: 'lucky-numbers', season: true, options: { judging: 'auto' } },
  { show: 'lucky-numbers', teams: true, options: { judging: 'auto' } },
  { show: 'lucky-puzzle', teams: true, options: { judging: 'auto' } },
  { show: 'hot-hand', teams: true, options: { hands: 50 } },
];

export const partsOf = (kind: Plan['kind']): readonly Part[] => (kind === 'alone' ? ['p0'] : ['p0', 'p1', 'p2']);

/** Links by which parts of a world speak to each other. */
const linksOf = (kind: Plan['kind']): readonly (readonly [Part, Part])[] =>
  kind === 'alone'
    ? [['pages', 'p0']]
    : [
        ['pages', 'site'],
        ...partsOf(kind).flatMap(part => [
          ['site', part] as const,
          [part, 'database'] as const,
          [part, 'redis'] as const,
          ...partsOf(kind).flatMap(other => (other > part ? [[part, other] as const] : [])),
        ]),
      ];

export const planOf = (seed: string): Plan => {
  const luck = new Chances(seed).of('plan');
  const kind = luck() < 0.5 ? 'alone' : 'cluster';
  const parts = partsOf(kind);
  const parties = Array.from({ length: 2 + Math.floor(luck() * 7) }, () => ({
    ...pick(shows, luck),
    beats: true,
    pace: Math.round(between(luck, 10, luck() < 0.3 ? 1500 : 120)),
    ...(luck() < 0.35 ? { clock: 5 + Math.floor(luck() * 10) } : {}),
  }));
  const length = between(luck, 8000, 40_000);
  const party = () => Math.floor(luck() * parties.length);
  const part = () => pick(parts, luck);
  const link = () => {
    const [a, b] = pick(linksOf(kind), luck);
    return luck() < 0.5 ? { from: a, to: b } : { from: b, to: a };
  };
  const short = () => between(luck, 50, 2500);
  const long = () => between(luck, 500, 9000);
  const crash = () =>
    ({
      do: 'crash',
      part: 'p0',
      how: pick(['before', 'after', 'after', 'torn'] as const, luck),
      lasts: short(),
    }) as const;
  /** What stands here twice comes twice as often. */
  const anywhere: readonly (() => Omit<StormEvent, 'at'>)[] = [
    () => ({ do: 'kill', part: part(), silent: kind === 'cluster' && luck() < 0.3, lasts: short() }),
    () => ({ do: 'restart', part: part(), lasts: short() }),
    () => ({ do: 'suspend', part: part(), lasts: long() }),
    () => ({
      do: 'clock',
      part: part(),
      by: between(luck, -1, 1) * pick([3000, 20_000, 100_000, 4_000_000], luck),
      lasts: 0,
    }),
    () => ({ do: 'drift', part: part(), rate: between(luck, 0.97, 1.03), lasts: long() }),
    () => ({ do: 'cut', ...link(), both: luck() < 0.4, lasts: long() }),
    () => ({ do: 'slow', ...link(), by: between(luck, 20, 1500), lasts: long() }),
    () => ({ do: 'disk-full', lasts: short() }),
    () => ({ do: 'disk-broken', lasts: short() }),
    () => ({ do: 'drop', party: party(), lasts: 0 }),
    () => ({ do: 'sleep', party: party(), lasts: long() }),
    () => ({ do: 'twice', party: party(), lasts: 0 }),
    () => ({ do: 'second-tab', party: party(), lasts: long() }),
    () => ({ do: 'co-host', party: party(), lasts: long() }),
    () => ({ do: 'take-over', party: party(), lasts: 0 }),
    () => ({ do: 'both-at-once', party: party(), lasts: 0 }),
    () => ({ do: 'pause', party: party(), lasts: long() }),
    ...(kind === 'alone'
      ? [crash, crash, () => ({ do: 'disk-slow', lasts: short() }) as const]
      : [
          () => ({ do: 'database-away', lasts: long() }) as const,
          () => ({ do: 'redis-away', lasts: long() }) as const,
          () => ({ do: 'cut', ...link(), both: luck() < 0.4, lasts: long() }) as const,
        ]),
  ];
  const usual = Array.from({ length: 4 + Math.floor(luck() * 32) }, () => ({
    at: between(luck, 300, length),
    ...pick(anywhere, luck)(),
  })) as readonly StormEvent[];
  // Whoever comes while a process is cut off, or stands still, brings their show to another one, and leaves the others behind.
  const comers = usual.flatMap(event =>
    event.do === 'suspend' || (event.do === 'cut' && [event.from, event.to].includes('database'))
      ? [{ at: event.at + luck() * event.lasts, do: 'second-tab', party: party(), lasts: short() } as const]
      : [],
  );
  const often = [...usual, ...comers];
  const [at, lasts] = [between(luck, 300, length), between(luck, 3000, 9000)];
  const backups: readonly StormEvent[] = [
    { at, do: 'older', lasts },
    ...parts.map(each => ({ at: at + lasts / 5, do: 'kill', part: each, silent: false, lasts: 100 }) as const),
  ];
  // Where a backup and an older clock come together, an epoch may come again.
  const storm = luck() < 0.2 ? [...often.filter(event => event.do !== 'clock' || event.by > 0), ...backups] : often;
  return { seed, kind, parties, storm: storm.toSorted((a, b) => a.at - b.at), length };
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** What happens, in plain words. */
export const told = (event: StormEvent): string => {
  switch (event.do) {
    case 'kill':
      return `${event.part} is killed${event.silent ? ', and nobody is told,' : ''} and comes back after ${seconds(event.lasts)}`;
    case 'crash':
      return `${event.part} dies at its next commit${event.how === 'after' ? ' of a move' : ''} (${event.how}) and comes back after ${seconds(event.lasts)}`;
    case 'restart':
      return `${event.part} is told to stop and comes back after ${seconds(event.lasts)}`;
    case 'suspend':
      return `${event.part} stands still for ${seconds(event.lasts)}`;
    case 'clock':
      return `the clock of ${event.part} jumps by ${seconds(event.by)}`;
    case 'drift':
      return `the clocks of ${event.part} run ${event.rate.toFixed(3)} times as fast for ${seconds(event.lasts)}`;
    case 'cut':
      return `nothing passes from ${event.from} to ${event.to}${event.both ? ' or back' : ''} for ${seconds(event.lasts)}`;
    case 'slow':
      return `${event.from} to ${event.to} takes up to ${seconds(event.by)} for ${seconds(event.lasts)}`;
    case 'older':
      return `a backup is made, and ${seconds(event.lasts)} later it is restored`;
    case 'disk-full':
      return `the disk is full for ${seconds(event.lasts)}`;
    case 'disk-broken':
      return `no write succeeds for ${seconds(event.lasts)}`;
    case 'disk-slow':
      return `a write takes ${seconds(event.lasts)}`;
    case 'database-away':
      return `the database is away for ${seconds(event.lasts)}`;
    case 'redis-away':
      return `Redis is away for ${seconds(event.lasts)} and comes back empty`;
    case 'drop':
      return `party ${event.party} loses its connections`;
    case 'sleep':
      return `the phones of party ${event.party} sleep for ${seconds(event.lasts)}`;
    case 'twice':
      return `somebody of party ${event.party} presses twice`;
    case 'second-tab':
      return `somebody of party ${event.party} opens a second tab for ${seconds(event.lasts)}`;
    case 'co-host':
      return `party ${event.party} has a co-host for ${seconds(event.lasts)}`;
    case 'take-over':
      return `somebody of party ${event.party} gives their seat to another`;
    case 'pause':
      return `the host of party ${event.party} pauses for ${seconds(event.lasts)}`;
    case 'both-at-once':
      return `host and player of party ${event.party} press at the same moment`;
  }
};
