/** Controls for any show, built from the legal moves alone. */
import type { Json } from '../../shared/engine/json.ts';
import { words } from '../../shared/words/index.ts';
import { Button } from '../parts/button.tsx';
import { moveName } from '../parts/move-words.ts';
import { Sheet } from '../parts/sheet.tsx';
import { MoveForm } from './move-form.ts';
import { RollTurn } from './roll.tsx';
import type { Turn } from './turn.ts';

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const textsOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter(item => typeof item === 'string') : [];

/** The screen of a seat in a show without controls of its own: the question and every legal move. */
const GenericTurn = (turn: Turn) => {
  const { view, legal, sending, send, lines } = turn;
  const { play } = words().pages;
  const [only] = legal;
  if (legal.length === 1 && only?.do === 'roll' && only.inputs === undefined) {
    return <RollTurn {...turn} title={play.yourTurn} text={lines[0] ?? ''} />;
  }
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
      {question === '' && lines[0] !== undefined && <p class="lead">{lines[0]}</p>}
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
