/** The card of Hot Dice's main game: question, decision, what happened, what comes next. */
import { hotDice as words } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { toldOf } from '../../../stage/board.ts';
import { choiceClass, type Given, givenIn, questionCard } from '../../../stage/parts/question.tsx';
import { Ruler } from '../../../stage/parts/ruler.tsx';
import { bustsOf, gap, inCatchUp, type Props, roundsDone, scoreOf, thrownOut, trailing } from './hot-dice-facts.ts';
import { addedText, chipsOf, Decision, type Found, FoundCard, foundOn, Headline, Option } from './hot-dice-set.tsx';

/** The choices, and which of them was answered. */
const Choices = ({
  choices,
  seat,
  given,
}: {
  readonly choices: readonly string[];
  readonly seat: number;
  readonly given: Given;
}) => (
  <ol class="choices flex wrap justify-center mt-2">
    {choices.map((choice, index) => {
      const { verdict } = given;
      const isGiven = seat >= 0 && choice === given.answer;
      return (
        <li key={choice} class={choiceClass(choice, given)}>
          <b>{'ABCDEFGH'[index]}</b>{' '}
          <span class="flex-1 min-w-0 anywhere" dir="auto">
            {choice}
          </span>
          {isGiven && <Emblem seat={seat} size={38} />}
          {isGiven && verdict !== '' && (
            <em role="img" aria-label={verdict === 'right' ? words.rightAnswer : words.wrongAnswer}>
              {verdict === 'right' ? '✓' : '✗'}
            </em>
          )}
        </li>
      );
    })}
  </ol>
);

const TossUp = (props: Props) => {
  const { board, cue, tell, rolling, portrait } = props;
  const { called, secret, buzz, answer } = board;
  const heard = called >= 0;
  const right = toldOf(props, 'right');
  const wrong = toldOf(props, 'wrong');
  const given = givenIn(props, heard ? answer : '');
  const { verdict } = given;
  const winner = (right?.seat ?? wrong?.to ?? -1) as number;
  // The dice need the table.
  if (rolling && winner >= 0)
    return <Headline big={<bdi dir="auto">{words.winsDice(tell.name(winner))}</bdi>} small={words.freeRoll} />;
  if (cue?.cue === 'thrown-out') return <Headline big={words.nobodyHeard} small={words.another} />;
  // As much as fits on the card beside the ruler.
  const full =
    board.question.length > 130 || board.choices.length > 4 || board.choices.some(({ length }) => length > 24);
  const unlisted = heard && answer !== '' && !board.choices.includes(answer);
  return (
    <div class={`card toss-up ${full ? 'full' : ''} ${heard ? 'opened' : ''}`} key={board.question}>
      {questionCard(board.question)}
      <Choices choices={board.choices} seat={called} given={given} />
      {unlisted && (
        <p class="says">
          {words.says(tell.name(called))} <b dir="auto">{answer}</b>{' '}
          {verdict === 'right' ? '✓' : verdict === 'wrong' ? '✗' : ''}
        </p>
      )}
      {heard ? (
        <Ruler {...{ secret, buzz, called, tell, portrait }} terse={full || unlisted} />
      ) : (
        <p class="hint balance in-ink-2 t7">{words.bothSend}</p>
      )}
    </div>
  );
};

/** Both scores side by side, and who is behind by how much. */
const Comparison = (props: Props & { readonly text: string }) => {
  const { tell, text } = props;
  const most = Math.max(1, scoreOf(props, 0), scoreOf(props, 1));
  const by = gap(props);
  const last = trailing(props);
  return (
    <div class="card comparison">
      <ul>
        {[0, 1].map(seat => (
          <li key={seat} class={`as-grid items-center bold lh-115 t8 gap-4 side-${seat}`}>
            <Emblem seat={seat} size={44} />
            <b class="one-line text-left" dir="auto">
              {tell.name(seat)}
            </b>
            <i class="clip r2" aria-hidden="true">
              <span class="block h-full r2" style={{ width: `${(100 * scoreOf(props, seat)) / most}%` }} />
            </i>
            <strong class="bold-figure">{tell.money(scoreOf(props, seat))}</strong>
            <em class="bold t7">
              {last < 0 ? words.isLevel : last === seat ? words.needs(tell.money(by)) : words.leads(tell.money(by))}
            </em>
          </li>
        ))}
      </ul>
      <p class="bold lh-11 t7">{text}</p>
    </div>
  );
};

const rollOrBank = ({ board, tell }: Props) => {
  const busts = bustsOf(board);
  return Decision({
    options: [
      <Option key="bank" small={words.bank} big={tell.money(board.pot)} />,
      <Option key="roll" small={words.rollOn} big={words.unknown} hot />,
    ],
    chips: [
      ...(busts.length > 0 ? [{ text: words.totalsBust(busts), danger: true }] : []),
      { text: words.doubleOpens },
      { text: words.perPoint(tell.money(board.house.roll)) },
    ],
  });
};

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

/** What just happened, before the board is cleared for what comes next. */
export const resultText = ({ cue, tell }: Pick<Props, 'cue' | 'tell'>, found: Found | null) => {
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
    case 'added':
      // What was behind a door is shown for as long as the door is open.
      return found === null ? addedText(cue, tell.money) : null;
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

export const Card = (props: Props) => {
  const { board, view, cue, tell } = props;
  const found = foundOn(board);
  const event = resultText(props, found);
  if (event !== null) return event;
  if (found !== null && cue !== null && cue.cue !== 'game-won')
    return (
      <FoundCard found={found} money={tell.money} text={found.space.kind === 'free-rolls' ? words.freeRolls : ''} />
    );
  switch (view.phase) {
    case 'lobby':
      return <Headline big={words.lobby(bustsOf(board))} />;
    case 'toss-up':
    case 'judging':
      return <TossUp {...props} />;
    case 'decide':
      return rollOrBank(props);
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
          chips={[
            ...(bustsOf(board).length > 0 ? [{ text: words.addsNothing(bustsOf(board)) }] : []),
            { text: words.perPoint(tell.money(board.house.free)) },
          ]}
        />
      );
    case 'tie-break':
      return <Headline big={words.nextTieBreak} small={words.levelAt(tell.money(scoreOf(props, 0)))} />;
    case 'won': {
      const { winner, record, house } = board;
      const wins = record[winner]?.wins ?? 0;
      return (
        <Headline
          tone="good"
          big={<bdi dir="auto">{words.won(tell.name(winner))}</bdi>}
          small={wins >= house.megaAt ? words.megaNext(tell.money(house.mega.million)) : words.bonanzaNext(wins)}
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
