import { Die, type Drawing, Figure, Label, ruby } from './parts.tsx';

/** Entries of the list; one without dice is not known yet. */
const list = [
  { place: 23, dice: [] },
  { place: 24, dice: [2, 4] },
  { place: 25, dice: [6, 3] },
  { place: 26, dice: [1, 1] },
  { place: 27, dice: [] },
] as const;
const start = 24;

export const RollList = ({ labels }: Drawing) => (
  <svg aria-hidden="true" viewBox="0 0 400 118">
    <rect x="1" y="1" width="398" height="116" rx="12" fill="#171315" stroke="var(--metal-lo)" stroke-width="2" />
    {list.map(({ place, dice }, i) => {
      const x = 10 + i * 76.5;
      const free = place === start;
      return (
        <g key={place}>
          <rect
            x={x}
            y={10}
            width={72}
            height={74}
            rx="8"
            fill={free ? '#ffb02e' : dice.length > 0 ? '#f2f4f6' : '#3a3438'}
          />
          <Figure x={x + 36} y={34} size={20} fill={free || dice.length > 0 ? '#2b0d00' : '#e2dcdf'}>
            {place}
          </Figure>
          {dice.length === 0 ? (
            <Figure x={x + 36} y={72} size={28} fill="#a79ca2">
              ?
            </Figure>
          ) : (
            dice.map((value, j) => <Die key={j} x={x + 7 + j * 31} y={46} value={value} size={27} {...ruby} />)
          )}
          {free && (
            <Label x={x + 36} y={106} size={18} fill="#ffcf7a">
              {labels.freeRoll}
            </Label>
          )}
        </g>
      );
    })}
    <path
      d="M165 100h206m-8 -7 8 7-8 7"
      fill="none"
      stroke="#ffcf7a"
      stroke-width="3"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);
