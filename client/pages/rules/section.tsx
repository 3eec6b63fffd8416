/** One section of a rule book, always in the same order: what is so, its picture, the steps, the table, an example. */
import { Fragment } from 'preact';
import {
  piecesOf,
  type RulePageWords,
  type RuleSection,
  type RuleTable,
  type RuleWords,
} from '../../../shared/words/rule-book.ts';
import { Picture } from './drawings/picture.tsx';
import { HouseMark } from './house-mark.tsx';

interface TextProps {
  readonly text: string;
  readonly page: RulePageWords;
}

const Mark = ({ id, page }: { readonly id: string; readonly page: RulePageWords }) => (
  <a class="rules-mark" href={`#${id}`} aria-label={page.rulingMark(id)} title={page.rulingMark(id)}>
    <HouseMark />
    <span class="rules-mark-id">{id}</span>
  </a>
);

/** A text whose marks lead to the house rulings that it rests on. A mark never begins a line. */
const Text = ({ text, page }: TextProps) => {
  const pieces = piecesOf(text);
  return (
    <>
      {pieces.map((piece, i) => {
        if ('ruling' in piece) return null;
        const next = pieces[i + 1];
        if (next === undefined || !('ruling' in next)) return <Fragment key={i}>{piece.text}</Fragment>;
        const last = piece.text.lastIndexOf(' ') + 1;
        return (
          <Fragment key={i}>
            {piece.text.slice(0, last)}
            <span class="rules-marked">
              {piece.text.slice(last)}
              <Mark id={next.ruling} page={page} />
            </span>
          </Fragment>
        );
      })}
    </>
  );
};

const Table = ({ table, page }: { readonly table: RuleTable; readonly page: RulePageWords }) => (
  <table class={`columns-${table.head.length}`}>
    <thead>
      <tr>
        {table.head.map(cell => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map((row, i) => (
        <tr key={i}>
          {row.map((cell, column) =>
            column === 0 ? (
              <th key={column} scope="row">
                <Text text={cell} page={page} />
              </th>
            ) : (
              <td key={column}>
                <Text text={cell} page={page} />
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

interface SectionProps {
  readonly section: RuleSection;
  readonly anchor: string;
  readonly words: RuleWords;
}

export const Section = ({ section, anchor, words }: SectionProps) => {
  const { heading, paragraphs, picture, steps, table, example } = section;
  const { page } = words;
  return (
    <section class="rules-section" aria-labelledby={anchor}>
      <h2 id={anchor}>{heading}</h2>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>
          <Text text={paragraph} page={page} />
        </p>
      ))}
      {picture !== undefined && <Picture name={picture} words={words} />}
      {steps !== undefined && (
        <ol class="rules-steps">
          {steps.map(step => (
            <li key={step}>
              <Text text={step} page={page} />
            </li>
          ))}
        </ol>
      )}
      {table !== undefined && <Table table={table} page={page} />}
      {example !== undefined && (
        <aside class="rules-example">
          <b>{page.example}</b>
          <p>
            <Text text={example} page={page} />
          </p>
        </aside>
      )}
    </section>
  );
};
