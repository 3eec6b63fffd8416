/** Lucky 7: a letter, then the dice until a 7 or the timer ends it. */
import { prizeName } from '../../../../shared/engine/money.ts';
import { onARoll } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import { RollTurn } from '../../../controls/roll.tsx';
import type { Turn } from '../../../controls/turn.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { boardOf, lastDice } from './board.ts';

const texts = onARoll.phone;

export const LuckyPick = (turn: Turn) => {
  const input = turn.legal[0]?.inputs?.letter;
  const letters = input?.kind === 'choice' ? (input.of as readonly string[]) : [];
  return (
    <Sheet
      foot={
        <div class="luck-buttons as-grid gap-2">
          {letters.map(letter => (
            <button
              class="bold-figure no-border in-mark t9 r4 lh-normal"
              key={letter}
              type="button"
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

export const LuckyRoll = (turn: Turn) => {
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
      {...lastDice(board)}
    />
  );
};
