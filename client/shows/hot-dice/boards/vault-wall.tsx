/** The bonanza's wall, an open vault: steel plates, a round door ajar, and gold that lights it all. */
import { stops } from '../../../stage/parts/light.tsx';

const rivets = Array.from({ length: 24 }, (_, rivet) => (rivet * 2 * Math.PI) / 24);
const spokes = Array.from({ length: 12 }, (_, spoke) => spoke * 30);

/** Positions of the bars of a heap, row by row from the floor. Each row has one fewer. */
const heap = (rows: number): readonly (readonly [x: number, y: number])[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: rows - row }, (__, bar) => [bar * 118 + row * 59, -row * 46] as const),
  ).flat();

const Bars = ({ x, y, rows }: { readonly x: number; readonly y: number; readonly rows: number }) => (
  <g transform={`translate(${x} ${y})`}>
    {heap(rows).map(([left, top]) => (
      <g key={`${left} ${top}`} transform={`translate(${left} ${top})`}>
        <path d="M12 0h88l12 44H0z" fill="url(#bar-front)" />
        <path d="M12 0h88l-6-9H20z" fill="#fff0b8" />
        <path d="M26 14h60l5 18H20z" fill="none" stroke="#a86d12" stroke-width="3" />
      </g>
    ))}
  </g>
);

export const VaultWall = () => (
  <svg class="block w-full h-full" viewBox="0 0 1920 1080" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      <radialGradient id="vault-glow" cx=".5" cy=".37" r=".62">
        {stops('#ffd97abf 0, #b97a1657 .42, #000000b8 1')}
      </radialGradient>
      <linearGradient id="bar-front" x2="0" y2="1">
        {stops('#ffe08a 0, #d99a1f .5, #8a5713 1')}
      </linearGradient>
      <linearGradient id="vault-steel" x2="1" y2="1">
        {stops('#8d97a0 0, #4a525a .45, #23282d 1')}
      </linearGradient>
    </defs>
    <rect width="1920" height="1080" fill="#15120c" />
    {Array.from({ length: 8 }, (_, plate) => (
      <g key={plate}>
        <rect x={plate * 240 + 4} y="-4" width="232" height="360" rx="10" fill="#2b2a26" />
        <rect x={plate * 240 + 4} y="366" width="232" height="360" rx="10" fill="#25231f" />
        {[18, 334, 388, 704].flatMap(top =>
          [24, 216].map(left => (
            <circle key={`${top} ${left}`} cx={plate * 240 + left} cy={top} r="8" fill="#4b4840" />
          )),
        )}
      </g>
    ))}
    <circle cx="960" cy="400" r="640" fill="url(#vault-steel)" />
    <circle cx="960" cy="400" r="640" fill="none" stroke="#0c0d0e" stroke-width="12" />
    {rivets.map(turn => (
      <circle key={turn} cx={960 + 590 * Math.cos(turn)} cy={400 + 590 * Math.sin(turn)} r="19" fill="#1d2125" />
    ))}
    <circle cx="960" cy="400" r="536" fill="#7a4d0d" stroke="#e9bd57" stroke-width="16" />
    <circle cx="960" cy="400" r="500" fill="#3a2407" />
    {spokes.map(turn => (
      <path key={turn} d="M960 400 920 -86h80z" fill="#ffdf8a" opacity=".16" transform={`rotate(${turn} 960 400)`} />
    ))}
    <rect width="1920" height="1080" fill="url(#vault-glow)" />
    <Bars x={-40} y={640} rows={4} />
    <Bars x={1486} y={640} rows={4} />
  </svg>
);
