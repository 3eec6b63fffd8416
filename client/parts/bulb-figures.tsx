/** Figures made of bulbs on a dark display, 5×7 dots each. Unlit bulbs stay visible. */

/** Rows from the top, five bits each. */
const glyphs: Readonly<Record<string, readonly number[]>> = {
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 2, 4, 8, 31],
  '3': [31, 2, 4, 2, 1, 17, 14],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [6, 8, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 8, 8, 8],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '9': [14, 17, 17, 15, 1, 2, 12],
  $: [4, 15, 20, 14, 5, 30, 4],
  '-': [0, 0, 0, 31, 0, 0, 0],
  ' ': [0, 0, 0, 0, 0, 0, 0],
};

const narrow = new Set([',', '.']);

const dots = (text: string): { readonly lit: string; readonly unlit: string; readonly width: number } => {
  let x = 0;
  const paths = { lit: '', unlit: '' };
  const dot = (column: number, row: number, lit: boolean) => {
    paths[lit ? 'lit' : 'unlit'] += `M${(x + column + 0.02).toFixed(2)} ${row + 0.42}a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0`;
  };
  for (const symbol of text) {
    if (narrow.has(symbol)) {
      dot(0, 6, true);
      if (symbol === ',') dot(0, 7, true);
      x += 1.6;
      continue;
    }
    for (const [row, bits] of (glyphs[symbol] ?? glyphs[' '] ?? []).entries()) {
      for (let column = 0; column < 5; column++) dot(column, row, ((bits >> (4 - column)) & 1) === 1);
    }
    x += 6;
  }
  return { ...paths, width: x - 0.6 };
};

interface Props {
  /** Figures, commas, a dollar sign. */
  readonly text: string;
  /** Unlit places to its left. */
  readonly places?: number;
  readonly seat?: number;
}

export const BulbFigures = ({ text, places = 0, seat = 0 }: Props) => {
  const { lit, unlit, width } = dots(text.padStart(places, ' '));
  return (
    <svg
      class={`bulb-figures bulbs-${seat % 2}`}
      viewBox={`-.1 -.15 ${width.toFixed(2)} 8.1`}
      role="img"
      aria-label={text}
    >
      <path class="unlit" d={unlit} />
      <path class="lit" d={lit} />
    </svg>
  );
};
