/** Boards of numbered tiles and letters. */
import { Board, blue, Die, type Drawing, EmblemAt, grey, Label, type Look, ruby, Tile, tangerine } from './parts.tsx';

/** A game in progress: `owner` is a seat, -1 for nobody, and the last number wins. */
const numbers = [
  { number: 4, owner: 1 },
  { number: 5, owner: 0 },
  { number: 6, owner: -1 },
  { number: 8, owner: -1, win: true },
  { number: 9, owner: 0 },
  { number: 10, owner: 1 },
];
const flags: readonly string[] = ['#ffb81c', '#8fd6ff'];

export const SixNumbers = ({ labels, pictured }: Drawing) => (
  <Board height={142}>
    {numbers.map(({ number, owner, win = false }, i) => {
      const x = 17 + i * 61.6;
      const middle = x + 29;
      const cash = pictured[i] ?? '';
      const ten = number === 10;
      const look: Look = win ? ['#c3231f', '#7a0f0d', '#fff3d6'] : ['var(--tile)', 'var(--tile-2)', 'var(--tile-ink)'];
      return (
        <Tile key={number} x={x} y={18} width={58} height={106} look={look}>
          <text class="figure" x={ten ? middle - 3 : middle} y={60} font-size={ten ? 33 : 40} fill={look[2]}>
            {number}
          </text>
          {win ? (
            <text class="title" x={middle} y={92} font-size="21" fill="#ffe06a">
              {labels.win}
            </text>
          ) : (
            <Label x={middle} y={84} size={Math.min(20, 100 / cash.length)} fill="var(--tile-ink)">
              {cash}
            </Label>
          )}
          {owner >= 0 && (
            <>
              <rect x={x} y={92} width={58} height={28} rx="6" fill={flags[owner]} />
              <rect x={owner === 0 ? x : x + 53} y={18} width="5" height="100" rx="2" fill={flags[owner]} />
              <EmblemAt x={x + 12} y={106} seat={owner} size={18} />
              <Label x={middle + 9} y={112} size={17}>
                {labels.seats[owner]}
              </Label>
            </>
          )}
          {owner < 0 && !win && (
            <Label x={middle} y={111} fill="#5a4a2c">
              {labels.free}
            </Label>
          )}
        </Tile>
      );
    })}
  </Board>
);

/** ROLL THE DICE: open letters, numbers of hidden ones; null is a space. */
const puzzle = [
  [7, 'O', 'L', 4, null, 9, 'H', 1],
  ['D', 'I', 8, 6],
] as const;
const playable: readonly (string | number | null)[] = [9, 8, 1];
const puzzleLooks = {
  open: ['#fffaf0', '#d9c093', '#4a1f0a'],
  lit: ['#ffd23d', '#d79a00', '#4a1f0a'],
  shut: ['#9a4a18', '#5f290a', '#ffe9b8'],
} as const;

export const NumberedTiles = () => (
  <Board height={164} field="#2c1204">
    {puzzle.map((cells, row) => {
      let x = 24 - 47;
      return cells.map(cell => {
        x += 47;
        if (cell === null) x -= 21;
        if (cell === null) return null;
        const open = typeof cell === 'string';
        const lit = playable.includes(cell);
        return (
          <Tile
            key={cell}
            {...{ x, y: 20 + row * 65, width: 44, height: 58, figure: cell }}
            look={puzzleLooks[open ? 'open' : lit ? 'lit' : 'shut']}
            size={open ? 36 : 28}
            base={open ? 42 : 37}
            lit={lit && 'mark'}
          />
        );
      });
    })}
    <Die x={262} y={92} value={6} size={46} {...tangerine} />
    <Die x={322} y={92} value={3} size={46} {...tangerine} />
  </Board>
);

const rolled = 3;

export const DoubleBoard = () => (
  <Board height={132}>
    {[1, 2, 3, 4, 5, 6].map((number, i) => {
      const x = 18 + i * 61.4;
      const lit = number === rolled;
      return (
        <Tile
          key={number}
          {...{ x, y: 19, width: 57, height: 94, lit, figure: number, size: 40, base: 43 }}
          look={lit ? ['#ffa52a', '#c25e00', '#7a0a05'] : ['var(--tile)', 'var(--tile-2)', '#2b3238']}
        >
          {[0, 1].map(j => (
            <Die key={j} x={x + 5 + j * 25} y={76} value={number} size={22} {...(lit ? ruby : grey)} />
          ))}
        </Tile>
      );
    })}
  </Board>
);

/** Open letters, numbers of hidden ones, `?` for the blocked one. */
const clues = [
  ['B', 2, '?', 3, 'E', 5],
  ['?', 'O', 2, 'E', 4, 5, 6, 7, 8],
  [1, 'H', 3, 4, '?', 5, 6],
] as const;
/** What a roll of 5 and 2 may take. */
const taken: readonly (string | number)[] = [5, 2, 7];
const clueLooks = {
  open: ['#ffffff', '#c2d3df', '#0b3358'],
  shut: ['#1f66a3', '#12416c', '#ffffff'],
  lit: ['#ffd23d', '#d79a00', '#12263a'],
  blocked: ['#b3261a', '#7a130c', '#ffffff'],
} as const;

const kindOf = (cell: string | number): keyof typeof clueLooks =>
  cell === '?' ? 'blocked' : typeof cell === 'string' ? 'open' : taken.includes(cell) ? 'lit' : 'shut';

export const ClueRows = () => (
  <Board height={176} field="#0b2f55">
    {clues.map((cells, row) => {
      const y = 20 + row * 46;
      return (
        <g key={cells.join('')}>
          <path d={`M34 ${y + 2}h-6a9 20 0 0 0 0 38h6z`} fill="#ffd23d" />
          <text class="figure" x={27} y={y + 27} font-size={16} fill="#12263a">
            {row + 1}
          </text>
          {cells.map((cell, i) => {
            const kind = kindOf(cell);
            const large = typeof cell === 'string';
            return (
              <Tile
                key={i}
                {...{ x: 38 + i * 38.4, y, width: 36, height: 42, figure: cell }}
                look={clueLooks[kind]}
                size={large ? 28 : 20}
                base={large ? 31 : 26}
                lit={kind === 'lit' && 'mark'}
              />
            );
          })}
        </g>
      );
    })}
  </Board>
);

/** EINSTEIN with three letters shown. */
const name = ['', 'I', '', '', 'T', '', '', 'N'] as const;

export const NameCells = () => (
  <svg aria-hidden="true" viewBox="0 0 400 84">
    <rect x="1" y="1" width="398" height="82" rx="14" fill="var(--tile-ink)" stroke="#ffffff" stroke-width="3" />
    {name.map((char, i) => (
      <g key={i}>
        <rect x={18 + i * 46} y={16} width="42" height="52" rx="6" fill={char === '' ? '#14558c' : '#c9331a'} />
        <rect x={18 + i * 46} y={16} width="42" height="47" rx="6" fill={char === '' ? '#1f6aa8' : '#ffffff'} />
        <text class="figure" x={39 + i * 46} y={52} font-size={32} fill="#0b3358">
          {char}
        </text>
      </g>
    ))}
  </svg>
);

/** The open letters of the word, by face. */
const faces = ['', 'R', '', '', 'E', ''] as const;

export const SixFaces = () => (
  <Board height={150} field="#0b2f55">
    {faces.map((letter, i) => (
      <g key={i}>
        <Die x={32 + i * 60.5} y={22} value={i + 1} size={34} {...blue} />
        <Tile
          {...{ x: 24 + i * 60.5, y: 64, width: 50, height: 64, figure: letter, size: 38, base: 45 }}
          look={letter === '' ? ['#1f66a3', '#12416c'] : ['#ffffff', '#c2d3df', '#0b3358']}
        />
      </g>
    ))}
  </Board>
);

/** Room for the lamps. */
const room = 156;

export const LuckyLetters = ({ labels, pictured }: Drawing) => {
  const [left = 0, lamps = 1] = pictured.map(Number);
  const apart = room / lamps;
  return (
    <Board height={176} field="#0b2f55">
      {[...'LUCKY'].map((letter, i) => {
        const lit = letter === 'U';
        return (
          <Tile
            key={letter}
            {...{ x: 25 + i * 72, y: 24, width: 62, height: 72, lit, figure: letter, size: 44, base: 51 }}
            look={lit ? ['#ffd23d', '#d79a00', '#12263a'] : ['#ffffff', '#c2d3df', '#b3261a']}
          />
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
  );
};
