/** Small pieces of SVG. Numbers are pixels. */
import { dots, filled } from '../../drawings/bulbs.ts';
import { emblems, seatColours } from '../../drawings/shapes.ts';
import { escaped, type Family } from './letters.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const n = (value: number) => String(Math.round(value * 100) / 100);

/** Names of the bundled families. Other letters use whatever fonts the machine has. */
const familyName = (family: Family): string =>
  family === 'text' ? 'Barlow Condensed' : family === 'board' ? 'Bowlby One' : family;

interface TextStyle {
  readonly size: number;
  readonly fill: string;
  readonly family?: Family;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly extra?: string;
}

export const text = (
  x: number,
  y: number,
  content: string,
  { size, fill, family = 'text', weight = 600, anchor = 'start', extra = '' }: TextStyle,
): string =>
  `<text x="${n(x)}" y="${n(y)}" font-family="${familyName(family)}, Barlow Condensed" font-weight="${family === 'text' ? weight : 400}" font-size="${n(size)}" fill="${fill}" text-anchor="${anchor}" ${extra}>${escaped(content)}</text>`;

/** In the middle of its line. `face`: a weight, or a family. */
export const centred = (
  x: number,
  y: number,
  content: string,
  size: number,
  fill: string,
  face: number | Family = 600,
): string =>
  text(x, y, content, { size, fill, anchor: 'middle', [typeof face === 'number' ? 'weight' : 'family']: face });

/** A box with its shadow. */
export const raised = (
  box: Box,
  radius: number,
  attributes: string,
  [dx, dy, opacity]: readonly [number, number, string] = [3, 6, '.4'],
): string =>
  rect({ ...box, x: box.x + dx, y: box.y + dy }, radius, `fill="#000" opacity="${opacity}"`) +
  rect(box, radius, attributes);

export const rect = ({ x, y, width, height }: Box, radius: number, attributes: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" ${attributes}/>`;

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

export const emblem = (seat: number, x: number, y: number, size: number, ring = '#17110d'): string => {
  const place = seat % emblems.length;
  const fill = place === 1 ? 'url(#stripes)' : seatColours[place];
  const middle = place === 0 ? `<circle cx="20" cy="20" r="6" fill="${ring}"/>` : '';
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size / 40)})"><path d="${emblems[place]}" fill="${fill}" stroke="${ring}" stroke-width="4" stroke-linejoin="round"/>${middle}</g>`;
};

/** Figures of bulbs in the middle of a box; "" where there is a sign that bulbs do not have. */
export const bulbs = (content: string, box: Box, lit: string, unlit: string, places = 0): string => {
  if (!/^[\d$,.\- ]+$/.test(content)) return '';
  const drawn = dots(filled(content, places));
  const scale = Math.min(box.height / 8, box.width / (drawn.width + 0.6));
  const x = box.x + (box.width - drawn.width * scale) / 2;
  const y = box.y + (box.height - 7.2 * scale) / 2;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})"><path fill="${unlit}" d="${drawn.unlit}"/><path fill="${lit}" d="${drawn.lit}"/></g>`;
};

/** Lights around a frame, every third one dark. */
export const lights = ({ x, y, width, height }: Box, radius: number): string => {
  const spots: string[] = [];
  const across = Math.round((width - 2 * radius) / 34);
  const down = Math.round((height - 2 * radius) / 34);
  let i = 0;
  const spot = (cx: number, cy: number) => {
    const lit = i++ % 3 !== 2;
    spots.push(
      `<circle cx="${n(cx)}" cy="${n(cy)}" r="${lit ? 4.2 : 3.6}" fill="${lit ? '#fff0c0' : '#8a6a34'}"/>${lit ? `<circle cx="${n(cx)}" cy="${n(cy)}" r="9" fill="#ffd97a" opacity=".28"/>` : ''}`,
    );
  };
  for (let k = 0; k <= across; k++) spot(x + radius + (k * (width - 2 * radius)) / across, y);
  for (let k = 0; k <= down; k++) spot(x + width, y + radius + (k * (height - 2 * radius)) / down);
  for (let k = across; k >= 0; k--) spot(x + radius + (k * (width - 2 * radius)) / across, y + height);
  for (let k = down; k >= 0; k--) spot(x, y + radius + (k * (height - 2 * radius)) / down);
  return spots.join('');
};

export const gradient = (id: string, colours: readonly string[], turned = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${turned ? 1 : 0}" y2="1">${colours
    .map((colour, i) => `<stop offset="${n(i / Math.max(1, colours.length - 1))}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;
