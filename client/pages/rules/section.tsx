/** One section of a rule book, always in the same order: text, picture, steps, table, example. */
import type { RuleWords } from '../../../shared/words/en/rules.ts';
import type { RuleSection, RuleTable } from '../../../shared/words/rule-book.ts';
import { Picture } from './drawings/picture.tsx';
import { Text } from './marked.tsx';

/** An exact fraction, which would be wider than a phone. */
const longFigure = /^\d{5,}\/\d+$/;

const Table = ({ table, page }: { readonly table: RuleTable; readonly page: RuleWords['page'] }) => (
  <table class={`line-paper data-table columns-${table.head.length}`}>
    <thead>
      <tr>
        {table.head.map(cell => (
          <th key={cell} scope="col">
            <Text text={cell} page={page} />
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
              <td key={column} class={longFigure.test(cell) ? 'long-figure anywhere' : ''}>
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
  const { heading, paragraphs, picture, pictured, steps, table, example } = section;
  const { page } = words;
  return (
    <section class="rules-section" aria-labelledby={anchor}>
      <h2 id={anchor}>
        <Text text={heading} page={page} />
      </h2>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>
          <Text text={paragraph} page={page} />
        </p>
      ))}
      {picture !== undefined && <Picture name={picture} pictured={pictured} words={words} />}
      {steps !== undefined && (
        <ol class="rules-steps stack">
          {steps.map(step => (
            <li class="relative" key={step}>
              <Text text={step} page={page} />
            </li>
          ))}
        </ol>
      )}
      {table !== undefined && <Table table={table} page={page} />}
      {example !== undefined && (
        <aside class="rules-example inset">
          <b class="block">{page.example}</b>
          <p>
            <Text text={example} page={page} />
          </p>
        </aside>
      )}
    </section>
  );
};
