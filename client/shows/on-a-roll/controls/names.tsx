/** The name game, and the free guess that it may leave: a name, or the subject while it is shown bit by bit. */
import { useState } from 'preact/hooks';
import { onARoll } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import { NumberSheet, Title } from '../../../controls/sheets.tsx';
import type { Turn } from '../../../controls/turn.ts';
import { Button } from '../../../parts/button.tsx';
import { isLetter, type Known } from '../../../parts/gaps.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { boardOf, hiddenOf, isReveal, type RollBoard } from './board.ts';
import { GapForm } from './gap-form.tsx';

const texts = onARoll.phone;

export const cellsAsked = (board: RollBoard): readonly Known[] =>
  isReveal(board) ? (board.subject?.cells ?? []) : (board.name?.cells ?? []);

const AskedName = ({ board }: { readonly board: RollBoard }) => (
  <Title class={(board.name?.ask.length ?? 0) > 90 && !isReveal(board) ? 'long' : ''}>
    {isReveal(board) ? texts.subjectTitle(board.subject?.kind ?? '') : board.name?.ask}
  </Title>
);

/** A guess, then a number. The guess with the closer number is opened (OR-08, OR-09). */
export const NamesTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const [text, setText] = useState('');
  const [writes, setWrites] = useState(true);
  const number = useState<number | undefined>(undefined);
  const letters = cellsAsked(board).filter(({ char, open }) => !open || isLetter(char));
  if (writes)
    return (
      <Sheet class="gaps-sheet">
        <AskedName board={board} />
        <p class="lead">
          {isReveal(board)
            ? texts.revealText
            : texts.letters(letters.length, letters.filter(({ open }) => open).length)}
        </p>
        <GapForm
          known={cellsAsked(board)}
          start={text}
          sending={turn.sending}
          label={texts.toNumber}
          go={guess => {
            setText(guess);
            setWrites(false);
          }}
          other={{ label: texts.pass, small: texts.passName, press: () => turn.send('pass') }}
        />
      </Sheet>
    );
  return (
    <NumberSheet turn={turn} state={number} label={texts.sendWith} send={buzz => turn.send('guess', { text, buzz })}>
      <div class="your-guess across between gap-3">
        <b dir="auto">{text}</b>
        <Button onClick={() => setWrites(true)}>{texts.change}</Button>
      </div>
      <p class="lead">{texts.numberText}</p>
    </NumberSheet>
  );
};

export const FreeGuessTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const reveal = isReveal(board);
  return (
    <Sheet class="gaps-sheet">
      <p class="lead strong bold">{texts.freeTitle(turn.tell.name(1 - turn.seat))}</p>
      <AskedName board={board} />
      <GapForm
        known={cellsAsked(board)}
        sending={turn.sending}
        label={texts.guessIt}
        small={reveal ? texts.freeRightSubject : texts.freeRight}
        go={text => turn.send('guess', { text })}
        other={{
          label: texts.pass,
          small: !reveal ? texts.freeWrong : hiddenOf(board) > 1 ? texts.freeWrongSubject : texts.freeWrongLast,
          press: () => turn.send('pass'),
        }}
      />
    </Sheet>
  );
};
