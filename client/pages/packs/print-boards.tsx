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

/** A board of tiles with a pot for each of these titles. */
export const tileBoards = (
  titles: readonly string[],
  tiles: readonly (readonly [sign: string, text: string])[],
  pot: string,
) =>
  titles.map(title => (
    <div key={title} class="print-board">
      <h3>{title}</h3>
      <div class="print-tiles as-grid gap-2">
        {tiles.map(([sign, text]) => (
          <div key={sign}>
            <strong>{sign}</strong>
            <span>{text}</span>
          </div>
        ))}
        <div class="wide">
          <strong>{pot}</strong>
        </div>
      </div>
    </div>
  ));
