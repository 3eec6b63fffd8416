/** Hot Dice and its bonus acts at the host's desk. */
import { hotDice } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import type { DeskFacts, Sighted } from '../../../controls/turn.ts';
import { boardOf, type DiceBoard, isCatchUp, scoreOf } from './board.ts';

const texts = hotDice.phone;

/** HD-43: the winner plays the mega roll next. */
const isMega = ({ record, winner, house }: DiceBoard) => (record[winner]?.wins ?? 0) >= house.megaAt;

/** The question of this round was thrown out, and another one follows (HD-84). */
const thrownOut = ({ round, called }: DiceBoard) => round > 0 && called < 0;

const roundsDone = (board: DiceBoard) => isCatchUp(board) || (board.round === board.rounds && !thrownOut(board));

/** Who is behind, and by how much; -1 if the scores are level. */
const trailing = (sighted: Sighted): readonly [seat: number, by: number] => {
  const difference = scoreOf(sighted, 0) - scoreOf(sighted, 1);
  return [difference === 0 ? -1 : difference < 0 ? 0 : 1, Math.abs(difference)];
};

const next = (move: string, sighted: Sighted) => {
  const { tell, view } = sighted;
  const board = boardOf(sighted);
  const { desk } = hotDice;
  switch (move) {
    case 'ask': {
      if (view.phase === 'tie-break') return { label: desk.askTie, small: desk.askThen };
      const label = thrownOut(board) ? desk.askAnother(board.round) : desk.ask(board.round + 1);
      return { label, small: desk.askThen };
    }
    case 'catch-up': {
      const [seat, by] = trailing(sighted);
      if (isCatchUp(board))
        return { label: desk.replyNext, small: seat < 0 ? desk.replyLevel : desk.replyThen(tell.name(seat)) };
      return { label: desk.catchUpNext, small: desk.catchUpThen(tell.name(seat), tell.money(by)) };
    }
    case 'bonus': {
      const wins = board.record[board.winner]?.wins ?? 0;
      const name = tell.name(board.winner);
      return isMega(board)
        ? { label: desk.megaNext, small: desk.megaThen(name, tell.money(board.house.mega.million)) }
        : { label: desk.bonus, small: desk.bonusThen(name, wins) };
    }
    default:
      return undefined;
  }
};

const coming = (sighted: Sighted): readonly string[] => {
  const { view } = sighted;
  const board = boardOf(sighted);
  const { round, rounds, tieBreak } = board;
  const { coming: steps } = hotDice.desk;
  if (view.act === 'bonus-bonanza') return [steps.bonanza, steps.end];
  if (view.act === 'mega-roll') return [steps.mega, steps.end];
  if (view.phase === 'over') return [];
  const bonus = isMega(board) ? steps.mega : steps.bonus;
  if (view.phase === 'won') return [bonus, steps.end];
  if (tieBreak || view.phase === 'tie-break') return [steps.tieBreak, bonus, steps.end];
  if (roundsDone(board) && !['toss-up', 'judging', 'decide', 'double'].includes(view.phase))
    return [...(view.phase === 'ready' && isCatchUp(board) ? [] : [steps.catchUp]), steps.reply, bonus];
  if (isCatchUp(board)) return [steps.catchUp, steps.reply, bonus];
  const asking =
    view.phase === 'ready' || view.phase === 'lobby' || view.phase === 'toss-up' || view.phase === 'judging';
  const now = view.phase === 'ready' && !thrownOut(board) ? round + 1 : Math.max(1, round);
  const later = now < rounds ? [steps.question(now + 1), steps.dice] : [];
  return [...(asking ? [steps.question(now)] : []), steps.dice, ...later, steps.catchUp, bonus];
};

/** Texts and facts for the host's desk. */
export const desk: DeskFacts = {
  status: sighted => {
    const { view, tell } = sighted;
    const { desk } = hotDice;
    const board = boardOf(sighted);
    if (view.act === 'bonus-bonanza') return desk.bonanza(tell.name(board.seat));
    if (view.act === 'mega-roll') return desk.mega(tell.name(board.seat));
    if (board.winner >= 0) return desk.won(tell.name(board.winner));
    if (board.tieBreak || view.phase === 'tie-break') return desk.tieBreak;
    if (isCatchUp(board)) return desk.catchUp;
    return board.round === 0 ? desk.before : desk.status(board.round, board.rounds, board.position);
  },
  amount: sighted => {
    const { desk } = hotDice;
    const { view, tell } = sighted;
    const { pot, coins } = boardOf(sighted);
    if (view.act === 'bonus-bonanza') return desk.coins(tell.money(pot), texts.coins(coins));
    return pot > 0 ? desk.pot(tell.money(pot)) : '';
  },
  next,
  upcoming: coming,
};
