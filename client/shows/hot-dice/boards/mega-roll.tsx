/** The mega roll of Hot Dice: one throw, six doors, and a fortune behind one of them. */
import type { MegaRollBoard } from '../../../../shared/shows/hot-dice/boards.ts';
import { megaRollMoments } from '../../../../shared/shows/hot-dice/moments.ts';
import { hotDice as words } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { hotDice as texts, words as titles } from '../../../../shared/shows/hot-dice/words/en/show.ts';
import { type BoardProps, defineBoard } from '../../../stage/board.ts';
import { stops, WallPicture } from '../../../stage/parts/light.tsx';
import {
  chosenOf,
  Decision,
  DoubleBoard,
  diceActs,
  diceStage,
  foundCard,
  foundOn,
  Headline,
  hidesCard,
  named,
  question,
} from './hot-dice-set.tsx';

type Props = BoardProps<MegaRollBoard>;

/** No double: the lights of the doors, of the million and of the sky go out, one after another. */
const isLost = ({ board, cue, rolling }: Props) =>
  (board.outcome === 'nothing' || cue?.cue === 'mega-nothing') && !rolling;

/** The result of a throw: nothing, or a choice. */
const Needs = ({ board, tell }: Props) => (
  <div class="card needs-double">
    <h2 class="balance bold lh-105 t11">{words.mega.needs}</h2>
    <p class="middle wrap t8 gap-2-4">
      <b class="in-bright r2">{words.mega.double}</b> <span>{words.mega.pays(tell.money(board.house.mega.roll))}</span>
      <b class="other in-bright r2">{words.mega.other}</b> <span>{words.mega.paysNothing}</span>
    </p>
  </div>
);

const Card = (props: Props) => {
  const { board, view, cue, tell } = props;
  const found = foundOn(board);
  const { cash = 0 } = (view.result as { readonly bonus?: { readonly cash?: number } } | null)?.bonus ?? {};
  if (hidesCard(props) && !props.portrait) return null;
  if (found !== null && cue?.cue === 'opened') return foundCard(found, tell);
  // The stamp stands there.
  if (cue?.cue === 'double' && !props.portrait) return null;
  if (view.phase === 'lobby' || view.phase === 'roll') return <Needs {...props} />;
  if (view.phase === 'double')
    return Decision({
      safe: [words.take, tell.money(board.take)],
      risky: words.openSpace(board.dice[0] ?? 0),
      made: chosenOf(props),
      chips: [
        { text: tell.money(board.house.mega.million), gold: true },
        { text: words.several(5, words.mega.paysNothing), danger: true },
      ],
    });
  switch (board.outcome) {
    case 'million':
      return (
        <Headline
          tone="good"
          big={<b>{words.mega.million(tell.money(cash))}</b>}
          small={words.mega.found(tell.name(board.seat))}
        />
      );
    case 'banked':
      return <Headline tone="good" big={named(words.mega.banked(tell.name(board.seat)), tell.money(cash))} />;
    case 'nothing': {
      const { score = 0 } = view.seats[board.seat] ?? {};
      return (
        <Headline
          tone="gone"
          big={words.mega.nothing}
          small={score > 0 ? words.mega.home(tell.name(board.seat), tell.money(score)) : ''}
        />
      );
    }
    default:
      return <Headline big={words.mega.ended} />;
  }
};

/** The wall at night: searchlights meet over the board, and the city below has gone dark for one throw. */
const beams = [-62, -44, -27, -11, 11, 27, 44, 62] as const;

/** Deterministic, so that the sky is always the same. */
const stars = Array.from({ length: 70 }, (_, star) => {
  const [x, y] = [(star * 7919) % 1920, (star * 104_729) % 620];
  return { x, y, r: 1.5 + (star % 4) * 0.8 };
});

/** Houses: widths and heights. */
const houses = Array.from({ length: 22 }, (_, house) => ({
  x: house * 90 - 20,
  height: 110 + ((house * 53) % 190),
  lit: Array.from({ length: 5 }, (__, window) => (house * 31 + window * 17) % 11 < 3),
}));

const NightWall = () => (
  <WallPicture
    glow="#fff4cf99 0, #fff4cf00 1"
    at={[0.3, 0.42]}
    defs={
      <>
        <linearGradient id="night-sky" x2="0" y2="1">
          {stops('#02050f 0, #0a1c44 .55, #16386f .8')}
        </linearGradient>
        <linearGradient id="night-beam" x1="0" y1="1" x2="0" y2="0">
          {stops('#f3f8ff66 0, #cfe2ff00 1')}
        </linearGradient>
      </>
    }
    front={houses.map(({ x, height, lit }) => (
      <g key={x}>
        <rect x={x} y={760 - height} width="84" height={height + 320} fill="#030813" />
        {lit.map((on, window) =>
          on ? (
            <rect
              key={window}
              x={x + 14 + (window % 2) * 36}
              y={780 - height + window * 26}
              width="18"
              height="14"
              fill="#ffcf6a"
            />
          ) : null,
        )}
      </g>
    ))}
  >
    <rect width="1920" height="1080" fill="url(#night-sky)" />
    {stars.map(({ x, y, r }) => (
      <circle key={x} cx={x} cy={y} r={r} fill="#dfe9ff" />
    ))}
    {beams.map(turn => (
      <path
        key={turn}
        d={`M${960 + turn * 15} 760 ${960 + turn * 3 - 150} -40h300z`}
        fill="url(#night-beam)"
        opacity=".55"
      />
    ))}
  </WallPicture>
);

export default defineBoard<MegaRollBoard>({
  ...diceStage,
  look: 'hot-dice night',
  Wall: NightWall,
  words: texts,
  title: titles['mega-roll'].title,
  Board: props => <DoubleBoard {...props} dark={isLost(props)} />,
  Card,
  Aside: props =>
    question(
      props,
      props.view.phase === 'double' ? '' : words.mega.needs,
      false,
      words.mega.stake(props.tell.money(props.board.house.mega.roll)),
    ),
  crest: props => ({
    label: words.mega.crest,
    value: props.board.house.mega.million,
    money: true,
    places: 10,
    off: isLost(props),
  }),
  desks: ({ board }) => [board.seat],
  note: (seat, { view, shell }) => {
    if (view.phase === 'over') return '';
    if (!shell.waiting.includes(seat)) return '';
    return view.phase === 'double' ? words.note.decides : words.mega.plays;
  },
  prompt: ({ board, view, tell }) => {
    if (view.phase === 'roll') return words.prompt.mega();
    return view.phase === 'double' ? words.prompt.megaDouble(tell.money(board.house.mega.million)) : {};
  },
  // Who played for a double alone, and takes nothing home, is told what happened.
  poster: ({ board: { outcome, dice }, seats }) =>
    outcome === 'nothing' && seats.length === 1 && seats[0]?.score === 0
      ? { label: words.mega.nothing, value: words.noDouble, of: () => (dice as readonly number[]).join(' + ') }
      : null,
  moments: megaRollMoments,
  acts: {
    ...diceActs,
    'mega-roll': { sound: 'win', scene: 'win' },
    'mega-nothing': { sound: 'lose' },
    'mega-banked': { sound: 'win', scene: 'win' },
    million: { sound: 'win', scene: 'confetti' },
  },
});
