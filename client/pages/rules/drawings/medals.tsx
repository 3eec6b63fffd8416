import { useId } from 'preact/hooks';
import { Board, type Drawing, Figure } from './parts.tsx';

const medals = [
  { numbers: [6, 8], won: [true, true], shades: ['#ffd3a6', '#c47a3c', '#8f4f1e'] },
  { numbers: [5, 9], won: [true, true], shades: ['#ffffff', '#c2ccd6', '#7d8a97'] },
  { numbers: [4, 10], won: [true, false], shades: ['#fff6c4', '#f3b92e', '#b87a0c'] },
] as const;

const radius = 47;

/** Half of a disc around 0, 0; 0 is the left one. */
const half = (side: number, r: number) => `M0 ${-r}A${r} ${r} 0 0 ${side} 0 ${r}z`;

export const Medals = ({ labels }: Drawing) => {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 400 172">
      <Board height={172}>
        {medals.map(({ numbers, won, shades }, i) => {
          const x = 77 + i * 123;
          return (
            <g key={numbers[0]}>
              <linearGradient id={`${id}-${i}`} x1="0" y1="0" x2="1" y2="1">
                {shades.map((shade, j) => (
                  <stop key={shade} offset={j / 2} stop-color={shade} />
                ))}
              </linearGradient>
              {numbers.map((number, side) => (
                <g
                  key={number}
                  transform={`translate(${x + (won[1] ? (side === 0 ? -1 : 1) : side === 0 ? -5 : 5)} 70)`}
                >
                  {won[side] ? (
                    <>
                      <path d={half(side, radius)} fill={`url(#${id}-${i})`} stroke="#1c0606" stroke-width="2" />
                      <path d={half(side, radius - 7)} fill="none" stroke="#0005" stroke-width="2" />
                    </>
                  ) : (
                    <path
                      d={half(side, radius)}
                      fill="#12050a"
                      stroke="#e0a83a"
                      stroke-width="2.5"
                      stroke-dasharray="3 6"
                      stroke-linecap="round"
                    />
                  )}
                  <Figure
                    x={side === 0 ? -22 : 22}
                    y={number === 10 ? 11 : 14}
                    size={number === 10 ? 30 : 40}
                    fill={won[side] ? '#240a06' : '#ffe6a1'}
                  >
                    {number}
                  </Figure>
                </g>
              ))}
              <text class="title" x={x} y={148} font-size="20" fill="#ffe6a1">
                {labels.medals[i]}
              </text>
            </g>
          );
        })}
      </Board>
    </svg>
  );
};
