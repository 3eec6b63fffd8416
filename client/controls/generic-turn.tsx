/** Controls for any show, built from the legal moves and the facts of its board. */
import type { Json } from '../../shared/engine/json.ts';
import { facesOf } from '../../shared/engine/moments.ts';
import { manifestOf } from '../../shared/shows/index.ts';
import { playing } from '../../shared/words/en/playing.ts';
import { Button } from '../parts/button.tsx';
import { moveName } from '../parts/move-words.ts';
import { Sheet } from '../parts/sheet.tsx';
import GenericBoard from './generic-board.tsx';
import { MoveForm } from './move-form.ts';
import { RollTurn } from './roll.tsx';
import type { Turn } from './turn.ts';

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const textsOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter(item => typeof item === 'string') : [];

/** The screen of a seat in a show without controls of its own: the question and every legal move. */
const GenericTurn = (turn: Turn) => {
  const { view, legal, sending, send, lines, cues } = turn;
  // A throw that was just made is told above.
  const [newest = ''] = cues.some(cue => facesOf(cue) !== null) ? [] : lines;
  const withInputs = legal.filter(item => item.inputs !== undefined);
  const question = textOf(view.board.question);
  const rolls = question === '' && withInputs.length === 0 && legal.some(({ do: move }) => move === 'roll');
  const plain = legal
    .filter(item => item.inputs === undefined && !(rolls && item.do === 'roll'))
    .map((item, i) => (
      <Button
        key={item.do}
        class={`hero ${item.do === 'roll' ? '' : i === 0 && !rolls && withInputs.length === 0 ? 'go' : 'pale'}`}
        disabled={sending}
        onClick={() => send(item.do)}
      >
        {moveName(item.do)}
      </Button>
    ));
  const board = <GenericBoard {...turn} />;
  if (rolls) {
    const last = Array.isArray(view.board.dice) ? (view.board.dice as readonly number[]) : [];
    const dice = last.length > 0 ? last : manifestOf(view.show)?.faces;
    return (
      <RollTurn
        {...turn}
        title={playing.yourTurn}
        text={newest}
        {...(dice && { dice })}
        {...(plain.length > 0 && { others: plain })}
      >
        {board}
      </RollTurn>
    );
  }
  return (
    <Sheet foot={plain.length === 0 || withInputs.length > 0 ? undefined : plain}>
      <h1>{question === '' ? playing.yourTurn : question}</h1>
      {question === '' && newest !== '' && <p class="lead">{newest}</p>}
      {board}
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
