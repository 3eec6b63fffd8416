/** A round with the dice: roll or pass, pick letters, guess a clue, then the subject. */
import { useState } from 'preact/hooks';
import type { Spot } from '../../../../shared/shows/on-a-roll/clue-board.ts';
import { onARoll } from '../../../../shared/shows/on-a-roll/words/en/boards.ts';
import { playing } from '../../../../shared/words/en/playing.ts';
import { NumberKeys } from '../../../controls/number-keys.tsx';
import { RollTurn } from '../../../controls/roll.tsx';
import { ChoiceSheet, MoveButton, optionsOf, Title } from '../../../controls/sheets.tsx';
import type { Turn } from '../../../controls/turn.ts';
import { Button } from '../../../parts/button.tsx';
import { withSignsOf } from '../../../parts/gaps.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { boardOf } from './board.ts';
import { ClueRows, has, isSpot } from './clue-rows.tsx';
import { GapForm } from './gap-form.tsx';

const texts = onARoll.phone;

/** Roll or pass; after a pass there is no passing back (OR-A9). */
export const DiceTurn = (turn: Turn) => {
  const board = boardOf(turn);
  if (board.mustRoll)
    return (
      <RollTurn
        {...turn}
        title={texts.mustRoll}
        text={texts.rollText}
        small={texts.rolls(board.rolls)}
        dice={board.dice}
      />
    );
  return (
    <ChoiceSheet
      turn={turn}
      moves={[
        ['roll', turn.sending ? playing.rolling : playing.roll, texts.rolls(board.rolls)],
        ['pass', texts.pass, texts.passTo(turn.tell.name(1 - turn.seat))],
      ]}
    >
      <h1>{texts.yourDice}</h1>
      <p class="lead">
        {texts.rollText} {texts.rollRisk}
      </p>
      <ClueRows rows={board.rows} />
    </ChoiceSheet>
  );
};

const spotText = ({ row, number }: Spot) => texts.pick.spot(number, row + 1);

interface KeysProps {
  /** All letters that can be picked. */
  readonly spots: readonly Spot[];
  readonly state: (spot: Spot) => 'picked' | 'lit' | 'could' | '';
  readonly touch: (spot: Spot) => void;
}

/** So many numbers of a row fit beside each other on every phone. */
const abreast = 3;

/** The numbers of the clues. What does not fit beside each other is shown of one row, which is chosen at its side. */
const RowKeys = ({ spots, state, touch }: KeysProps) => {
  const [chosen, choose] = useState(spots[0]?.row ?? 0);
  const rows = [0, 1, 2].map(row => spots.filter(spot => spot.row === row).map(({ number }) => number));
  const columns = Math.max(...rows.map(({ length }) => length));
  const keys = (row: number, columns: number) => (
    <NumberKeys
      key={row}
      numbers={(rows[row] ?? []).toSorted((a, b) => a - b)}
      columns={columns}
      stateOf={number => state({ row, number })}
      labelOf={number =>
        texts.pick.label(number, row + 1, state({ row, number }) === 'picked' ? texts.pick.chosen : texts.pick.can)
      }
      touch={number => touch({ row, number })}
    />
  );
  if (columns <= abreast)
    return (
      <ol class="row-keys as-grid gap-1">
        {rows.map((numbers, row) =>
          numbers.length === 0 ? null : (
            <li key={row} class="as-grid gap-1">
              <em class="middle in-tile-ink" aria-hidden="true">
                {row + 1}
              </em>
              {keys(row, columns)}
            </li>
          ),
        )}
      </ol>
    );
  return (
    <div class="row-keys as-grid gap-1 of-one">
      <div class="down gap-1">
        {rows.map((numbers, row) => (
          <button
            key={row}
            type="button"
            class="in-tile-ink no-border"
            disabled={numbers.length === 0}
            aria-label={texts.pick.row(row + 1)}
            aria-pressed={row === chosen}
            onClick={() => choose(row)}
          >
            {row + 1}
          </button>
        ))}
      </div>
      {keys(chosen, columns)}
    </div>
  );
};

/** Letters are picked by pressing their numbers. The legal sets decide which go together. */
export const PickTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const [picked, setPicked] = useState<readonly Spot[]>([]);
  const sets = optionsOf<readonly Spot[]>(turn, 'pick', 'cells');
  const isFree = turn.view.phase === 'free-letter';
  const goesWith = (spot: Spot) =>
    sets.some(set => set.length > picked.length && has(set, spot) && picked.every(one => has(set, one)));
  const chosen = sets.find(set => set.length === picked.length && picked.every(one => has(set, one)));
  const more = picked.length > 0 && sets.some(set => set.length > picked.length && picked.every(one => has(set, one)));
  const state = (spot: Spot) => {
    if (has(picked, spot)) return 'picked';
    if (goesWith(spot)) return 'lit';
    return sets.some(set => set.length === 1 && has(set, spot)) ? 'could' : '';
  };
  const touch = (spot: Spot) => {
    if (has(picked, spot)) setPicked(picked.filter(one => !isSpot(one, spot)));
    else setPicked(goesWith(spot) ? [...picked, spot] : [spot]);
  };
  const [a = 0, b = 0] = board.dice;
  const playable = (number: number) => sets.some(set => set.some(spot => spot.number === number));
  const faces = [a, b].filter(playable);
  const total = playable(a + b) ? a + b : 0;
  const both = faces.length === 2;
  const ways = both
    ? `${texts.pick.both(a, b)}${total > 0 ? `, ${texts.pick.orTotal(total)}` : ''}.`
    : `${texts.pick.either([...faces, ...(total > 0 ? [total] : [])].map(texts.pick.a))}.`;
  return (
    <Sheet
      class="pick-sheet"
      foot={
        <>
          <RowKeys spots={sets.flatMap(set => (set.length === 1 ? set : []))} {...{ state, touch }} />
          <MoveButton
            turn={turn}
            move="pick"
            inputs={{ cells: (chosen ?? []).map(spot => ({ ...spot })) }}
            look={`go ${picked.length > 1 ? 'long' : ''}`}
            disabled={chosen === undefined}
            small={more && chosen !== undefined ? texts.pick.more : undefined}
          >
            {turn.sending
              ? playing.sending
              : chosen === undefined
                ? texts.pick.none
                : texts.pick.open(picked.map(spotText).join(texts.pick.and))}
          </MoveButton>
        </>
      }
    >
      <h1>{isFree ? texts.pick.free : texts.pick.title([a, b])}</h1>
      <p class="lead">{isFree ? texts.pick.freeText : `${ways} ${texts.pick.text}`}</p>
      <ClueRows rows={board.rows} pick={state} />
    </Sheet>
  );
};

/** A clue that was just opened can be guessed. After that come the dice again, or the end of the round (OR-23, OR-26). */
export const DecideTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const { legal, sending, send, tell, seat } = turn;
  const [row, setRow] = useState(-1);
  const can = (move: string) => legal.some(item => item.do === move);
  const cells = board.rows[row]?.cells;
  if (cells !== undefined && can('clue'))
    return (
      <Sheet class="gaps-sheet">
        <h1>{texts.clueTitle(row + 1)}</h1>
        <p class="lead">{texts.clueText}</p>
        <GapForm
          key={row}
          known={cells.map(({ number, ...cell }) => ({ ...cell, blocked: number < 0 }))}
          sending={sending}
          label={texts.solveIt}
          go={text => send('clue', { row, text })}
          other={{ label: texts.back, press: () => setRow(-1) }}
        />
      </Sheet>
    );
  const bare = board.rows.every(({ cells }) => cells.every(({ number, open }) => open || number < 0));
  return (
    <Sheet
      class="choice"
      foot={
        can('done') ? (
          <MoveButton turn={turn} move="done" look="pale" small={bare ? texts.decide.doneBare : texts.decide.doneText}>
            {texts.decide.done}
          </MoveButton>
        ) : (
          <div class="two as-grid cols-2 gap-3">
            <MoveButton turn={turn} move="roll" small={texts.rolls(board.rolls)}>
              {sending ? playing.rolling : playing.roll}
            </MoveButton>
            <MoveButton turn={turn} move="pass" look="pale" small={texts.passTo(tell.name(1 - seat))}>
              {texts.pass}
            </MoveButton>
          </div>
        )
      }
    >
      <h1>{can('clue') ? texts.decide.title : texts.decide.goOn}</h1>
      {can('clue') && <p class="lead">{texts.decide.text}</p>}
      <ClueRows
        rows={board.rows}
        guess={can('clue') ? { rows: board.guessable, open: setRow, disabled: sending } : undefined}
      />
    </Sheet>
  );
};

export const SubjectTurn = (turn: Turn) => {
  const board = boardOf(turn);
  const [text, setText] = useState('');
  const { sending, send } = turn;
  const shown = board.rows.flatMap(({ cells }) => cells.map(({ char }) => char)).join('');
  const good = text.trim() !== '';
  return (
    <Sheet class="gaps-sheet">
      <Title>{texts.subject.title(board.subject?.kind ?? '')}</Title>
      <p class="lead">{texts.subject.text}</p>
      <ClueRows rows={board.rows.filter(({ solved }) => solved)} />
      <form
        class="gap-form down flex-1 gap-3"
        onSubmit={event => {
          event.preventDefault();
          if (good && !sending) send('subject', { text: withSignsOf(shown, text) });
        }}
      >
        <label class="field">
          <span class="unseen">{texts.yourGuess}</span>
          <input
            ref={field => {
              if (document.activeElement === document.body) field?.focus({ preventScroll: true });
            }}
            type="text"
            dir="auto"
            autocomplete="off"
            autocapitalize="words"
            enterkeyhint="send"
            maxLength={200}
            value={text}
            onInput={event => setText(event.currentTarget.value)}
          />
        </label>
        <div class="buttons">
          <Button type="submit" class="hero go" disabled={!good || sending}>
            {sending ? playing.sending : texts.subject.name}
          </Button>
          <MoveButton turn={turn} move="hold" look="pale" small={texts.subject.holdText}>
            {texts.subject.hold}
          </MoveButton>
        </div>
      </form>
    </Sheet>
  );
};
