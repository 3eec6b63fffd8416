/** A pack on paper: the questions for the players, the key for the host, and boards to play on. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { episodeOf, nameOf } from '../../../shared/packs/document.ts';
import { familyOf } from '../../../shared/shows/family.ts';
import type { PackWords } from '../../../shared/words/en/packs.ts';
import { telling } from '../../../shared/words/index.ts';
import type { KeptPack } from '../../pack-shelf.ts';
import { type Item, itemsOf, type ListFacts } from './fields.ts';

interface Props {
  readonly pack: KeptPack;
  readonly lists: readonly ListFacts[];
  readonly titleOf: (show: string) => string;
  readonly words: PackWords;
}

const textIn = (item: Item, field: string): string => {
  const value = item[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
const textsIn = (item: Item, field: string): readonly string[] => {
  const value = item[field];
  return Array.isArray(value) ? value.map(String) : [];
};
const partIn = (item: Item, field: string): Item | undefined => {
  const value = item[field];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Item) : undefined;
};

/** What the players may read of an item; "" for an item that is nothing but its solution. */
const askOf = (item: Item): string =>
  textIn(item, 'ask') || textIn(item, 'hint') || textIn(item, 'category') || textIn(item, 'kind');

/** What is right. */
const answerOf = (item: Item): string =>
  textIn(item, 'answer') ||
  textIn(item, 'solution') ||
  textIn(item, 'subject') ||
  textIn(item, 'word') ||
  textIn(item, 'name');

const letters = 'ABCDEFGH';
const letter = /^\p{L}$/u;

/** A text as empty cells, its words kept together; blanks are gaps, signs stand open. */
const Cells = ({ text }: { readonly text: string }) => {
  let number = 0;
  return (
    <span class="print-cells" aria-hidden="true">
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
    <ol class="print-choices">
      {choices.map((choice, i) => (
        <li key={i}>
          <b>{letters[i]}</b> <span dir="auto">{choice}</span>
        </li>
      ))}
    </ol>
  );
};

/** For the players: nothing here says what is right. */
const Asked = ({ item, words: { print } }: { readonly item: Item; readonly words: PackWords }) => {
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
      {textIn(item, 'value') !== '' && <p>{print.worth(telling([]).money(Number(item.value)))}</p>}
      <Choices item={item} />
      {clues.map((clue, i) => (
        <p key={i} class="print-clue">
          {print.clue(i + 1)} <Cells text={clue} />
        </p>
      ))}
      {hidden !== '' && (
        <p class="print-clue">
          {clues.length > 0 && print.subject} <Cells text={hidden} />
        </p>
      )}
      {followUp !== undefined && (
        <div class="print-follow">
          <p dir="auto">{askOf(followUp)}</p>
          <Choices item={followUp} />
        </div>
      )}
    </>
  );
};

const Answered = ({ item, words: { print } }: { readonly item: Item; readonly words: PackWords }) => {
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

const Table = ({
  rows,
  columns,
  head,
}: {
  readonly rows: number;
  readonly columns: number;
  readonly head?: readonly string[];
}) => (
  <table class="print-table">
    {head !== undefined && (
      <thead>
        <tr>
          {head.map((text, i) => (
            <th key={i} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (_, i) => (
            <td key={i} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const six = [4, 5, 6, 8, 9, 10] as const;
const games = 4;

/** Boards of a show that need no pack. */
const boards: Readonly<Record<string, (words: PackWords) => ComponentChildren>> = {
  'lucky-numbers': ({ print }) =>
    Array.from({ length: games }, (_, i) => (
      <div key={i} class="print-board">
        <h3>{print.game(i + 1)}</h3>
        <div class="print-tiles">
          {six.map(number => (
            <div key={number}>
              <strong>{number}</strong>
              <span>{print.owner}</span>
            </div>
          ))}
          <div class="wide">
            <strong>{print.pot}</strong>
          </div>
        </div>
      </div>
    )),
  'hot-dice': ({ print }) =>
    Array.from({ length: games }, (_, i) => (
      <div key={i} class="print-board">
        <h3>
          {print.round} {i + 1}
        </h3>
        <div class="print-tiles">
          {[1, 2, 3, 4, 5, 6].map(face => (
            <div key={face}>
              <strong>
                {face} {face}
              </strong>
              <span>{print.door(face)}</span>
            </div>
          ))}
          <div class="wide">
            <strong>{print.pot}</strong>
          </div>
        </div>
      </div>
    )),
  qualifying: ({ print }) => <Table rows={16} columns={2} head={[print.name, print.number]} />,
};

/** Boards that are made of the pack: what is to be found, in empty cells. */
const ownBoards: Readonly<Record<string, string>> = { puzzles: 'solution', bigSix: 'word', names: 'name' };

export const Print = ({ pack, lists, titleOf, words }: Props) => {
  const { print, lists: listNames } = words;
  const [parts, setParts] = useState({ questions: true, answers: true, boards: true });
  const [unused, setUnused] = useState(false);
  const title = pack.title === '' ? words.shelf.untitled : pack.title;
  const shown = lists.map(list => ({
    list,
    items: itemsOf(pack.pack, list)
      .map((item, index) => ({ item, index }))
      .filter(({ item }) => !unused || list.name === '' || episodeOf(pack, list.name, item) === undefined),
  }));
  const family = familyOf(pack.show);
  const board = boards[family];
  const part = (name: keyof typeof parts, label: string, text: string) => (
    <label class="check">
      <input
        type="checkbox"
        checked={parts[name]}
        onChange={event => setParts({ ...parts, [name]: event.currentTarget.checked })}
      />
      <span>
        <b>{label}</b> {text}
      </span>
    </label>
  );
  return (
    <div class="packs-print">
      <div class="packs-print-what">
        <fieldset>
          <legend>{print.what}</legend>
          {part('questions', print.questions, print.questionsText)}
          {part('answers', print.answers, print.answersText)}
          {part('boards', print.boards, print.boardsText)}
          <label class="check">
            <input type="checkbox" checked={unused} onChange={event => setUnused(event.currentTarget.checked)} />
            <span>{print.unusedOnly}</span>
          </label>
        </fieldset>
        <button type="button" class="hero go" onClick={() => window.print()}>
          {print.now}
        </button>
      </div>
      <div class="print-sheets">
        {parts.questions && (
          <section class="print-sheet">
            <h2 dir="auto">{print.questionsOf(title)}</h2>
            {shown.map(({ list, items }) =>
              items.length === 0 ? null : (
                <div key={list.name}>
                  <h3>{listNames[list.name] ?? list.name}</h3>
                  <ol class="print-items">
                    {items.map(({ item, index }) => (
                      <li key={index} value={index + 1}>
                        <Asked item={item} words={words} />
                      </li>
                    ))}
                  </ol>
                </div>
              ),
            )}
          </section>
        )}
        {parts.answers && (
          <section class="print-sheet">
            <h2 dir="auto">{print.keyOf(title)}</h2>
            {shown.map(({ list, items }) =>
              items.length === 0 ? null : (
                <div key={list.name}>
                  <h3>{listNames[list.name] ?? list.name}</h3>
                  <ol class="print-items print-key">
                    {items.map(({ item, index }) => (
                      <li key={index} value={index + 1}>
                        <Answered item={item} words={words} />
                      </li>
                    ))}
                  </ol>
                </div>
              ),
            )}
          </section>
        )}
        {parts.boards && (
          <section class="print-sheet">
            <h2>{print.boardsOf(titleOf(pack.show))}</h2>
            {board?.(words)}
            {shown.map(({ list, items }) => {
              const field = ownBoards[list.name];
              return field === undefined || items.length === 0 ? null : (
                <ol key={list.name} class="print-items print-boards">
                  {items.map(({ item, index }) => (
                    <li key={index} value={index + 1}>
                      {textIn(item, 'subject') === '' ? (
                        <>
                          <small dir="auto">
                            {textIn(item, 'category') || textIn(item, 'ask') || textIn(item, 'hint')}
                          </small>
                          <Cells text={textIn(item, field)} />
                        </>
                      ) : (
                        <>
                          <small dir="auto">{textIn(item, 'kind')}</small>
                          {[...textsIn(item, 'clues'), textIn(item, 'subject')].map((text, i) => (
                            <Cells key={i} text={text} />
                          ))}
                        </>
                      )}
                    </li>
                  ))}
                </ol>
              );
            })}
            <Table rows={8} columns={3} head={[print.name, print.score, '']} />
          </section>
        )}
      </div>
    </div>
  );
};
