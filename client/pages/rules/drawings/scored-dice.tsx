import { bone, Die, type Drawing, Figure } from './parts.tsx';

const thrown = [1, 5, 3, 3, 3, 2] as const;
/** Places from … to that score together. */
const scores = [
  { from: 0, to: 0 },
  { from: 1, to: 1 },
  { from: 2, to: 4 },
] as const;

const size = 50;
const left = (place: number) => 23 + place * 61;

export const ScoredDice = ({ pictured }: Drawing) => (
  <svg aria-hidden="true" viewBox="0 0 400 150">
    <rect x="1" y="1" width="398" height="148" rx="14" fill="#6a3a17" stroke="#2c1204" stroke-width="2" />
    <rect x="10" y="10" width="380" height="130" rx="9" fill="var(--felt)" stroke="var(--brass)" stroke-width="3" />
    {thrown.map((value, i) => (
      <g key={i} opacity={i === 5 ? 0.72 : 1}>
        <Die x={left(i)} y={28} value={value} size={size} {...bone} />
      </g>
    ))}
    {scores.map(({ from, to }, i) => {
      const points = pictured[i] ?? '';
      const [a, b] = [left(from) - 5, left(to) + size + 5];
      return (
        <g key={from}>
          <rect x={a} y={22} width={b - a} height={size + 12} rx="13" fill="none" stroke="#ffd76a" stroke-width="4" />
          <path d={`M${(a + b) / 2} ${34 + size}v9`} stroke="#ffd76a" stroke-width="4" />
          <rect
            x={(a + b) / 2 - 27}
            y={93}
            width="54"
            height="32"
            rx="16"
            fill="#17110d"
            stroke="#ffd76a"
            stroke-width="2"
          />
          <Figure x={(a + b) / 2} y={115} size={Math.min(18, 84 / points.length)} fill="#ffe9a8">
            {points}
          </Figure>
        </g>
      );
    })}
  </svg>
);
