/** The screens of a seat in Lucky Numbers, fetched when a seat has something to do. */
import { useState } from 'preact/hooks';
import { isLevel } from '../../../../shared/parts/toss-up.ts';
import type { MatchBoard } from '../../../../shared/shows/lucky-numbers/board.ts';
import { worth } from '../../../../shared/shows/lucky-numbers/figures.ts';
import { luckyNumbersTurns as luckyNumbers } from '../../../../shared/shows/lucky-numbers/words/en/turns.ts';
import { playing } from '../../../../shared/words/en/playing.ts';
import { RollTurn } from '../../../controls/roll.tsx';
import { ChoiceSheet, FirstMove, NumberSheet, screensByPhase, Title } from '../../../controls/sheets.tsx';
import type { ShowControls, Turn } from '../../../controls/turn.ts';
import { DangerBanner, Sheet } from '../../../parts/sheet.tsx';

const boardOf = ({ view }: Turn) => view.board as MatchBoard;

export const stake: NonNullable<ShowControls['stake']> = ({ view, tell, seat }) => {
  const board = view.board as MatchBoard;
  const { control, danger, luckiest } = board;
  if (control < 0 || luckiest === 0) return '';
  const other = 1 - control;
  const to = (whose: number) => [whose === seat ? '' : tell.name(whose), tell.money(worth(board, whose))] as const;
  const wins = luckyNumbers.winsGame(luckiest, ...to(control));
  return danger ? `${wins} · ${luckyNumbers.sevenWins(...to(other))}` : wins;
};

const BuzzTurn = (turn: Turn) => (
  <NumberSheet
    turn={turn}
    state={useState<number | undefined>(undefined)}
    label={number => playing.buzz(String(number))}
    send={number => turn.send('buzz', { number })}
  >
    <Title>{boardOf(turn).question}</Title>
    <p class="lead">{luckyNumbers.nearest}</p>
  </NumberSheet>
);

const AnswerTurn = (turn: Turn) => {
  const { question, choices, buzz, secret } = boardOf(turn);
  const mine = buzz[turn.seat] ?? 0;
  const other = buzz[1 - turn.seat] ?? 0;
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
      <Title>{question}</Title>
      <FirstMove turn={turn} choices={choices} label={() => playing.answer} />
    </Sheet>
  );
};

/** How this seat got the dice, as far as this page saw it. */
const diceTitle = ({ cues, tell, seat }: Turn): string => {
  const happened = new Set(cues.map(({ cue }) => cue));
  if (happened.has('wild')) return luckyNumbers.wildDice;
  if (happened.has('passed')) return luckyNumbers.mustRoll(tell.name(1 - seat));
  return happened.has('right') ? luckyNumbers.rightDice : playing.yourDice;
};

const MatchRoll = (turn: Turn) => {
  const { tell, seat } = turn;
  const board = boardOf(turn);
  const { danger, luckiest } = board;
  const [mine, theirs] = [seat, 1 - seat].map(one => tell.money(worth(board, one))) as [string, string];
  return (
    <>
      {danger && <DangerBanner />}
      <RollTurn
        {...turn}
        title={diceTitle(turn)}
        text={
          danger
            ? luckyNumbers.winsLoses(luckiest, mine, tell.name(1 - seat), theirs)
            : luckyNumbers.wins(luckiest, mine)
        }
        small={danger ? luckyNumbers.sevenOdds : undefined}
        dice={board.dice}
      />
    </>
  );
};

const ChoiceTurn = (turn: Turn) => {
  const { tell, seat } = turn;
  const board = boardOf(turn);
  const name = tell.name(1 - seat);
  const [yours, theirs] = [seat, 1 - seat].map(one => tell.money(worth(board, one))) as [string, string];
  return (
    <>
      <DangerBanner />
      <ChoiceSheet
        class="choice roomy"
        turn={turn}
        moves={[
          ['roll', playing.roll, luckyNumbers.sevenOdds],
          ['pass', luckyNumbers.pass, luckyNumbers.mustRollNext(name)],
        ]}
      >
        <h1>{luckyNumbers.rollOr}</h1>
        <div class="card stake as-grid items-center weight-6">
          <b class="win bold-figure centred lh-10 t8 r2">{board.luckiest}</b>
          <span>{luckyNumbers.youWin(yours)}</span>
          <b class="seven bold-figure centred lh-10 t8 r2">7</b>
          <span>{luckyNumbers.theyWin(name, theirs)}</span>
          <b class="other centred r2">{luckyNumbers.other}</b>
          <span>{luckyNumbers.usual}</span>
        </div>
        <p class="lead spare">{luckyNumbers.ifPass(name, board.luckiest, theirs, yours)}</p>
      </ChoiceSheet>
    </>
  );
};

const CodesTurn = (turn: Turn) => (
  <Sheet>
    <h1>{luckyNumbers.codes}</h1>
    <p class="lead">{luckyNumbers.codesText}</p>
    <FirstMove turn={turn} />
  </Sheet>
);

const questionOf = (turn: Turn) => boardOf(turn).question;

export default screensByPhase(
  { buzzcodes: CodesTurn, buzz: BuzzTurn, answer: AnswerTurn, roll: MatchRoll, choice: ChoiceTurn },
  { buzz: questionOf, answer: questionOf },
);
