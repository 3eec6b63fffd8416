/** The bonus bonanza of Hot Dice: the pot, six doors, and gold coins, each of which pays for a bust. */
import './bonus-bonanza.css';
import { useRef } from 'preact/hooks';
import { standingOf } from '../../../../shared/engine/taken-home.ts';
import type { BonusBoard } from '../../../../shared/shows/hot-dice/boards.ts';
import { bonanzaMoments } from '../../../../shared/shows/hot-dice/moments.ts';
import { hotDice as words } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { hotDice as texts, words as titles } from '../../../../shared/shows/hot-dice/words/en/show.ts';
import { type BoardProps, defineBoard, toldOf } from '../../../stage/board.ts';
import { stops, WallPicture } from '../../../stage/parts/light.tsx';
import { edgeOn } from '../../../stage/place.ts';
import { bustsIn, bustsOf } from '../facts.ts';
import {
  addedText,
  chipsOf,
  chosenOf,
  Decision,
  DoubleBoard,
  diceActs,
  diceStage,
  foundCard,
  foundOn,
  freeQuestion,
  Headline,
  hidesCard,
  inList,
  isOpen,
  named,
  question,
} from './hot-dice-set.tsx';

type Props = BoardProps<BonusBoard>;

/** What a bust would cost now; "" if none can come. */
const risk = ({ board, tell, ...props }: Props): string => {
  const busts = bustsOf(props);
  if (busts.length === 0) return '';
  return board.coins > 0 ? words.costsCoin(busts, board.coins === 1) : words.loses(busts, tell.money(board.pot));
};

const rollOrStop = (props: Props) => {
  const { board, tell, cue } = props;
  const stops = cue?.cue === 'bonanza-banked';
  const busts = bustsOf(props);
  // What a last bust costs stands beside it.
  const danger = board.coins === 0 && busts.length > 0 ? words.wouldLose(busts) : risk(props);
  return Decision({
    safe: [words.bonanza.stop, tell.money(board.pot)],
    risky: words.rollOn,
    made: stops ? 'safe' : isOpen(props) ? 'risky' : '',
    chips: stops
      ? []
      : [
          ...(danger === '' ? [] : [{ text: danger, danger: true }]),
          { text: words.doubleOpens },
          { text: words.perPoint(tell.money(board.house.bonanza.roll)) },
        ],
  });
};

const Card = (props: Props) => {
  const { board, view, cue, tell } = props;
  const found = foundOn(board);
  const name = tell.name(board.seat);
  const picked = toldOf(props, 'picked');
  // Before a throw is spoken of, the dice and their question stand there.
  if (hidesCard(props) && !props.portrait) return null;
  const isSaid = cue !== null && props.told.includes(cue);
  if (cue?.cue === 'bonanza-bust' && isSaid)
    return <Headline tone="bad" big={words.bustLost(tell.money(cue.lost as number))} />;
  if (cue?.cue === 'coin' && isSaid)
    return <Headline tone="good" big={<b class="coin-gone">{words.bonanza.coinSaves(tell.money(board.pot))}</b>} />;
  // The stamp stands there.
  if (!props.portrait && cue?.cue === 'double') return null;
  if (cue?.cue === 'added' && isSaid) return addedText(cue, tell.money, found === null ? board.dice : []);
  if (found !== null && cue !== null && cue.cue !== 'bonanza-banked') return foundCard(found, tell);
  switch (view.phase) {
    case 'lobby':
      return <Headline big={words.bonanza.lobby(bustsOf(props))} />;
    case 'pick':
      return (
        <Headline
          big={
            picked === undefined ? (
              named(words.picks(name))
            ) : (
              <>
                <bdi dir="auto">{words.picked(name)}</bdi>{' '}
                <b class="picked-number in-bright on-ink r2">{picked.number as number}</b>
              </>
            )
          }
          small={words.bonanza.freeFirst(tell.money(board.house.bonanza.free))}
        />
      );
    case 'decide':
      return rollOrStop(props);
    case 'double':
      return Decision({
        safe: [words.take, `+${tell.money(board.take)}`],
        risky: words.openSpace(board.dice[0] ?? 0),
        made: chosenOf(props),
        chips: chipsOf(board.behind, tell.money),
      });
    case 'roll':
      return <Headline big={risk(props) || words.bonanza.mustRoll} small={words.bonanza.mustRoll} />;
    default:
      if (board.outcome === 'banked')
        return (
          <Headline tone="good" big={named(words.bonanza.stopped(name), tell.money(standingOf(view, board.seat)))} />
        );
      return board.outcome === 'bust' ? (
        <Headline tone="bad" big={words.bust} small={words.bonanza.lostText} />
      ) : (
        <Headline big={words.bonanza.ended} />
      );
  }
};

/** Most coins to draw. More of them (HD-49: as many as wins) are shown as one coin and a number. */
const maxIcons = 3;

const Coins = (props: Props) => {
  const { board, view, cue } = props;
  const known = useRef(board.coins);
  known.current = Math.max(known.current, board.coins);
  const spent = cue?.cue === 'coin';
  // At the end both desks are back.
  if (view.phase === 'over') return null;
  return (
    <>
      <section class={`centred coins side-${board.seat % 2}`}>
        <h2 class="bold lh-10 in-accent t8">{words.bonanza.coins}</h2>
        <div class="middle gap-4" role="img" aria-label={words.bonanza.coinsLabel(board.coins)}>
          {known.current > maxIcons ? (
            <>
              <i class={board.coins > 0 ? 'held' : 'gone'}>$</i>
              <b>× {board.coins}</b>
            </>
          ) : (
            Array.from({ length: Math.max(1, known.current) }, (_, coin) => (
              <i key={coin} class={coin < board.coins ? 'held' : spent && coin === board.coins ? 'spent' : 'gone'}>
                $
              </i>
            ))
          )}
        </div>
        {board.coins === 0 && <p class="bold t7">{words.bonanza.noCoins}</p>}
      </section>
      {view.phase === 'pick'
        ? freeQuestion(props, board.seat, board.house.bonanza.free)
        : view.phase !== 'double' && question(props, risk(props), true)}
    </>
  );
};

/** The bonanza's wall is an open vault: steel plates, a round door ajar, and gold that lights it all. */
const rivets = Array.from({ length: 24 }, (_, rivet) => (rivet * 2 * Math.PI) / 24);
const spokes = Array.from({ length: 12 }, (_, spoke) => spoke * 30);

/** Positions of the bars of a heap, row by row from the floor. Each row has one fewer. */
const heap = (rows: number): readonly (readonly [x: number, y: number])[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: rows - row }, (__, bar) => [bar * 118 + row * 59, -row * 46] as const),
  ).flat();

const Bars = ({ x, y, rows }: { readonly x: number; readonly y: number; readonly rows: number }) => (
  <g transform={`translate(${x} ${y})`}>
    {heap(rows).map(([left, top]) => (
      <g key={`${left} ${top}`} transform={`translate(${left} ${top})`}>
        <path d="M12 0h88l12 44H0z" fill="url(#bar-front)" />
        <path d="M12 0h88l-6-9H20z" fill="#fff0b8" />
        <path d="M26 14h60l5 18H20z" fill="none" stroke="#a86d12" stroke-width="3" />
      </g>
    ))}
  </g>
);

const VaultWall = () => (
  <WallPicture
    glow="#ffd97abf 0, #b97a1657 .42, #000000b8 1"
    at={[0.37, 0.62]}
    defs={
      <>
        <linearGradient id="bar-front" x2="0" y2="1">
          {stops('#ffe08a 0, #d99a1f .5, #8a5713 1')}
        </linearGradient>
        <linearGradient id="vault-steel" x2="1" y2="1">
          {stops('#8d97a0 0, #4a525a .45, #23282d 1')}
        </linearGradient>
      </>
    }
    front={[-40, 1486].map(x => <Bars key={x} x={x} y={640} rows={4} />)}
  >
    <rect width="1920" height="1080" fill="#15120c" />
    {Array.from({ length: 8 }, (_, plate) => (
      <g key={plate}>
        <rect x={plate * 240 + 4} y="-4" width="232" height="360" rx="10" fill="#2b2a26" />
        <rect x={plate * 240 + 4} y="366" width="232" height="360" rx="10" fill="#25231f" />
        {[18, 334, 388, 704].flatMap(top =>
          [24, 216].map(left => (
            <circle key={`${top} ${left}`} cx={plate * 240 + left} cy={top} r="8" fill="#4b4840" />
          )),
        )}
      </g>
    ))}
    <circle cx="960" cy="400" r="640" fill="url(#vault-steel)" />
    <circle cx="960" cy="400" r="640" fill="none" stroke="#0c0d0e" stroke-width="12" />
    {rivets.map(turn => (
      <circle key={turn} cx={960 + 590 * Math.cos(turn)} cy={400 + 590 * Math.sin(turn)} r="19" fill="#1d2125" />
    ))}
    <circle cx="960" cy="400" r="536" fill="#7a4d0d" stroke="#e9bd57" stroke-width="16" />
    <circle cx="960" cy="400" r="500" fill="#3a2407" />
    {spokes.map(turn => (
      <path key={turn} d="M960 400 920 -86h80z" fill="#ffdf8a" opacity=".16" transform={`rotate(${turn} 960 400)`} />
    ))}
  </WallPicture>
);

export default defineBoard<BonusBoard>({
  ...diceStage,
  look: 'hot-dice vault',
  Wall: VaultWall,
  words: texts,
  title: titles['bonus-bonanza'].title,
  Board: props => (
    <div class="bonanza">
      <DoubleBoard {...props} />
    </div>
  ),
  Card,
  Aside: Coins,
  // In portrait the coins lie beside the dice.
  placeDice: (_, { height, portrait }) =>
    portrait ? { middle: [200, height * 0.54], edge: Math.min(75, edgeOn(height)) } : undefined,
  crest: ({ board: { pot } }) => ({ label: words.pot, value: pot > 0 ? pot : null, money: true, places: 7 }),
  plates: props => [null, inList(props)],
  // Whoever has to roll again has a table without the throw that a coin undid.
  dice: ({ dice }, { phase }, told) => (phase === 'roll' && told.length === 0 ? [] : dice),
  desks: ({ board }) => [board.seat],
  note: (seat, { view, shell, cue }) => {
    if (view.phase === 'over') return '';
    if (cue?.cue === 'added' || cue?.cue === 'coin' || !shell.waiting.includes(seat)) return words.bonanza.plays;
    return view.phase === 'pick' ? words.note.picks : view.phase === 'roll' ? words.note.rolls : words.note.decides;
  },
  prompt: props => {
    const { board, view } = props;
    if (view.phase === 'decide') return words.prompt.bonanza();
    return view.phase === 'double' && bustsIn(board.behind) > 0 ? words.prompt.double(bustsIn(board.behind)) : {};
  },
  moments: bonanzaMoments,
  acts: {
    ...diceActs,
    bonanza: { sound: 'win', scene: 'win' },
    coin: { sound: 'seven', scene: 'alarm' },
    'bonanza-bust': { sound: 'lose', scene: 'alarm' },
    'bonanza-banked': { sound: 'win', scene: 'confetti' },
  },
});
