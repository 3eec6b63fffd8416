/** The audience's game of a room, opened from the store when somebody first asks for it. */
import { phrase, textOf } from '../../shared/engine/phrase.ts';
import type { BetReply, SideMessage } from '../../shared/side-game/messages.ts';
import type { ServerContext } from '../context.ts';
import type { LiveEpisode } from './live-episode.ts';
import { SideGame } from './side-game.ts';

export class LazySideGame {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  #game: SideGame | undefined;
  #opening: Promise<void> | undefined;

  constructor(context: ServerContext, live: LiveEpisode) {
    this.#context = context;
    this.#live = live;
  }

  /** undefined until somebody has asked for it. */
  get opened(): SideGame | undefined {
    return this.#game;
  }

  /** Rejects where the store cannot be read; the next call tries again. */
  async play(message: SideMessage): Promise<BetReply> {
    if (!this.#live.state.settings.sideGame) return refusal('sideOff');
    this.#opening ??= this.#open();
    try {
      await this.#opening;
    } catch (error) {
      this.#opening = undefined;
      throw error;
    }
    return this.#game?.play(message) ?? refusal('later');
  }

  async #open(): Promise<void> {
    this.#game = await SideGame.open(this.#context, this.#live);
    // An entry may have been played since.
    this.#game.entryPlayed();
  }
}

const refusal = (why: 'sideOff' | 'later'): BetReply => ({
  ok: false,
  message: textOf(phrase(why)),
  phrase: phrase(why),
});
