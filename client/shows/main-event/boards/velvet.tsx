/** What the set of The Main Event is made of: velvet and swags, and medals that are struck in halves. */
import { stops, WallPicture } from '../../../stage/parts/light.tsx';

const drapes = Array.from({ length: 6 }, (_, i) => {
  const x = i * 320;
  const deep = 118 + (i % 2) * 6;
  return {
    cloth: `M${x - 14} -10H${x + 334}C${x + 300} ${deep} ${x + 20} ${deep} ${x - 14} -10z`,
    folds: `M${x} 0C${x + 50} 84 ${x + 270} 84 ${x + 320} 0M${x + 40} 0C${x + 80} 50 ${x + 240} 50 ${x + 280} 0`,
  };
});

export const Wall = () => (
  <WallPicture
    light="#ffe9c2"
    lamps={[
      [420, 260, 800, 240, 0.26],
      [960, 420, 760, 0, 0.2],
    ]}
    glow="#ffb48a57 0, #5a08181a .5, #14020ad1 1"
    at={[0.36, 0.62]}
    defs={
      <>
        <linearGradient id="fold">{stops('#4a0715 0, #a3182f .35, #c92a40 .5, #8a1026 .72, #4a0715 1')}</linearGradient>
        <linearGradient id="swag" x2="0" y2="1">
          {stops('#6f0b20 0, #b81d36 .7, #7c0e24 1')}
        </linearGradient>
      </>
    }
  >
    {Array.from({ length: 32 }, (_, fold) => (
      <rect key={fold} x={fold * 60} width="60.5" height="1080" fill="url(#fold)" />
    ))}
    {drapes.map(({ cloth, folds }) => (
      <g key={cloth}>
        <path d={cloth} fill="url(#swag)" stroke="#e0a83a" stroke-width="7" />
        <path d={folds} fill="none" stroke="#0004" stroke-width="6" />
      </g>
    ))}
  </WallPicture>
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
      class={`flex-none relative half half-${side} ${won ? 'won' : ''}`}
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
        class="font-board"
        x={side === 0 ? 154 : narrow ? 53 : 56}
        y={narrow ? 137 : 140}
        text-anchor="middle"
        font-size={narrow ? 96 : 104}
        {...(narrow ? { textLength: 94, lengthAdjust: 'spacingAndGlyphs' } : {})}
        fill={won ? '#240a06' : '#ffe6a1'}
      >
        {number}
      </text>
    </svg>
  );
};
