/**
 * The board of an act without one of its own: the fields of its view as tiles, named in the words of the show, with the sign and
 * the dice that its manifest names.
 */
import './plain.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type BoardShape, fieldOf } from '../../../shared/engine/board.ts';
import type { Tone } from '../../../shared/engine/show.ts';
import { winnerOf } from '../../../shared/engine/taken-home.ts';
import { lookOf, manifestOf, scoreUnitOf, skinOf } from '../../../shared/shows/index.ts';
import type { ShowWords } from '../../../shared/words/commentary.ts';
import { stage } from '../../../shared/words/en/stage.ts';
import { words as catalogue, loadTerms, narratorFor } from '../../../shared/words/index.ts';
import { factsOf } from '../../board-facts.ts';
import { onResize } from '../../parts/on-resize.ts';
import { type BoardProps, type CueAct, defineBoard, type StageBoard } from '../board.ts';
import type { SkinName } from '../dice/skins.ts';
import { Lanes, lanesHeight } from '../parts/lanes.tsx';
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

/** Longer texts have the room of two tiles. */
const longest = 16;

/** The largest step of the type scale at which a text fits into its tile, measured because letters differ in width. */
const fitInto = (box: HTMLElement | null) => {
  const text = box?.firstElementChild;
  if (!(text instanceof HTMLElement) || box === null) return;
  for (let step = 14; step >= 6; step--) {
    text.style.fontSize = `var(--t${step})`;
    if (text.scrollWidth <= box.clientWidth && text.offsetHeight <= box.clientHeight) break;
  }
};

const Tile = ({ name, text, tiles }: { readonly name: string; readonly text: string; readonly tiles: number }) => {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => fitInto(box.current), [text, tiles]);
  useEffect(() => onResize([box.current], () => fitInto(box.current)), []);
  return (
    <div
      class="min-w-0 min-h-0 down centred fact"
      style={{ gridColumn: text.length > longest && tiles > 2 ? 'span 2' : undefined }}
    >
      <dt>{name}</dt>
      <dd ref={box} dir="auto" class="flex-1 min-h-0 middle clip">
        <span>{text}</span>
      </dd>
    </div>
  );
};

const Facts = ({ facts, cols }: { readonly facts: ReturnType<typeof factsOf>; readonly cols: number }) => (
  <dl class="as-grid flex-1 min-w-0 min-h-0 facts" style={{ gridTemplateColumns: `repeat(${cols}, 1fr)` }}>
    {facts.map(({ field, name, text }) => (
      <Tile key={field} name={name} text={text} tiles={facts.length} />
    ))}
  </dl>
);

type Spoken = Pick<BoardProps, 'view' | 'tell'>;

/** What a tile says. The score that wins is on a plate. */
const tilesOf = (shape: BoardShape, { view, tell }: Spoken) => {
  const goal = fieldOf(shape, 'goal');
  return factsOf(shape, { view, tell }).filter(({ field }) => field !== goal);
};

/** The facts as tiles. Where a score wins, the way to it has most of the board. */
const boardOf = (shape: BoardShape) => {
  const [goal, pot, seat] = (['goal', 'pot', 'seat'] as const).map(of => fieldOf(shape, of));
  const numberIn = (props: BoardProps, field: string | undefined, none: number) =>
    field === undefined ? none : Number(props.board[field]);
  return (props: BoardProps) => {
    const { view, portrait, tell } = props;
    const facts = tilesOf(shape, props);
    const many = facts.length;
    if (goal === undefined)
      return (
        <div class="absolute cover flex plain">
          <Facts facts={facts} cols={portrait ? Math.min(2, many) : many > 3 ? Math.ceil(many / 2) : many} />
        </div>
      );
    return (
      <div class={`absolute cover flex plain ways ${many > 2 ? 'with-facts' : ''}`}>
        <div class="relative way">
          <Lanes
            props={props}
            target={numberIn(props, goal, 0)}
            turn={numberIn(props, seat, -1)}
            risk={numberIn(props, pot, 0)}
            winner={view.phase === 'over' ? winnerOf(view) : -1}
            text={scoreUnitOf(view.show) === 'money' ? tell.money : tell.number}
          />
        </div>
        {many > 0 && <Facts facts={facts} cols={portrait ? many : many > 2 ? 2 : 1} />}
      </div>
    );
  };
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
  const [goal, pot, seat] = (['goal', 'pot', 'seat'] as const).map(of => fieldOf(shape, of));
  const none: ShowWords<never> = { title: show, about: '', commentary: {} };
  const skin = skinOf(show, act);
  return defineBoard({
    look: lookOf(show),
    words: own ?? ofShow ?? (none as unknown as ShowWords),
    skin: skins[skin] ?? (skin as SkinName),
    frame: {
      // Without desks there is room beside it.
      width: goal === undefined ? 1440 : 1640,
      // A question has its card below.
      height: 'question' in shape ? 300 : 372,
      portrait: (view, short) => {
        if (goal === undefined) return 300;
        const tell = narratorFor(view.seats.map(({ name }) => name));
        return (
          lanesHeight(view.seats.length) * (short ? (view.seats.length < 3 ? 1.4 : 1) : 1.5) +
          (tilesOf(shape, { view, tell }).length > 0 ? 120 : 0)
        );
      },
    },
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
    // The lanes have names and scores.
    ...(goal !== undefined && {
      desks: () => [],
      plates: ({ view, tell, board }: BoardProps) => {
        const won = factsOf(shape, { view, tell }).find(({ field }) => field === goal);
        const turn = seat === undefined || view.phase === 'over' ? -1 : Number(board[seat]);
        return [
          turn < 0 ? null : { big: tell.name(turn) },
          won === undefined ? null : { big: won.name, small: won.text },
        ] as const;
      },
    }),
    control: ({ board }) => (seat === undefined ? -1 : Number(board[seat])),
    moments,
    acts: Object.fromEntries(
      Object.entries(moments.cues).flatMap(([cue, { tone }]) => (tone === undefined ? [] : [[cue, actsByTone[tone]]])),
    ),
  });
};
