/** Big 6: the money roll, the six letters, a guess after each roll. */
import { onARoll } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import { RollTurn } from '../../../controls/roll.tsx';
import type { Turn } from '../../../controls/turn.ts';
import type { Known } from '../../../parts/gaps.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { boardOf, lastDice, type RollBoard } from './board.ts';
import { GapForm } from './gap-form.tsx';

const texts = onARoll.phone;

const rollsOfBigSix = 4;

/** OR-41: all values double once the match is won. */
const times = ({ doubled }: RollBoard) => (doubled ? 2 : 1);

export const Word = ({ cells }: { readonly cells: readonly Known[] }) => (
  <p class="six-word flex justify-center t6 r3 gap-1 p-2" aria-hidden="true">
    {cells.map(({ char, open }, at) => (
      <i key={at} class={`upper letter-tile ${open ? 'open' : 'shut'}`}>
        {open ? char : at + 1}
      </i>
    ))}
  </p>
);

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
  const input = turn.legal[0]?.inputs?.number;
  const faces = input?.kind === 'choice' ? (input.of as readonly number[]) : [];
  return (
    <Sheet
      foot={
        <div class={faces.length > 1 ? 'two as-grid cols-2 gap-3' : ''}>
          {faces.map(face => (
            <button
              key={face}
              type="button"
              class="hero pale face-button t11"
              disabled={turn.sending}
              onClick={() => turn.send('pick', { number: face })}
            >
              <span class="unseen">{texts.six.take} </span>
              {face}
              <small>{texts.six.letter(face)}</small>
            </button>
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
          <bdi dir="auto">{board.hints[0]}</bdi>
          <br />
          {texts.six.text}
        </>
      }
      small={texts.six.rolls(board.rolls)}
      {...lastDice(board)}
    />
  );
};

export const sixScreens: Readonly<Record<string, (turn: Turn) => ReturnType<typeof SixRoll>>> = {
  'money-roll': turn => <SixRoll {...turn} />,
  roll: turn => <SixRoll {...turn} />,
  pick: turn => <SixPick {...turn} />,
  guess: turn => <SixGuess key={boardOf(turn).rolls} {...turn} />,
};
