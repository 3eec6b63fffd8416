/** Lucky 7: five letters with a prize behind each, a shutdown timer, and a seven that wins. */
import { prizeName } from '../../../../shared/engine/money.ts';
import '../../../style/fonts/shrikhand.css';
import './on-a-roll.css';
import './on-a-roll-clues.css';
import './big-six.css';
import './lucky-seven.css';
import { isActAlone } from '../../../../shared/shows/index.ts';
import type { LuckySevenBoard } from '../../../../shared/shows/on-a-roll/boards.ts';
import { luckySevenMoments } from '../../../../shared/shows/on-a-roll/moments.ts';
import { onARoll } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import { onARollWords, words as titles } from '../../../../shared/shows/on-a-roll/words/en/show.ts';
import { type BoardProps, defineBoard, totalOf } from '../../../stage/board.ts';
import { Lamps } from '../../../stage/parts/lamps.tsx';
import { bonusStage, SideCard } from './on-a-roll-set.tsx';

const words = onARoll.luckySeven;
const luck = ['L', 'U', 'C', 'K', 'Y'] as const;

type Props = BoardProps<LuckySevenBoard>;

/** OR-45: most lamps of the timer. Longer timers are shown as a number only. */
const maxLamps = 10;

const Board = ({ board, view, cue, tell }: Props) => {
  const playedFor = prizeName(board.prize, tell.money);
  const picked = board.letters.findIndex(prize => prize !== '');
  const { timers } = board.house.luckySeven;
  const lamps = Math.max(...timers);
  return (
    <div class="bonus-board">
      <SideCard side="left">
        {board.prize === '' ? (
          <>
            <small>{words.prizes[0]}</small>
            <b>{words.prizes[1]}</b>
            <small class="lines below">{words.dearer}</small>
          </>
        ) : (
          <>
            <small>{words.playFor}</small>
            <b class={`prize ${playedFor.length > 12 ? 'lines long' : ''}`} dir="auto">
              {playedFor}
            </b>
            <small class="lines below">{words.behind(luck[picked] ?? '')}</small>
          </>
        )}
      </SideCard>
      <SideCard side="right" class={`timer ${board.timer === 1 && board.outcome === '' ? 'last' : ''}`}>
        <small>{words.timer}</small>
        <b class={board.prize === '' ? 'score' : 'huge'}>
          {board.prize === '' ? words.timers(Math.min(...timers), lamps) : board.timer}
        </b>
        <Lamps lit={board.timer} of={lamps} most={maxLamps} />
        <small class="lines below">{words.timerRolls(board.timer)}</small>
      </SideCard>
      <ol class="luck flex gap-4">
        {luck.map((letter, at) => {
          const prize = prizeName(board.letters[at] ?? '', tell.money);
          const kind = prize !== '' ? 'won' : picked >= 0 ? 'passed' : view.phase === 'pick' ? 'lit' : '';
          // A seven opens the letter that was picked.
          const turns = cue?.cue === 'letter' ? cue.letter === letter : cue?.cue === 'seven' && at === picked;
          return (
            <li
              key={letter}
              data-letter={letter}
              class={`column min-w-0 letter-tile ${kind} ${turns ? 'turns' : ''} ${prize !== '' && board.outcome === 'seven' ? 'hit' : ''}`}
              aria-label={prize === '' ? words.letter(letter) : words.open(letter, prize)}
            >
              <b>{letter}</b>
              {prize !== '' && (
                <span class={`max-w-full centred anywhere lines ${prize.length > 14 ? 'long' : ''}`} dir="auto">
                  {prize}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <span class="unseen">{tell.money(board.cash)}</span>
    </div>
  );
};

const outcomes = {
  // What it wins is counted next.
  seven: () => [words.hit, ''],
  double: () => [words.shut, words.shutText],
  timeout: () => [words.timeout, words.timeoutText],
} as const;

/** What the next throw can bring; afterwards what it brought. */
const Card = (props: Props) => {
  const { board, view, tell } = props;
  if (board.outcome !== '') {
    const [head, text] = outcomes[board.outcome]();
    return (
      <div class={`down justify-center gap-4 card lucky-card outcome ${board.outcome}`}>
        <strong class="bold-figure lh-105 in-mark t11">{head}</strong>
        <p class="bold lh-11 t8" dir="auto">
          {text} {text !== '' && board.cash > 0 && words.keeps(tell.name(board.seat), tell.money(board.cash))}
          {view.phase === 'over' && board.winner >= 0 && <b> {words.champion(tell.name(board.winner))}.</b>}
        </p>
      </div>
    );
  }
  return (
    <dl class="card lucky-card flex justify-center gap-4">
      <div class="seven middle column min-w-0 r3">
        <dt class="bold-figure nowrap lh-105 t8">7</dt>
        <dd class="bold lh-11 t7">{words.seven}</dd>
      </div>
      <div class="middle column min-w-0 r3">
        <dt class="bold-figure nowrap lh-105 t8">{words.other}</dt>
        <dd class="bold lh-11 t7">{words.pays(tell.money(board.house.luckySeven.side))}</dd>
      </div>
      <div class="ends middle column min-w-0 r3">
        <dt class="bold-figure nowrap lh-105 t8">{words.double}</dt>
        <dd class="bold lh-11 t7">{words.ends}</dd>
      </div>
    </dl>
  );
};

const note = (seat: number, { board, view, cue, tell }: Props): string => {
  // The verdict comes first.
  if (cue?.cue === 'seven') return '';
  if (seat !== board.seat || view.phase === 'ready' || view.phase === 'over' || board.outcome !== '') {
    if (view.phase === 'over' && seat === board.winner) return words.wonMatch;
    const lucky = board.lucky[seat] ?? 0;
    return lucky > 0 || isActAlone(view.show)
      ? words.luckyMoney(tell.money(lucky))
      : onARoll.note.games(board.wins[seat] ?? 0);
  }
  return view.phase === 'pick' ? onARoll.note.picksLetter : onARoll.note.rolls;
};

const prompt = ({ view }: Props) => {
  if (view.phase === 'pick') return words.promptPick;
  return view.phase === 'roll' ? words.promptRoll : {};
};

export default defineBoard<LuckySevenBoard>({
  look: 'on-a-roll lucky-seven',
  words: { ...onARollWords, title: words.title },
  title: titles['lucky-seven'].title,
  ...bonusStage,
  Board,
  Card,
  crest: ({ board, view }) =>
    view.phase === 'pick'
      ? { label: words.crestTop, value: board.top, money: true, places: 7 }
      : { label: words.crestSide, value: board.cash, money: true, places: 7 },
  plates: ({ board, view }) => [
    isActAlone(view.show) ? null : { big: words.game(board.game), small: words.title },
    null,
  ],
  control: ({ board, view }) => (view.phase === 'pick' || view.phase === 'roll' ? board.seat : -1),
  note,
  // The card says it of a seven.
  total: ({ board }) =>
    board.dice.length > 0 && totalOf(board.dice) !== 7
      ? words.threw(totalOf(board.dice), board.dice[0] === board.dice[1])
      : '',
  prompt,
  moments: luckySevenMoments,
  acts: {
    'lucky-seven': { sound: 'reveal', scene: 'win' },
    letter: { sound: 'flip' },
    'side-cash': { sound: 'coin' },
    seven: { sound: 'win', scene: 'confetti' },
    'lucky-double': { sound: 'lose', scene: 'alarm' },
    timeout: { sound: 'buzzer' },
    level: { sound: 'reveal' },
    'match-won': { sound: 'win', scene: 'confetti' },
  },
});
