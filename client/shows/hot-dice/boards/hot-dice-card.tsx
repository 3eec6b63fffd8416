/** The card of Hot Dice's main game: question, decision, what happened, what comes next. */
import type { Cue } from '../../../../shared/engine/show.ts';
import type { GameBoard } from '../../../../shared/shows/hot-dice/boards.ts';
import { hotDice as words } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { type BoardProps, toldOf } from '../../../stage/board.ts';
import { choiceList, givenIn, questionCard } from '../../../stage/parts/question.tsx';
import { Ruler } from '../../../stage/parts/ruler.tsx';
import { bustsOf, gap, inCatchUp, isMega, needed, roundsDone, scoreOf, thrownOut, trailing, winsOf } from '../facts.ts';
import {
  added,
  addedText,
  chipsOf,
  chosenOf,
  Decision,
  foundCard,
  foundOn,
  Headline,
  hidesCard,
  isOpen,
  named,
} from './hot-dice-set.tsx';

type Props = BoardProps<GameBoard>;

const TossUp = (props: Props) => {
  const { board, cue, tell, portrait } = props;
  const { called, secret, buzz, answer } = board;
  const heard = called >= 0;
  const right = toldOf(props, 'right');
  const miss = toldOf(props, 'answer-was');
  const given = givenIn(props, heard ? answer : '');
  const mark = { right: '✓', wrong: '✗', '': '' }[given.verdict];
  const winner = (right?.seat ?? miss?.to ?? -1) as number;
  // Upright: the dice need the table.
  if (isOpen(props) && winner >= 0)
    return <Headline big={words.freeRoll(tell.name(winner), tell.money(board.house.free))} />;
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

/** Only a double could save them, and this is none: that comes before the sum. */
export const missesDouble = (props: Props): boolean => {
  const { board, cue, told, tell } = props;
  return (
    cue?.cue === 'scored' &&
    !told.includes(cue) &&
    foundOn(board) === null &&
    board.dice[0] !== board.dice[1] &&
    needed(props) === words.needsDouble(tell.name(board.control))
  );
};

/** A step of the catch-up: the sum, and once desk and board have counted it, how far it goes. */
const Scored = (props: Props) => {
  const { board, tell, told } = props;
  const [name, last] = [tell.name(board.control), trailing(props)];
  const text =
    last < 0
      ? words.isLevel
      : last === board.control
        ? words.short(name, tell.money(gap(props)))
        : words.takesLead(name);
  return (
    <div class={`card headline scored ${last === board.control ? '' : 'good'}`}>
      <h2 class="balance bold lh-105 t10">
        {added(toldOf({ told }, 'scored') as Cue, tell.money, foundOn(board) === null ? board.dice : [])}
        <bdi dir="auto">{text}</bdi>
      </h2>
    </div>
  );
};

const Picks = (props: Props) => {
  const { board, tell } = props;
  const picked = toldOf(props, 'picked');
  return picked === undefined ? (
    <Headline big={named(words.picks(tell.name(board.control)))} small={needed(props)} />
  ) : (
    <Headline
      big={
        <>
          <bdi dir="auto">{words.picked(tell.name(board.control))}</bdi>{' '}
          <b class="picked-number in-bright on-ink r2">{picked.number as number}</b>
        </>
      }
      small={needed(props)}
    />
  );
};

const rollOrBank = (props: Props) => {
  const { board, tell } = props;
  const busts = bustsOf(props);
  return Decision({
    safe: [words.bank, tell.money(board.pot)],
    risky: words.rollOn,
    made: isOpen(props) ? 'risky' : '',
    chips: [
      ...(busts.length > 0 ? [{ text: words.wouldLose(busts), danger: true }] : []),
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
    safe: [mustOpen ? words.takeShort(tell.money(short)) : words.take, `+${tell.money(take)}`],
    off: mustOpen,
    risky: words.openSpace(dice[0] ?? 0),
    made: chosenOf(props),
    chips: chipsOf(behind, tell.money),
  });
};

/** What just happened, before the board is cleared for what comes next. */
export const resultText = ({ cue, told, tell, board }: Pick<Props, 'cue' | 'told' | 'tell' | 'board'>) => {
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
    case 'loss-lost':
      // With the record.
      return told.includes(cue) ? (
        <Headline tone="good" big={<b class="loss-gone">{words.lossGone(tell.name(cue.seat as number))}</b>} />
      ) : null;
    case 'no-gain':
      return told.includes(cue) ? <Headline tone="bad" big={words.nothing} /> : null;
    case 'added':
      return told.includes(cue) ? addedText(cue, tell.money, foundOn(board) === null ? board.dice : []) : null;
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
  return <Headline big={named(text)} />;
};

export const Card = (props: Props) => {
  const { board, view, cue, tell, portrait } = props;
  const found = foundOn(board);
  const event = resultText(props);
  if (event) return event;
  if (missesDouble(props)) return <Headline tone="bad" big={words.noDouble} />;
  // The stamp stands there, and before a throw is spoken of, the dice and their question do.
  if (!portrait && (hidesCard(props) || ['bust', 'double', 'tie'].includes(cue?.cue ?? ''))) return null;
  if (toldOf(props, 'scored') !== undefined) return <Scored {...props} />;
  if (found !== null && cue !== null && cue.cue !== 'game-won') {
    // The door alone says it, and then the record what came of it.
    return found.space.kind === 'lose-loss' ? null : foundCard(found, tell);
  }
  switch (view.phase) {
    case 'lobby':
      return <Headline big={words.lobby(bustsOf(props))} />;
    case 'toss-up':
    case 'judging':
      return <TossUp {...props} />;
    case 'decide':
      return rollOrBank(props);
    case 'double':
      return takeOrOpen(props);
    case 'pick':
      return <Picks {...props} />;
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
        <Headline big={words.ended} />
      ) : (
        <Headline tone="good" big={named(words.won(tell.name(board.winner)))} />
      );
    default:
      return <>{upcoming(props)}</>;
  }
};
