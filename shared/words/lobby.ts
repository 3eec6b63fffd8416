/** Words of the lobby. They are separate from the other pages' words, so that phones need not load them. */
import { lobby, options } from './en/lobby.ts';

interface LobbyWords {
  readonly lobby: typeof lobby;
  /** Labels by option, `option.choice` and `list.index`. */
  readonly options: typeof options;
}

const both: LobbyWords = { lobby, options };

export const lobbyWords = (): LobbyWords => both;
