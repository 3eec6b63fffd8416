import { Board, Die, Figure, Tile, tangerine } from './parts.tsx';

/** ROLL THE DICE: open letters, numbers of hidden ones; null is a space. */
const rows = [
  [7, 'O', 'L', 4, null, 9, 'H', 1],
  ['D', 'I', 8, 6],
] as const;
const playable: readonly (string | number | null)[] = [9, 8, 1];

const tile = { width: 44, height: 58, step: 47, blank: 26 } as const;

export const NumberedTiles = () => (
  <svg aria-hidden="true" viewBox="0 0 400 164">
    <Board height={164}>
      <rect x="14" y="14" width="372" height="136" rx="8" fill="#2c1204" />
      {rows.map((cells, row) => {
        let x = 24;
        return cells.map(cell => {
          const left = x;
          x += cell === null ? tile.blank : tile.step;
          if (cell === null) return null;
          const open = typeof cell === 'string';
          const lit = playable.includes(cell);
          const [fill, under] = open ? ['#fffaf0', '#d9c093'] : lit ? ['#ffd23d', '#d79a00'] : ['#9a4a18', '#5f290a'];
          return (
            <Tile
              key={cell}
              x={left}
              y={20 + row * 65}
              width={tile.width}
              height={tile.height}
              fill={fill}
              under={under}
              lit={lit}
            >
              <Figure
                x={left + tile.width / 2}
                y={20 + row * 65 + (open ? 42 : 37)}
                size={open ? 36 : 28}
                fill={open || lit ? '#4a1f0a' : '#ffe9b8'}
              >
                {cell}
              </Figure>
            </Tile>
          );
        });
      })}
      <Die x={262} y={92} value={6} size={46} {...tangerine} />
      <Die x={322} y={92} value={3} size={46} {...tangerine} />
    </Board>
  </svg>
);
