/** Hot Dice, the main game: six chrome doors, a pot that a 7 takes away, and a place in a list of 100 rolls. */
import type { GameBoard } from '../../../shared/shows/hot-dice/boards.ts';
import { hotDice as words } from '../../../shared/words/en/boards/hot-dice.ts';
import { hotDice as said } from '../../../shared/words/en/hot-dice.ts';
import type { Prompt } from '../../../shared/words/en/stage.ts';
import type { ShowWords } from '../../../shared/words/telling.ts';
import { type BoardProps, type Crest, type CueAct, defineBoard, type Plate } from '../board.ts';
import { Emblem } from '../parts/emblem.tsx';
import { asked } from '../parts/question.tsx';
import { Ruler } from '../parts/ruler.tsx';
import {
  bustsIn,
  chipsOf,
  Decision,
  DoubleBoard,
  doubleOf,
  FoundCard,
  Headline,
  Option,
  useCueOf,
  useFound,
  Wall,
} from './hot-dice-set.tsx';

type Props = BoardProps<GameBoard>;

/** Straight wins that bring the mega roll (HD-43). */
const megaWins = 4;
const million = 1_000_000;
/** HD-13, HD-16. */
const perPoint = 100;

const scoreOf = ({ view }: Props, seat: number) => view.seats[seat]?.score ?? 0;

/** The catch-up has begun. */
const inCatchUp = ({ round, rounds }: GameBoard) => round > rounds;

/** Nobody answered: the next question belongs to the same round (HD-84). */
const thrownOut = ({ round, called }: GameBoard) => round > 0 && called < 0;

/** Nothing but catch-up turns is left to play. */
const roundsDone = (board: GameBoard) =>
  inCatchUp(board) || (board.round === board.rounds && !thrownOut(board) && !board.tieBreak);

/** How far one is behind the other. */
const gap = (props: Props) => Math.abs(scoreOf(props, 0) - scoreOf(props, 1));

/** Who is behind, -1 for neither. */
const trailing = (props: Props) => {
  const [first, second] = [scoreOf(props, 0), scoreOf(props, 1)];
  return first === second ? -1 : first < second ? 0 : 1;
};

/** The answers to choose from, and which of them was heard. */
const Choices = ({
  choices,
  answer,
  seat,
  verdict,
}: {
  readonly choices: readonly string[];
  readonly answer: string;
  readonly seat: number;
  readonly verdict: '' | 'right' | 'wrong';
}) => (
  <ol class="choices">
    {choices.map((choice, index) => {
      const heard = seat >= 0 && choice === answer;
      return (
        <li key={choice} class={heard ? `heard ${verdict}` : ''}>
          <b>{'ABCDEFGH'[index]}</b> <span dir="auto">{choice}</span>
          {heard && <Emblem seat={seat} size={38} />}
          {heard && verdict !== '' && (
            <em role="img" aria-label={verdict === 'right' ? words.rightAnswer : words.wrongAnswer}>
              {verdict === 'right' ? '✓' : '✗'}
            </em>
          )}
        </li>
      );
    })}
  </ol>
);

interface Heard {
  readonly seat: number;
  readonly secret: number;
  readonly buzz: readonly number[];
  readonly answer: string;
}

/** The answer that was heard, by its cue while that is acted out, else by the board. */
const useHeard = (props: Props): Heard | null => {
  const cue = useCueOf(props, 'called');
  const { called, secret, buzz, answer } = props.board;
  if (cue !== null)
    return {
      seat: cue.seat as number,
      secret: cue.secret as number,
      buzz: cue.buzz as readonly number[],
      answer: cue.text as string,
    };
  return called < 0 ? null : { seat: called, secret, buzz, answer };
};

const TossUp = (props: Props) => {
  const { board, cue, tell, rolling, portrait } = props;
  const heard = useHeard(props);
  const right = useCueOf(props, 'right');
  const wrong = useCueOf(props, 'wrong');
  const winner = (right?.seat ?? wrong?.to ?? -1) as number;
  // The dice want the table.
  if (rolling && winner >= 0)
    return <Headline big={<bdi dir="auto">{words.winsDice(tell.name(winner))}</bdi>} small={words.freeRoll} />;
  if (cue?.cue === 'thrown-out') return <Headline big={words.nobodyHeard} small={words.another} />;
  const verdict = wrong !== null ? 'wrong' : right !== null ? 'right' : '';
  // As much as the card can hold beside the ruler.
  const full =
    board.question.length > 130 || board.choices.length > 4 || board.choices.some(({ length }) => length > 24);
  const unlisted = heard !== null && heard.answer !== '' && !board.choices.includes(heard.answer);
  return (
    <div class={`card toss-up ${full ? 'full' : ''} ${heard === null ? '' : 'opened'}`} key={board.question}>
      {asked(board.question)}
      <Choices choices={board.choices} answer={heard?.answer ?? ''} seat={heard?.seat ?? -1} verdict={verdict} />
      {unlisted && (
        <p class="says">
          {words.says(tell.name(heard.seat))} <b dir="auto">{heard.answer}</b>{' '}
          {verdict === 'right' ? '✓' : verdict === 'wrong' ? '✗' : ''}
        </p>
      )}
      {heard === null ? (
        <p class="hint">{words.bothSend}</p>
      ) : (
        <Ruler
          secret={heard.secret}
          buzz={heard.buzz}
          called={heard.seat}
          tell={tell}
          portrait={portrait}
          terse={full || unlisted}
        />
      )}
    </div>
  );
};

/** Both scores side by side, and who is how far behind. */
const Comparison = (props: Props & { readonly text: string }) => {
  const { tell, text } = props;
  const most = Math.max(1, scoreOf(props, 0), scoreOf(props, 1));
  const by = gap(props);
  const last = trailing(props);
  return (
    <div class="card comparison">
      <ul>
        {[0, 1].map(seat => (
          <li key={seat} class={`side-${seat}`}>
            <Emblem seat={seat} size={44} />
            <b dir="auto">{tell.name(seat)}</b>
            <i aria-hidden="true">
              <span style={{ width: `${(100 * scoreOf(props, seat)) / most}%` }} />
            </i>
            <strong>{tell.money(scoreOf(props, seat))}</strong>
            <em>
              {last < 0 ? words.isLevel : last === seat ? words.needs(tell.money(by)) : words.leads(tell.money(by))}
            </em>
          </li>
        ))}
      </ul>
      <p>{text}</p>
    </div>
  );
};

const RollOrBank = ({ board, tell }: Props) => (
  <Decision
    options={[
      <Option key="bank" small={words.bank} big={tell.money(board.pot)} />,
      <Option key="roll" small={words.rollOn} big={words.unknown} hot />,
    ]}
    chips={[
      { text: words.sevenBusts, danger: true },
      { text: words.doubleOpens },
      { text: words.perPoint(tell.money(perPoint)) },
    ]}
  />
);

const TakeOrOpen = (props: Props) => {
  const { board, tell } = props;
  const { mustOpen, take, behind, dice, control } = board;
  const short = scoreOf(props, 1 - control) - scoreOf(props, control) - take;
  return (
    <Decision
      options={[
        <Option
          key="take"
          small={mustOpen ? words.takeShort(tell.money(short)) : words.takeDice}
          big={`+${tell.money(take)}`}
          off={mustOpen}
        />,
        <Option key="open" small={words.openSpace(dice[0] ?? 0)} big={words.unknown} hot />,
      ]}
      chips={chipsOf(behind, tell.money)}
    />
  );
};

/** What happened a moment ago, before the board is cleared for what comes next. */
const event = ({ cue, tell }: Props) => {
  switch (cue?.cue) {
    case 'bust':
      return <Headline tone="bad" big={words.bust} small={words.bustLost(tell.money(cue.lost as number))} />;
    case 'banked':
      return (
        <Headline
          tone="good"
          big={
            <>
              <bdi dir="auto">{words.banked(tell.name(cue.seat as number))}</bdi>{' '}
              <b>{tell.money(cue.cash as number)}</b>
            </>
          }
        />
      );
    case 'no-gain':
      return <Headline tone="bad" big={words.nothing} />;
    default:
      return null;
  }
};

const upcoming = (props: Props) => {
  const { board, tell } = props;
  if (!roundsDone(board))
    return (
      <Headline
        big={thrownOut(board) ? words.another : words.nextQuestion(board.round + 1)}
        small={board.round === 0 ? words.bothSend : ''}
      />
    );
  const seat = trailing(props);
  const text =
    seat < 0
      ? words.replyLevel
      : inCatchUp(board)
        ? words.replyNext(tell.name(seat))
        : words.catchUpNext(tell.name(seat), tell.money(gap(props)));
  return <Comparison {...props} text={text} />;
};

const Card = (props: Props) => {
  const { board, view, cue, tell } = props;
  const found = useFound(props);
  const happened = event(props);
  if (happened !== null) return happened;
  if (found !== null && cue !== null && cue.cue !== 'game-won')
    return (
      <FoundCard found={found} money={tell.money} text={found.space.kind === 'free-rolls' ? words.freeRolls : ''} />
    );
  switch (view.phase) {
    case 'lobby':
      return <Headline big={words.lobby} />;
    case 'toss-up':
    case 'judging':
      return <TossUp {...props} />;
    case 'decide':
      return <RollOrBank {...props} />;
    case 'double':
      return <TakeOrOpen {...props} />;
    case 'pick':
      return <Comparison {...props} text={words.picks(tell.name(board.control))} />;
    case 'again':
      return (
        <Decision
          options={[
            <Option key="stop" small={words.leaveIt} big={tell.money(scoreOf(props, board.control))} />,
            <Option key="roll" small={words.rollAgain} big={words.unknown} hot />,
          ]}
          chips={[{ text: words.sevenNothing }, { text: words.perPoint(tell.money(perPoint)) }]}
        />
      );
    case 'tie-break':
      return <Headline big={words.nextTieBreak} small={words.levelAt(tell.money(scoreOf(props, 0)))} />;
    case 'won': {
      const { winner, record } = board;
      const wins = record[winner]?.wins ?? 0;
      return (
        <Headline
          tone="good"
          big={<bdi dir="auto">{words.won(tell.name(winner))}</bdi>}
          small={wins >= megaWins ? words.megaNext(tell.money(million)) : words.bonanzaNext(wins)}
        />
      );
    }
    case 'over':
      return board.winner < 0 ? (
        <Headline big={words.ended} small={words.thanks} />
      ) : (
        <Headline tone="good" big={<bdi dir="auto">{words.won(tell.name(board.winner))}</bdi>} small={words.thanks} />
      );
    default:
      return <>{upcoming(props)}</>;
  }
};

/** What the next roll risks, on tape at the edge of the table. */
const Warning = ({ board, view, tell, rolling }: Props) => {
  if (board.pot === 0 || board.control < 0) return null;
  if (view.phase !== 'decide' && !(view.phase === 'double' || rolling)) return null;
  return (
    <div class="warning">
      <div>{words.gone(words.sevenBusts, tell.money(board.pot))}</div>
    </div>
  );
};

const crest = (props: Props): Crest => {
  const { board, view, cue } = props;
  const [money, places] = [true, 6];
  if (view.phase === 'won' && board.winner >= 0)
    return { label: words.winsWith, value: scoreOf(props, board.winner), money, places };
  if (board.tieBreak) return { label: words.level, value: scoreOf(props, 0), money, places };
  if (inCatchUp(board) || (view.phase === 'ready' && roundsDone(board)))
    return { label: words.behindBy, value: gap(props), money, places };
  const pot = cue?.cue === 'added' ? (cue.pot as number) : board.pot;
  return { label: words.pot, value: pot > 0 ? pot : null, money, places };
};

const plates = ({ board }: Props): readonly [Plate | null, Plate | null] => {
  const { round, rounds, position, tieBreak } = board;
  return [
    tieBreak
      ? { big: words.tieBreak }
      : inCatchUp(board)
        ? { big: words.catchUp, small: words.oneRollEach }
        : round > 0
          ? { big: words.round(round), small: words.ofRounds(rounds) }
          : null,
    position > 0 && !tieBreak ? { big: words.roll(position), small: words.ofList } : null,
  ];
};

/** What a seat brings from earlier games, and what it does now. */
const note = (seat: number, props: Props): string => {
  const { board, view, shell } = props;
  const { wins = 0, losses = 0 } = board.record[seat] ?? {};
  const owes = shell.waiting.includes(seat);
  const does = (): string => {
    switch (view.phase) {
      case 'toss-up':
        return owes ? words.note.thinks : words.note.sent;
      case 'judging':
        return seat === board.called ? words.note.answers : '';
      case 'decide':
        return seat === board.control ? words.note.decides : '';
      case 'double':
        return seat === board.control ? (board.mustOpen ? words.note.mustOpen : words.note.decides) : '';
      case 'pick':
        return seat === board.control ? words.note.picks : '';
      case 'again':
        return seat === board.control ? words.note.decides : '';
      case 'ready':
        return roundsDone(board) && seat === trailing(props) ? words.note.next : '';
      case 'won':
        return losses > 1 ? words.note.leaves : '';
      default:
        return '';
    }
  };
  return [wins > 0 ? words.wins(wins) : '', losses > 0 ? words.losses(losses) : '', does()].filter(Boolean).join(' · ');
};

const prompt = (props: Props): Prompt => {
  const { board, view, tell } = props;
  switch (view.phase) {
    case 'decide':
      return words.prompt.decide(tell.money(board.pot));
    case 'double':
      return board.mustOpen
        ? words.prompt.mustOpen(doubleOf(props))
        : words.prompt.double(tell.money(board.take), doubleOf(props), bustsIn(board.behind));
    case 'again':
      return words.prompt.again();
    default:
      return {};
  }
};

/** Milliseconds until a door has swung so far that one sees what is behind it. */
const swing = 400;

/** Acts of what all three acts have in common. */
export const diceActs: { readonly [cue: string]: CueAct } = {
  picked: { ms: 600, sound: 'buzz' },
  added: { ms: 800, sound: 'coin' },
  double: { ms: 900, sound: 'wild' },
  opened: { ms: 1200, before: true, reveal: swing, sound: 'reveal' },
  late: { ms: 500, sound: 'buzzer' },
  retired: { ms: 1200, sound: 'win', scene: 'confetti' },
};

/** A pot worth holding one's breath for. */
const high = 2500;

export default defineBoard<GameBoard>({
  look: 'hot-dice',
  words: said as unknown as ShowWords,
  skin: 'ruby',
  frame: { width: 1440, height: 318, portrait: 190 },
  Wall,
  Board: DoubleBoard,
  Card,
  Aside: Warning,
  crest,
  plates,
  // A new list of rolls: the throw of the round before is off the table.
  dice: ({ position, dice }) => (position === 0 ? [] : dice),
  control: ({ board, rolling }) => (rolling ? -1 : board.control),
  note,
  prompt,
  tense: (cue, { board }) =>
    cue.cue === 'rolled' && ((board.pot as number) >= high || (board.round as number) > (board.rounds as number)),
  acts: {
    ...diceActs,
    started: { ms: 700, sound: 'card' },
    asked: { ms: 400, sound: 'card' },
    sent: { ms: 250, sound: 'buzz' },
    'thrown-out': { ms: 900, before: true, sound: 'wrong' },
    called: { ms: 1200, sound: 'reveal' },
    right: { ms: 900, sound: 'right' },
    wrong: { ms: 1000, sound: 'wrong' },
    'loss-lost': { ms: 900, sound: 'right' },
    bust: { ms: 1200, before: true, sound: 'seven', scene: 'alarm' },
    banked: { ms: 1100, before: true, sound: 'coin', scene: 'win' },
    'catch-up': { ms: 900, sound: 'reveal' },
    scored: { ms: 900, sound: 'coin' },
    'no-gain': { ms: 1000, sound: 'lose' },
    again: { ms: 600, sound: 'card' },
    stopped: { ms: 500, sound: 'pass' },
    'reply-due': { ms: 900, sound: 'reveal' },
    tie: { ms: 900, sound: 'reveal' },
    'game-won': { ms: 1200, sound: 'win', scene: 'confetti' },
    eliminated: { ms: 1000, sound: 'lose' },
  },
});
