/** Hot Dice, the main game: six chrome doors, a pot that a bust takes away, and a place in a list of 100 rolls. */

import type { GameBoard } from '../../../../shared/shows/hot-dice/boards.ts';
import { gameMoments } from '../../../../shared/shows/hot-dice/moments.ts';
import { hotDice as words } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { hotDice as texts } from '../../../../shared/shows/hot-dice/words/en/show.ts';
import type { ShowWords } from '../../../../shared/words/commentary.ts';
import type { Prompt } from '../../../../shared/words/en/stage.ts';
import { type Crest, defineBoard, type Plate } from '../../../stage/board.ts';
import { Card } from './hot-dice-card.tsx';
import { bustsOf, gap, inCatchUp, type Props, roundsDone, scoreOf, trailing } from './hot-dice-facts.ts';
import { bustsIn, DoubleBoard, diceActs, diceStage } from './hot-dice-set.tsx';

/** What the next roll risks, on tape along the edge of the table. */
const Warning = ({ board, view, tell, rolling, cue }: Props) => {
  // While the pot counts up, nothing should distract from it.
  const acted = cue?.cue === 'bust' || cue?.cue === 'banked' || cue?.cue === 'added';
  if (board.pot === 0 || board.control < 0 || acted) return null;
  if (view.phase !== 'decide' && !(view.phase === 'double' || rolling)) return null;
  const busts = bustsOf(board);
  if (busts.length === 0) return null;
  return (
    <div class="warning r3 p-2">
      <div class="centred nowrap bold in-bright t8 r1">
        {words.gone(words.totalsBust(busts), tell.money(board.pot))}
      </div>
    </div>
  );
};

const crest = (props: Props): Crest => {
  const { board, view } = props;
  const [money, places] = [true, 6];
  if (view.phase === 'won' && board.winner >= 0)
    return { label: words.winsWith, value: scoreOf(props, board.winner), money, places };
  if (board.tieBreak) return { label: words.level, value: scoreOf(props, 0), money, places };
  if (inCatchUp(board) || (view.phase === 'ready' && roundsDone(board)))
    return { label: words.behindBy, value: gap(props), money, places };
  return { label: words.pot, value: board.pot > 0 ? board.pot : null, money, places };
};

const plates = ({ board }: Props): readonly [Plate | null, Plate | null] => {
  const { round, rounds, position, tieBreak } = board;
  return [
    tieBreak
      ? { big: words.tieBreak }
      : inCatchUp(board)
        ? { big: words.catchUp, small: words.oneRollEach }
        : round > 0
          ? { big: words.round(round), small: words.ofRounds(rounds) }
          : null,
    position > 0 && !tieBreak ? { big: words.roll(position), small: words.ofList } : null,
  ];
};

/** Phases in which a player has to move. */
const deciding: ReadonlySet<string> = new Set(['decide', 'double', 'pick', 'again']);

/** What a seat brings along from earlier games, and what it is doing. */
const note = (seat: number, props: Props): string => {
  const { board, view, shell, cue } = props;
  const { wins = 0, losses = 0 } = board.record[seat] ?? {};
  const { lossesOut } = board.house;
  const owes = shell.waiting.includes(seat);
  const does = (): string => {
    if ((!owes || cue?.cue === 'added') && deciding.has(view.phase)) return '';
    switch (view.phase) {
      case 'toss-up':
        return owes ? words.note.thinks : words.note.sent;
      case 'judging':
        return seat === board.called ? words.note.answers : '';
      case 'decide':
        return seat === board.control ? words.note.decides : '';
      case 'double':
        return seat === board.control ? (board.mustOpen ? words.note.mustOpen : words.note.decides) : '';
      case 'pick':
        return seat === board.control ? words.note.picks : '';
      case 'again':
        return seat === board.control ? words.note.decides : '';
      case 'ready':
        return roundsDone(board) && seat === trailing(props) ? words.note.next : '';
      case 'won':
        // HD-44
        return lossesOut > 0 && losses >= lossesOut ? words.note.leaves : '';
      default:
        return '';
    }
  };
  return [wins > 0 ? words.wins(wins) : '', losses > 0 ? words.losses(losses) : '', does()].filter(Boolean).join(' · ');
};

const prompt = (props: Props): Prompt => {
  const { board, view, tell } = props;
  switch (view.phase) {
    case 'decide':
      return words.prompt.decide(bustsOf(board), tell.money(board.pot));
    case 'double':
      return bustsIn(board.behind) === 0 ? {} : words.prompt.double(bustsIn(board.behind));
    case 'again':
      return words.prompt.again();
    default:
      return {};
  }
};

export default defineBoard<GameBoard>({
  ...diceStage,
  words: texts as unknown as ShowWords,
  Board: DoubleBoard,
  Card,
  Aside: Warning,
  crest,
  plates,
  // With a new list of rolls, the previous round's throw is taken off the table.
  dice: ({ position, dice }) => (position === 0 ? [] : dice),
  control: ({ board, rolling }) => (rolling ? -1 : board.control),
  note,
  prompt,
  moments: gameMoments,
  acts: {
    ...diceActs,
    started: { sound: 'card' },
    asked: { sound: 'card' },
    sent: { sound: 'buzz' },
    'thrown-out': { sound: 'wrong' },
    called: { sound: 'reveal' },
    right: { sound: 'right' },
    wrong: { sound: 'wrong' },
    'loss-lost': { sound: 'right' },
    bust: { sound: 'seven', scene: 'alarm' },
    banked: { sound: 'coin', scene: 'win' },
    'catch-up': { sound: 'reveal' },
    scored: { sound: 'coin' },
    'no-gain': { sound: 'lose' },
    again: { sound: 'card' },
    stopped: { sound: 'pass' },
    'reply-due': { sound: 'reveal' },
    tie: { sound: 'reveal' },
    'game-won': { sound: 'win', scene: 'confetti' },
    eliminated: { sound: 'lose' },
  },
});
