import { type Drawing, EmblemAt, Figure, Label, Pill } from './parts.tsx';

const secret = 57;
const guesses = [50, 90] as const;

const along = (n: number) => 28 + ((n - 1) / 99) * 344;
const line = 62;

export const NearerNumber = ({ labels }: Drawing) => (
  <svg aria-hidden="true" viewBox="0 0 400 122">
    <rect x="1" y="1" width="398" height="120" rx="14" fill="#fffaf0" stroke="var(--brass)" stroke-width="2" />
    <rect x={along(1)} y={line - 5} width={along(100) - along(1)} height="10" rx="5" fill="#d8c496" />
    {[1, 100].map(end => (
      <Label key={end} x={along(end)} y={line + 26} size={17} fill="var(--ink-2)">
        {end}
      </Label>
    ))}
    {guesses.map((n, seat) => (
      <rect
        key={n}
        x={Math.min(along(n), along(secret))}
        y={line - 5}
        width={Math.abs(along(n) - along(secret))}
        height="10"
        fill={seat === 0 ? '#c47d00' : '#1b78b5'}
      />
    ))}
    <path d={`M${along(secret)} ${line - 6}v-10`} stroke="#17110d" stroke-width="3" />
    <Pill x={along(secret)} y={26} width={48}>
      {secret}
    </Pill>
    {guesses.map((n, seat) => (
      <g key={n}>
        <EmblemAt x={along(n)} y={line} seat={seat} size={26} />
        <Figure
          x={along(n) + (seat === 0 ? -24 : 0)}
          y={seat === 0 ? line - 16 : line - 18}
          size={18}
          fill="var(--ink)"
        >
          {n}
        </Figure>
        <Label x={along(n) + (seat === 0 ? -10 : -6)} y={line + 30} size={18}>
          {labels.seats[seat]}
        </Label>
        <Label x={along(n) + (seat === 0 ? -10 : -6)} y={line + 49} size={17} fill="var(--ink-2)">
          {labels.away(Math.abs(n - secret))}
        </Label>
      </g>
    ))}
  </svg>
);
