/** What the set of The Main Event is made of: velvet and swags, and medals that are struck in halves. */
import { cone, coneDefs } from '../../../stage/parts/light.tsx';

const drapes = Array.from({ length: 6 }, (_, i) => {
  const x = i * 320;
  const deep = 118 + (i % 2) * 6;
  return {
    cloth: `M${x - 14} -10H${x + 334}C${x + 300} ${deep} ${x + 20} ${deep} ${x - 14} -10z`,
    folds: `M${x} 0C${x + 50} 84 ${x + 270} 84 ${x + 320} 0M${x + 40} 0C${x + 80} 50 ${x + 240} 50 ${x + 280} 0`,
  };
});

export const Wall = () => (
  <svg viewBox="0 0 1920 1080" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      {coneDefs('#ffe9c2')}
      <linearGradient id="fold">
        <stop offset="0" stop-color="#4a0715" />
        <stop offset=".35" stop-color="#a3182f" />
        <stop offset=".5" stop-color="#c92a40" />
        <stop offset=".72" stop-color="#8a1026" />
        <stop offset="1" stop-color="#4a0715" />
      </linearGradient>
      <linearGradient id="swag" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stop-color="#6f0b20" />
        <stop offset=".7" stop-color="#b81d36" />
        <stop offset="1" stop-color="#7c0e24" />
      </linearGradient>
      <radialGradient id="wall-glow" cx=".5" cy=".36" r=".62">
        <stop offset="0" stop-color="#ffb48a" stop-opacity=".34" />
        <stop offset=".5" stop-color="#5a0818" stop-opacity=".1" />
        <stop offset="1" stop-color="#14020a" stop-opacity=".82" />
      </radialGradient>
    </defs>
    {Array.from({ length: 32 }, (_, fold) => (
      <rect key={fold} x={fold * 60} width="60.5" height="1080" fill="url(#fold)" />
    ))}
    {drapes.map(({ cloth, folds }) => (
      <g key={cloth}>
        <path d={cloth} fill="url(#swag)" stroke="#e0a83a" stroke-width="7" />
        <path d={folds} fill="none" stroke="#0004" stroke-width="6" />
      </g>
    ))}
    <rect width="1920" height="1080" fill="url(#wall-glow)" />
    {cone(420, 260, 800, 240, 0.26)}
    {cone(1500, 260, 800, -240, 0.26)}
    {cone(960, 420, 760, 0, 0.2)}
  </svg>
);

const shapes = [
  { whole: 'M204 0A104 104 0 0 0 204 208z', inner: 'M204 16A88 88 0 0 0 204 192z' },
  { whole: 'M6 0A104 104 0 0 1 6 208z', inner: 'M6 16A88 88 0 0 1 6 192z' },
] as const;

export const Half = ({
  metal,
  side,
  number,
  won,
}: {
  readonly metal: string;
  readonly side: 0 | 1;
  readonly number: number;
  readonly won: boolean;
}) => {
  const { whole, inner } = shapes[side];
  const narrow = number === 10;
  return (
    <svg
      class={`half half-${side} ${won ? 'won' : ''}`}
      width="210"
      height="208"
      viewBox="0 0 210 208"
      aria-hidden="true"
    >
      {won ? (
        <g class="struck">
          <path d={whole} fill={`url(#metal-${metal})`} stroke="#1c0606" stroke-width="3" />
          <path d={inner} fill="none" stroke="#0004" stroke-width="4" />
          <path d={inner} transform="translate(0 3)" fill="none" stroke="#fff8" stroke-width="2" />
        </g>
      ) : (
        <path
          d={whole}
          fill="#12050a"
          stroke="#e0a83a"
          stroke-width="3"
          stroke-dasharray="4 9"
          stroke-linecap="round"
        />
      )}
      <text
        x={side === 0 ? 154 : narrow ? 50 : 56}
        y={narrow ? 130 : 140}
        text-anchor="middle"
        font-size={narrow ? 70 : 104}
        fill={won ? '#240a06' : '#ffe6a1'}
      >
        {number}
      </text>
    </svg>
  );
};
