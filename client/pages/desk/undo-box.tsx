/** Taking back, sound check, and ending before the end. */
import type { Drew } from '../../../shared/chance.ts';
import type { Entry } from '../../../shared/episode.ts';
import type { Json } from '../../../shared/json.ts';
import { words } from '../../../shared/words/index.ts';
import type { Telling } from '../../../shared/words/telling.ts';
import { moveName } from '../../parts/move-words.ts';
import { Confirm } from './confirm.tsx';
import { type Desk, mayDo } from './desk.ts';

const dice = (value: unknown): readonly number[] =>
  typeof value === 'object' && value !== null && Array.isArray((value as { dice?: unknown }).dice)
    ? (value as { dice: readonly number[] }).dice
    : [];

/** Longer throws are lists drawn ahead; they are told by their first faces. */
const shownDice = 8;

const facesOf = (faces: readonly number[], tell: Telling) =>
  faces.length <= shownDice ? tell.list(faces.map(String)) : `${faces.slice(0, shownDice).join(' ')} …`;

/** An entry in words: “Ann rolled 5 and 4.” */
const entryText = (entry: Entry, tell: Telling): string => {
  const { entries } = words().pages;
  const who = typeof entry.by === 'number' ? tell.name(entry.by) : entry.by === 'host' ? entries.host : entries.clock;
  const faces = dice(entry.drew);
  if (faces.length > 0 && faces.length <= shownDice) return `${who} ${entries.rolled(facesOf(faces, tell))}.`;
  if (typeof entry.text === 'string' && entry.text !== '') return `${who} ${entries.said(entry.text)}.`;
  return `${who} ${entries.did[entry.do] ?? entries.made(moveName(entry.do))}.`;
};

/** `UndoNotice.known`: draws by kind, and what others had sent. */
interface Known {
  readonly drew?: Drew;
  readonly sent?: readonly Entry[];
}

/** The inputs of a move in a few words. */
const inputsText = ({ by: _by, do: _do, at: _at, drew: _drew, hand: _hand, ...inputs }: Entry): string =>
  Object.values(inputs)
    .map(value => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
    .join(', ');

/** What everybody knows by now, in words; "" for nothing. */
const knownText = (known: Json, tell: Telling): string => {
  const { known: said } = words().pages.entries;
  const { drew, sent = [] } = (known ?? {}) as unknown as Known;
  const parts = [
    ...(drew?.dice === undefined ? [] : [said.dice(facesOf(drew.dice, tell))]),
    ...(drew?.numbers === undefined ? [] : [said.numbers(facesOf(drew.numbers, tell))]),
    ...(drew?.orders === undefined ? [] : [said.orders]),
    ...sent.map(entry => said.sent(typeof entry.by === 'number' ? tell.name(entry.by) : '', inputsText(entry))),
  ];
  return parts.join(', ');
};

const undoKnown = ({ own, tell }: Desk): string => (own.undo === null ? '' : knownText(own.undo.known, tell));

/** Undo; asks once where something is out already. */
export const UndoButton = (desk: Desk & { readonly wide?: boolean }) => {
  const { desk: said } = words().pages;
  const { own, busy, move, wide = false } = desk;
  const known = undoKnown(desk);
  const undo = () => void move('undo');
  if (own.undo !== null && known !== '') {
    return (
      <Confirm
        key={String(own.undo.entry.at ?? '') + own.undo.entry.do}
        label={said.undo}
        plain
        class={wide ? 'wide' : ''}
        question={`${said.undoKnown(known)} ${said.undoSure}`}
        disabled={busy}
        onYes={undo}
      />
    );
  }
  return (
    <button type="button" class={`small ${wide ? 'wide' : ''}`} disabled={busy || own.undo === null} onClick={undo}>
      {said.undo}
    </button>
  );
};

export const UndoBox = (desk: Desk) => {
  const { desk: said } = words().pages;
  const { own, tell } = desk;
  return (
    <section class="box">
      <h2>{said.undoTitle}</h2>
      <p class="undo-text">
        {own.undo === null ? (
          said.undoNothing
        ) : (
          <>
            <b>{entryText(own.undo.entry, tell)}</b> {own.undo.entry.drew !== undefined && said.undoSame}
          </>
        )}
      </p>
      <UndoButton {...desk} wide />
    </section>
  );
};

export const EndBox = (desk: Desk) => {
  const { desk: said } = words().pages;
  const { view, tell, busy, move, manage } = desk;
  return (
    <section class="box end-box">
      <button type="button" class="small" disabled={busy} onClick={() => void manage({ do: 'sound-check' })}>
        {said.sound}
      </button>
      {view.phase === 'over' ? (
        <Confirm
          label={said.publish}
          question={said.publishSmall}
          disabled={busy}
          onYes={() => void manage({ do: 'close' })}
        />
      ) : (
        <Confirm
          label={said.end}
          question={`${said.endTitle} ${said.endText}`}
          disabled={busy || !mayDo(desk, 'end')}
          onYes={() => {}}
        >
          {[...view.seats.keys()].map(seat => (
            <button
              key={seat}
              type="button"
              class="small dangerous"
              disabled={busy}
              onClick={() => void move('end', { winner: seat })}
            >
              <bdi dir="auto">{tell.name(seat)}</bdi>
            </button>
          ))}
          <button
            type="button"
            class="small dangerous"
            disabled={busy}
            onClick={() => void move('end', { winner: -1 })}
          >
            {said.nobody}
          </button>
        </Confirm>
      )}
    </section>
  );
};
