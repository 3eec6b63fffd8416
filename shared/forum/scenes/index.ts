/** What a post and a still picture say of an audience's view. */
import type { View } from '../../engine/show.ts';
import { takenHome } from '../../engine/taken-home.ts';
import { familyOf, lookOf, manifestOf, scoreUnitOf } from '../../shows/index.ts';
import { scenesByShow } from '../../shows/loaded.ts';
import type { Board, Scene, Sketch, Sketcher, Voice } from '../scene.ts';

const sketchOf = (show: string, act: string): Sketcher<Board> | undefined => scenesByShow.get(show)?.[act];

/** Whether an act has a scene of its own; any other one shows its scores and dice. */
export const hasSketch = (show: string, act: string): boolean => sketchOf(show, act) !== undefined;

const scoreOf = (view: View, score: number, { money, number }: Voice): string => {
  const scores = scoreUnitOf(view.show);
  return scores === 'none' ? '' : scores === 'points' ? number(score) : money(score);
};

const plain: Sketch = {};

export interface Titles {
  readonly show: string;
  /** Of acts that have a name of their own. */
  readonly acts: Readonly<Record<string, string>>;
}

/** The picture that belongs to the question on the board. */
const pictureOf = ({ beside }: View, { words }: Voice): Scene['parts'] => {
  const { picture, over } = beside ?? {};
  if (picture === undefined || over === true) return [];
  return [{ part: 'picture', label: words.picture, hash: picture.hash, alt: picture.alt ?? '' }];
};

/** The scene of an audience's view. */
export const sceneOf = (view: View, titles: Titles, voice: Voice): Scene => {
  const sketch = sketchOf(view.show, view.act)?.(view.board, view, voice, voice.scenes[view.act]) ?? plain;
  const home = takenHome(view);
  const dice = Array.isArray(view.board.dice) ? (view.board.dice as readonly number[]) : [];
  return {
    // An act with a set of its own wears it in every show.
    look: manifestOf(view.act)?.look ?? lookOf(view.show),
    show: titles.show,
    title: titles.acts[view.act] ?? titles.show,
    crest: view.phase === 'lobby' ? null : (sketch.crest ?? null),
    plates: view.phase === 'lobby' ? [] : (sketch.plates ?? []),
    danger: sketch.danger ?? false,
    parts: [...(sketch.parts ?? []), ...pictureOf(view, voice)],
    desks: view.seats.map(({ name }, seat) => ({
      name: name === '' ? voice.words.freeSeat : voice.name(seat),
      score: view.phase === 'lobby' ? '' : scoreOf(view, home[seat] ?? 0, voice),
      note: view.phase === 'lobby' ? '' : (sketch.notes?.[seat] ?? ''),
    })),
    control: view.phase === 'lobby' ? -1 : (sketch.control ?? -1),
    dice: sketch.dice ?? dice,
    sums: manifestOf(familyOf(view.show))?.noBets !== true,
  };
};
