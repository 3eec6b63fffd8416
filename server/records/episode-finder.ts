/** Finds the episode of a request. Wrong codes are counted against a limit, and all get the same answer. */

import type { Request } from 'express';
import { type Phrase, phrase } from '../../shared/engine/phrase.ts';
import type { ServerContext } from '../context.ts';
import { deskToken, hostToken } from '../rooms/entrance.ts';
import { restore } from '../rooms/restore.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { bearer, readCode } from '../tokens.ts';
import { once } from '../web/bodies.ts';
import { type Limiter, refuseMiss } from '../web/limits.ts';
import { refusal } from '../web/refusals.ts';
import { type Known, optionsOf } from './known.ts';
import type { Recorded } from './record.ts';

/** Entries of shows in this cache, which nobody plays right now: about 2 kB each. */
const cachedEntries = 20_000;

export class EpisodeFinder {
  readonly #context: ServerContext;
  readonly #rooms: Rooms;
  readonly #misses: Limiter;
  /** Replayed shows, the latest last. */
  readonly #kept = new Map<string, Recorded>();
  readonly #opening = new Map<string, Promise<Recorded | undefined>>();

  constructor(context: ServerContext, rooms: Rooms, misses: Limiter) {
    this.#context = context;
    this.#rooms = rooms;
    this.#misses = misses;
  }

  /** What is known of it now, from memory or from the store, without a replay. */
  readonly find = async (code: string): Promise<Known | undefined> => {
    const log = this.#rooms.get(code)?.live.log;
    if (log !== undefined) {
      const { state, episode, seed } = log;
      const { pack: _pack, ...facts } = log.facts;
      return { facts, state, entries: episode.entries.length, seed };
    }
    const stored = await this.#context.store.known(code);
    if (stored === undefined) return undefined;
    const facts = { ...stored, options: optionsOf(stored) };
    return { facts, state: stored, entries: stored.entries, seed: this.#context.vault.open(stored.seed, code) };
  };

  /** Replayed here, for what happens without anybody asking. */
  readonly replayed = async (code: string): Promise<Recorded | undefined> => {
    const room = this.#rooms.get(code);
    if (room !== undefined) return room.live.log;
    const before = this.#opening.get(code);
    if (before !== undefined) return before;
    const opening = this.#replay(code).finally(() => this.#opening.delete(code));
    this.#opening.set(code, opening);
    return opening;
  };

  async #replay(code: string): Promise<Recorded | undefined> {
    const known = this.#kept.get(code);
    const stored = known === undefined ? undefined : await this.#context.store.known(code);
    this.#kept.delete(code);
    if (known !== undefined && stored !== undefined && stored.touched === known.state.touched) {
      this.#kept.set(code, known);
      const { facts, episode, seed } = known;
      return { facts, state: stored, episode, seed };
    }
    const restored = await restore(this.#context, code);
    if (restored === undefined) return undefined;
    const { stored: facts, episode, seed } = restored;
    const recorded: Recorded = { facts, state: facts, episode, seed };
    this.#kept.set(code, recorded);
    let entries = 0;
    for (const each of this.#kept.values()) entries += each.episode.entries.length + 1;
    for (const [oldest, each] of this.#kept) {
      if (entries <= cachedEntries) break;
      this.#kept.delete(oldest);
      entries -= each.episode.entries.length + 1;
    }
    return recorded;
  }

  /** The episode of `:code`. */
  readonly findRequested = async (request: Request): Promise<Known> => {
    const code = readCode(String(request.params.code));
    const found = await this.find(code);
    if (found === undefined) return refuseMiss(this.#misses, request, refusal(404, phrase('noShow')));
    this.#rooms.get(code)?.looked();
    return found;
  };

  /** Refuses a token that is none of the episode's. */
  readonly refuseToken = (request: Request, why: Phrase = phrase('hostOnly')): Promise<never> =>
    refuseMiss(this.#misses, request, refusal(403, why));

  /** The episode of `:code`, for its host or a co-host. */
  readonly atDesk = once(request => this.#with(deskToken, request));

  /** The episode of `:code`, for its host's own token, not a co-host's. */
  readonly asHost = once(request => this.#with(hostToken, request));

  async #with(tokenOf: typeof deskToken, request: Request) {
    const { code } = (await this.findRequested(request)).facts;
    const token = await tokenOf(this.#context, code, bearer(request.get('authorization')));
    return { code, token: token ?? (await this.refuseToken(request)) };
  }
}
