/**
 * The board of an act without one of its own: the fields of its view as tiles, named in the words of the show, with the sign and
 * the dice that its manifest names.
 */
import './plain.css';
import { type BoardShape, fieldOf } from '../../../shared/engine/board.ts';
import type { Tone } from '../../../shared/engine/show.ts';
import { lookOf, manifestOf, scoreUnitOf, skinOf } from '../../../shared/shows/index.ts';
import type { ShowWords } from '../../../shared/words/commentary.ts';
import { stage } from '../../../shared/words/en/stage.ts';
import { words as catalogue, loadTerms } from '../../../shared/words/index.ts';
import { factsOf } from '../../board-facts.ts';
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

const skins: Readonly<Partial<Record<string, SkinName>>> = { black: 'onyx', white: 'sky' };

/** What a cue of this tone looks and sounds like. */
const actsByTone: Readonly<Record<Tone, CueAct>> = {
  good: { sound: 'right' },
  bad: { sound: 'wrong' },
  alarm: { sound: 'wrong', scene: 'alarm' },
  win: { sound: 'win', scene: 'win' },
  champion: { sound: 'win', scene: 'confetti' },
};

/** More tiles get smaller figures. */
const sizeOf = (tiles: number): string => (tiles <= 3 ? 'few' : tiles <= 6 ? 'some' : 'many');

const boardOf = (shape: BoardShape) => (props: BoardProps) => {
  const tiles = factsOf(shape, props);
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

export const plainBoard = async (show: string, act: string): Promise<StageBoard> => {
  const [rules] = await Promise.all([manifestOf(show)?.rules(), loadTerms(show)]);
  const [own, ofShow] = await Promise.all([catalogue().shows[act]?.(), catalogue().shows[show]?.()]);
  const { board: shape = {}, moments = { cues: {} } } = rules?.acts.find(({ name }) => name === act) ?? {};
  const [pot, seat] = [fieldOf(shape, 'pot'), fieldOf(shape, 'seat')];
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
