/** Lucky Puzzle on a player's phone and on the host's desk. */
import '../../../parts/letter-tile.css';
import './lucky-puzzle.css';
import { hiddenOf } from '../../../../shared/shows/lucky-puzzle/puzzle.ts';
import { luckyPuzzleBoard as texts } from '../../../../shared/shows/lucky-puzzle/words/en/boards.ts';
import { GenericTurn } from '../../../controls/coming.tsx';
import { RollTurn } from '../../../controls/roll.tsx';
import type { ShowControls, Sighted, Turn } from '../../../controls/turn.ts';
import { AnswerTurn } from './answer.tsx';
import { boardOf, lettersIn } from './board.ts';
import { DecideTurn } from './decide.tsx';
import { desk } from './desk.ts';
import { PickTurn } from './pick.tsx';
import { Puzzle } from './tiles.tsx';

const phrases = texts.phone;

const FirstRoll = (turn: Turn) => {
  const board = boardOf(turn);
  const { money } = turn.tell;
  const letters = lettersIn(board);
  return (
    <RollTurn
      {...turn}
      title={board.category === '' ? phrases.roll.title : board.category}
      text={
        board.tieBreak ? (
          phrases.roll.tie(letters)
        ) : (
          <>
            {phrases.roll.round(letters, money(board.value))}
            {board.perLetter > 0 && (
              <>
                <br />
                {phrases.roll.price(money(board.perLetter))}
              </>
            )}
          </>
        )
      }
    />
  );
};

const screens: Readonly<Record<string, (turn: Turn) => ReturnType<typeof PickTurn>>> = {
  roll: turn => <FirstRoll {...turn} />,
  pick: turn => <PickTurn key={`${boardOf(turn).total} ${hiddenOf(boardOf(turn)).length}`} {...turn} />,
  decide: turn => <DecideTurn key={`${boardOf(turn).puzzle} ${hiddenOf(boardOf(turn)).length}`} {...turn} />,
  'follow-up': turn => <AnswerTurn key={boardOf(turn).followUp?.ask} {...turn} />,
};

const PuzzleTurn = (turn: Turn) => screens[turn.view.phase]?.(turn) ?? <GenericTurn {...turn} />;

/** What is on the stage, small. */
const SmallBoard = (sighted: Sighted) => {
  const board = boardOf(sighted);
  return board.cells.length === 0 ? null : <Puzzle board={board} tell={sighted.tell} />;
};

const waiting = (sighted: Sighted): string => {
  const { control, followUp, total, winner } = boardOf(sighted);
  const { tell, view } = sighted;
  const { waiting: lines } = texts;
  switch (view.phase) {
    case 'roll':
      return lines.roll(tell.name(control));
    case 'pick':
      return lines.pick(tell.name(control), total);
    case 'decide':
      return lines.decide(tell.name(control));
    case 'follow-up':
      return followUp === null ? '' : lines.answer(tell.name(followUp.seat), tell.money(followUp.value));
    case 'judging':
      return lines.judging;
    case 'ready':
      return lines.ready;
    case 'tie-break':
      return lines.tie;
    case 'won':
      return lines.won(tell.name(winner));
    default:
      return '';
  }
};

export const controls: ShowControls = {
  Turn: PuzzleTurn,
  Board: SmallBoard,
  waiting,
  desk,
};
