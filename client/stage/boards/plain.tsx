/**
 * The board of an act without one of its own: the fields of its view as tiles, named in the words of the show, with the sign and
 * the dice that its manifest names.
 */
import './plain.css';
import type { BoardShape, Shape } from '../../../shared/engine/board.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { Tone } from '../../../shared/engine/show.ts';
import { lookOf, manifestOf, scoreUnitOf, skinOf } from '../../../shared/shows/index.ts';
import { type Narrator, plainName, type ShowWords } from '../../../shared/words/commentary.ts';
import { stage } from '../../../shared/words/en/stage.ts';
import { words as catalogue, loadTerms } from '../../../shared/words/index.ts';
import { type BoardProps, type CueAct, defineBoard, type StageBoard } from '../board.ts';
import type { SkinName } from '../dice/skins.ts';
import { rays, WallPicture } from '../parts/light.tsx';
import { questionCard } from '../parts/question.tsx';

const words = stage.plain;

const Wall = () => (
  <WallPicture light="#fff2cf" lamps={[[420, 260, 800, 240, 0.2]]}>
    <rect width="1920" height="1080" fill="var(--wall)" />
    <path d={rays(960, 350, 44, 0.03)} fill="var(--wall-2)" />
  </WallPicture>
);

/** Fields that the stage shows elsewhere. */
const drawnByStage = ['dice', 'question', 'choices', 'house'];

const skins: Readonly<Partial<Record<string, SkinName>>> = { black: 'onyx', white: 'sky' };

/** What a cue of this tone looks and sounds like. */
const actsByTone: Readonly<Record<Tone, CueAct>> = {
  good: { sound: 'right' },
  bad: { sound: 'wrong' },
  alarm: { sound: 'wrong', scene: 'alarm' },
  win: { sound: 'win', scene: 'win' },
  champion: { sound: 'win', scene: 'confetti' },
};

interface Speaking {
  readonly show: string;
  readonly act: string;
  readonly tell: Narrator;
}

const termFor = ({ show, act }: Speaking, field: string): string =>
  catalogue().term('fields', field, show, act) ?? plainName(field);

/** A value in words; "" for nothing to show. */
const textOf = (value: Json, shape: Shape | undefined, speaking: Speaking): string => {
  const { show, tell } = speaking;
  if (Array.isArray(value)) {
    const item = Array.isArray(shape) ? (shape as readonly [Shape])[0] : undefined;
    return value
      .map(one => textOf(one as Json, item, speaking))
      .filter(Boolean)
      .join(' · ');
  }
  if (typeof value === 'object' && value !== null) {
    const fields = (shape ?? {}) as BoardShape;
    return Object.entries(value)
      .map(([field, one]) => textOf(one as Json, fields[field], speaking))
      .filter(Boolean)
      .join(' ');
  }
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'number') return String(value ?? '');
  if (shape === 'seat') return value < 0 ? '' : tell.name(value);
  if (shape === 'amount') return scoreUnitOf(show) === 'money' ? tell.money(value) : tell.number(value);
  return value < 0 ? '' : tell.number(value);
};

/** More tiles get smaller figures. */
const sizeOf = (tiles: number): string => (tiles <= 3 ? 'few' : tiles <= 6 ? 'some' : 'many');

const tilesOf = (shape: BoardShape, { board, tell, view }: BoardProps) => {
  const speaking = { show: view.show, act: view.act, tell };
  return Object.entries(board).flatMap(([field, value]) => {
    const of = shape[field];
    const isShown = of !== 'pot' && !(typeof of === 'object' && 'json' in of) && !drawnByStage.includes(field);
    const text = isShown ? textOf(value, of, speaking) : '';
    return text === '' ? [] : [{ field, name: termFor(speaking, field), text }];
  });
};

const boardOf = (shape: BoardShape) => (props: BoardProps) => {
  const tiles = tilesOf(shape, props);
  return (
    <dl class={`facts ${sizeOf(tiles.length)}`}>
      {tiles.map(({ field, name, text }) => (
        <div key={field}>
          <dt>{name}</dt>
          <dd dir="auto" class={text.length > 9 ? 'long' : ''}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
};

const Card = ({ board }: BoardProps) =>
  typeof board.question === 'string' && board.question !== '' ? (
    <div class="card">
      {questionCard(board.question, Array.isArray(board.choices) ? (board.choices as readonly string[]) : [])}
    </div>
  ) : null;

const named = (shape: BoardShape, kind: Shape): string | undefined =>
  Object.entries(shape).find(([, of]) => of === kind)?.[0];

export const plainBoard = async (show: string, act: string): Promise<StageBoard> => {
  const [rules] = await Promise.all([manifestOf(show)?.rules(), loadTerms(show)]);
  const [own, ofShow] = await Promise.all([catalogue().shows[act]?.(), catalogue().shows[show]?.()]);
  const { board: shape = {}, moments = { cues: {} } } = rules?.acts.find(({ name }) => name === act) ?? {};
  const [pot, seat] = [named(shape, 'pot'), named(shape, 'seat')];
  const none: ShowWords<never> = { title: show, about: '', commentary: {} };
  const skin = skinOf(show, act);
  return defineBoard({
    look: lookOf(show),
    words: own ?? ofShow ?? (none as unknown as ShowWords),
    skin: skins[skin] ?? (skin as SkinName),
    frame: { width: 1440, height: 300, portrait: 300 },
    Wall,
    Board: boardOf(shape),
    Card,
    ...(pot === undefined
      ? {}
      : {
          crest: ({ board, view }: BoardProps) => ({
            label: catalogue().term('fields', pot, show, act) ?? words.pot,
            value: view.phase === 'lobby' ? null : Number(board[pot]),
            money: scoreUnitOf(show) === 'money',
            places: 6,
          }),
        }),
    control: ({ board }) => (seat === undefined ? -1 : Number(board[seat])),
    moments,
    acts: Object.fromEntries(
      Object.entries(moments.cues).flatMap(([cue, { tone }]) => (tone === undefined ? [] : [[cue, actsByTone[tone]]])),
    ),
  });
};
