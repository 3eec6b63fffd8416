import { Board, type Drawing, Figure } from './parts.tsx';

const groups = [
  { totals: [2, 3, 11, 12], y: 62 },
  { totals: [4, 5, 6, 8, 9, 10], y: 142 },
] as const;
const hit: readonly number[] = [3, 11, 5, 6, 8, 9];

export const TenLamps = ({ labels }: Drawing) => (
  <svg aria-hidden="true" viewBox="0 0 400 188">
    <Board height={188}>
      {groups.map(({ totals, y }, group) => (
        <g key={y}>
          <text class="label start" x={28} y={y - 27} font-size="18" fill="#fff3c4">
            {labels.bets[group]}
          </text>
          {totals.map((total, i) => {
            const lit = hit.includes(total);
            const x = 48 + i * 48;
            return (
              <g key={total}>
                <circle
                  cx={x}
                  cy={y}
                  r="21"
                  fill={lit ? '#ffe27a' : '#12224a'}
                  stroke={lit ? '#fffaf0' : '#7f97cc'}
                  stroke-width={lit ? 4 : 2}
                  stroke-dasharray={lit ? undefined : '4 4'}
                />
                <Figure x={x} y={y + 7.5} size={total > 9 ? 19 : 22} fill={lit ? '#14244e' : '#dbe5ff'}>
                  {total}
                </Figure>
              </g>
            );
          })}
        </g>
      ))}
      <rect
        x="322"
        y="34"
        width="50"
        height="52"
        rx="10"
        fill="#d7141a"
        stroke="#ffd400"
        stroke-width="3"
        stroke-dasharray="7 5"
      />
      <Figure x={347} y={72} size={32} fill="#ffffff">
        7
      </Figure>
    </Board>
  </svg>
);
