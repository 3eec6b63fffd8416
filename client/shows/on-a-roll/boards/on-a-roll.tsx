/** On A Roll, the main game: a name in cells above three rows of numbered letters, with the subject and the rolls beside. */
import '../../../style/fonts/shrikhand.css';
import './on-a-roll.css';
import './on-a-roll-clues.css';
import type { GameBoard } from '../../../../shared/shows/on-a-roll/boards.ts';
import { gameMoments } from '../../../../shared/shows/on-a-roll/moments.ts';
import { onARoll as words } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import { onARollWords } from '../../../../shared/shows/on-a-roll/words/en/show.ts';
import type { Prompt } from '../../../../shared/words/en/stage.ts';
import { defineBoard } from '../../../stage/board.ts';
import { edgeOn } from '../../../stage/place.ts';
import { AnswerCard, Greeting, NameCard, RightCard, SubjectCard } from './on-a-roll-cards.tsx';
import { type Props, playable, Rows } from './on-a-roll-rows.tsx';
import { Wall } from './on-a-roll-set.tsx';

const Board = (props: Props) => (
  <div class="roll-board">
    <NameCard {...props} />
    <SubjectCard {...props} />
    <RightCard {...props} />
    {props.board.rows.length > 0 ? <Rows {...props} /> : <Greeting {...props} />}
  </div>
);

const note = (seat: number, props: Props): string => {
  const { board, view, shell, cue, told } = props;
  const owes = shell.waiting.includes(seat);
  if (told.some(cue => cue.cue === 'late' && cue.seat === seat)) return words.note.late;
  const games = words.note.games(board.wins[seat] ?? 0);
  // Their numbers lie on the table, or an answer does.
  if (cue?.cue === 'called' || told.some(({ cue: name }) => name === 'guessed' || name === 'called')) return games;
  if (view.phase === 'names') return owes ? words.note.writes : words.note.sent;
  if (view.phase === 'free-guess') return seat === board.called ? games : words.note.free;
  const inControl: Readonly<Record<string, string>> = {
    roll: board.mustRoll ? words.note.rolls : words.note.rollsOrPasses,
    pick: words.note.picks,
    'free-letter': words.note.picksOne,
    decide: words.note.decides,
    subject: words.note.names,
  };
  const does = seat === board.control ? inControl[view.phase] : undefined;
  return does ?? games;
};

const prompt = ({ board, view, tell }: Props) => {
  const name = board.control < 0 ? '' : tell.name(board.control);
  const { faces, total } = playable(board);
  const isReveal = board.subject !== null && board.subject.cells.length > 0;
  const byPhase: Readonly<Record<string, () => Prompt>> = {
    names: () => ({ stake: isReveal ? words.prompt.reveal : words.prompt.names }),
    pick: () => (faces.length > 1 ? words.prompt.both : words.prompt.pick)(name, faces, total),
    'free-letter': () => words.prompt.free(name),
    decide: () => (board.guessable.length > 0 ? words.prompt.decide(name, board.guessable) : {}),
    subject: () => words.prompt.subject,
    roll: () => (board.mustRoll ? {} : words.prompt.roll),
  };
  return byPhase[view.phase]?.() ?? {};
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
  words: onARollWords,
  skin: 'sky',
  frame: { width: 1112, height: 470, portrait: (_, short) => (short ? 462 : 560) },
  Wall,
  Board,
  // Once letters have been opened with them, the table is free for what is answered.
  dice: ({ dice }, { phase }) => (['roll', 'pick', 'free-letter'].includes(phase) ? dice : []),
  Card: AnswerCard,
  control: ({ board }) => board.control,
  note,
  total: props => (props.view.phase === 'pick' ? <Plays {...props} /> : ''),
  prompt,
  // What they can open stands beside them.
  placeDice: (_, { height, portrait }) =>
    portrait && height < 250 ? { middle: [180, height * 0.56], edge: edgeOn(height) } : undefined,
  moments: gameMoments,
  acts: {
    'name-game': { sound: 'card' },
    shown: { sound: 'flip' },
    'both-passed': { sound: 'pass' },
    'free-guess': { sound: 'card' },
    'no-guess': { sound: 'pass' },
    'name-right': { sound: 'right', scene: 'win' },
    'name-void': { sound: 'lose' },
    unplayable: { sound: 'pass' },
    opened: { sound: 'flip' },
    'clue-right': { sound: 'right', scene: 'win' },
    'subject-right': { sound: 'right', scene: 'win' },
    guessed: { sound: 'card' },
    'clue-wrong': { sound: 'wrong' },
    'subject-wrong': { sound: 'wrong' },
    held: { sound: 'pass' },
    'round-over': { sound: 'card' },
    bare: { sound: 'reveal' },
    'puzzle-void': { sound: 'lose' },
    'game-won': { sound: 'win', scene: 'win' },
  },
});
