/** The screens of a seat in Lucky Numbers, fetched when a seat has something to do. */
import { useState } from 'preact/hooks';
import { isLevel } from '../../../../shared/parts/toss-up.ts';
import type { MatchBoard } from '../../../../shared/shows/lucky-numbers/board.ts';
import { luckyNumbersTurns as luckyNumbers } from '../../../../shared/shows/lucky-numbers/words/en/turns.ts';
import { words } from '../../../../shared/words/index.ts';
import { GenericTurn } from '../../../controls/coming.tsx';
import { MoveForm } from '../../../controls/move-form.ts';
import { RollTurn } from '../../../controls/roll.tsx';
import type { Turn } from '../../../controls/turn.ts';
import { NumberPad } from '../../../parts/number-pad.tsx';
import { DangerBanner, Sheet } from '../../../parts/sheet.tsx';

const boardOf = ({ view }: Turn) => view.board as MatchBoard;

/** What a seat would get for winning the game now: pot and its own numbers (LN-14, LN-25). */
const worth = ({ pot, numbers }: MatchBoard, seat: number) =>
  pot + numbers.reduce((sum, { cash, owner }) => (owner === seat ? sum + cash : sum), 0);

const BuzzTurn = (turn: Turn) => {
  const { play } = words().pages;
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
  const { play } = words().pages;
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
              <b>{isLevel(secret, buzz) ? luckyNumbers.youFirst : luckyNumbers.youNearer}</b>{' '}
              {luckyNumbers.away(mine, Math.abs(mine - secret), secret)}
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

/** How this seat got the dice, as far as this page saw it. */
const diceTitle = ({ cues, tell, seat }: Turn): string => {
  const happened = new Set(cues.map(({ cue }) => cue));
  if (happened.has('wild')) return luckyNumbers.wildDice;
  if (happened.has('passed')) return luckyNumbers.mustRoll(tell.name(1 - seat));
  return happened.has('right') ? luckyNumbers.rightDice : words().pages.play.yourDice;
};

const MatchRoll = (turn: Turn) => {
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
  const { play } = words().pages;
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
        <div class="card stake as-grid items-center weight-6">
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

export default MatchTurn;
