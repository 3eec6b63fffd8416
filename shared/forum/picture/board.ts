/** What lies inside the frame of a still picture: tiles, rows of letters, lists. */
import { seatColours } from '../../drawings/shapes.ts';
import type { Letter, Part, Scene, Tile } from '../scene.ts';
import { cutTo, sizeFor } from './letters.ts';
import type { Look } from './looks.ts';
import { type Box, centred, emblem, raised, rect, text } from './svg.ts';

const ink = '#17110d';

/** Fill and letters of a tile, by its meaning. */
const tileColours = ({ mark = '' }: Tile, { tileInk }: Look) => {
  switch (mark) {
    case 'win':
      return { fill: 'url(#win)', head: '#fff3d6', under: '#ffe27a' };
    case 'lit':
      return { fill: 'url(#lit)', head: '#2a1602', under: '#4a2b06' };
    case 'gone':
      return { fill: '#3a3433', head: '#d8d0c8', under: '#ffb9a0' };
    default:
      return { fill: 'url(#tile)', head: tileInk, under: tileInk };
  }
};

const drawTile = (tile: Tile, box: Box, scene: Scene, look: Look): string => {
  const { x, y, width, height } = box;
  const colours = tileColours(tile, look);
  const owned = tile.owner !== undefined && tile.owner >= 0;
  const foot = owned ? (scene.desks[tile.owner ?? 0]?.name ?? '') : (tile.foot ?? '');
  const footHeight = foot === '' ? 0 : Math.min(38, height * 0.2);
  const hasUnder = tile.under !== undefined && tile.under !== '';
  const room = height - footHeight;
  const headMost = Math.min(hasUnder ? room * 0.52 : room * 0.62, 96);
  const headSize = sizeFor(tile.head, width - 18, headMost, 'board');
  const underSize = hasUnder ? sizeFor(tile.under ?? '', width - 14, Math.min(34, room * 0.24)) : 0;
  const middle = x + width / 2;
  const block = headSize * 0.74 + (hasUnder ? underSize * 0.74 + room * 0.1 : 0);
  const top = y + (room - block) / 2;
  const shut = tile.mark === 'shut';
  const pieces = [
    raised(box, 12, `fill="${colours.fill}" stroke="#0006" stroke-width="1.5"`, [3, 5, '.35']),
    rect({ x: x + 4, y: y + 3, width: width - 8, height: 5 }, 3, 'fill="#fff" opacity=".4"'),
    text(middle, top + headSize * 0.74, tile.head, {
      size: headSize,
      fill: colours.head,
      family: 'board',
      anchor: 'middle',
      // Closed tiles are drawn fainter.
      extra: shut ? 'opacity=".75"' : '',
    }),
  ];
  if (hasUnder)
    pieces.push(
      centred(middle, top + block, cutTo(tile.under ?? '', width - 10, underSize), underSize, colours.under, 700),
    );
  if (foot !== '') {
    const bottom = { x: x + 7, y: y + height - footHeight, width: width - 14, height: footHeight };
    const fill = owned ? (tile.owner === 1 ? 'url(#band)' : seatColours[(tile.owner ?? 0) % 8]) : '#00000022';
    const size = sizeFor(foot, bottom.width - (owned ? 38 : 10), footHeight * 0.74);
    pieces.push(rect(bottom, 9, `fill="${fill}"`));
    if (owned) pieces.push(emblem(tile.owner ?? 0, bottom.x + 6, bottom.y + footHeight / 2 - 11, 22));
    pieces.push(
      centred(
        bottom.x + bottom.width / 2 + (owned ? 13 : 0),
        bottom.y + footHeight / 2 + size * 0.33,
        foot,
        size,
        owned || tile.mark !== 'shut' ? ink : colours.under,
        700,
      ),
    );
  }
  return pieces.join('');
};

const labelHeight = 32;

const labelled = (label: string | undefined, box: Box, draw: (inner: Box) => string): string => {
  if (label === undefined || label === '') return draw(box);
  const { x, y, width, height } = box;
  return (
    centred(x + width / 2, y + 21, cutTo(label, width, 24), 24, '#ffe9b8') +
    draw({ x, y: y + labelHeight, width, height: height - labelHeight })
  );
};

const drawTiles = ({ tiles, label }: Extract<Part, { part: 'tiles' }>, box: Box, scene: Scene, look: Look): string =>
  labelled(label, box, inner => {
    const gap = 12;
    const sizes = [1, 2, 3].map(rows => {
      const perRow = Math.ceil(tiles.length / rows);
      const width = Math.min(190, (inner.width - gap * (perRow - 1)) / perRow);
      return { rows, perRow, width, height: Math.min((inner.height - gap * (rows - 1)) / rows, width * 1.35) };
    });
    // As many rows as make the tiles largest.
    const { rows, perRow, width, height } = sizes.reduce((best, size) =>
      Math.min(size.width, size.height) > Math.min(best.width, best.height) * 1.1 ? size : best,
    );
    const left = inner.x + (inner.width - (width * perRow + gap * (perRow - 1))) / 2;
    const top = inner.y + (inner.height - (height * rows + gap * (rows - 1))) / 2;
    return tiles
      .map((tile, i) =>
        drawTile(
          tile,
          { x: left + (i % perRow) * (width + gap), y: top + Math.floor(i / perRow) * (height + gap), width, height },
          scene,
          look,
        ),
      )
      .join('');
  });

const isBlank = ({ char, open }: Letter) => open && char.trim() === '';

const drawLetter = (letter: Letter, x: number, y: number, size: number, lit: boolean, look: Look): string => {
  if (isBlank(letter)) return '';
  const { char, open, number } = letter;
  const shown = open ? char : number < 0 ? '?' : number === 0 ? '' : String(number);
  const fill = open ? (lit ? 'url(#lit)' : 'url(#tile)') : 'url(#shut)';
  const letters = sizeFor(shown, size - 8, size * (open ? 0.68 : 0.5), 'board');
  return (
    raised({ x, y, width: size, height: size }, size * 0.14, `fill="${fill}" stroke="#0007" stroke-width="1.5"`, [
      2,
      3,
      '.35',
    ]) +
    centred(
      x + size / 2,
      y + size / 2 + letters * 0.36,
      shown,
      letters,
      open ? (lit ? '#2a1602' : look.tileInk) : '#ffe9b8',
      'board',
    )
  );
};

/** A long solution breaks between words. */
const rowsOf = (letters: readonly Letter[], most: number): readonly (readonly Letter[])[] => {
  const rows: Letter[][] = [];
  let row: Letter[] = [];
  let word: Letter[] = [];
  const end = () => {
    if (row.length > 0 && row.length + 1 + word.length > most) {
      rows.push(row);
      row = word;
    } else row = row.length === 0 ? word : [...row, { char: ' ', number: 0, open: true }, ...word];
    word = [];
  };
  for (const letter of letters) {
    if (isBlank(letter)) end();
    else word.push(letter);
  }
  end();
  return [...rows, row];
};

const drawLetters = ({ rows, label }: Extract<Part, { part: 'letters' }>, box: Box, look: Look): string =>
  labelled(label, box, inner => {
    const longest = Math.max(...rows.map(({ letters }) => letters.length));
    const most = Math.max(8, Math.floor(inner.width / 66));
    const lines = rows.flatMap(({ letters, mark }) =>
      (longest > most && rows.length === 1 ? rowsOf(letters, most) : [letters]).map(row => ({
        row,
        lit: mark === 'lit',
      })),
    );
    const widest = Math.max(1, ...lines.map(({ row }) => row.length));
    const gap = 5;
    const size = Math.min(82, inner.width / widest - gap, inner.height / lines.length - gap);
    const top = inner.y + (inner.height - lines.length * (size + gap)) / 2;
    return lines
      .map(({ row, lit }, i) => {
        const left = inner.x + (inner.width - row.length * (size + gap)) / 2;
        return row
          .map((letter, j) => drawLetter(letter, left + j * (size + gap), top + i * (size + gap), size, lit, look))
          .join('');
      })
      .join('');
  });

/** On paper. A wide list gets two columns. Entries that do not fit are counted. */
const drawList = ({ label, items }: Extract<Part, { part: 'list' }>, { x, y, width, height }: Box): string => {
  const columns = width > 700 && items.length > 3 ? 2 : 1;
  const columnWidth = (width - 36) / columns;
  const least = 21;
  const rows = Math.max(1, Math.floor((height - 46) / (least * 1.2)));
  const room = rows * columns;
  const shown = items.length > room ? [...items.slice(0, room - 1), `+ ${items.length - room + 1}`] : items;
  const perColumn = Math.ceil(shown.length / columns);
  const longest = Math.min(...shown.map(item => sizeFor(item, columnWidth - 16, 32)));
  const size = Math.max(19, Math.min(longest, (height - 46) / Math.max(1, perColumn) / 1.2));
  return (
    rect({ x, y, width, height }, 12, 'fill="#fff6e3"') +
    text(x + 18, y + 32, label, { size: 24, fill: '#4b3f35', weight: 600 }) +
    shown
      .map((item, i) =>
        text(
          x + 18 + Math.floor(i / perColumn) * columnWidth,
          y + 40 + ((i % perColumn) + 0.8) * size * 1.2,
          cutTo(item, columnWidth - 10, size),
          { size, fill: ink, weight: 600 },
        ),
      )
      .join('')
  );
};

/** Whoever renders it puts the picture in its place (`mediaIn`). */
const drawMedium = ({ hash }: Extract<Part, { part: 'picture' }>, { x, y, width, height }: Box): string =>
  `<image href="medium:${hash}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;

/** Hashes of the media whose places a drawing holds. */
export const mediaIn = (svg: string): readonly string[] =>
  [...svg.matchAll(/href="medium:([0-9a-f]{64})"/g)].map(([, hash = '']) => hash);

/**
 * Everything in the frame. Lists and pictures go on the right. Of several rows of letters the first goes on the left, the others beside it.
 */
export const drawBoard = (scene: Scene, look: Look, box: Box): string => {
  const lists = scene.parts.filter(part => part.part === 'list' || part.part === 'picture');
  const shown = scene.parts.filter(part => part.part === 'tiles' || part.part === 'letters');
  const [first, ...more] = shown;
  const gap = 18;
  const draw = (part: (typeof shown)[number], inner: Box) =>
    part.part === 'tiles' ? drawTiles(part, inner, scene, look) : drawLetters(part, inner, look);
  const beside: readonly Part[] = [...more, ...lists];
  const share = first === undefined ? 0 : beside.length === 0 ? 1 : more.length > 0 ? 0.56 : 0.66;
  const left: Box = { ...box, width: box.width * share - (beside.length > 0 && share > 0 ? gap / 2 : 0) };
  const right: Box = {
    ...box,
    x: box.x + box.width * share + (share > 0 ? gap / 2 : 0),
    width: box.width * (1 - share) - (share > 0 ? gap / 2 : 0),
  };
  const each = (box.height - 10 * Math.max(0, beside.length - 1)) / Math.max(1, beside.length);
  const stacked = beside.map((part, i) => {
    const inner = { ...right, y: box.y + i * (each + 10), height: each };
    if (part.part === 'picture') return drawMedium(part, inner);
    return part.part === 'list' ? drawList(part, inner) : draw(part as (typeof shown)[number], inner);
  });
  return [first === undefined ? '' : draw(first, left), ...stacked].join('');
};
