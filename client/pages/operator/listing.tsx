import type { ComponentChildren } from 'preact';

interface Props {
  /** Column headings, which stand beside each cell where the table is too wide. */
  readonly heads: readonly string[];
  /** The first cell of each is its heading. */
  readonly rows: readonly (readonly ComponentChildren[])[];
}

export const Listing = ({ heads, rows }: Props) => (
  <div class="scroll">
    <table class="data-table">
      <thead>
        <tr>
          {heads.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], i) => (
          <tr key={i}>
            <th scope="row">{first}</th>
            {others.map((cell, j) => (
              <td key={j} data-label={heads[j + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
