import { Board, type Drawing, EmblemAt, Figure, Label, Tile } from './parts.tsx';

/** A game in progress: `owner` is a seat, -1 for nobody. */
const tiles: readonly { readonly number: number; readonly owner: number; readonly win?: true }[] = [
  { number: 4, owner: 1 },
  { number: 5, owner: 0 },
  { number: 6, owner: -1 },
  { number: 8, owner: -1, win: true },
  { number: 9, owner: 0 },
  { number: 10, owner: 1 },
];

const tileWidth = 58;
const flags: readonly string[] = ['#ffb81c', '#8fd6ff'];

export const SixNumbers = ({ labels, pictured }: Drawing) => (
  <svg aria-hidden="true" viewBox="0 0 400 142">
    <Board height={142}>
      {tiles.map(({ number, owner, win = false }, i) => {
        const x = 17 + i * (tileWidth + 3.6);
        const middle = x + tileWidth / 2;
        const cash = pictured[i] ?? '';
        return (
          <Tile
            key={number}
            x={x}
            y={18}
            width={tileWidth}
            height={106}
            fill={win ? '#c3231f' : 'var(--tile)'}
            under={win ? '#7a0f0d' : 'var(--tile-2)'}
          >
            <Figure
              x={number === 10 ? middle - 3 : middle}
              y={60}
              size={number === 10 ? 33 : 40}
              fill={win ? '#fff3d6' : 'var(--tile-ink)'}
            >
              {number}
            </Figure>
            {win ? (
              <text class="title" x={middle} y={92} font-size="21" fill="#ffe06a">
                {labels.win}
              </text>
            ) : (
              <Label x={middle} y={84} size={Math.min(20, 100 / cash.length)} fill="var(--tile-ink)">
                {cash}
              </Label>
            )}
            {owner >= 0 ? (
              <>
                <rect x={x} y={92} width={tileWidth} height={28} rx="6" fill={flags[owner]} />
                <rect
                  x={owner === 0 ? x : x + tileWidth - 5}
                  y={18}
                  width="5"
                  height="100"
                  rx="2"
                  fill={flags[owner]}
                />
                <EmblemAt x={x + 12} y={106} seat={owner} size={18} />
                <Label x={middle + 9} y={112} size={17}>
                  {labels.seats[owner]}
                </Label>
              </>
            ) : (
              !win && (
                <Label x={middle} y={111} size={16} fill="#5a4a2c">
                  {labels.free}
                </Label>
              )
            )}
          </Tile>
        );
      })}
    </Board>
  </svg>
);
