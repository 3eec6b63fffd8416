/** Finds the episode of a request. Wrong codes are counted against a limit, and all get the same answer. */

import type { Request, Response } from 'express';
import { phrase } from '../../shared/engine/phrase.ts';
import { restore } from '../rooms/restore.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Studio } from '../studio.ts';
import { readCode } from '../tokens.ts';
import { countMiss, type Limiter } from '../web/limits.ts';
import { refuse } from '../web/refusals.ts';
import type { Recorded } from './record.ts';

/** Entries of shows in this cache, which nobody plays right now: about 2 kB each. */
const cachedEntries = 20_000;

export class EpisodeFinder {
  readonly #studio: Studio;
  readonly #rooms: Rooms;
  readonly #misses: Limiter;
  /** Cached shows, the latest last. */
  readonly #kept = new Map<string, { readonly recorded: Recorded; readonly touched: number }>();
  readonly #opening = new Map<string, Promise<Recorded | undefined>>();

  constructor(studio: Studio, rooms: Rooms, misses: Limiter) {
    this.#studio = studio;
    this.#rooms = rooms;
    this.#misses = misses;
  }

  /** As it is now, from memory or from the store. */
  readonly find = async (code: string): Promise<Recorded | undefined> => {
    const room = this.#rooms.get(code);
    if (room !== undefined) return room.live.log;
    const before = this.#opening.get(code);
    if (before !== undefined) return before;
    const opening = this.#open(code).finally(() => this.#opening.delete(code));
    this.#opening.set(code, opening);
    return opening;
  };

  /** From the store. Replayed only if something has happened since the last request. */
  async #open(code: string): Promise<Recorded | undefined> {
    const known = this.#kept.get(code);
    const stored = known === undefined ? undefined : await this.#studio.store.episode(code);
    this.#kept.delete(code);
    if (known !== undefined && stored !== undefined && stored.touched === known.touched) {
      this.#kept.set(code, known);
      // The cached copy keeps what never changes: the options are as they were first read.
      const { facts, episode, seed } = known.recorded;
      return { facts: { ...stored, options: facts.options }, state: stored, episode, seed };
    }
    const restored = await restore(this.#studio, code);
    if (restored === undefined) return undefined;
    const { stored: facts, episode, seed } = restored;
    const recorded: Recorded = { facts, state: facts, episode, seed };
    this.#kept.set(code, { recorded, touched: facts.touched });
    let entries = 0;
    for (const { recorded: each } of this.#kept.values()) entries += each.episode.entries.length + 1;
    for (const [oldest, { recorded: each }] of this.#kept) {
      if (entries <= cachedEntries) break;
      this.#kept.delete(oldest);
      entries -= each.episode.entries.length + 1;
    }
    return recorded;
  }

  /** The episode of `:code`; undefined after a refusal was sent. */
  readonly findRequested = async (request: Request, response: Response): Promise<Recorded | undefined> => {
    const code = readCode(String(request.params.code));
    const found = await this.find(code);
    if (found !== undefined) {
      this.#rooms.get(code)?.looked();
      return found;
    }
    await countMiss(this.#misses, request, response, () => refuse(response, 404, phrase('noShow')));
    return undefined;
  };
}
