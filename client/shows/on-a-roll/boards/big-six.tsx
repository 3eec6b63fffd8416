/** Big 6: six faces of a die with a letter behind each, the value of the word, and the hint. */
import { pipsOf } from '../../../../shared/drawings/shapes.ts';
import '../../../style/fonts/shrikhand.css';
import './on-a-roll.css';
import './on-a-roll-clues.css';
import './big-six.css';
import { isActAlone } from '../../../../shared/shows/index.ts';
import type { BigSixBoard } from '../../../../shared/shows/on-a-roll/boards.ts';
import { bigSixMoments } from '../../../../shared/shows/on-a-roll/moments.ts';
import { onARoll } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import { onARollWords, words as titles } from '../../../../shared/shows/on-a-roll/words/en/show.ts';
import { type BoardProps, defineBoard, toldOf, totalOf } from '../../../stage/board.ts';
import { Heard, questionCard } from '../../../stage/parts/question.tsx';
import { useFresh } from '../fresh.ts';
import { bonusStage, Rolls, SideCard } from './on-a-roll-set.tsx';

const words = onARoll.bigSix;

type Props = BoardProps<BigSixBoard>;

const allRolls = 4;
/** All values double once the match is won (OR-41). */
const times = ({ board }: Props) => (board.doubled ? 2 : 1);

/** The value of a point of the money roll (OR-29). */
const perPoint = (props: Props) => props.board.house.bigSix.roll * times(props);

/** The roll to which a guess now, or after the next roll, would belong; 0 is the first. */
const rollNow = ({ board, view }: Props): number => allRolls - board.rolls - (view.phase === 'roll' ? 0 : 1);

/** The faces that may be taken. */
const takeable = ({ board, view, rolling }: Props): readonly number[] =>
  view.phase === 'pick' && !rolling
    ? [...new Set(board.dice)].filter(face => !(board.cells[face - 1]?.open ?? true)).sort()
    : [];

const FaceOfDie = ({ face }: { readonly face: number }) => (
  <svg class="face-of-die" viewBox="0 0 100 100" aria-hidden="true">
    {pipsOf(face).map(([x, y]) => (
      <circle key={`${x}${y}`} cx={50 + 28 * x} cy={50 + 28 * y} r="11" />
    ))}
  </svg>
);

const Ladder = (props: Props) => {
  const { board, view, tell } = props;
  const missed = board.outcome === 'missed' || props.cue?.cue === 'six-missed';
  const now = board.top > 0 && board.outcome === '' && !missed && view.phase !== 'money-roll' ? rollNow(props) : -1;
  const { values: later, consolation } = board.house.bigSix;
  const values = [board.top, ...later.map(value => value * times(props))];
  const longest = Math.max(...[...values, consolation * times(props)].map(value => tell.money(value).length));
  const solvedAt = board.outcome === 'solved' ? allRolls - board.rolls - 1 : -1;
  return (
    <SideCard side="left" class={`ladder ${longest > 8 ? 'long' : ''}`}>
      <small>{words.ladder}</small>
      <ol class="down w-full">
        {values.map((value, roll) => (
          <li
            key={words.rolls[roll]}
            class={`flex items-baseline between nowrap lh-115 r2 gap-2 ${roll === now || roll === solvedAt ? 'now' : roll < (missed ? allRolls : now) ? 'gone' : ''}`}
            aria-current={roll === now ? 'step' : undefined}
          >
            <span>{words.rolls[roll]}</span>{' '}
            <b class="in-tile-ink">{roll === 0 && value === 0 ? words.set : tell.money(value)}</b>
          </li>
        ))}
        <li class={`flex items-baseline between nowrap lh-115 r2 gap-2 ${missed ? 'now' : ''}`}>
          <span>{words.unsolved}</span> <b class="in-tile-ink">{tell.money(consolation * times(props))}</b>
        </li>
      </ol>
    </SideCard>
  );
};

const Faces = (props: Props) => {
  const { board } = props;
  const can = takeable(props);
  const fresh = useFresh(
    board.cells.flatMap(({ open }, at) => (open ? [String(at)] : [])),
    `${board.game} ${board.seat}`,
  );
  // Nobody has said what still opens.
  const missed = board.outcome === 'missed' || props.cue?.cue === 'six-missed';
  let order = 0;
  return (
    <ol class="faces flex gap-4">
      {board.cells.map(({ char, open }, at) => {
        const number = at + 1;
        const turns = open && fresh.has(String(at));
        const bright = can.includes(number);
        return (
          <li
            key={number}
            class={`min-w-0 letter-tile face ${open ? 'open' : bright ? 'lit' : 'shut'} ${turns ? (missed ? 'turns falls missed' : 'turns') : ''}`}
            style={turns ? { '--order': String(order++) } : undefined}
            aria-label={open ? words.open(number, char) : bright ? words.canTake(number) : words.face(number)}
          >
            {open ? <b>{char}</b> : <FaceOfDie face={number} />}
            {turns && !missed && (
              <span class="was middle absolute">
                <FaceOfDie face={number} />
              </span>
            )}
            <span class="place absolute centred in-tile-ink t8" aria-hidden="true">
              {number}
            </span>
          </li>
        );
      })}
    </ol>
  );
};

const Board = (props: Props) => {
  const { board } = props;
  const label = board.rolls === 1 ? onARoll.side.rollLeft : onARoll.side.rollsLeft;
  return (
    <div class="bonus-board six">
      <Ladder {...props} />
      <SideCard side="right">
        <Rolls left={board.rolls} of={allRolls} label={label} />
      </SideCard>
      <Faces {...props} />
    </div>
  );
};

const Card = (props: Props) => {
  const { board, view, tell } = props;
  const said = toldOf(props, 'guessed');
  // What a miss still pays is told by its picture alone.
  const open = board.outcome === '' || toldOf(props, 'six-missed') !== undefined;
  // What is answered stands there before it is judged.
  if (said !== undefined && open) {
    const wrong = toldOf(props, 'six-wrong') !== undefined;
    const right = toldOf(props, 'six-right') !== undefined;
    return (
      <div class="card">
        {questionCard(words.says(tell.name(board.seat)))}
        <Heard answer={said.text as string} verdict={wrong ? 'wrong' : right ? 'right' : ''} right="" />
      </div>
    );
  }
  if (!open) {
    const outcome = board.outcome === 'solved' ? words.solved : words.missed;
    return <div class="card">{questionCard(outcome(tell.name(board.seat), tell.money(board.cash)))}</div>;
  }
  if (board.hints.length === 0)
    return view.phase === 'money-roll' ? (
      <div class="card">
        {questionCard((board.doubled ? words.moneyRollDoubled : words.moneyRollIs)(tell.money(perPoint(props))))}
      </div>
    ) : null;
  return (
    <div class={`flex justify-center card hints ${board.hints.length > 1 ? 'two' : ''}`}>
      {board.hints.map((hint, at) => (
        <div class="min-w-0" key={hint}>
          <small class="block bold lh-11 in-mark t6">{at === 0 ? words.hint : words.extra}</small>
          {questionCard(hint)}
        </div>
      ))}
    </div>
  );
};

const note = (seat: number, { board, view, told }: Props): string => {
  const games = isActAlone(view.show) ? '' : onARoll.note.games(board.wins[seat] ?? 0);
  if (seat !== board.seat) return games || onARoll.note.watches;
  // What was answered is on the card.
  if (told.some(({ cue }) => cue === 'guessed' || cue === 'six-passed')) return games;
  const byPhase: Readonly<Record<string, string>> = {
    'money-roll': onARoll.note.moneyRoll,
    roll: onARoll.note.rolls,
    pick: onARoll.note.picksFace,
    guess: onARoll.note.guessesWord,
  };
  return byPhase[view.phase] ?? games;
};

const prompt = (props: Props) => {
  const { board, view, tell } = props;
  const name = tell.name(board.seat);
  if (view.phase === 'pick') return words.takes(name, takeable(props));
  if (view.phase === 'guess') return words.guess(name, tell.money(board.value));
  return view.phase === 'roll' ? words.next(tell.money(board.value)) : {};
};

export default defineBoard<BigSixBoard>({
  look: 'on-a-roll big-six',
  words: { ...onARollWords, title: words.title },
  title: titles['big-six'].title,
  ...bonusStage,
  Board,
  Card,
  // Once a letter has been opened with them, the table is free for the guess.
  dice: ({ dice }, { phase }) => (phase === 'guess' || phase === 'done' || phase === 'over' ? [] : dice),
  crest: ({ board, view, cue }) =>
    board.outcome === 'missed' || cue?.cue === 'six-missed'
      ? // The consolation is counted at the desk.
        { label: words.spent, text: '', value: null, money: true, places: 7, off: true }
      : board.outcome !== ''
        ? { label: words.won, value: board.cash, money: true, places: 7 }
        : {
            label: view.phase === 'money-roll' ? words.moneyRoll : words.crest,
            value: board.value || null,
            money: true,
            places: 7,
          },
  plates: ({ board, view }) => [
    isActAlone(view.show) ? null : { big: onARoll.luckySeven.game(board.game), small: words.sign },
    board.doubled ? { big: words.twice, small: words.doubled } : null,
  ],
  poster: ({ board: { cells, outcome } }) => ({
    label: words.posted[outcome === 'solved' ? 'solved' : 'missed'],
    value: (cells as BigSixBoard['cells']).map(({ char }) => char).join(''),
    of: () => '',
  }),
  control: ({ board, view }) => (view.phase === 'done' ? -1 : board.seat),
  note,
  total: props => {
    const { board, view, tell } = props;
    if (view.phase === 'pick') return words.opens(takeable(props));
    const isMoney = view.phase === 'roll' && board.rolls === allRolls;
    return isMoney ? words.sum(totalOf(board.dice), tell.money(perPoint(props))) : '';
  },
  prompt,
  moments: bigSixMoments,
  acts: {
    'big-six': { sound: 'reveal', scene: 'win' },
    wasted: { sound: 'wrong' },
    guessed: { sound: 'card' },
    took: { sound: 'flip' },
    'six-right': { sound: 'right', scene: 'win' },
    'six-wrong': { sound: 'wrong' },
    'six-passed': { sound: 'pass' },
    'six-solved': { sound: 'win', scene: 'win' },
    'six-missed': { sound: 'lose' },
  },
});
