/** What the stage says by the state of the show. */
import type { View } from '../../shared/engine/show.ts';
import type { Narrator } from '../../shared/words/commentary.ts';
import { type Prompt, stage as words } from '../../shared/words/en/stage.ts';
import type { Scene } from './board.ts';

/** The rail's text as long as there is no commentary. */
const standing = ({ view, shell }: Scene, names: (seat: number) => string): string => {
  if (view.phase === 'over') return words.over;
  if (view.phase === 'lobby') return words.lobby;
  return shell.waiting.length === 0 ? words.goesOn : words.waitingFor(shell.waiting.map(names).join(', '));
};

/** Players who are named one by one when they walk on. */
const fewPlayers = 4;

/** The welcome in the rail during the titles, with the players of each side. */
export const welcomeLine = (title: string, { seats }: View, tell: Narrator): string => {
  if (seats.length > fewPlayers) return words.welcome(title, '', '');
  const side = (from: number) => tell.list(seats.flatMap((_, seat) => (seat % 2 === from ? [tell.name(seat)] : [])));
  return words.welcome(title, side(0), seats.length > 1 ? side(1) : '');
};

/** The rail's text: the commentary, or else the state of the game. `flying`: the dice are in the air. */
export const railText = (
  scene: Scene,
  lines: readonly string[],
  prompt: Prompt,
  flying: boolean,
  names: (seat: number) => string,
): readonly string[] => {
  const spoken = lines.length === 0 && flying ? [words.diceInAir] : lines;
  return spoken.length > 0 || prompt.stake !== undefined ? spoken : [standing(scene, names)];
};
