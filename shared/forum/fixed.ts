/**
 * The board in fixed-width text. It survives any forum: signs of ASCII for the frame, nothing that begins with a blank, no
 * line longer than most forums show.
 */

import { totalOf } from '../engine/show.ts';
import type { ForumWords } from '../words/en/forum.ts';
import type { Letter, Part, Scene, Tile } from './scene.ts';

/** Columns of the widest line. */
export const columns = 72;

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const none = /\p{Mn}|\p{Me}|\p{Cf}/u;

/** Columns that a text takes where letters of the east are two wide, and marks on letters none. */
export const widthOf = (text: string): number => {
  let width = 0;
  for (const char of text) width += none.test(char) ? 0 : wide.test(char) ? 2 : 1;
  return width;
};

/** Cut to `width` columns, the cut marked by a full stop. */
const cut = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text;
  let line = '';
  for (const char of text) {
    if (widthOf(line + char) > width - 1) break;
    line += char;
  }
  return `${line}.`;
};

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

const centred = (text: string, width: number): string => {
  const free = Math.max(0, width - widthOf(text));
  return ' '.repeat(Math.floor(free / 2)) + text + ' '.repeat(Math.ceil(free / 2));
};

/** Words in as few lines as fit. A word that does not fit has a line of its own. */
export const linesOf = (words: readonly string[], fits: (line: string) => boolean, blank = ' '): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line}${blank}${word}`;
    if (line !== '' && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
};

/** In lines of at most `columns`, broken at blanks. */
export const wrapped = (text: string, width = columns): readonly string[] =>
  linesOf(text.split(/\s+/), line => widthOf(line) <= width);

/** Rows of cells of one width between rules: `+----+`, `| 4  |`. Every cell is a list of lines. */
const grid = (cells: readonly (readonly string[])[], most = 18): readonly string[] => {
  const width = Math.min(most, Math.max(3, ...cells.flat().map(widthOf)));
  const height = Math.max(...cells.map(cell => cell.length));
  const perRow = Math.max(1, Math.floor((columns - 1) / (width + 3)));
  const lines: string[] = [];
  for (let from = 0; from < cells.length; from += perRow) {
    const row = cells.slice(from, from + perRow);
    const rule = `+${row.map(() => `${'-'.repeat(width + 2)}+`).join('')}`;
    lines.push(rule);
    for (let i = 0; i < height; i++)
      lines.push(`|${row.map(cell => ` ${centred(cut(cell[i] ?? '', width), width)} |`).join('')}`);
    lines.push(rule);
  }
  return lines;
};

const tileLines = (tile: Tile, rows: { under: boolean; foot: boolean }, scene: Scene): readonly string[] => {
  const owner = tile.owner === undefined || tile.owner < 0 ? '' : (scene.desks[tile.owner]?.name ?? '');
  const shut = tile.mark === 'shut' && tile.under === undefined;
  // Reached and unreached cells must differ even without colours.
  const head = tile.mark === 'lit' && !rows.foot && !rows.under ? `*${tile.head}*` : tile.head;
  return [
    head,
    ...(rows.under ? [tile.under ?? (shut ? '---' : '')] : []),
    ...(rows.foot ? [owner === '' ? (tile.foot ?? '') : owner] : []),
  ];
};

/** The content of a cell: its letter if it is open, otherwise its number. Brackets would turn B, I and U into tags. */
const cellText = ({ char, number, open }: Letter): string =>
  open ? char : number < 0 ? '?' : number === 0 ? '_' : String(number);

const isBlank = ({ char, open }: Letter) => open && char.trim() === '';

/** `|P|2|?|`, a line at most, broken between words only. */
const letterLines = (letters: readonly Letter[]): readonly string[] => {
  const words: string[] = [];
  let word = '';
  for (const letter of letters) {
    if (!isBlank(letter)) word += `${word === '' ? '|' : ''}${cellText(letter)}|`;
    else if (word !== '') {
      words.push(word);
      word = '';
    }
  }
  if (word !== '') words.push(word);
  const lines = linesOf(words, line => widthOf(line) <= columns - 4, '  ');
  return lines.length === 0 ? [''] : lines;
};

const partLines = (part: Part, scene: Scene): readonly string[] => {
  switch (part.part) {
    case 'tiles': {
      const rows = {
        under: part.tiles.some(({ under }) => under !== undefined),
        foot: part.tiles.some(({ foot, owner }) => foot !== undefined || owner !== undefined),
      };
      return [
        ...(part.label === undefined ? [] : [part.label]),
        ...grid(part.tiles.map(tile => tileLines(tile, rows, scene))),
      ];
    }
    case 'letters':
      return [
        ...(part.label === undefined ? [] : [part.label]),
        ...part.rows.flatMap(({ letters, mark }, i) =>
          letterLines(letters).map((line, j) =>
            part.rows.length === 1 ? line : `${j === 0 ? `${i + 1}.` : '  '} ${line}${mark === 'lit' ? ' *' : ''}`,
          ),
        ),
      ];
    case 'facts': {
      const width = Math.max(...part.facts.map(([label]) => widthOf(label))) + 2;
      return part.facts.map(([label, value]) => `${padded(`${label}:`, width)}${value}`);
    }
    case 'card':
      return [
        ...(part.small === undefined ? [] : [`${part.small}:`]),
        ...wrapped(part.text, columns - 2).map(line => `> ${line}`),
        ...(part.choices ?? []).map((choice, i) => `> ${String.fromCharCode(97 + (i % 26))}. ${choice}`),
      ];
    case 'list':
      return [`${part.label}:`, ...part.items.map(item => `- ${item}`)];
    case 'picture':
      return part.alt === '' ? [] : wrapped(`${part.label}: ${part.alt}`, columns);
  }
};

const deskLines = ({ desks, control }: Scene): readonly string[] => {
  const name = Math.min(24, Math.max(...desks.map(desk => widthOf(desk.name))));
  const score = Math.max(...desks.map(desk => desk.score.length));
  return desks.map((desk, seat) => {
    const mark = seat === control ? '>' : '-';
    const line = `${mark} ${padded(cut(desk.name, name), name)}  ${desk.score.padStart(score)}`;
    return `${line}${desk.note === '' ? '' : `  (${desk.note})`}`.trimEnd();
  });
};

const diceText = (faces: string, { dice, sums }: Scene, words: ForumWords): string =>
  sums && dice.length === 2 ? words.post.total(faces, totalOf(dice)) : faces;

/** The whole board: where the show is, what is on the board, everybody's scores, and the last throw. */
export const boardLines = (scene: Scene, words: ForumWords): readonly string[] => {
  const { show, title, plates, danger, crest, parts, dice } = scene;
  const titles = show === title ? [show] : [show, title];
  const head = [
    ...titles.map(name => name.toUpperCase()),
    ...plates,
    ...(danger ? [`*** ${words.danger} ***`] : []),
  ].join(' | ');
  return [
    head,
    ...(crest === null ? [] : [`${crest.label}: ${crest.value}`]),
    ...parts.flatMap(part => partLines(part, scene)),
    ...(dice.length === 0 ? [] : [diceText(dice.map(face => `[${face}]`).join(' '), scene, words)]),
    ...deskLines(scene),
  ].map(line => line.replace(/[\p{Cc}\s]/gu, ' ').trimEnd());
};
