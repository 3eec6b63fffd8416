/** The bonus bonanza of Hot Dice: the pot, six doors, and gold coins, each of which pays for a bust. */
import './bonus-bonanza.css';
import { useRef } from 'preact/hooks';
import { standingOf } from '../../../../shared/engine/taken-home.ts';
import type { BonusBoard } from '../../../../shared/shows/hot-dice/boards.ts';
import { bonanzaMoments } from '../../../../shared/shows/hot-dice/moments.ts';
import { bustingTotals } from '../../../../shared/shows/hot-dice/rule-facts.ts';
import { hotDice as words } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { hotDice as texts, words as titles } from '../../../../shared/shows/hot-dice/words/en/show.ts';
import type { ShowWords } from '../../../../shared/words/commentary.ts';
import type { Prompt } from '../../../../shared/words/en/stage.ts';
import { type BoardProps, type Crest, defineBoard } from '../../../stage/board.ts';
import {
  addedText,
  bustsIn,
  chipsOf,
  Decision,
  DoubleBoard,
  diceActs,
  diceStage,
  FoundCard,
  foundOn,
  Headline,
  Option,
} from './hot-dice-set.tsx';
import { VaultWall } from './vault-wall.tsx';

type Props = BoardProps<BonusBoard>;

/** HD-52: totals that cost a coin or the pot, ascending. */
const bustsOf = ({ house }: BonusBoard) => bustingTotals(house.bonanza.busts);

const Board = (props: Props) => (
  <div class="bonanza">
    <DoubleBoard {...props} />
  </div>
);

const rollOrStop = ({ board, tell }: Props) => {
  const busts = bustsOf(board);
  return Decision({
    options: [
      <Option key="stop" small={words.bonanza.stop} big={tell.money(board.pot)} />,
      <Option key="roll" small={words.rollOn} big={words.unknown} hot />,
    ],
    chips: [
      ...(busts.length > 0
        ? [{ text: (board.coins > 0 ? words.coinBusts : words.totalsBust)(busts), danger: true }]
        : []),
      { text: words.doubleOpens },
      { text: words.perPoint(tell.money(board.house.bonanza.roll)) },
    ],
  });
};

const Card = (props: Props) => {
  const { board, view, cue, tell } = props;
  const found = foundOn(board);
  const name = tell.name(board.seat);
  if (cue?.cue === 'bonanza-bust')
    return <Headline tone="bad" big={words.bust} small={words.bustLost(tell.money(cue.lost as number))} />;
  if (found !== null && cue !== null && cue.cue !== 'bonanza-banked')
    return <FoundCard found={found} money={tell.money} />;
  if (cue?.cue === 'added') return addedText(cue, tell.money);
  switch (view.phase) {
    case 'lobby':
      return <Headline big={words.bonanza.lobby(bustsOf(board))} />;
    case 'pick':
      return (
        <Headline
          big={<bdi dir="auto">{words.picks(name)}</bdi>}
          small={words.bonanza.freeFirst(tell.money(board.house.bonanza.free))}
        />
      );
    case 'decide':
      return rollOrStop(props);
    case 'double':
      return (
        <Decision
          options={[
            <Option key="take" small={words.takeDice} big={`+${tell.money(board.take)}`} />,
            <Option key="open" small={words.openSpace(board.dice[0] ?? 0)} big={words.unknown} hot />,
          ]}
          chips={chipsOf(board.behind, tell.money)}
        />
      );
    case 'roll':
      return <Headline big={words.bonanza.mustRoll} small={words.bonanza.mustRollText} />;
    default:
      if (board.outcome === 'banked')
        return (
          <Headline
            tone="good"
            big={
              <>
                <bdi dir="auto">{words.bonanza.stopped(name)}</bdi> <b>{tell.money(standingOf(view, board.seat))}</b>
              </>
            }
            small={words.thanks}
          />
        );
      return board.outcome === 'bust' ? (
        <Headline tone="bad" big={words.bust} small={words.bonanza.lostText} />
      ) : (
        <Headline big={words.bonanza.ended} small={words.thanks} />
      );
  }
};

/** Most coins to draw. More of them (HD-49: as many as wins) are shown as one coin and a number. */
const maxIcons = 3;

const Coins = (props: Props) => {
  const { board, view, cue, tell } = props;
  const known = useRef(board.coins);
  known.current = Math.max(known.current, board.coins);
  const busts = bustsOf(board);
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
      {board.pot > 0 && cue?.cue !== 'added' && busts.length > 0 && (
        <div class="warning r3 p-2">
          <div class="centred nowrap bold in-bright t8 r1">
            {board.coins > 0 ? words.costsCoin(busts) : words.gone(words.totalsBust(busts), tell.money(board.pot))}
          </div>
        </div>
      )}
    </>
  );
};

const crest = ({ board: { pot } }: Props): Crest => ({
  label: words.pot,
  value: pot > 0 ? pot : null,
  money: true,
  places: 7,
});

const prompt = (props: Props): Prompt => {
  const { board, view, tell } = props;
  switch (view.phase) {
    case 'decide':
      return words.prompt.bonanza(bustsOf(board), tell.money(board.pot), board.coins);
    case 'double':
      return bustsIn(board.behind) === 0 ? {} : words.prompt.double(bustsIn(board.behind));
    default:
      return {};
  }
};

const note = (seat: number, { view, shell, cue }: Props): string => {
  if (view.phase === 'over') return '';
  if (cue?.cue === 'added' || !shell.waiting.includes(seat)) return words.bonanza.plays;
  return view.phase === 'pick' ? words.note.picks : view.phase === 'roll' ? words.note.rolls : words.note.decides;
};

export default defineBoard<BonusBoard>({
  ...diceStage,
  look: 'hot-dice vault',
  Wall: VaultWall,
  words: texts as unknown as ShowWords,
  title: titles['bonus-bonanza'].title,
  Board,
  Card,
  Aside: Coins,
  crest,
  plates: ({ board }) => [null, board.position > 0 ? { big: words.roll(board.position), small: words.ofList } : null],
  desks: ({ board }) => [board.seat],
  note,
  dice: ({ position, dice }) => (position === 0 ? [] : dice),
  prompt,
  moments: bonanzaMoments,
  acts: {
    ...diceActs,
    bonanza: { sound: 'win', scene: 'win' },
    coin: { sound: 'seven', scene: 'alarm' },
    'bonanza-bust': { sound: 'lose', scene: 'alarm' },
    'bonanza-banked': { sound: 'win', scene: 'confetti' },
  },
});
