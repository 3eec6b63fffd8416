/** The screens of a seat in Big 6 (the money roll, the six letters, a guess after each roll) and Lucky 7 (a letter, then the dice). */
import { prizeName } from '../../../../shared/engine/money.ts';
import { onARoll } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import { RollTurn } from '../../../controls/roll.tsx';
import { MoveButton, optionsOf, screensByPhase } from '../../../controls/sheets.tsx';
import type { Turn } from '../../../controls/turn.ts';
import type { Known } from '../../../parts/gaps.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { useFresh } from '../fresh.ts';
import { boardOf, type RollBoard } from './board.ts';
import { GapForm } from './gap-form.tsx';

const texts = onARoll.phone;

const rollsOfBigSix = 4;

/** OR-41: all values double once the match is won. */
export const times = ({ doubled }: RollBoard) => (doubled ? 2 : 1);

/** Letters turn in their turn, as on the television. */
export const Word = ({ cells }: { readonly cells: readonly Known[] }) => {
  const fresh = useFresh(
    cells.flatMap(({ open }, at) => (open ? [String(at)] : [])),
    '',
  );
  return (
    <p class="six-word flex justify-center t6 r3 gap-1 p-2" aria-hidden="true">
      {cells.map(({ char, open }, at) => {
        const order = open ? [...fresh].indexOf(String(at)) : -1;
        return (
          <i
            key={`${at} ${order >= 0}`}
            class={`upper letter-tile ${open ? 'open' : 'shut'} ${order >= 0 ? 'turned' : ''}`}
            style={{ '--order': order }}
          >
            {open ? char : at + 1}
          </i>
        );
      })}
    </p>
  );
};

const Hints = ({ hints }: { readonly hints: readonly string[] }) => (
  <div class="card hint-card">
    {hints.map(hint => (
      <p class="weight-6 lh-12 t5" key={hint}>
        <bdi dir="auto">{hint}</bdi>
      </p>
    ))}
  </div>
);

const SixGuess = (turn: Turn) => {
  const board = boardOf(turn);
  const value = turn.tell.money(board.value);
  const later = board.house.bigSix.values[rollsOfBigSix - board.rolls - 1];
  return (
    <Sheet class="gaps-sheet">
      <h1>{texts.six.guess(value)}</h1>
      <Hints hints={board.hints} />
      <GapForm
        known={board.cells}
        sending={turn.sending}
        label={texts.six.guessIt(value)}
        go={text => turn.send('guess', { text })}
        other={{
          label: texts.six.pass,
          small: texts.six.passText(
            board.rolls === 0 || later === undefined ? '' : turn.tell.money(later * times(board)),
          ),
          press: () => turn.send('pass'),
        }}
      />
    </Sheet>
  );
};

const SixPick = (turn: Turn) => {
  const board = boardOf(turn);
  const faces = optionsOf<number>(turn, 'pick', 'number');
  return (
    <Sheet
      foot={
        <div class={faces.length > 1 ? 'two as-grid cols-2 gap-3' : ''}>
          {faces.map(face => (
            <MoveButton
              key={face}
              turn={turn}
              move="pick"
              inputs={{ number: face }}
              look="pale face-button t11"
              small={texts.six.letter(face)}
            >
              <span class="unseen">{texts.six.take} </span>
              {face}
            </MoveButton>
          ))}
        </div>
      }
    >
      <h1>{texts.six.pick}</h1>
      <p class="lead">{texts.six.pickText(turn.tell.money(board.value))}</p>
      <Word cells={board.cells} />
      <Hints hints={board.hints} />
    </Sheet>
  );
};

const SixRoll = (turn: Turn) => {
  const board = boardOf(turn);
  const { tell } = turn;
  if (turn.view.phase === 'money-roll')
    return (
      <RollTurn
        {...turn}
        title={texts.moneyRoll.title}
        text={texts.moneyRoll.text(tell.money(board.house.bigSix.roll * times(board)))}
      />
    );
  return (
    <RollTurn
      {...turn}
      title={texts.six.title(tell.money(board.value))}
      text={
        <>
          <Word cells={board.cells} />
          <span class="card block" dir="auto">
            {board.hints[0]}
          </span>
          {texts.six.text}
        </>
      }
      small={texts.six.rolls(board.rolls)}
      dice={board.dice}
    />
  );
};

const LuckyPick = (turn: Turn) => {
  const letters = optionsOf<string>(turn, 'pick', 'letter');
  return (
    <Sheet
      foot={
        <div class="luck-buttons as-grid gap-2">
          {letters.map(letter => (
            <button
              key={letter}
              type="button"
              class="bold-figure no-border in-mark t9 r4 lh-normal"
              disabled={turn.sending}
              aria-label={texts.lucky.letter(letter)}
              onClick={() => turn.send('pick', { letter })}
            >
              {letter}
            </button>
          ))}
        </div>
      }
    >
      <h1>{texts.lucky.pick}</h1>
      <p class="lead">{texts.lucky.pickText(turn.tell.money(boardOf(turn).top))}</p>
    </Sheet>
  );
};

const LuckyRoll = (turn: Turn) => {
  const board = boardOf(turn);
  return (
    <RollTurn
      {...turn}
      title={texts.lucky.title(prizeName(board.prize, turn.tell.money))}
      text={
        <>
          {texts.lucky.text(turn.tell.money(board.house.luckySeven.side))}
          {board.cash > 0 && (
            <>
              <br />
              <b>{texts.lucky.cash(turn.tell.money(board.cash))}</b>
            </>
          )}
        </>
      }
      small={texts.lucky.rolls(board.timer)}
      dice={board.dice}
    />
  );
};

export const BigSixTurn = screensByPhase(
  { 'money-roll': SixRoll, roll: SixRoll, pick: SixPick, guess: SixGuess },
  { guess: turn => boardOf(turn).rolls },
);

export const LuckySevenTurn = screensByPhase({ pick: LuckyPick, roll: LuckyRoll });
