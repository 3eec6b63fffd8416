interface Props {
  readonly rows: number;
  readonly columns: number;
  readonly head?: readonly string[];
}

/** An empty table on paper. */
export const Table = ({ rows, columns, head }: Props) => (
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
