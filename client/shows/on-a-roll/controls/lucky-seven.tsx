/** Lucky 7: a letter, then the dice until a 7 or the timer ends it. */
import { onARoll } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import { RollTurn } from '../../../controls/roll.tsx';
import type { Turn } from '../../../controls/turn.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { boardOf, lastDice } from './board.ts';

const said = onARoll.phone;

export const LuckyPick = (turn: Turn) => {
  const input = turn.legal[0]?.inputs?.letter;
  const letters = input?.kind === 'choice' ? (input.of as readonly string[]) : [];
  return (
    <Sheet
      foot={
        <div class="luck-buttons">
          {letters.map(letter => (
            <button
              key={letter}
              type="button"
              disabled={turn.sending}
              aria-label={said.lucky.letter(letter)}
              onClick={() => turn.send('pick', { letter })}
            >
              {letter}
            </button>
          ))}
        </div>
      }
    >
      <h1>{said.lucky.pick}</h1>
      <p class="lead">{said.lucky.pickText(turn.tell.money(boardOf(turn).top))}</p>
    </Sheet>
  );
};

export const LuckyRoll = (turn: Turn) => {
  const board = boardOf(turn);
  return (
    <RollTurn
      {...turn}
      title={said.lucky.title(board.prize)}
      text={
        <>
          {said.lucky.text}
          {board.cash > 0 && (
            <>
              <br />
              <b>{said.lucky.cash(turn.tell.money(board.cash))}</b>
            </>
          )}
        </>
      }
      small={said.lucky.rolls(board.timer)}
      {...lastDice(board)}
    />
  );
};
