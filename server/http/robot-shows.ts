/** Limits of shows with robots: how many may be created, and how fast they play. */
import type { Request, Response } from 'express';
import { isOwn } from '../origins.ts';
import type { RobotTime } from '../rooms/robot-time.ts';
import type { RobotCasting } from '../store/stored-episode.ts';
import { type Limiter, refuseTooMany } from '../web/limits.ts';

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

  /** False after a refusal was sent, because there are too many. */
  async mayMake(request: Request, response: Response, casting: RobotCasting): Promise<boolean> {
    const seconds = casting === 'all' ? await this.#limiter.take(request.ip ?? '') : 0;
    if (seconds > 0) refuseTooMany(response, seconds);
    return seconds === 0;
  }

  /** Milliseconds between two moves that this visitor gets. */
  pace({ ip = '' }: Request, wanted: number): number {
    return isOwn(ip) ? wanted : Math.max(wanted, leastPace);
  }

  made({ ip = '' }: Request, code: string, casting: RobotCasting): void {
    if (casting !== '') this.#time.made(code, ip);
  }
}
