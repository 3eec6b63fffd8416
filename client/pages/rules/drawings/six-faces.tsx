import { Board, blue, Die, Figure, Tile } from './parts.tsx';

/** The open letters of the word, by face. */
const letters = ['', 'R', '', '', 'E', ''] as const;

export const SixFaces = () => (
  <svg aria-hidden="true" viewBox="0 0 400 150">
    <Board height={150}>
      <rect x="14" y="14" width="372" height="122" rx="8" fill="#0b2f55" />
      {letters.map((letter, i) => {
        const x = 24 + i * 60.5;
        return (
          <g key={i}>
            <Die x={x + 8} y={22} value={i + 1} size={34} {...blue} />
            <Tile
              x={x}
              y={64}
              width={50}
              height={64}
              fill={letter === '' ? '#1f66a3' : '#ffffff'}
              under={letter === '' ? '#12416c' : '#c2d3df'}
            >
              <Figure x={x + 25} y={109} size={38} fill="#0b3358">
                {letter}
              </Figure>
            </Tile>
          </g>
        );
      })}
    </Board>
  </svg>
);
