/** What the stage says and shows by how things stand, when nothing is acted out. */
import type { Shell } from '../../shared/engine/protocol.ts';
import { stage as words } from '../../shared/words/en/stage.ts';
import type { Scene } from './board.ts';

export const pausedWords: Readonly<Record<string, string>> = { away: words.hostAway, store: words.storing };

/** What stands in the rail when nothing has been said yet. */
export const standing = ({ view, shell }: Scene, names: (seat: number) => string): string => {
  if (view.phase === 'over') return words.over;
  if (view.phase === 'lobby') return words.lobby;
  return shell.waiting.length === 0 ? words.goesOn : words.waitingFor(shell.waiting.map(names).join(', '));
};

/** Whether a page shows odds while somebody chooses, and whether once the choice is made: a television never advises a player. */
export const weighs = (odds: Shell['odds'], television: boolean) => ({
  early: odds === 'everyone' || (odds === 'audience' && !television),
  late: odds === 'after' || (odds === 'audience' && television),
});
