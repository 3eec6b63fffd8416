/** Boards on paper that need no pack: a table for each show's pots and numbers. */
import type { ComponentChildren } from 'preact';
import type { PackWords } from '../../../shared/words/en/packs.ts';

export const Table = ({
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
export const boards: Readonly<Record<string, (words: PackWords) => ComponentChildren>> = {
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
