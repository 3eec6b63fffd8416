/** On A Roll, its Big 6 and its Lucky 7 on a player's phone and on the host's desk. */
import '../../../parts/letter-tile.css';
import { prizeName } from '../../../../shared/engine/money.ts';
import './on-a-roll.css';
import { onARoll } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import { screensByPhase } from '../../../controls/sheets.tsx';
import type { ShowControls, Sighted, Turn } from '../../../controls/turn.ts';
import { boardOf, hiddenOf, isReveal, type RollBoard } from './board.ts';
import { BigSixTurn, LuckySevenTurn, times, Word } from './bonus.tsx';
import { ClueRows } from './clue-rows.tsx';
import { cellsAsked, FreeGuessTurn, NamesTurn } from './names.tsx';
import { DecideTurn, DiceTurn, PickTurn, SubjectTurn } from './round.tsx';

const texts = onARoll.phone;

const GameTurn = screensByPhase(
  {
    names: NamesTurn,
    'free-guess': FreeGuessTurn,
    roll: DiceTurn,
    pick: PickTurn,
    'free-letter': PickTurn,
    decide: DecideTurn,
    subject: SubjectTurn,
  },
  {
    names: turn =>
      cellsAsked(boardOf(turn))
        .map(({ char }) => char)
        .join('.'),
    pick: turn => boardOf(turn).rolls,
    'free-letter': turn => `free ${boardOf(turn).rolls}`,
  },
);

const turns: Readonly<Record<string, typeof GameTurn>> = { 'big-six': BigSixTurn, 'lucky-seven': LuckySevenTurn };

/** The board on the stage, in small. */
const SmallBoard = (sighted: Sighted) => {
  const board = boardOf(sighted);
  const { act } = sighted.view;
  if (act === 'big-six') return <Word cells={board.cells} />;
  if (act === 'lucky-seven')
    return board.prize === '' || sighted.view.phase !== 'roll' ? null : (
      <p class="card centred bold">
        <bdi dir="auto">{texts.lucky.title(prizeName(board.prize, sighted.tell.money))}</bdi>
      </p>
    );
  return board.rows.length === 0 ? null : <ClueRows rows={board.rows} />;
};

const waiting = (sighted: Sighted): string => {
  const board = boardOf(sighted);
  const { tell, view } = sighted;
  if (view.phase === 'ready' || view.phase === 'over' || view.phase === 'done') return '';
  if (view.act === 'big-six') return onARoll.waiting.bigSix(tell.name(board.seat));
  if (view.act === 'lucky-seven') return onARoll.waiting.luckySeven(tell.name(board.seat));
  if (view.phase === 'free-guess') return onARoll.waiting.free(tell.name(1 - board.called));
  if (board.control < 0) return '';
  const name = tell.name(board.control);
  if (view.phase === 'decide') return onARoll.waiting.decides(name);
  return view.phase === 'subject' ? onARoll.waiting.subject(name) : onARoll.waiting.dice(name);
};

const upcoming = (sighted: Sighted): readonly string[] => {
  const board = boardOf(sighted);
  const { act, phase } = sighted.view;
  const { coming } = onARoll.desk;
  // OR-04
  const after = Math.max(...board.wins) >= board.house.toWin ? [coming.end] : [coming.game(board.game + 1)];
  if (act === 'lucky-seven') return phase === 'ready' ? after : [coming.luckySeven, ...after];
  if (act === 'big-six') return [...(phase === 'done' ? [] : [coming.bigSix]), coming.luckySeven, ...after];
  const bonuses = [coming.bigSix, coming.luckySeven];
  if (phase === 'won') return [...bonuses, ...after];
  if (phase === 'reveal' || isReveal(board)) return [coming.reveal, ...bonuses];
  if (board.rows.length === 0) return [coming.puzzle, coming.nameGame, coming.round, ...bonuses];
  return [...(board.control >= 0 ? [] : [coming.nameGame]), coming.round, ...bonuses];
};

export const controls: ShowControls = {
  Turn: (turn: Turn) => (turns[turn.view.act] ?? GameTurn)(turn),
  Board: SmallBoard,
  waiting,
  stake: sighted => {
    const board = boardOf(sighted);
    const { money } = sighted.tell;
    const { bigSix, luckySeven } = board.house;
    if (sighted.view.act === 'lucky-seven')
      return `${texts.lucky.title(prizeName(board.prize, money))}\n${texts.lucky.text(money(luckySeven.side))}`;
    if (sighted.view.act !== 'big-six') return texts.rollRisk;
    return sighted.view.phase === 'money-roll'
      ? texts.moneyRoll.text(money(bigSix.roll * times(board)))
      : texts.six.title(money(board.value));
  },
  sought: ({ row }, sighted) => {
    const board = boardOf(sighted);
    const { crest } = onARoll;
    if (sighted.view.act === 'big-six') return board.hints[0] ?? '';
    if (typeof row === 'number') return crest.what(row + 1);
    if (sighted.view.phase === 'subject') return crest.what(0);
    return isReveal(board) ? crest.subject(board.subject?.kind ?? '') : (board.name?.ask ?? '');
  },
  piece: ({ cue, letter }) =>
    (cue === 'opened' || cue === 'took') && typeof letter === 'string' && <i class="letter-tile open t9">{letter}</i>,
  desk: {
    status: sighted => {
      const { game, wins } = boardOf(sighted);
      return game === 0 ? onARoll.desk.before : onARoll.desk.status(game, onARoll.side.score(wins));
    },
    amount: sighted => {
      const board = boardOf(sighted);
      const { act, phase } = sighted.view;
      if (act === 'big-six') return board.value > 0 ? onARoll.desk.worth(sighted.tell.money(board.value)) : '';
      if (act === 'lucky-seven') return phase === 'roll' ? onARoll.desk.timer(board.timer) : '';
      return board.control >= 0 ? onARoll.desk.rolls(board.rolls) : '';
    },
    next: (move, sighted) => {
      const { desk } = onARoll;
      const board = boardOf(sighted);
      const name = () => sighted.tell.name(sighted.view.act === 'game' ? board.winner : board.seat);
      switch (move) {
        case 'puzzle': {
          const again = sighted.view.act === 'game' && board.subject !== null;
          const game = sighted.view.act === 'lucky-seven' ? board.game + 1 : board.game;
          return { label: again ? desk.puzzleAgain : desk.puzzle(game), small: desk.puzzleThen };
        }
        case 'name-game':
          return { label: desk.nameGame, small: desk.nameGameThen };
        case 'reveal':
          // OR-A17: one letter stays hidden.
          return { label: desk.reveal(Math.min(3, hiddenOf(board) - 1)), small: desk.revealThen };
        case 'bonus':
          return sighted.view.act === 'game'
            ? { label: desk.bigSix, small: desk.bigSixThen(name()) }
            : { label: desk.luckySeven, small: desk.luckySevenThen(name()) };
        default:
          return undefined;
      }
    },
    upcoming,
    card: ({ view }) => {
      if (view.act === 'big-six') return 'word';
      const board = view.board as RollBoard;
      const aboutName = view.act === 'game' && board.rows.length > 0 && !isReveal(board) && board.control < 0;
      return aboutName ? 'name' : 'puzzle';
    },
  },
};
