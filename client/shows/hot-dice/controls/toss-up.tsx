/** The toss-up: an answer, then a number. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { hotDice } from '../../../../shared/shows/hot-dice/words/en/boards.ts';
import { words } from '../../../../shared/words/index.ts';
import type { Turn } from '../../../controls/turn.ts';
import { NumberPad } from '../../../parts/number-pad.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { boardOf, isPlace } from './board.ts';

const texts = hotDice.phone;

/** Letter keys press the answers that show them. */
const letters = 'ABCDEFGH';

const useLetters = (choices: readonly string[], choose: (choice: string) => void) => {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const choice = choices[letters.indexOf(event.key.toUpperCase())];
      if (event.key.length !== 1 || choice === undefined) return;
      event.preventDefault();
      choose(choice);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
};

/** The answer first, then the number. Both are sent together. */
export const TossUpTurn = (turn: Turn) => {
  const { play } = words().pages;
  const { question, choices, tieBreak } = boardOf(turn);
  const [answer, setAnswer] = useState('');
  const [number, setNumber] = useState<number | undefined>(undefined);
  useLetters(choices, setAnswer);
  const chosen = answer !== '';
  const good = chosen && isPlace(number);
  const go = (buzz = number) => {
    if (chosen && isPlace(buzz) && !turn.sending) turn.send('answer', { text: answer, buzz });
  };
  if (!chosen)
    return (
      <Sheet
        class="answering"
        foot={
          <button type="button" class="hero pale" disabled={turn.sending} onClick={() => turn.send('pass')}>
            {texts.pass}
            <small>{tieBreak ? texts.passTieText : texts.passText}</small>
          </button>
        }
      >
        <h1 class={question.length > 110 ? 'much' : ''}>
          <bdi dir="auto">{question}</bdi>
        </h1>
        <ul class="choices lettered flex wrap gap-2" aria-label={texts.answerTitle}>
          {choices.map((choice, index) => (
            <li class="as-grid" key={choice}>
              <button class="across gap-3" type="button" disabled={turn.sending} onClick={() => setAnswer(choice)}>
                <b class="bold-figure flex-none in-mark" aria-hidden="true">
                  {letters[index]}
                </b>{' '}
                <bdi dir="auto">{choice}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    );
  return (
    <Sheet
      class="buzz"
      foot={
        <button type="button" class="hero go" disabled={!good || turn.sending} onClick={() => go()}>
          {turn.sending ? play.sending : good ? texts.send(number) : play.pickNumber(1, 100)}
        </button>
      }
    >
      <p class="question-small weight-6 lh-115 in-ink-2">
        <bdi dir="auto">{question}</bdi>
      </p>
      <div class="chosen-answer across between r3 gap-3">
        <span class="unseen">{texts.yourAnswer}</span>
        <b dir="auto">{answer}</b>
        <button type="button" class="small" onClick={() => setAnswer('')}>
          {texts.change}
        </button>
      </div>
      <p class="lead">{tieBreak ? texts.tieText : texts.numberText}</p>
      <NumberPad min={1} max={100} value={number} onChange={setNumber} onEnter={go} />
    </Sheet>
  );
};
