/** Lucky Puzzle on a player's phone and on the host's desk. */
import '../../../parts/letter-tile.css';
import './lucky-puzzle.css';
import { hiddenOf } from '../../../../shared/shows/lucky-puzzle/puzzle.ts';
import { luckyPuzzleBoard as texts } from '../../../../shared/shows/lucky-puzzle/words/en/boards.ts';
import type { ShowControls, Sighted } from '../../../controls/turn.ts';
import { boardOf } from './board.ts';
import { Puzzle } from './tiles.tsx';
import { PuzzleTurn } from './turns.tsx';

/** What is on the stage, small. */
const SmallBoard = (sighted: Sighted) => {
  const board = boardOf(sighted);
  return board.cells.length === 0 ? null : <Puzzle board={board} tell={sighted.tell} />;
};

const waiting = (sighted: Sighted): string => {
  const { control, followUp, total, winner } = boardOf(sighted);
  const { money, name } = sighted.tell;
  const { waiting: lines } = texts;
  // What ends a turn is told before what comes next.
  if (control < 0 && ['roll', 'pick', 'decide'].includes(sighted.view.phase)) return '';
  const byPhase: Readonly<Record<string, () => string>> = {
    roll: () => lines.roll(name(control)),
    pick: () => lines.pick(name(control), total),
    decide: () => lines.decide(name(control)),
    'follow-up': () => (followUp === null ? '' : lines.answer(name(followUp.seat), money(followUp.value))),
    judging: () => lines.judging,
    ready: () => lines.ready,
    'tie-break': () => lines.tie,
    won: () => lines.won(name(winner)),
  };
  return byPhase[sighted.view.phase]?.() ?? '';
};

const upcoming = (sighted: Sighted): readonly string[] => {
  const { coming: step } = texts.desk;
  const { round, puzzle, tieBreak } = boardOf(sighted);
  const { phase } = sighted.view;
  const end = [step.mainEvent];
  if (phase === 'won') return end;
  if (tieBreak)
    return [
      ...(phase === 'tie-break' ? [step.tie, step.roll] : phase === 'roll' ? [step.roll] : []),
      step.letters,
      step.guess,
      ...end,
    ];
  const rounds = round < 2 ? [step.time(1), step.time(2), ...end] : [step.time(2), ...end];
  const turn = [step.roll, step.letters, step.guess];
  switch (phase) {
    case 'roll':
      return [...turn, step.puzzle(puzzle + 1), ...rounds];
    case 'pick':
      return [...turn.slice(1), step.puzzle(puzzle + 1), ...rounds];
    case 'decide':
      return [step.guess, step.puzzle(puzzle + 1), ...rounds];
    case 'follow-up':
    case 'judging':
      return [step.question, step.puzzle(puzzle + 1), ...rounds];
    default:
      return [step.puzzle(puzzle + 1), ...turn, ...rounds];
  }
};

export const controls: ShowControls = {
  Turn: PuzzleTurn,
  Board: SmallBoard,
  waiting,
  stake: sighted => {
    const board = boardOf(sighted);
    const { roll } = texts.phone;
    const letters = hiddenOf(board).length;
    return board.tieBreak ? roll.tie(letters) : roll.round(letters, sighted.tell.money(board.value));
  },
  asked: sighted => {
    const { followUp, said } = boardOf(sighted);
    return followUp && { ask: followUp.ask, said, seat: followUp.seat };
  },
  // A round that ends is a mishap for whoever is behind.
  harms: ({ cue }, { view, seat }) =>
    cue !== 'time' || view.seats.some(({ score }) => score > (view.seats[seat]?.score ?? 0)),
  piece: ({ cue, letters }) =>
    cue === 'opened' &&
    (letters as readonly string[]).map((letter, i) => (
      <i key={i} class="letter-tile open t9">
        {letter}
      </i>
    )),
  desk: {
    status: sighted => {
      const { round, puzzle, tieBreak } = boardOf(sighted);
      if (tieBreak) return texts.desk.tieBreak;
      return round === 0 ? texts.desk.before : texts.desk.status(round, puzzle);
    },
    amount: sighted => {
      const { followUp, cells, tieBreak, value } = boardOf(sighted);
      const { money } = sighted.tell;
      if (followUp !== null) return texts.desk.question(money(followUp.value));
      if (cells.length === 0 || tieBreak) return '';
      return sighted.view.phase === 'ready' ? texts.desk.paid(money(value)) : texts.desk.worth(money(value));
    },
    next: (move, sighted) => {
      const { desk } = texts;
      const { champion, round, puzzle, tieBreak, winner } = boardOf(sighted);
      switch (move) {
        case 'puzzle':
          if (tieBreak) return { label: desk.tiePuzzle, small: desk.tieThen };
          return {
            label: desk.puzzle(puzzle + 1),
            small: round === 1 && puzzle === 0 ? desk.puzzleThen(sighted.tell.name(1 - champion)) : desk.puzzlePlain,
          };
        case 'call-time':
          return { label: desk.time(round), small: desk.timeThen };
        case 'main-event':
          return { label: desk.mainEvent, small: desk.mainEventThen(sighted.tell.name(winner)) };
        default:
          return undefined;
      }
    },
    upcoming,
    card: ({ view }) => (view.phase === 'follow-up' || view.phase === 'judging' ? 'question' : 'puzzle'),
  },
};
