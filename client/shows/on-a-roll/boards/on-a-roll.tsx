/** On A Roll, the main game: a name in cells above three rows of numbered letters, with the subject and the rolls beside. */
import '../../../style/fonts/shrikhand.css';
import './on-a-roll.css';
import './on-a-roll-clues.css';
import type { GameBoard } from '../../../../shared/shows/on-a-roll/boards.ts';
import { gameMoments } from '../../../../shared/shows/on-a-roll/moments.ts';
import { onARoll as words } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import { onARollWords } from '../../../../shared/shows/on-a-roll/words/en/show.ts';
import type { ShowWords } from '../../../../shared/words/commentary.ts';
import type { Prompt } from '../../../../shared/words/en/stage.ts';
import { defineBoard } from '../../../stage/board.ts';
import { Greeting, NameCard, RightCard, SubjectCard } from './on-a-roll-cards.tsx';
import { type Props, playable } from './on-a-roll-facts.ts';
import { Rows } from './on-a-roll-rows.tsx';
import { Wall } from './on-a-roll-set.tsx';

const Board = (props: Props) => (
  <div class="roll-board">
    <NameCard {...props} />
    <SubjectCard {...props} />
    <RightCard {...props} />
    {props.board.rows.length > 0 ? <Rows {...props} /> : <Greeting {...props} />}
  </div>
);

const textLimit = 24;
const cut = (text: string) => (text.length > textLimit ? `${text.slice(0, textLimit - 1).trimEnd()}…` : text);

const note = (seat: number, { board, view, shell, cue }: Props): string => {
  const owes = shell.waiting.includes(seat);
  // Who may answer, and what they wrote, is shown once the numbers are open.
  if (cue?.cue === 'guessed' && cue.seat === seat) return words.note.says(cut(cue.text as string));
  switch (view.phase) {
    case 'names':
      return owes ? words.note.writes : words.note.sent;
    case 'free-guess':
      return seat === board.called ? words.note.says(cut(board.said)) : words.note.free;
    case 'roll':
      if (seat === board.control) return board.mustRoll ? words.note.rolls : words.note.rollsOrPasses;
      break;
    case 'pick':
      if (seat === board.control) return words.note.picks;
      break;
    case 'free-letter':
      if (seat === board.control) return words.note.picksOne;
      break;
    case 'decide':
      if (seat === board.control) return words.note.decides;
      break;
    case 'subject':
      if (seat === board.control) return words.note.names;
      break;
  }
  return words.note.games(board.wins[seat] ?? 0);
};

const prompt = ({ board, view, tell }: Props): Prompt => {
  const name = board.control < 0 ? '' : tell.name(board.control);
  switch (view.phase) {
    case 'names':
      return {
        stake: board.subject !== null && board.subject.cells.length > 0 ? words.prompt.reveal : words.prompt.names,
      };
    case 'pick': {
      const { faces, total } = playable(board);
      return (faces.length > 1 ? words.prompt.both : words.prompt.pick)(name, faces, total);
    }
    case 'free-letter':
      return words.prompt.free(name);
    case 'decide':
      return board.guessable.length > 0 ? words.prompt.decide(name, board.guessable) : {};
    case 'subject':
      return words.prompt.subject;
    case 'roll':
      return board.mustRoll ? {} : words.prompt.roll;
    default:
      return {};
  }
};

const Plays = ({ board }: Props) => {
  const { faces, total } = playable(board);
  return (
    <span class="plays across gap-3">
      {words.plays}
      {faces.map(face => (
        <b class="bold-figure lh-12 t8 r2" key={face}>
          {face}
        </b>
      ))}
      {total > 0 && faces.length > 0 && words.or}
      {total > 0 && <b class="bold-figure lh-12 t8 r2">{total}</b>}
    </span>
  );
};

export default defineBoard<GameBoard>({
  look: 'on-a-roll',
  words: onARollWords as unknown as ShowWords,
  skin: 'sky',
  frame: { width: 1112, height: 470, portrait: 560 },
  Wall,
  Board,
  control: ({ board, rolling }) => (rolling ? -1 : board.control),
  note,
  total: props => (props.view.phase === 'pick' ? <Plays {...props} /> : ''),
  prompt,
  moments: gameMoments,
  acts: {
    started: { sound: 'card' },
    puzzle: { sound: 'reveal' },
    'name-game': { sound: 'card' },
    shown: { sound: 'flip' },
    sent: { sound: 'buzz' },
    'both-passed': { sound: 'pass' },
    called: { sound: 'reveal' },
    'free-guess': { sound: 'card' },
    'no-guess': { sound: 'pass' },
    wrong: { sound: 'wrong' },
    'name-right': { sound: 'right', scene: 'win' },
    'name-void': { sound: 'lose' },
    late: { sound: 'buzzer' },
    passed: { sound: 'pass' },
    double: { sound: 'wild' },
    unplayable: { sound: 'pass' },
    opened: { sound: 'flip' },
    'clue-right': { sound: 'right', scene: 'win' },
    'clue-wrong': { sound: 'wrong' },
    'subject-wrong': { sound: 'wrong' },
    held: { sound: 'pass' },
    'round-over': { sound: 'card' },
    time: { sound: 'buzzer' },
    bare: { sound: 'reveal' },
    'puzzle-void': { sound: 'lose' },
    'game-won': { sound: 'win', scene: 'win' },
  },
});
