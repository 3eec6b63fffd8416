/** Finds the episode that a request is about. Wrong codes are counted, and all get the same answer. */

import type { Request, Response } from 'express';
import { said } from '../../shared/said.ts';
import { restore } from '../rooms/restore.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Studio } from '../studio.ts';
import { readCode } from '../tokens.ts';
import { type Limiter, tooOften } from './limits.ts';
import type { Recorded } from './record.ts';
import { refuse } from './refusing.ts';

export class Finding {
  readonly #studio: Studio;
  readonly #rooms: Rooms;
  readonly #misses: Limiter;

  constructor(studio: Studio, rooms: Rooms, misses: Limiter) {
    this.#studio = studio;
    this.#rooms = rooms;
    this.#misses = misses;
  }

  /** As it stands now, from memory or from the store. */
  readonly find = async (code: string): Promise<Recorded | undefined> => {
    const room = this.#rooms.get(code);
    if (room !== undefined) return room.live;
    const restored = await restore(this.#studio, code);
    if (restored === undefined) return undefined;
    return { facts: restored.stored, state: restored.stored, episode: restored.episode, seed: restored.seed };
  };

  /** The episode of `:code`; undefined once the request has been answered that there is none. */
  readonly asked = async (request: Request, response: Response): Promise<Recorded | undefined> => {
    const ip = request.ip ?? '';
    const seconds = await this.#misses.wait(ip);
    if (seconds > 0) {
      tooOften(response, seconds);
      return undefined;
    }
    const found = await this.find(readCode(String(request.params.code)));
    if (found !== undefined) return found;
    await this.#misses.take(ip);
    refuse(response, 404, said('noShow'));
    return undefined;
  };
}
