import { Board, Die, Figure, ruby, Tile } from './parts.tsx';

const doubles = [1, 2, 3, 4, 5, 6] as const;
const rolled = 3;
const grey = { body: '#79828b', edge: '#565f68', pip: '#ffffff' } as const;

export const DoubleBoard = () => (
  <svg aria-hidden="true" viewBox="0 0 400 132">
    <Board height={132}>
      {doubles.map((number, i) => {
        const x = 18 + i * 61.4;
        const lit = number === rolled;
        return (
          <Tile
            key={number}
            x={x}
            y={19}
            width={57}
            height={94}
            fill={lit ? '#ffa52a' : 'var(--tile)'}
            under={lit ? '#c25e00' : 'var(--tile-2)'}
          >
            {lit && <rect x={x} y={19} width="57" height="94" rx="6" fill="none" stroke="#fffaf0" stroke-width="3" />}
            <Figure x={x + 28.5} y={62} size={40} fill={lit ? '#7a0a05' : '#2b3238'}>
              {number}
            </Figure>
            {[0, 1].map(j => (
              <Die key={j} x={x + 5 + j * 25} y={76} value={number} size={22} {...(lit ? ruby : grey)} />
            ))}
          </Tile>
        );
      })}
    </Board>
  </svg>
);
