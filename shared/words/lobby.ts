/** What the lobby says; beside the other pages' words, so that a phone need not load them. */
import { lobby, options } from './en/lobby.ts';

interface LobbyWords {
  readonly lobby: typeof lobby;
  /** Labels by option, `option.choice` and `list.index`. */
  readonly options: typeof options;
}

const both: LobbyWords = { lobby, options };

export const lobbyWords = (): LobbyWords => both;
