/** The crowd of a room, opened from the store when somebody first asks for it. */

import type { ChatReport } from '../../shared/crowd/chat.ts';
import type { RoomFacts, RoomMessage, RoomReply } from '../../shared/crowd/messages.ts';
import { phrase, textOf } from '../../shared/engine/phrase.ts';
import type { DeskReply } from '../../shared/engine/protocol.ts';
import type { ServerContext } from '../context.ts';
import { Chat } from './chat.ts';
import { Crowd } from './crowd.ts';
import type { LiveEpisode } from './live-episode.ts';
import { refused } from './replies.ts';

export class LazyCrowd {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  readonly #changed: () => void;
  readonly #chat: Chat;
  #crowd: Crowd | undefined;
  #opening: Promise<Crowd> | undefined;

  /** `changed`: the crowd's news have changed. */
  constructor(context: ServerContext, live: LiveEpisode, changed: () => void) {
    this.#context = context;
    this.#live = live;
    this.#changed = changed;
    this.#chat = new Chat(context.now, () => (live.state.settings.sideGame ? live.state.settings.chat : ''));
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

  /** Whether this page is the one that reads the chat. */
  async hear(report: ChatReport): Promise<boolean> {
    const crowd = await this.#open();
    const heard = await this.#chat.hear(report, crowd);
    if (report.typed !== undefined) crowd.tick();
    return heard;
  }

  async measureDelay(): Promise<void> {
    this.#chat.measure();
    (await this.#open()).tick();
  }

  async facts(from?: number): Promise<RoomFacts> {
    return (await this.#open()).facts(from);
  }

  async #open(): Promise<Crowd> {
    this.#opening ??= Crowd.open(this.#context, this.#live, this.#chat, this.#changed, crowd => {
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
