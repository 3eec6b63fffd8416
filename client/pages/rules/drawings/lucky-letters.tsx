import { Board, type Drawing, Figure, Label, Tile } from './parts.tsx';

const letters = ['L', 'U', 'C', 'K', 'Y'] as const;
const picked = 'U';
/** Room for the lamps. */
const room = 156;

export const LuckyLetters = ({ labels, pictured }: Drawing) => {
  const [left = 0, lamps = 1] = pictured.map(Number);
  const apart = room / lamps;
  return (
    <svg aria-hidden="true" viewBox="0 0 400 176">
      <Board height={176}>
        <rect x="14" y="14" width="372" height="148" rx="8" fill="#0b2f55" />
        {letters.map((letter, i) => {
          const open = letter === picked;
          const x = 25 + i * 72;
          return (
            <Tile
              key={letter}
              x={x}
              y={24}
              width={62}
              height={72}
              fill={open ? '#ffd23d' : '#ffffff'}
              under={open ? '#d79a00' : '#c2d3df'}
            >
              {open && (
                <rect x={x} y={24} width="62" height="72" rx="6" fill="none" stroke="#fffaf0" stroke-width="3" />
              )}
              <Figure x={x + 31} y={75} size={44} fill={open ? '#12263a' : '#b3261a'}>
                {letter}
              </Figure>
            </Tile>
          );
        })}
        <rect x="24" y="108" width="150" height="42" rx="8" fill="#fffaf0" />
        <path d="M128 100l8 9h-16z" fill="#fffaf0" />
        <Label x={99} y={135} size={20}>
          {labels.prize}
        </Label>
        {Array.from({ length: lamps }, (_, i) => (
          <circle
            key={i}
            cx={186 + (i + 0.5) * apart}
            cy={122}
            r={Math.min(9.5, apart * 0.37)}
            fill={i < left ? '#ffdf70' : '#123a5e'}
            stroke={i < left ? '#fffaf0' : '#5f87a8'}
            stroke-width="2"
          />
        ))}
        <Label x={264} y={153} size={17} fill="#ffffff">
          {left} {labels.rollsLeft}
        </Label>
      </Board>
    </svg>
  );
};
