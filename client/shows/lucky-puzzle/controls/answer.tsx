/** The question that follows a puzzle. */
import { luckyPuzzleBoard as texts } from '../../../../shared/shows/lucky-puzzle/words/en/boards.ts';
import { GenericTurn } from '../../../controls/coming.tsx';
import { MoveForm } from '../../../controls/move-form.ts';
import type { Turn } from '../../../controls/turn.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { boardOf } from './board.ts';

const { phone } = texts;

/** The player who solved the puzzle answers first. The second may not repeat that answer (LP-23). */
export const AnswerTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { tell, seat, sending, send } = turn;
  const [legal] = turn.legal;
  const { followUp, secondChance } = board;
  if (followUp === null || legal === undefined) return <GenericTurn {...turn} />;
  const other = tell.name(1 - seat);
  const money = tell.money(followUp.value);
  const choices = secondChance ? followUp.choices.filter(choice => choice !== board.said) : followUp.choices;
  return (
    <Sheet class="answer">
      <p class="lead worth down">
        <b class="bold-figure lh-11 in-mark t6">
          {secondChance ? phone.answer.second(money) : phone.answer.worth(money)}
        </b>
        {secondChance && <span dir="auto">{phone.answer.wasWrong(other, board.said)}</span>}
      </p>
      <h1 class={followUp.ask.length > 90 ? 'long' : ''}>
        <bdi dir="auto">{followUp.ask}</bdi>
      </h1>
      <p class="lead risk" dir="auto">
        {secondChance
          ? phone.answer.last
          : followUp.choices.length === 2
            ? phone.answer.other(other, money)
            : phone.answer.nextChance(other)}
      </p>
      <MoveForm
        legal={legal}
        choices={choices}
        sending={sending}
        send={inputs => send('answer', inputs)}
        label={() => phone.answer.button}
      />
    </Sheet>
  );
};
