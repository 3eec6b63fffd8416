import { Board, Figure, Tile } from './parts.tsx';

/** Open letters, numbers of hidden ones, `?` for the blocked one. */
const rows = [
  ['B', 2, '?', 3, 'E', 5],
  ['?', 'O', 2, 'E', 4, 5, 6, 7, 8],
  [1, 'H', 3, 4, '?', 5, 6],
] as const;
/** What a roll of 5 and 2 may take. */
const playable: readonly (string | number)[] = [5, 2, 7];

const looks = {
  open: { fill: '#ffffff', under: '#c2d3df', ink: '#0b3358' },
  shut: { fill: '#1f66a3', under: '#12416c', ink: '#ffffff' },
  lit: { fill: '#ffd23d', under: '#d79a00', ink: '#12263a' },
  blocked: { fill: '#b3261a', under: '#7a130c', ink: '#ffffff' },
} as const;

const lookOf = (cell: string | number): keyof typeof looks =>
  cell === '?' ? 'blocked' : typeof cell === 'string' ? 'open' : playable.includes(cell) ? 'lit' : 'shut';

export const ClueRows = () => (
  <svg aria-hidden="true" viewBox="0 0 400 176">
    <Board height={176}>
      <rect x="14" y="14" width="372" height="148" rx="8" fill="#0b2f55" />
      {rows.map((cells, row) => {
        const y = 20 + row * 46;
        return (
          <g key={cells.join('')}>
            <path d={`M34 ${y + 2}h-6a9 20 0 0 0 0 38h6z`} fill="#ffd23d" />
            <Figure x={27} y={y + 27} size={16} fill="#12263a">
              {row + 1}
            </Figure>
            {cells.map((cell, i) => {
              const kind = lookOf(cell);
              const { fill, under, ink } = looks[kind];
              const x = 38 + i * 38.4;
              return (
                <Tile key={i} x={x} y={y} width={36} height={42} fill={fill} under={under} lit={kind === 'lit'}>
                  <Figure
                    x={x + 18}
                    y={y + (kind === 'open' || kind === 'blocked' ? 31 : 26)}
                    size={kind === 'open' || kind === 'blocked' ? 28 : 20}
                    fill={ink}
                  >
                    {cell}
                  </Figure>
                </Tile>
              );
            })}
          </g>
        );
      })}
    </Board>
  </svg>
);

/** EINSTEIN with three letters shown. */
const cells = ['', 'I', '', '', 'T', '', '', 'N'] as const;

export const NameCells = () => (
  <svg aria-hidden="true" viewBox="0 0 400 84">
    <rect x="1" y="1" width="398" height="82" rx="14" fill="var(--tile-ink)" stroke="#ffffff" stroke-width="3" />
    {cells.map((char, i) => {
      const x = 18 + i * 46;
      return (
        <g key={i}>
          <rect x={x} y={16} width="42" height="52" rx="6" fill={char === '' ? '#14558c' : '#c9331a'} />
          <rect x={x} y={16} width="42" height="47" rx="6" fill={char === '' ? '#1f6aa8' : '#ffffff'} />
          {char !== '' && (
            <Figure x={x + 21} y={52} size={32} fill="#0b3358">
              {char}
            </Figure>
          )}
        </g>
      );
    })}
  </svg>
);
