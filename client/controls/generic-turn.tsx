/** Controls for any show, built from the legal moves and the pot that is at stake. */
import { useEffect, useState } from 'preact/hooks';
import type { Json } from '../../shared/engine/json.ts';
import { facesOf } from '../../shared/engine/moments.ts';
import { standingOf } from '../../shared/engine/taken-home.ts';
import { manifestOf } from '../../shared/shows/index.ts';
import { stage } from '../../shared/words/en/stage.ts';
import { loadTerms, words } from '../../shared/words/index.ts';
import { sumText } from '../../shared/words/sums.ts';
import { BulbFigures } from '../parts/bulb-figures.tsx';
import { Button } from '../parts/button.tsx';
import { SeatBadge } from '../parts/emblem.tsx';
import { moveName } from '../parts/move-words.ts';
import { Sheet } from '../parts/sheet.tsx';
import { MoveForm } from './move-form.ts';
import { RollTurn } from './roll.tsx';
import type { Turn } from './turn.ts';

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const textsOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter(item => typeof item === 'string') : [];

/** Which field of an act's board is its pot; "" for none. */
const potOf = async (show: string, act: string): Promise<string> => {
  const [rules] = await Promise.all([manifestOf(show)?.rules(), loadTerms(show)]);
  const { board = {} } = rules?.acts.find(({ name }) => name === act) ?? {};
  return Object.entries(board).find(([, shape]) => shape === 'pot')?.[0] ?? '';
};

/** What is at stake, beside what the seat has: without both nobody can decide. */
const Stakes = ({ view, tell, seat }: Turn) => {
  const { show, act, board } = view;
  const [pot, setPot] = useState('');
  useEffect(() => void potOf(show, act).then(setPot, () => undefined), [show, act]);
  if (pot === '') return null;
  const bulbs = (amount: number) => sumText(show, amount, tell).replaceAll(/\s/g, '');
  return (
    <div class="scores as-grid gap-3">
      <div class="across column min-w-0 on-glass r3 gap-2">
        <b class="one-line in-gold">{words().term('fields', pot, show, act) ?? stage.plain.pot}</b>
        <BulbFigures text={bulbs(Number(board[pot]))} places={5} />
      </div>
      <div class="across column min-w-0 on-glass r3 gap-2">
        <SeatBadge seat={seat} name={view.seats[seat]?.name ?? ''} />
        <BulbFigures text={bulbs(Math.floor(standingOf(view, seat)))} places={5} seat={seat} />
      </div>
    </div>
  );
};

/** The screen of a seat in a show without controls of its own: the question and every legal move. */
const GenericTurn = (turn: Turn) => {
  const { view, legal, sending, send, lines, cues } = turn;
  const { play } = words().pages;
  const [only] = legal;
  if (legal.length === 1 && only?.do === 'roll' && only.inputs === undefined) {
    const last = Array.isArray(view.board.dice) ? (view.board.dice as readonly number[]) : [];
    const dice = last.length > 0 ? last : manifestOf(view.show)?.faces;
    return <RollTurn {...turn} title={play.yourTurn} text={lines[0] ?? ''} {...(dice && { dice })} />;
  }
  // A throw that was just made is told above.
  const [newest = ''] = cues.some(cue => facesOf(cue) !== null) ? [] : lines;
  const withInputs = legal.filter(item => item.inputs !== undefined);
  const plain = legal
    .filter(item => item.inputs === undefined)
    .map((item, i) => (
      <Button
        key={item.do}
        class={`hero ${item.do === 'roll' ? '' : i === 0 && withInputs.length === 0 ? 'go' : 'pale'}`}
        disabled={sending}
        onClick={() => send(item.do)}
      >
        {moveName(item.do)}
      </Button>
    ));
  const question = textOf(view.board.question);
  return (
    <Sheet foot={plain.length === 0 || withInputs.length > 0 ? undefined : plain}>
      <h1>{question === '' ? play.yourTurn : question}</h1>
      {question === '' && newest !== '' && <p class="lead">{newest}</p>}
      <Stakes {...turn} />
      {withInputs.map((item, i) => (
        <MoveForm
          key={item.do}
          legal={item}
          choices={textsOf(view.board.choices)}
          sending={sending}
          send={inputs => send(item.do, inputs)}
          first={i === 0}
          beside={i === withInputs.length - 1 ? plain : []}
        />
      ))}
    </Sheet>
  );
};

export default GenericTurn;
