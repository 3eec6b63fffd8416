/** What pictures of a show and of its result have in common: wall, sign, desks and rail, 1200 by 630. */
import { seatColours } from '../../drawings/shapes.ts';
import { lookOf, manifests } from '../../shows/index.ts';
import { picturesByShow } from '../../shows/loaded.ts';
import type { ForumWords } from '../../words/en/forum.ts';
import type { Scene } from '../scene.ts';
import { cutTo, lengthOf, sizeFor } from './letters.ts';
import type { Look } from './looks.ts';
import { type Box, bulbs, centred, emblem, gradient, inset, raised, rect, text } from './svg.ts';

export const pictureSize = { width: 1200, height: 630 } as const;
const { width: W, height: H } = pictureSize;
const ink = '#17110d';
const railTop = 576;

export interface PictureFacts {
  readonly scene: Scene;
  readonly code: string;
  readonly over: boolean;
  /** The latest line of the commentary, "" for none. */
  readonly line: string;
}

const defs = ({ wall, tile, metal, felt }: Look): string =>
  `<defs>${gradient('wall', wall)}${gradient('metal', [metal[0], metal[1], metal[2], metal[1], metal[2]], true)}${gradient(
    'tile',
    tile,
  )}${gradient('shut', ['#5b5148', '#2c2521'])}${gradient('win', ['#e8352b', '#b5120f'])}${gradient('lit', [
    '#ffe58a',
    '#ffb92e',
  ])}${gradient('rail', ['#2a1e18', '#160f0c', '#0d0806'])}${gradient('plate', ['#2a1c16', '#120b08'])}${gradient(
    'felt',
    [felt[0], felt[1]],
  )}${gradient('wood', ['#6b3c1f', '#3a1c0b'])}${gradient('paper', ['#fffaf0', '#f3e4c4'])}<pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="#63c7ff"/><rect width="2.4" height="6" fill="#0a3552"/></pattern><pattern id="band" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="24" height="24" fill="#63c7ff"/><rect width="12" height="24" fill="#7fd2ff"/></pattern><pattern id="tape" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><rect width="28" height="28" fill="#17110d"/><rect width="14" height="28" fill="#ffd400"/></pattern><radialGradient id="shine" cx=".5" cy=".3" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient></defs>`;

/** Rays of light on the wall. */
const rays = ({ glow }: Look): string =>
  Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * 2 * Math.PI;
    const spread = Math.PI / 36;
    const at = (turn: number) =>
      `${(600 + 900 * Math.cos(turn)).toFixed(0)} ${(300 + 900 * Math.sin(turn)).toFixed(0)}`;
    return `<path d="M600 300L${at(angle - spread)}L${at(angle + spread)}z" fill="${glow}" opacity=".07"/>`;
  }).join('');

/** A title on two lines where it has two words. */
const signLines = (title: string): readonly string[] => {
  const words = title.split(' ');
  if (words.length < 2) return [title];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
};

export const sign = ({ title }: Pick<Scene, 'title'>, look: Look): string => {
  const box: Box = { x: 28, y: 18, width: 262, height: 112 };
  const lines = signLines(title);
  const size = Math.min(...lines.map(line => sizeFor(line, box.width - 36, lines.length === 1 ? 60 : 46, look.title)));
  const middle = box.y + box.height / 2;
  return [
    raised(box, 20, 'fill="url(#metal)"', [4, 8, '.4']),
    rect(inset(box, 6), 15, `fill="${look.sign}" stroke="#0005" stroke-width="3"`),
    ...lines.map((line, i) =>
      centred(
        box.x + box.width / 2,
        middle + size * (0.35 + (i - (lines.length - 1) / 2) * 0.98),
        line,
        size,
        look.signInk,
        look.title,
      ),
    ),
  ].join('');
};

/** A contestant's desk: name on the seat's colour, score in bulbs. */
export const desk = (scene: Scene, seat: number, box: Box): string => {
  const shown = scene.desks[seat];
  if (shown === undefined) return '';
  const inControl = seat === scene.control;
  const nameHeight = Math.min(44, box.height * (shown.score === '' ? 0.6 : 0.34));
  const plate: Box = { x: box.x + 10, y: box.y + 12, width: box.width - 20, height: nameHeight };
  const fill = seat === 1 ? 'url(#band)' : (seatColours[seat % seatColours.length] ?? '#fff');
  const hasNote = shown.note !== '' && box.height > 110;
  const display: Box = {
    x: box.x + 12,
    y: plate.y + nameHeight + 8,
    width: box.width - 24,
    height: box.height - nameHeight - 28 - (hasNote ? 28 : 0),
  };
  const noteSize = Math.max(15, sizeFor(shown.note, box.width - 14, 21));
  const emblemSize = nameHeight * 0.66;
  const nameSize = sizeFor(shown.name, plate.width - emblemSize - 26, nameHeight * 0.72);
  const name = cutTo(shown.name, plate.width - emblemSize - 22, Math.max(17, nameSize));
  const total = lengthOf(name, Math.max(17, nameSize)) + emblemSize + 8;
  const left = plate.x + (plate.width - total) / 2;
  const figures =
    shown.score === ''
      ? ''
      : bulbs(
          shown.score.replace(/\s*\$/, ''),
          inset(display, 6),
          seat === 1 ? '#bfe8ff' : '#ffd98a',
          seat === 1 ? '#172732' : '#33230f',
          5,
        );
  return [
    inControl ? rect(inset(box, -5), 16, 'fill="none" stroke="#fff2c0" stroke-width="5" opacity=".95"') : '',
    raised(box, 12, 'fill="url(#wood)" stroke="#1a0c04" stroke-width="2"'),
    rect({ x: box.x - 5, y: box.y, width: box.width + 10, height: 9 }, 4, 'fill="url(#metal)"'),
    rect(plate, 8, `fill="${fill}"`),
    emblem(seat, left, plate.y + (nameHeight - emblemSize) / 2, emblemSize),
    text(left + emblemSize + 8, plate.y + nameHeight / 2 + Math.max(17, nameSize) * 0.34, name, {
      size: Math.max(17, nameSize),
      fill: ink,
      weight: 700,
    }),
    shown.score === '' ? '' : rect(display, 8, 'fill="#120b07" stroke="url(#metal)" stroke-width="3"'),
    figures,
    shown.score !== '' && figures === ''
      ? centred(
          display.x + display.width / 2,
          display.y + display.height / 2 + 12,
          shown.score,
          sizeFor(shown.score, display.width - 12, 34, 'board'),
          '#ffd98a',
          'board',
        )
      : '',
    hasNote
      ? centred(
          box.x + box.width / 2,
          box.y + box.height - 11,
          cutTo(shown.note, box.width - 12, noteSize),
          noteSize,
          '#fffaf0',
        )
      : '',
  ].join('');
};

export const rail = ({ line, code, over }: Omit<PictureFacts, 'scene'>, words: ForumWords, look: Look): string => {
  const lamp = over ? words.overSign : words.onAir;
  const lampWidth = lengthOf(lamp, 24) + 34;
  const codeWidth = lengthOf(code, 26, 'board') + 20;
  const room = W - lampWidth - codeWidth - 80;
  const size = Math.max(20, sizeFor(line, room, 31));
  return [
    rect({ x: 0, y: railTop, width: W, height: H - railTop }, 0, 'fill="url(#rail)"'),
    rect({ x: 0, y: railTop - 3, width: W, height: 4 }, 0, 'fill="url(#metal)"'),
    rect({ x: 20, y: railTop + 10, width: lampWidth, height: 36 }, 8, `fill="${over ? '#4b3f35' : '#c01a18'}"`),
    centred(20 + lampWidth / 2, railTop + 37, lamp, 24, '#fff', 700),
    text(36 + lampWidth, railTop + 37, cutTo(line, room, size), { size, fill: '#fffaf0', weight: 600 }),
    text(W - 20, railTop + 38, code, { size: 26, fill: look.metal[0], family: 'board', anchor: 'end' }),
  ].join('');
};

/** Places in a row of equal width in the middle of the picture, eight at most. */
export const rowOf = (count: number, y: number, height: number): readonly Box[] => {
  const gap = 12;
  const shown = Math.min(8, count);
  const width = Math.min(220, (W - 40 - gap * (shown - 1)) / Math.max(1, shown));
  const left = (W - shown * width - gap * (shown - 1)) / 2;
  return Array.from({ length: shown }, (_, i) => ({ x: left + i * (width + gap), y, width, height }));
};

/** A whole SVG document: pieces in front of the wall. */
export const picture = (look: Look, ...pieces: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">`,
    defs(look),
    rect({ x: 0, y: 0, width: W, height: H }, 0, 'fill="url(#wall)"'),
    rays(look),
    rect({ x: 0, y: 0, width: W, height: H }, 0, 'fill="url(#shine)"'),
    ...pieces,
    '</svg>',
  ].join('');

/** The colours of a set, `scene.look`; those of the first show where it has none. */
export const pictureLook = (name: string): Look => {
  const look = [name, lookOf(name), manifests[0]?.name ?? ''].map(show => picturesByShow.get(show)).find(Boolean);
  if (look === undefined) throw new Error('no show has colours');
  return look;
};
