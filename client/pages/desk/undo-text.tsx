/** What an undo takes back, and what it has revealed. Fetched when there is something to undo. */
import type { DrawRecord } from '../../../shared/engine/chance.ts';
import type { Entry } from '../../../shared/engine/episode.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import { deskMore } from '../../../shared/words/en/desk-more.ts';
import { entries } from '../../../shared/words/en/entries.ts';
import { words } from '../../../shared/words/index.ts';
import { didName, moveName } from '../../parts/move-words.ts';
import { Confirm } from './confirm.tsx';
import type { Desk } from './desk.ts';

const dice = (value: unknown): readonly number[] =>
  typeof value === 'object' && value !== null && Array.isArray((value as { dice?: unknown }).dice)
    ? (value as { dice: readonly number[] }).dice
    : [];

/** Longer throws are lists drawn in advance. Only their first faces are named. */
const shownDice = 8;

const facesOf = (faces: readonly number[], tell: Narrator) =>
  faces.length <= shownDice ? tell.list(faces.map(String)) : `${faces.slice(0, shownDice).join(' ')} …`;

/** An entry in words: “Ann rolled 5 and 4.” */
const entryText = (entry: Entry, tell: Narrator): string => {
  const who = typeof entry.by === 'number' ? tell.name(entry.by) : entry.by === 'host' ? entries.host : entries.clock;
  const faces = dice(entry.drew);
  if (faces.length > 0 && faces.length <= shownDice) return `${who} ${entries.rolled(facesOf(faces, tell))}.`;
  if (typeof entry.text === 'string' && entry.text !== '') return `${who} ${entries.said(entry.text)}.`;
  return `${who} ${didName(entry.do) ?? entries.did[entry.do] ?? entries.made(moveName(entry.do))}.`;
};

/** `UndoNotice.known`: draws by kind, and what others had sent. */
interface HostFacts {
  readonly drew?: DrawRecord;
  readonly sent?: readonly Entry[];
}

/** The inputs of a move in a few words. */
const inputsText = ({
  by: _by,
  do: _do,
  at: _at,
  drew: _drew,
  hand: _hand,
  reveal: _reveal,
  ...inputs
}: Entry): string =>
  Object.values(inputs)
    .map(value => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
    .join(', ');

/** What has been revealed, in words; "" for nothing. */
const knownText = (known: Json, tell: Narrator): string => {
  const { known: texts } = entries;
  const { drew, sent = [] } = (known ?? {}) as unknown as HostFacts;
  const parts = [
    ...(drew?.dice === undefined ? [] : [texts.dice(facesOf(drew.dice, tell))]),
    ...(drew?.numbers === undefined ? [] : [texts.numbers(facesOf(drew.numbers, tell))]),
    ...(drew?.orders === undefined ? [] : [texts.orders]),
    ...sent.map(entry => texts.sent(typeof entry.by === 'number' ? tell.name(entry.by) : '', inputsText(entry))),
  ];
  return parts.join(', ');
};

export const UndoText = ({ own: { undo }, tell }: Desk) =>
  undo === null ? null : (
    <>
      <b>{entryText(undo.entry, tell)}</b> {undo.entry.drew !== undefined && deskMore.undo.undoSame}
    </>
  );

/** Asks for confirmation, because something has been revealed. */
export const KnownUndo = ({ own: { undo }, tell, busy, move, wide = false }: Desk & { readonly wide?: boolean }) => {
  const { undo: texts } = deskMore;
  if (undo === null) return null;
  return (
    <Confirm
      key={String(undo.entry.at ?? '') + undo.entry.do}
      label={words().pages.desk.undo}
      plain
      class={wide ? 'w-full' : ''}
      question={`${texts.undoKnown(knownText(undo.known, tell))} ${texts.undoSure}`}
      disabled={busy}
      onYes={() => void move('undo')}
    />
  );
};
