/** The card of Hot Dice's main game: question, decision, what happened, what comes next. */
import type { ComponentChildren } from 'preact';
import type { GameBoard } from '../../../../shared/shows/hot-dice/boards.ts';
import { hotDice as words } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { useCounting } from '../../../parts/counting.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { type BoardProps, toldOf } from '../../../stage/board.ts';
import { choiceList, givenIn, questionCard } from '../../../stage/parts/question.tsx';
import { Ruler } from '../../../stage/parts/ruler.tsx';
import { bustsOf, gap, inCatchUp, isMega, roundsDone, scoreOf, thrownOut, trailing, winsOf } from '../facts.ts';
import { addedText, chipsOf, Decision, type Found, foundCard, foundOn, Headline, named } from './hot-dice-set.tsx';

type Props = BoardProps<GameBoard>;

const TossUp = (props: Props) => {
  const { board, cue, tell, rolling, portrait } = props;
  const { called, secret, buzz, answer } = board;
  const heard = called >= 0;
  const right = toldOf(props, 'right');
  const miss = toldOf(props, 'answer-was');
  const given = givenIn(props, heard ? answer : '');
  const mark = { right: '✓', wrong: '✗', '': '' }[given.verdict];
  const winner = (right?.seat ?? miss?.to ?? -1) as number;
  // The dice need the table.
  if (rolling && winner >= 0) return <Headline big={named(words.winsDice(tell.name(winner)))} small={words.freeRoll} />;
  if (cue?.cue === 'thrown-out') return <Headline big={words.another} />;
  // As much as fits on the card beside the ruler.
  const full =
    board.question.length > 130 || board.choices.length > 4 || board.choices.some(({ length }) => length > 24);
  const unlisted = heard && answer !== '' && !board.choices.includes(answer);
  const badge = (
    <>
      <Emblem seat={called} size={38} />
      {mark !== '' && (
        <em role="img" aria-label={given.verdict === 'right' ? words.rightAnswer : words.wrongAnswer}>
          {mark}
        </em>
      )}
    </>
  );
  return (
    <div class={`card toss-up ${full ? 'full' : ''} ${heard ? 'opened' : ''}`} key={board.question}>
      {questionCard(board.question)}
      {choiceList(board.choices, { ...given, badge })}
      {unlisted && (
        <p class="says">
          {words.says(tell.name(called))} <b dir="auto">{answer}</b> {mark}
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

/** An amount that counts up together with the screen of its desk. */
const Counting = ({ value, from, text }: { value: number; from: number; text: (value: number) => string }) => (
  <>{text(useCounting(value, '', from))}</>
);

/** What the turn of the catch-up needs, and what its throw has made of it. */
const catchUpText = (props: Props): ComponentChildren => {
  const { board, tell } = props;
  const [name, by, last] = [tell.name(board.control), gap(props), trailing(props)];
  if (toldOf(props, 'scored') !== undefined)
    return last < 0
      ? words.isLevel
      : last === board.control
        ? words.short(name, tell.money(by))
        : words.takesLead(name);
  const picked = toldOf(props, 'picked');
  if (picked === undefined) return words.picks(name);
  return (
    <>
      <b class="bold-figure in-bright on-ink r2 t10">{picked.number as number}</b>{' '}
      {last < 0 ? words.anyWins(name) : words.toCatch(name)}
    </>
  );
};

/** Both scores side by side. How far one is behind stands above the board. */
const Comparison = (props: Props & { readonly text: ComponentChildren }) => {
  const { tell, text } = props;
  const most = Math.max(1, scoreOf(props, 0), scoreOf(props, 1));
  const by = gap(props);
  const last = trailing(props);
  const scored = toldOf(props, 'scored');
  // The card may come with the cash that is counted.
  const before = (seat: number) => scoreOf(props, seat) - (scored?.seat === seat ? (scored.cash as number) : 0);
  const wasBy = Math.abs(before(0) - before(1));
  // What it means is said once it has been counted.
  const counted = useCounting(by, '', wasBy) === by || scored === undefined;
  return (
    <div class="card comparison">
      <ul>
        {[0, 1].map(seat => (
          <li key={seat} class={`as-grid items-center bold lh-105 t9 gap-4 side-${seat}`}>
            <Emblem seat={seat} size={44} />
            <b class="one-line text-left" dir="auto">
              {tell.name(seat)}
            </b>
            <i class="clip r2" aria-hidden="true">
              <span class="block h-full r2" style={{ width: `${(100 * scoreOf(props, seat)) / most}%` }} />
            </i>
            <strong class="bold-figure">
              <Counting value={scoreOf(props, seat)} from={before(seat)} text={tell.money} />
            </strong>
            <em class="bold t8">{last < 0 && counted && words.isLevel}</em>
          </li>
        ))}
      </ul>
      <p class="bold lh-11 t9">{counted ? text : `+${tell.money(scored.cash as number)}`}</p>
    </div>
  );
};

const rollOrBank = (props: Props) => {
  const { board, tell, rolling, cue } = props;
  const busts = bustsOf(props);
  return Decision({
    safe: [words.bank, tell.money(board.pot)],
    risky: words.rollOn,
    made: rolling || cue?.cue === 'bust',
    chips: [
      ...(busts.length > 0 ? [{ text: words.totalsBust(busts), danger: true }] : []),
      { text: words.doubleOpens },
      { text: words.perPoint(tell.money(board.house.roll)) },
    ],
  });
};

const takeOrOpen = (props: Props) => {
  const { board, tell } = props;
  const { mustOpen, take, behind, dice, control } = board;
  const short = scoreOf(props, 1 - control) - scoreOf(props, control) - take;
  return Decision({
    safe: [mustOpen ? words.takeShort(tell.money(short)) : words.takeDice, `+${tell.money(take)}`],
    off: mustOpen,
    risky: words.openSpace(dice[0] ?? 0),
    chips: chipsOf(behind, tell.money),
  });
};

/** What just happened, before the board is cleared for what comes next. */
export const resultText = ({ cue, told, tell }: Pick<Props, 'cue' | 'told' | 'tell'>, found: Found | null) => {
  switch (cue?.cue) {
    case 'bust':
      // The stamp says the word.
      return told.includes(cue) ? <Headline tone="bad" big={words.bustLost(tell.money(cue.lost as number))} /> : null;
    case 'banked':
      return (
        <Headline
          tone="good"
          big={named(words.banked(tell.name(cue.seat as number)), tell.money(cue.cash as number))}
        />
      );
    case 'tie-broken':
    // Until the name is there.
    case 'game-won': {
      const broken = toldOf({ told }, 'tie-broken');
      return (
        broken && (
          <Headline
            tone="good"
            big={named(words.tieBroken(tell.name(broken.seat as number)), tell.money(broken.cash as number))}
          />
        )
      );
    }
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
        : words.catchUpNext(tell.name(seat));
  return <Comparison {...props} text={text} />;
};

export const Card = (props: Props) => {
  const { board, view, cue, tell, rolling, portrait } = props;
  const found = foundOn(board);
  const event = resultText(props, found);
  if (event) return event;
  // The stamp stands there, and before it is said, the dice alone tell.
  if (['bust', 'double', 'tie'].includes(cue?.cue ?? '') && !portrait) return null;
  if (found !== null && cue !== null && cue.cue !== 'game-won')
    return foundCard(found, tell, found.space.kind === 'free-rolls' ? words.freeRolls : '');
  switch (view.phase) {
    case 'lobby':
      return <Headline big={words.lobby(bustsOf(props))} />;
    case 'toss-up':
    case 'judging':
      return <TossUp {...props} />;
    case 'decide':
      return rolling && !portrait ? null : rollOrBank(props);
    case 'double':
      return takeOrOpen(props);
    case 'pick':
      return rolling && !portrait ? null : <Comparison {...props} text={catchUpText(props)} />;
    case 'again':
      return (
        <Decision
          safe={[words.leaveIt, tell.money(scoreOf(props, board.control))]}
          risky={words.rollAgain}
          chips={[
            ...(bustsOf(props).length > 0 ? [{ text: words.addsNothing(bustsOf(props)) }] : []),
            { text: words.perPoint(tell.money(board.house.free)) },
          ]}
        />
      );
    case 'tie-break':
      return <Headline big={words.nextTieBreak} small={words.levelAt(tell.money(scoreOf(props, 0)))} />;
    case 'won':
      return (
        <Headline
          tone="good"
          big={named(words.won(tell.name(board.winner)))}
          small={
            isMega(board) ? words.megaNext(tell.money(board.house.mega.million)) : words.bonanzaNext(winsOf(board))
          }
        />
      );
    case 'over':
      return board.winner < 0 ? (
        <Headline big={words.ended} small={words.thanks} />
      ) : (
        <Headline tone="good" big={named(words.won(tell.name(board.winner)))} small={words.thanks} />
      );
    default:
      return <>{upcoming(props)}</>;
  }
};
