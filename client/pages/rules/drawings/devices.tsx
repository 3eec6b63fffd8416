/** Devices of single shows: medals, a list of rolls, dice that score, lamps. */
import { useId } from 'preact/hooks';
import { Board, bone, Die, type Drawing, Figure, Label, Plate, ruby } from './parts.tsx';

const medals = [
  { numbers: [6, 8], won: [true, true], shades: ['#ffd3a6', '#c47a3c', '#8f4f1e'] },
  { numbers: [5, 9], won: [true, true], shades: ['#ffffff', '#c2ccd6', '#7d8a97'] },
  { numbers: [4, 10], won: [true, false], shades: ['#fff6c4', '#f3b92e', '#b87a0c'] },
] as const;

const radius = 47;

/** Half of a disc around 0, 0; 0 is the left one. */
const half = (side: number, r: number) => `M0 ${-r}A${r} ${r} 0 0 ${side} 0 ${r}z`;

const open = { fill: '#12050a', stroke: '#e0a83a', 'stroke-width': 2.5, 'stroke-dasharray': '3 6' } as const;

export const Medals = ({ labels }: Drawing) => {
  const id = useId();
  return (
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
              <g key={number} transform={`translate(${x + (side === 0 ? -1 : 1) * (won[1] ? 1 : 5)} 70)`}>
                {won[side] ? (
                  <>
                    <path d={half(side, radius)} fill={`url(#${id}-${i})`} stroke="#1c0606" stroke-width="2" />
                    <path d={half(side, radius - 7)} fill="none" stroke="#0005" stroke-width="2" />
                  </>
                ) : (
                  <path d={half(side, radius)} {...open} stroke-linecap="round" />
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
  );
};

/** Entries of the list; one without dice is not known yet. */
const list = [
  { place: 23, dice: [] },
  { place: 24, dice: [2, 4] },
  { place: 25, dice: [6, 3] },
  { place: 26, dice: [1, 1] },
  { place: 27, dice: [] },
] as const;
const start = 24;
const arrow = { fill: 'none', stroke: '#ffcf7a', 'stroke-width': 3, 'stroke-linecap': 'round' } as const;

export const RollList = ({ labels }: Drawing) => (
  <Plate height={118} rx={12} fill="#171315" stroke="var(--metal-lo)">
    {list.map(({ place, dice }, i) => {
      const x = 10 + i * 76.5;
      const free = place === start;
      const known = dice.length > 0;
      return (
        <g key={place}>
          <rect x={x} y={10} width={72} height={74} rx="8" fill={free ? '#ffb02e' : known ? '#f2f4f6' : '#3a3438'} />
          <Figure x={x + 36} y={34} size={20} fill={free || known ? '#2b0d00' : '#e2dcdf'}>
            {place}
          </Figure>
          {dice.map((value, j) => (
            <Die key={j} x={x + 7 + j * 31} y={46} value={value} size={27} {...ruby} />
          ))}
          {!known && (
            <Figure x={x + 36} y={72} size={28} fill="#a79ca2">
              ?
            </Figure>
          )}
          {free && (
            <Label x={x + 36} y={106} size={18} fill="#ffcf7a">
              {labels.freeRoll}
            </Label>
          )}
        </g>
      );
    })}
    <path d="M165 100h206m-8 -7 8 7-8 7" {...arrow} stroke-linejoin="round" />
  </Plate>
);

/** Places from … to that score together. */
const scores = [
  [0, 0],
  [1, 1],
  [2, 4],
] as const;
const left = (place: number) => 23 + place * 61;
const gold = { stroke: '#ffd76a', 'stroke-width': 4 } as const;

export const ScoredDice = ({ pictured }: Drawing) => (
  <Plate height={150} fill="#6a3a17" stroke="#2c1204">
    <rect x="10" y="10" width="380" height="130" rx="9" fill="var(--felt)" stroke="var(--brass)" stroke-width="3" />
    {[1, 5, 3, 3, 3, 2].map((value, i) => (
      <g key={i} opacity={i === 5 ? 0.72 : 1}>
        <Die x={left(i)} y={28} value={value} size={50} {...bone} />
      </g>
    ))}
    {scores.map(([from, to], i) => {
      const points = pictured[i] ?? '';
      const [a, b] = [left(from) - 5, left(to) + 55];
      const middle = (a + b) / 2;
      return (
        <g key={from}>
          <rect x={a} y={22} width={b - a} height={62} rx="13" fill="none" {...gold} />
          <path d={`M${middle} 84v9`} {...gold} />
          <rect
            x={middle - 27}
            y={93}
            width="54"
            height="32"
            rx="16"
            fill="#17110d"
            stroke="#ffd76a"
            stroke-width="2"
          />
          <Figure x={middle} y={115} size={Math.min(18, 84 / points.length)} fill="#ffe9a8">
            {points}
          </Figure>
        </g>
      );
    })}
  </Plate>
);

const groups = [
  { totals: [2, 3, 11, 12], y: 62 },
  { totals: [4, 5, 6, 8, 9, 10], y: 142 },
] as const;
const hit: readonly number[] = [3, 11, 5, 6, 8, 9];
const lamps = {
  lit: { fill: '#ffe27a', stroke: '#fffaf0', 'stroke-width': 4 },
  dark: { fill: '#12224a', stroke: '#7f97cc', 'stroke-width': 2, 'stroke-dasharray': '4 4' },
} as const;
const seven = { fill: '#d7141a', stroke: '#ffd400', 'stroke-width': 3, 'stroke-dasharray': '7 5' } as const;

export const TenLamps = ({ labels }: Drawing) => (
  <Board height={188}>
    {groups.map(({ totals, y }, group) => (
      <g key={y}>
        <text class="label bold start" x={28} y={y - 27} font-size="18" fill="#fff3c4">
          {labels.bets[group]}
        </text>
        {totals.map((total, i) => {
          const lit = hit.includes(total);
          return (
            <g key={total}>
              <circle cx={48 + i * 48} cy={y} r="21" {...lamps[lit ? 'lit' : 'dark']} />
              <Figure x={48 + i * 48} y={y + 7.5} size={total > 9 ? 19 : 22} fill={lit ? '#14244e' : '#dbe5ff'}>
                {total}
              </Figure>
            </g>
          );
        })}
      </g>
    ))}
    <rect x="322" y="34" width="50" height="52" rx="10" {...seven} />
    <Figure x={347} y={72} size={32} fill="#ffffff">
      7
    </Figure>
  </Board>
);
