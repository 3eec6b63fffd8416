/** The registry: one line per act, `show/act`, or `*` for an act that several shows have. */
import type { View } from '../../show.ts';
import type { Board, Scene, Sketch, Sketcher, Voice } from '../scene.ts';
import { hotHand, sixDice } from './dice-games.ts';
import { bonusBonanza, hotDice, megaRoll } from './hot-dice.ts';
import { luckyNumbers } from './lucky-numbers.ts';
import { luckyPuzzle } from './lucky-puzzle.ts';
import { mainEvent } from './main-event.ts';
import { bigSix, luckySeven, onARoll } from './on-a-roll.ts';
import { qualifying } from './qualifying.ts';

const sketches: Readonly<Record<string, Sketcher<Board>>> = {
  'lucky-numbers/match': luckyNumbers,
  'lucky-puzzle/game': luckyPuzzle,
  'hot-dice/game': hotDice,
  '*/bonus-bonanza': bonusBonanza,
  '*/mega-roll': megaRoll,
  'on-a-roll/game': onARoll,
  '*/big-six': bigSix,
  '*/lucky-seven': luckySeven,
  'six-dice/game': sixDice,
  'six-dice-turn/game': sixDice,
  'hot-hand/game': hotHand,
  'qualifying/game': qualifying,
  '*/main-event': mainEvent,
};

/** Whether an act has a scene of its own; any other one shows its scores and dice. */
export const hasSketch = (show: string, act: string): boolean =>
  sketches[`${show}/${act}`] !== undefined || sketches[`*/${act}`] !== undefined;

/** Shows that count points, or nothing, where the others count dollars. */
const pointShows: readonly string[] = ['six-dice', 'six-dice-turn', 'hot-hand'];

const scoreOf = (view: View, score: number, { money, number }: Voice): string =>
  view.show === 'qualifying' ? '' : pointShows.includes(view.show) ? number(score) : money(score);

const plain: Sketch = {};

export interface Titles {
  readonly show: string;
  /** Of acts that have a name of their own. */
  readonly acts: Readonly<Record<string, string>>;
}

/** The scene of an audience's view. */
export const sceneOf = (view: View, titles: Titles, voice: Voice): Scene => {
  const sketch =
    (sketches[`${view.show}/${view.act}`] ?? sketches[`*/${view.act}`])?.(view.board, view, voice) ?? plain;
  const dice = Array.isArray(view.board.dice) ? (view.board.dice as readonly number[]) : [];
  return {
    look: view.act === 'main-event' ? 'main-event' : view.show,
    show: titles.show,
    title: titles.acts[view.act] ?? titles.show,
    crest: view.phase === 'lobby' ? null : (sketch.crest ?? null),
    plates: view.phase === 'lobby' ? [] : (sketch.plates ?? []),
    danger: sketch.danger ?? false,
    parts: sketch.parts ?? [],
    desks: view.seats.map(({ name, score }, seat) => ({
      name: name === '' ? voice.words.freeSeat : voice.name(seat),
      score: view.phase === 'lobby' ? '' : scoreOf(view, score, voice),
      note: view.phase === 'lobby' ? '' : (sketch.notes?.[seat] ?? ''),
    })),
    control: view.phase === 'lobby' ? -1 : (sketch.control ?? -1),
    dice: sketch.dice ?? dice,
  };
};
