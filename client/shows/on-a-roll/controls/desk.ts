/** On A Roll and its bonus acts at the host's desk. */
import { onARoll } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import type { DeskFacts, Sighted } from '../../../controls/turn.ts';
import { boardOf, hiddenOf, isReveal, type RollBoard } from './board.ts';

const coming = (sighted: Sighted): readonly string[] => {
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

/** Texts and facts for the host's desk. */
export const desk: DeskFacts = {
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
  upcoming: coming,
  card: ({ view }) => {
    if (view.act === 'big-six') return 'word';
    const board = view.board as RollBoard;
    const aboutName = view.act === 'game' && board.rows.length > 0 && !isReveal(board) && board.control < 0;
    return aboutName ? 'name' : 'puzzle';
  },
};
