import type { ComponentChildren } from 'preact';

interface Props {
  readonly heads: readonly ComponentChildren[];
  /** The first cell of each is its heading. */
  readonly rows: readonly (readonly ComponentChildren[])[];
  readonly caption?: string;
  readonly class?: string;
  /** Headings stand beside each cell where the table is too wide. */
  readonly labelled?: boolean;
}

export const DataTable = ({ heads, rows, caption, class: look = 'data-table', labelled = false }: Props) => (
  <table class={look}>
    {caption !== undefined && <caption class="text-left bold">{caption}</caption>}
    <thead>
      <tr>
        {heads.map((head, i) => (
          <th key={i} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...others], i) => (
        <tr key={i}>
          <th scope="row">{first}</th>
          {others.map((cell, j) => (
            <td key={j} data-label={labelled ? heads[j + 1] : undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
