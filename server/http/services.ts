/** What routes are made of. */
import type { Request, RequestHandler } from 'express';
import type { Addresses } from '../addresses.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { ServerContext } from '../context.ts';
import { isOwn } from '../origins.ts';
import type { EpisodeFinder } from '../records/episode-finder.ts';
import type { RobotTime } from '../rooms/robot-time.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { RobotCasting } from '../store/stored.ts';
import { allow, type Holding, type Limiter, type Limits } from '../web/limits.ts';
import type { Arrivals } from './arrivals.ts';
import type { KeepMedium } from './medium-keeper.ts';

/**
 * Milliseconds between two moves of robots, at least, for visitors from elsewhere. Nobody can follow faster ones. The machine
 * itself may run faster rehearsals.
 */
const leastPace = 250;

/** Limits of shows with robots: how many may be created, and how fast they play. */
export const robotShows = (limiter: Limiter, time: RobotTime) => ({
  async allow(request: Request, casting: RobotCasting): Promise<void> {
    if (casting === 'all') await allow(limiter, request);
  },
  /** Milliseconds between two moves that this visitor gets. */
  pace: ({ ip = '' }: Request, wanted: number): number => (isOwn(ip) ? wanted : Math.max(wanted, leastPace)),
  made({ ip = '' }: Request, code: string, casting: RobotCasting): void {
    if (casting !== '') time.made(code, ip);
  },
});

export interface Services {
  readonly context: ServerContext;
  readonly rooms: Rooms;
  /** undefined in a single process. */
  readonly cluster: Cluster | undefined;
  readonly arrivals: Arrivals;
  readonly finding: EpisodeFinder;
  readonly robots: ReturnType<typeof robotShows>;
  /** Makes a limit that nobody else counts against. */
  readonly limiter: (what: keyof Limits) => Limiter;
  readonly misses: Limiter;
  /** Event streams, by address. */
  readonly streams: Holding;
  readonly keepMedium: KeepMedium;
  /** Lets in who may open shows. */
  readonly opens: RequestHandler;
  readonly creates: RequestHandler;
  /** Limits posts, pictures and changes of reminders together. */
  readonly posts: RequestHandler;
  /** Where chats are read; "" for nowhere. */
  readonly chatAddress: string;
  readonly addresses: (request: Request) => Addresses;
}
