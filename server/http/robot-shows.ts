/** Limits of shows with robots: how many may be created, and how fast they play. */
import type { Request } from 'express';
import { isOwn } from '../origins.ts';
import type { RobotTime } from '../rooms/robot-time.ts';
import type { RobotCasting } from '../store/stored-episode.ts';
import { allow, type Limiter } from '../web/limits.ts';

/**
 * Milliseconds between two moves of robots, at least, for visitors from elsewhere. Nobody can follow faster ones. The machine
 * itself may run faster rehearsals.
 */
const leastPace = 250;

export class RobotShows {
  readonly #limiter: Limiter;
  readonly #time: RobotTime;

  constructor(limiter: Limiter, time: RobotTime) {
    this.#limiter = limiter;
    this.#time = time;
  }

  /** Refuses one show too many. */
  async allow(request: Request, casting: RobotCasting): Promise<void> {
    if (casting === 'all') await allow(this.#limiter, request);
  }

  /** Milliseconds between two moves that this visitor gets. */
  pace({ ip = '' }: Request, wanted: number): number {
    return isOwn(ip) ? wanted : Math.max(wanted, leastPace);
  }

  made({ ip = '' }: Request, code: string, casting: RobotCasting): void {
    if (casting !== '') this.#time.made(code, ip);
  }
}
