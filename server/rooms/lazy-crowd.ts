/** The crowd of a room, opened from the store when somebody first asks for it. */

import type { RoomFacts, RoomMessage, RoomReply } from '../../shared/crowd/messages.ts';
import { phrase, textOf } from '../../shared/engine/phrase.ts';
import type { DeskReply } from '../../shared/engine/protocol.ts';
import type { ServerContext } from '../context.ts';
import { Crowd } from './crowd.ts';
import type { LiveEpisode } from './live-episode.ts';
import { refused } from './replies.ts';

export class LazyCrowd {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  readonly #changed: () => void;
  #crowd: Crowd | undefined;
  #opening: Promise<Crowd> | undefined;

  /** `changed`: the crowd's news have changed. */
  constructor(context: ServerContext, live: LiveEpisode, changed: () => void) {
    this.#context = context;
    this.#live = live;
    this.#changed = changed;
  }

  /** undefined until somebody has asked for it. */
  get opened(): Crowd | undefined {
    return this.#crowd;
  }

  /** Rejects where the store cannot be read; the next call tries again. */
  async play(message: RoomMessage): Promise<RoomReply> {
    if (!this.#live.state.settings.sideGame)
      return { ok: false, code: 'not-allowed', message: textOf(phrase('sideOff')), phrase: phrase('sideOff') };
    return (await this.#open()).play(message);
  }

  async callUp(by: 'lot' | 'best', seat?: number): Promise<DeskReply> {
    const name = await (await this.#open()).callUp(by, seat);
    if (name === undefined) return refused('not-allowed', phrase('noSeatFree'));
    return name === '' ? refused('not-allowed', phrase('nobodyVolunteers')) : { ok: true };
  }

  async facts(from?: number): Promise<RoomFacts> {
    return (await this.#open()).facts(from);
  }

  async #open(): Promise<Crowd> {
    this.#opening ??= Crowd.open(this.#context, this.#live, this.#changed, crowd => {
      this.#crowd = crowd;
    });
    try {
      return await this.#opening;
    } catch (error) {
      this.#opening = undefined;
      throw error;
    }
  }
}
