import { type Drawing, EmblemAt, Figure, Label, Pill } from './parts.tsx';

const answer = 463;
const guesses = [450, 500, 420] as const;

const along = (n: number) => 26 + ((n - 400) / 120) * 348;
const line = 66;

export const NearestGuesses = ({ labels }: Drawing) => (
  <svg aria-hidden="true" viewBox="0 0 400 146">
    <rect x="1" y="1" width="398" height="144" rx="14" fill="#fffaf0" stroke="var(--brass)" stroke-width="2" />
    <rect x="20" y={line - 5} width="360" height="10" rx="5" fill="#d8c496" />
    <path d={`M${along(answer)} ${line - 6}v-10`} stroke="#17110d" stroke-width="3" />
    <Pill x={along(answer)} y={28} width={62}>
      {answer}
    </Pill>
    {guesses.map((n, seat) => (
      <g key={n}>
        <EmblemAt x={along(n)} y={line} seat={seat} size={26} />
        <Figure x={along(n) - (seat === 0 ? 12 : 0)} y={line - 19} size={17} fill="var(--ink)">
          {n}
        </Figure>
        <Label x={along(n)} y={line + 32} size={18}>
          {labels.seats[seat]}
        </Label>
        <rect x={along(n) - 24} y={line + 41} width="48" height="26" rx="13" fill={seat < 2 ? '#0f7a3d' : '#e6d8b6'} />
        <Label x={along(n)} y={line + 60} size={17} fill={seat < 2 ? '#ffffff' : 'var(--ink)'}>
          {labels.places[seat]}
        </Label>
      </g>
    ))}
  </svg>
);
