/** Lucky Numbers on a player's phone and on the host's desk. */
import { useState } from 'preact/hooks';
import { words } from '../../shared/words/index.ts';
import { DangerBanner } from '../parts/danger-banner.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { NumberPad } from '../parts/number-pad.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { GenericTurn } from './generic.tsx';
import { MoveForm } from './move-form.tsx';
import { RollTurn } from './roll.tsx';
import type { Hosted, ShowControls, Sighted, Turn } from './turn.ts';

interface Space {
  readonly number: number;
  readonly cash: number;
  readonly owner: number;
}

/** The match's board as the contract has it. */
interface MatchBoard {
  readonly round: number;
  readonly game: number;
  readonly luckiest: number;
  readonly pot: number;
  readonly danger: boolean;
  readonly numbers: readonly Space[];
  readonly question: string;
  readonly choices: readonly string[];
  readonly tieBreak: boolean;
  readonly called: number;
  readonly control: number;
  readonly buzz: readonly number[];
  readonly secret: number;
  readonly dice: readonly number[];
  readonly winner: number;
}

const boardOf = ({ view }: Sighted) => view.board as unknown as MatchBoard;

/** What a seat gets for winning the game now: pot and its own numbers (LN-14, LN-25). */
const worth = ({ pot, numbers }: MatchBoard, seat: number) =>
  pot + numbers.reduce((sum, { cash, owner }) => (owner === seat ? sum + cash : sum), 0);

export const MiniBoard = (sighted: Sighted) => {
  const { free, win } = words().pages.luckyNumbers;
  const { numbers, luckiest } = boardOf(sighted);
  if (luckiest === 0) return null;
  return (
    <div class="mini-board">
      {numbers.map(({ number, owner }) => (
        <div key={number} class={number === luckiest ? 'win' : `owner-${owner}`}>
          <b>{number}</b>
          <i>
            {number === luckiest ? win : owner < 0 ? free : <Emblem seat={owner} size="26px" />}
            {owner >= 0 && <span class="unseen">{sighted.tell.name(owner)}</span>}
          </i>
        </div>
      ))}
    </div>
  );
};

const BuzzTurn = (turn: Turn) => {
  const { play, luckyNumbers } = words().pages;
  const [number, setNumber] = useState<number | undefined>(undefined);
  const { question } = boardOf(turn);
  const good = number !== undefined && number >= 1 && number <= 100;
  const go = () => {
    if (good && !turn.sending) turn.send('buzz', { number });
  };
  return (
    <Sheet
      class="buzz"
      foot={
        <button type="button" class="hero go" disabled={!good || turn.sending} onClick={go}>
          {turn.sending ? play.sending : good ? play.buzz(String(number)) : play.pickNumber(1, 100)}
        </button>
      }
    >
      <h1>
        <bdi dir="auto">{question}</bdi>
      </h1>
      <p class="lead">{luckyNumbers.nearest}</p>
      <NumberPad min={1} max={100} value={number} onChange={setNumber} onEnter={go} />
    </Sheet>
  );
};

const AnswerTurn = (turn: Turn) => {
  const { play, luckyNumbers } = words().pages;
  const { question, choices, buzz, secret } = boardOf(turn);
  const mine = buzz[turn.seat] ?? 0;
  const other = buzz[1 - turn.seat] ?? 0;
  const [legal] = turn.legal;
  return (
    <Sheet class="answer">
      {secret > 0 && mine > 0 && (
        <p class="lead">
          {other > 0 ? (
            <>
              <b>{luckyNumbers.youNearer}</b> {luckyNumbers.away(mine, Math.abs(mine - secret), secret)}
            </>
          ) : (
            luckyNumbers.onlyYou(secret)
          )}
        </p>
      )}
      <h1>
        <bdi dir="auto">{question}</bdi>
      </h1>
      {legal !== undefined && (
        <MoveForm
          legal={legal}
          choices={choices}
          sending={turn.sending}
          send={inputs => turn.send('answer', inputs)}
          label={() => play.answer}
        />
      )}
    </Sheet>
  );
};

/** How one came to the dice, as far as this page saw it. */
const diceTitle = ({ cues, tell, seat }: Turn): string => {
  const { luckyNumbers } = words().pages;
  const happened = new Set(cues.map(({ cue }) => cue));
  if (happened.has('wild')) return luckyNumbers.wildDice;
  if (happened.has('passed')) return luckyNumbers.mustRoll(tell.name(1 - seat));
  return happened.has('right') ? luckyNumbers.rightDice : luckyNumbers.yourDice;
};

const MatchRoll = (turn: Turn) => {
  const { luckyNumbers } = words().pages;
  const { tell, seat } = turn;
  const board = boardOf(turn);
  const other = 1 - seat;
  const mine = tell.money(worth(board, seat));
  return (
    <RollTurn
      {...turn}
      title={diceTitle(turn)}
      text={
        board.danger
          ? luckyNumbers.winsLoses(board.luckiest, mine, tell.name(other), tell.money(worth(board, other)))
          : luckyNumbers.wins(board.luckiest, mine)
      }
      {...(board.danger ? { small: luckyNumbers.sevenOdds } : {})}
      {...(board.dice.length === 2 ? { dice: board.dice } : {})}
    />
  );
};

const ChoiceTurn = (turn: Turn) => {
  const { luckyNumbers, play } = words().pages;
  const { tell, seat, sending, send } = turn;
  const board = boardOf(turn);
  const other = 1 - seat;
  const name = tell.name(other);
  const [yours, theirs] = [tell.money(worth(board, seat)), tell.money(worth(board, other))];
  return (
    <>
      <DangerBanner />
      <Sheet
        class="choice"
        foot={
          <>
            <button type="button" class="hero" disabled={sending} onClick={() => send('roll')}>
              {play.roll}
              <small>{luckyNumbers.sevenOdds}</small>
            </button>
            <button type="button" class="hero pale" disabled={sending} onClick={() => send('pass')}>
              {luckyNumbers.pass}
              <small>{luckyNumbers.mustRollNext(name)}</small>
            </button>
          </>
        }
      >
        <h1>{luckyNumbers.rollOr(name)}</h1>
        <div class="card stake">
          <b class="win">{board.luckiest}</b>
          <span>{luckyNumbers.youWin(yours)}</span>
          <b class="seven">7</b>
          <span>{luckyNumbers.theyWin(name, theirs)}</span>
          <b class="other">{luckyNumbers.other}</b>
          <span>{luckyNumbers.usual}</span>
        </div>
        <p class="lead">{luckyNumbers.ifPass(name, board.luckiest, theirs, yours)}</p>
      </Sheet>
    </>
  );
};

const CodesTurn = (turn: Turn) => {
  const { luckyNumbers } = words().pages;
  const [legal] = turn.legal;
  return (
    <Sheet>
      <h1>{luckyNumbers.codes}</h1>
      <p class="lead">{luckyNumbers.codesText}</p>
      {legal !== undefined && (
        <MoveForm legal={legal} sending={turn.sending} send={inputs => turn.send('buzzcodes', inputs)} />
      )}
    </Sheet>
  );
};

const screens: Readonly<Record<string, (turn: Turn) => ReturnType<typeof MatchRoll>>> = {
  buzzcodes: turn => <CodesTurn {...turn} />,
  buzz: turn => <BuzzTurn key={boardOf(turn).question} {...turn} />,
  answer: turn => <AnswerTurn key={boardOf(turn).question} {...turn} />,
  roll: turn => (
    <>
      {boardOf(turn).danger && <DangerBanner />}
      <MatchRoll {...turn} />
    </>
  ),
  choice: turn => <ChoiceTurn {...turn} />,
};

const MatchTurn = (turn: Turn) => screens[turn.view.phase]?.(turn) ?? <GenericTurn {...turn} />;

/** Between which rounds the buzzer sounds; by the book until the options are known (LN-27). */
const lastRounds = ({ options }: Hosted): readonly [number, number] => {
  const { lastRound } = options;
  const [from, to] = Array.isArray(lastRound) ? lastRound : [];
  return [typeof from === 'number' ? from : 15, typeof to === 'number' ? to : 20];
};

export const controls: ShowControls = {
  Turn: MatchTurn,
  Board: MiniBoard,
  waiting: sighted => {
    const { has } = words().pages.play;
    const { control, called } = boardOf(sighted);
    const { phase } = sighted.view;
    if (phase === 'roll' || phase === 'choice') return has.dice(sighted.tell.name(control));
    if (phase === 'answer') return has.answers(sighted.tell.name(called));
    return phase === 'judging' ? has.judging : '';
  },
  desk: {
    status: sighted => {
      const { luckyNumbers } = words().pages;
      const { round, game, tieBreak } = boardOf(sighted);
      if (tieBreak) return luckyNumbers.tieBreak;
      return round === 0
        ? luckyNumbers.beforeRounds
        : luckyNumbers.status(round, lastRounds(sighted)[1], Math.max(1, game));
    },
    amount: sighted =>
      boardOf(sighted).pot > 0 ? words().pages.luckyNumbers.pot(sighted.tell.money(boardOf(sighted).pot)) : '',
    next: (move, sighted) => {
      const { luckyNumbers, moves } = words().pages;
      const { round, tieBreak, winner } = boardOf(sighted);
      if (move === 'ask' && (tieBreak || sighted.view.phase === 'tie-break'))
        return { label: luckyNumbers.askTie, small: luckyNumbers.askThen };
      if (move === 'ask') return { label: luckyNumbers.askNext(round + 1), small: luckyNumbers.askThen };
      if (move === 'open-game') return { label: luckyNumbers.openGame, small: luckyNumbers.openGameThen };
      if (move === 'main-event')
        return { label: moves['main-event'] ?? '', small: luckyNumbers.mainEventThen(sighted.tell.name(winner)) };
      return undefined;
    },
    coming: sighted => {
      const { coming } = words().pages.luckyNumbers;
      const { round } = boardOf(sighted);
      const { phase } = sighted.view;
      const steps = [
        coming.question(phase === 'ready' || round === 0 ? round + 1 : round),
        coming.numbers,
        coming.answer,
        coming.roll,
      ];
      const now = { buzz: 1, answer: 2, judging: 2, roll: 3, choice: 3 }[phase as 'buzz'] ?? 0;
      if (phase === 'won') return [coming.mainEvent];
      return [
        ...steps.slice(now),
        ...(now > 0 ? [coming.question(round + 1)] : []),
        coming.buzzer(...lastRounds(sighted)),
      ];
    },
  },
};
