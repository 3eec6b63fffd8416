/** What the stage says and shows while nothing is acted out. */
import type { Shell } from '../../shared/engine/protocol.ts';
import { stage as words } from '../../shared/words/en/stage.ts';
import type { Scene } from './board.ts';

export const pausedWords: Readonly<Record<string, string>> = { away: words.hostAway, store: words.storing };

/** The text of the rail as long as there is no commentary. */
export const standing = ({ view, shell }: Scene, names: (seat: number) => string): string => {
  if (view.phase === 'over') return words.over;
  if (view.phase === 'lobby') return words.lobby;
  return shell.waiting.length === 0 ? words.goesOn : words.waitingFor(shell.waiting.map(names).join(', '));
};

/** Whether a page shows odds during a choice (`early`) and after it (`late`). A television never gives players advice. */
export const weighs = (odds: Shell['odds'], television: boolean) => ({
  early: odds === 'everyone' || (odds === 'audience' && !television),
  late: odds === 'after' || (odds === 'audience' && television),
});
