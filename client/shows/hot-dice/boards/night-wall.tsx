/** The mega roll's wall at night: searchlights meet over the board, and the city below has gone dark for one throw. */
import { stops } from '../../../stage/parts/light.tsx';

const beams = [-62, -44, -27, -11, 11, 27, 44, 62] as const;

/** Deterministic, so that the sky is always the same. */
const stars = Array.from({ length: 70 }, (_, star) => {
  const [x, y] = [(star * 7919) % 1920, (star * 104_729) % 620];
  return { x, y, r: 1.5 + (star % 4) * 0.8 };
});

/** Houses: widths and heights. */
const houses = Array.from({ length: 22 }, (_, house) => ({
  x: house * 90 - 20,
  height: 110 + ((house * 53) % 190),
  lit: Array.from({ length: 5 }, (__, window) => (house * 31 + window * 17) % 11 < 3),
}));

export const NightWall = () => (
  <svg class="block w-full h-full" viewBox="0 0 1920 1080" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      <linearGradient id="night-sky" x2="0" y2="1">
        {stops('#02050f 0, #0a1c44 .55, #16386f .8')}
      </linearGradient>
      <linearGradient id="night-beam" x1="0" y1="1" x2="0" y2="0">
        {stops('#f3f8ff66 0, #cfe2ff00 1')}
      </linearGradient>
      <radialGradient id="night-meet" cx=".5" cy=".3" r=".42">
        {stops('#fff4cf99 0, #fff4cf00 1')}
      </radialGradient>
    </defs>
    <rect width="1920" height="1080" fill="url(#night-sky)" />
    {stars.map(({ x, y, r }) => (
      <circle key={x} cx={x} cy={y} r={r} fill="#dfe9ff" />
    ))}
    {beams.map(turn => (
      <path
        key={turn}
        d={`M${960 + turn * 15} 760 ${960 + turn * 3 - 150} -40h300z`}
        fill="url(#night-beam)"
        opacity=".55"
      />
    ))}
    <rect width="1920" height="1080" fill="url(#night-meet)" />
    {houses.map(({ x, height, lit }) => (
      <g key={x}>
        <rect x={x} y={760 - height} width="84" height={height + 320} fill="#030813" />
        {lit.map((on, window) =>
          on ? (
            <rect
              key={window}
              x={x + 14 + (window % 2) * 36}
              y={780 - height + window * 26}
              width="18"
              height="14"
              fill="#ffcf6a"
            />
          ) : null,
        )}
      </g>
    ))}
  </svg>
);
