/** Shows with robots, for whoever asks for them: how many, and how fast they play. */
import type { Request, Response } from 'express';
import { isOwn } from '../networks.ts';
import type { RobotTime } from '../rooms/robot-time.ts';
import type { RobotCasting } from '../store/stored-episode.ts';
import { type Limiter, tooOften } from '../web/limits.ts';

/** The fastest that robots play for strangers, in milliseconds: nobody follows faster ones. The machine itself may rehearse faster. */
const leastPace = 250;

export class RobotShows {
  readonly #limiter: Limiter;
  readonly #time: RobotTime;

  constructor(limiter: Limiter, time: RobotTime) {
    this.#limiter = limiter;
    this.#time = time;
  }

  /** False once it has been answered that these are too many. */
  async mayMake(request: Request, response: Response, casting: RobotCasting): Promise<boolean> {
    const seconds = casting === 'all' ? await this.#limiter.take(request.ip ?? '') : 0;
    if (seconds > 0) tooOften(response, seconds);
    return seconds === 0;
  }

  /** Milliseconds between two moves for whoever asks. */
  pace({ ip = '' }: Request, wanted: number): number {
    return isOwn(ip) ? wanted : Math.max(wanted, leastPace);
  }

  made({ ip = '' }: Request, code: string, casting: RobotCasting): void {
    if (casting !== '') this.#time.made(code, ip);
  }
}
