/** Hot Dice, the main game: six chrome doors, a pot that a bust takes away, and a place in a list of 100 rolls. */
import type { GameBoard } from '../../../../shared/shows/hot-dice/boards.ts';
import { gameMoments } from '../../../../shared/shows/hot-dice/moments.ts';
import { hotDice as words } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { hotDice as texts } from '../../../../shared/shows/hot-dice/words/en/show.ts';
import { type BoardProps, defineBoard, toldOf } from '../../../stage/board.ts';
import { bustsIn, bustsOf, gap, inCatchUp, needed, roundsDone, scoreOf, thrownOut, trailing } from '../facts.ts';
import { Card, missesDouble } from './hot-dice-card.tsx';
import { DoubleBoard, diceActs, diceStage, foundOn, freeQuestion, inList, question } from './hot-dice-set.tsx';

type Props = BoardProps<GameBoard>;

/** What a throw is about: cash for certain, a pot at risk, or what it takes to catch up. */
const Question = (props: Props) => {
  const { board, view, tell } = props;
  const { pot, house, control } = board;
  const free = foundOn(board)?.space.kind === 'free-rolls';
  if (free || ['toss-up', 'judging'].includes(view.phase)) return freeQuestion(props, control, house.free);
  if (['pick', 'again'].includes(view.phase))
    return missesDouble(props)
      ? null
      : question(props, needed(props), false, words.doublePays(tell.money(house.free), bustsOf(props)));
  const busts = view.phase === 'decide' && pot > 0 ? bustsOf(props) : [];
  return question(props, busts.length > 0 ? words.loses(busts, tell.money(pot)) : '', true);
};

const crest = (props: Props) => {
  const { board, view, cue } = props;
  if (view.phase === 'won' && board.winner >= 0) return { label: words.winsWith, value: scoreOf(props, board.winner) };
  // What the sum makes of it is told once it has been counted.
  const counts = cue?.cue === 'scored';
  if (board.tieBreak || (inCatchUp(board) && gap(props) === 0 && !counts))
    return { label: words.level, value: scoreOf(props, 0) };
  if (inCatchUp(board) || (view.phase === 'ready' && roundsDone(board)))
    return { label: words.behindBy, value: gap(props) };
  return { label: words.pot, value: board.pot > 0 ? board.pot : null };
};

/** Phases in which a player has to move. */
const deciding: ReadonlySet<string> = new Set(['decide', 'double', 'pick', 'again']);

/** What a seat brings along from earlier games, and what it is doing. */
const note = (seat: number, props: Props): string => {
  const { board, view, shell, cue } = props;
  const { wins = 0, losses = 0 } = board.record[seat] ?? {};
  const { lossesOut } = board.house;
  const owes = shell.waiting.includes(seat);
  const phase = (!owes || cue?.cue === 'added') && deciding.has(view.phase) ? '' : view.phase;
  const inControl: Readonly<Record<string, string>> = {
    decide: words.note.decides,
    double: board.mustOpen ? words.note.mustOpen : words.note.decides,
    pick: words.note.picks,
    again: words.note.decides,
  };
  const does = (): string => {
    if (phase === 'toss-up') return owes ? words.note.thinks : board.called < 0 ? words.note.sent : '';
    if (phase === 'judging')
      return seat === board.called && board.control < 0 && toldOf(props, 'wrong') === undefined
        ? words.note.answers
        : '';
    if (phase === 'ready') return roundsDone(board) && seat === trailing(props) ? words.note.next : '';
    // HD-44
    if (phase === 'won') return lossesOut > 0 && losses >= lossesOut ? words.note.leaves : '';
    return seat === board.control ? (inControl[phase] ?? '') : '';
  };
  const record = [wins > 0 ? words.wins(wins) : '', losses > 0 ? words.losses(losses) : ''];
  return does() || record.filter(Boolean).join(' · ');
};

export default defineBoard<GameBoard>({
  ...diceStage,
  words: texts,
  Board: DoubleBoard,
  Card,
  Aside: Question,
  crest: props => ({ ...crest(props), money: true, places: 6 }),
  plates: props => {
    const { round, rounds, tieBreak } = props.board;
    // With the card that announces it.
    const next = props.view.phase === 'ready' && !thrownOut(props.board) ? round + 1 : round;
    return [
      tieBreak
        ? { big: words.tieBreak }
        : inCatchUp(props.board)
          ? { big: words.catchUp, small: words.oneRollEach }
          : next > 0
            ? { big: words.round(next), small: words.ofRounds(rounds) }
            : null,
      tieBreak ? null : inList(props),
    ];
  },
  // With what comes next, the previous round's throw is taken off the table; a tie-breaker's question needs it, too.
  dice: ({ position, dice, control }, { phase }, told) =>
    position === 0 ||
    (phase === 'ready' && told.length === 0) ||
    (control < 0 && ['toss-up', 'judging'].includes(phase))
      ? []
      : dice,
  control: ({ board }) => board.control,
  note,
  prompt: props => {
    const { board, view } = props;
    if (view.phase === 'decide') return words.prompt.decide();
    if (view.phase === 'again') return words.prompt.again();
    if (view.phase === 'ready' && !roundsDone(board)) return words.prompt.ready();
    return view.phase === 'double' && bustsIn(board.behind) > 0 ? words.prompt.double(bustsIn(board.behind)) : {};
  },
  moments: gameMoments,
  acts: {
    ...diceActs,
    answered: { sound: 'card' },
    'loss-lost': { sound: 'right' },
    bust: { sound: 'seven', scene: 'alarm' },
    banked: { sound: 'coin', scene: 'win' },
    'catch-up': { sound: 'reveal' },
    scored: { sound: 'coin' },
    'tie-broken': { sound: 'coin' },
    'no-gain': { sound: 'lose' },
    again: { sound: 'card' },
    stopped: { sound: 'pass' },
    'reply-due': { sound: 'reveal' },
    'game-won': { sound: 'win', scene: 'confetti' },
    eliminated: { sound: 'lose' },
  },
});
