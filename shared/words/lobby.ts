/** What the lobby says; beside the other pages' words, so that a phone need not load them. */
import { lobby, options } from './en/lobby.ts';
import { words } from './index.ts';

interface LobbyWords {
  readonly lobby: typeof lobby;
  /** Labels by option, `option.choice` and `list.index`. */
  readonly options: typeof options;
}

const en: LobbyWords = { lobby, options };
const catalogues: Readonly<Record<string, LobbyWords>> = { en };

export const lobbyWords = (): LobbyWords => catalogues[words().language.split('-')[0] ?? ''] ?? en;
