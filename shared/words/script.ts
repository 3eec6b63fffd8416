/**
 * What a host may say on the air at each step. The desk shows it beside the next button. Lines are looked up by the host's next
 * move (`ask`), or else by the phase (`buzz`). A show's own lines come before those that all shows have.
 */
import type { CueFrame } from '../engine/protocol.ts';
import type { View } from '../engine/show.ts';
import { winnerOf } from '../engine/taken-home.ts';
import type { Narrator } from './commentary.ts';

interface ScriptScene {
  /** What the host sees. Lines reveal nothing that the audience may not know. */
  readonly view: View;
  readonly tell: Narrator;
}

/** One line, or `""` where silence is better. */
export type Script = { readonly [when: string]: (scene: ScriptScene) => string };

/** The line for a step: by `move`, the host's next one (`""` for none), otherwise by phase. */
export const lineFor = (scripts: readonly Script[], move: string, scene: ScriptScene): string => {
  for (const script of scripts) {
    const line = script[move] ?? script[scene.view.phase];
    if (line !== undefined) return line(scene);
  }
  return '';
};

/** The seat that has just won, or that won the show; -1 for none. `frame`: the newest that is shown. */
const winnerNow = (frame: CueFrame | undefined, view: View): number => {
  const at = frame?.time?.tones?.findLastIndex(tone => tone === 'win' || tone === 'champion') ?? -1;
  const seat = frame?.cues[at]?.seat;
  return typeof seat === 'number' ? seat : view.phase === 'over' ? (winnerOf(view) ?? -1) : -1;
};

/** The same line after a win: it begins with the winner, unless it names them anyway. */
export const withJoy = (
  line: string,
  frame: CueFrame | undefined,
  { view, tell }: ScriptScene,
  won: (name: string) => string,
): string => {
  const seat = winnerNow(frame, view);
  return seat < 0 || line.includes(tell.name(seat)) ? line : `${won(tell.name(seat))} ${line}`.trim();
};

/** Names of everybody who plays, as a list. */
export const everyone = ({ view, tell }: ScriptScene): string =>
  tell.list(view.seats.map((_, seat) => tell.name(seat)));

/** The seat that a board names, by field; -1 for none. */
const seatIn = ({ view }: ScriptScene, field: string): number => {
  const seat = view.board[field];
  return typeof seat === 'number' ? seat : -1;
};

/** The name of the first seat that one of these fields of the board has; "" for none. */
export const nameIn = (scene: ScriptScene, ...fields: readonly string[]): string => {
  const seat = fields.map(field => seatIn(scene, field)).find(seat => seat >= 0);
  return seat === undefined ? '' : scene.tell.name(seat);
};

/** A sum that a board names; 0 where it has none. */
export const sumIn = ({ view }: ScriptScene, field: string): number => {
  const sum = view.board[field];
  return typeof sum === 'number' ? sum : 0;
};

/** A line of its own for each act of the show. */
export const byAct =
  (lines: { readonly [act: string]: (scene: ScriptScene) => string }) =>
  (scene: ScriptScene): string =>
    lines[scene.view.act]?.(scene) ?? '';
