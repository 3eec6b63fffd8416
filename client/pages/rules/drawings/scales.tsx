/** Guesses along a scale, with the number that was meant above it. */
import type { ComponentChildren } from 'preact';
import { type Drawing, EmblemAt, Figure, Label, Plate } from './parts.tsx';

interface ScaleProps {
  readonly height: number;
  readonly line: number;
  /** From its left end to its right. */
  readonly from: number;
  readonly to: number;
  /** Where the number that was meant lies, its plate, and how wide that is. */
  readonly meant: { readonly at: number; readonly y: number; readonly width: number; readonly number: number };
  readonly children: ComponentChildren;
}

const Scale = ({ height, line, from, to, meant: { at, y, width, number }, children }: ScaleProps) => (
  <Plate height={height}>
    <rect x={from} y={line - 5} width={to - from} height="10" rx="5" fill="#d8c496" />
    {children}
    <path d={`M${at} ${line - 6}v-10`} stroke="#17110d" stroke-width="3" />
    <rect
      x={at - width / 2}
      y={y - 15}
      width={width}
      height="30"
      rx="15"
      fill="#17110d"
      stroke="var(--brass)"
      stroke-width="2"
    />
    <Figure x={at} y={y + 6.5} size={18} fill="#ffe9a8">
      {number}
    </Figure>
  </Plate>
);

const secret = 57;
const along = (n: number) => 28 + ((n - 1) / 99) * 344;

export const NearerNumber = ({ labels }: Drawing) => (
  <Scale
    height={122}
    line={62}
    from={along(1)}
    to={along(100)}
    meant={{ at: along(secret), y: 26, width: 48, number: secret }}
  >
    {[1, 100].map(end => (
      <Label key={end} x={along(end)} y={88} size={17} fill="var(--ink-2)">
        {end}
      </Label>
    ))}
    {[50, 90].map((n, seat) => {
      const [left, right] = [Math.min(along(n), along(secret)), Math.max(along(n), along(secret))];
      const middle = along(n) + (seat === 0 ? -10 : -6);
      return (
        <g key={n}>
          <rect x={left} y={57} width={right - left} height="10" fill={seat === 0 ? '#c47d00' : '#1b78b5'} />
          <EmblemAt x={along(n)} y={62} seat={seat} size={26} />
          <Figure x={along(n) + (seat === 0 ? -24 : 0)} y={seat === 0 ? 46 : 44} size={18} fill="var(--ink)">
            {n}
          </Figure>
          <Label x={middle} y={92} size={18}>
            {labels.seats[seat]}
          </Label>
          <Label x={middle} y={111} size={17} fill="var(--ink-2)">
            {labels.away(Math.abs(n - secret))}
          </Label>
        </g>
      );
    })}
  </Scale>
);

const answer = 463;
const between = (n: number) => 26 + ((n - 400) / 120) * 348;

export const NearestGuesses = ({ labels }: Drawing) => (
  <Scale height={146} line={66} from={20} to={380} meant={{ at: between(answer), y: 28, width: 62, number: answer }}>
    {[450, 500, 420].map((n, seat) => (
      <g key={n}>
        <EmblemAt x={between(n)} y={66} seat={seat} size={26} />
        <Figure x={between(n) - (seat === 0 ? 12 : 0)} y={47} size={17} fill="var(--ink)">
          {n}
        </Figure>
        <Label x={between(n)} y={98} size={18}>
          {labels.seats[seat]}
        </Label>
        <rect x={between(n) - 24} y={107} width="48" height="26" rx="13" fill={seat < 2 ? '#0f7a3d' : '#e6d8b6'} />
        <Label x={between(n)} y={126} size={17} fill={seat < 2 ? '#ffffff' : 'var(--ink)'}>
          {labels.places[seat]}
        </Label>
      </g>
    ))}
  </Scale>
);
