/** Printed items: what players read, and the answers. */
import { nameOf } from '../../../shared/packs/document.ts';
import { packs as words } from '../../../shared/words/en/packs.ts';
import { narratorFor } from '../../../shared/words/index.ts';
import type { Item } from './fields.ts';

const { print } = words;

export const textIn = (item: Item, field: string): string => {
  const value = item[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
export const textsIn = (item: Item, field: string): readonly string[] => {
  const value = item[field];
  return Array.isArray(value) ? value.map(String) : [];
};
const partIn = (item: Item, field: string): Item | undefined => {
  const value = item[field];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : undefined;
};

/** What players may read of an item; "" if the item is nothing but its solution. */
const askOf = (item: Item): string =>
  textIn(item, 'ask') || textIn(item, 'hint') || textIn(item, 'category') || textIn(item, 'kind');

/** The answer. */
const answerOf = (item: Item): string =>
  textIn(item, 'answer') ||
  textIn(item, 'solution') ||
  textIn(item, 'subject') ||
  textIn(item, 'word') ||
  textIn(item, 'name');

const letters = 'ABCDEFGH';
const letter = /^\p{L}$/u;

/** A text as empty cells. Words are kept together, spaces are gaps, and punctuation is shown. */
export const Cells = ({ text }: { readonly text: string }) => {
  let number = 0;
  return (
    <span class="print-cells row gap-2-4" aria-hidden="true">
      {text
        .normalize('NFC')
        .split(/\s+/)
        .map((word, i) => (
          <span key={i}>
            {[...word].map((char, j) => (letter.test(char) ? <i key={j}>{++number}</i> : <b key={j}>{char}</b>))}
          </span>
        ))}
    </span>
  );
};

const Choices = ({ item }: { readonly item: Item }) => {
  const choices = textsIn(item, 'choices');
  return choices.length === 0 ? null : (
    <ol class="print-choices row">
      {choices.map((choice, i) => (
        <li key={i}>
          <b>{letters[i]}</b> <span dir="auto">{choice}</span>
        </li>
      ))}
    </ol>
  );
};

/** For the players, without any answers. */
export const Question = ({ item }: { readonly item: Item }) => {
  const followUp = partIn(item, 'followUp');
  const clues = textsIn(item, 'clues');
  const hidden =
    textIn(item, 'solution') ||
    textIn(item, 'subject') ||
    textIn(item, 'word') ||
    (textIn(item, 'ask') === '' ? '' : textIn(item, 'name'));
  return (
    <>
      <p dir="auto">{askOf(item) || (hidden === '' ? nameOf(item) : '')}</p>
      {textIn(item, 'value') !== '' && <p>{print.worth(narratorFor([]).money(Number(item.value)))}</p>}
      <Choices item={item} />
      {clues.map((clue, i) => (
        <p key={i} class="print-clue row">
          {print.clue(i + 1)} <Cells text={clue} />
        </p>
      ))}
      {hidden !== '' && (
        <p class="print-clue row">
          {clues.length > 0 && print.subject} <Cells text={hidden} />
        </p>
      )}
      {followUp !== undefined && (
        <div class="print-follow mt-2">
          <p dir="auto">{askOf(followUp)}</p>
          <Choices item={followUp} />
        </div>
      )}
    </>
  );
};

export const Answered = ({ item }: { readonly item: Item }) => {
  const also = textsIn(item, 'accept');
  const clues = textsIn(item, 'clues');
  const hints = [textIn(item, 'hint'), textIn(item, 'extraHint')].filter(text => text !== '');
  const followUp = partIn(item, 'followUp');
  return (
    <>
      <b dir="auto">{answerOf(item)}</b>
      {also.length > 0 && (
        <span dir="auto">
          {' '}
          ({print.also}: {also.join(', ')})
        </span>
      )}
      {clues.length > 0 && <span dir="auto"> – {clues.join(', ')}</span>}
      {hints.length > 0 && <span dir="auto"> – {hints.join(', ')}</span>}
      {followUp !== undefined && (
        <span dir="auto">
          {' '}
          – {askOf(followUp)} <b>{answerOf(followUp)}</b>
        </span>
      )}
    </>
  );
};
