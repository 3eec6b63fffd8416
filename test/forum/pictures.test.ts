/** Still pictures of the board: decoded, of every act, at a stable link. */
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { maxEntries } from '../../server/context.ts';
import { cardFacts, pngOf } from '../../server/forum/drawings.ts';
import { drawPicture } from '../../shared/forum/picture/picture.ts';
import { pictureLook, pictureSize } from '../../shared/forum/picture/set.ts';
import type { Scene } from '../../shared/forum/scene.ts';
import { drawCard } from '../../shared/recap/card.ts';
import { forum } from '../../shared/words/en/forum.ts';
import { Playhouse } from '../rooms/playhouse.ts';
import { moments, svgOf } from './moments.ts';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue. */
  at(x: number, y: number): readonly [number, number, number];
}

/** A PNG of 8 bits and four channels, as the renderer writes them. Throws on anything else. */
const decode = (png: Buffer): Pixels => {
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error('no PNG');
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (png[24] !== 8 || png[25] !== 6) throw new Error('not 8 bits of red, green, blue and alpha');
  const raw = inflateSync(Buffer.concat(parts));
  const row = width * 4;
  const bytes = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)] ?? 0;
    for (let i = 0; i < row; i++) {
      const left = i >= 4 ? bytes[y * row + i - 4]! : 0;
      const up = y > 0 ? bytes[(y - 1) * row + i]! : 0;
      const both = i >= 4 && y > 0 ? bytes[(y - 1) * row + i - 4]! : 0;
      const near = left + up - both;
      const [a, b, c] = [Math.abs(near - left), Math.abs(near - up), Math.abs(near - both)];
      const paeth = a <= b && a <= c ? left : b <= c ? up : both;
      const guess = [0, left, up, (left + up) >> 1, paeth][filter]!;
      bytes[y * row + i] = (raw[y * (row + 1) + 1 + i]! + guess) & 255;
    }
  }
  return { width, height, at: (x, y) => [...bytes.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)] as never };
};

/** The acts are looked at in small, which is quicker. */
const scale = 3;

const share = (
  { at }: Pixels,
  corners: readonly number[],
  holds: (rgb: readonly [number, number, number]) => boolean,
): number => {
  const [x0, y0, x1, y1] = corners.map(corner => Math.round(corner / scale));
  let hits = 0;
  for (let y = y0!; y < y1!; y++) for (let x = x0!; x < x1!; x++) if (holds(at(x, y))) hits += 1;
  return hits / ((x1! - x0!) * (y1! - y0!));
};

const near = (colour: string) => {
  const [r, g, b] = [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16)) as [number, number, number];
  return ([x, y, z]: readonly [number, number, number]) => Math.abs(x - r) + Math.abs(y - g) + Math.abs(z - b) < 24;
};

describe('pictures of the board', () => {
  const acts = [
    ...new Map(moments(0.55).map(moment => [`${moment.episode.show.name} ${moment.act}`, moment])).values(),
  ];

  it('are drawn of every act that the golden episodes reach: sign, desks in their colours, lit caption', async () => {
    for (const { episode, act } of acts) {
      const where = `${episode.show.name} ${act}`;
      const pixels = decode(await pngOf(await svgOf(episode), pictureSize.width / scale));
      expect([pixels.width, pixels.height], where).toEqual([pictureSize.width / scale, pictureSize.height / scale]);
      const look = pictureLook(act === 'main-event' ? act : episode.show.name);
      // The sign at the left above, with letters on it.
      expect(share(pixels, [40, 30, 280, 120], near(look.sign)), where).toBeGreaterThan(0.4);
      expect(share(pixels, [40, 30, 280, 120], near(look.signInk)), where).toBeGreaterThan(0.02);
      // The first seat's amber somewhere in the lower half, white letters on the caption rail.
      expect(share(pixels, [0, 380, 1200, 570], near('#ffb81c')), where).toBeGreaterThan(0.005);
      expect(share(pixels, [100, 585, 1000, 625], near('#fffaf0')), where).toBeGreaterThan(0.005);
    }
  });

  it('hold names of any kind, however long, and end well with nothing in them', async () => {
    const desks = [
      '<b>&"Ann"</b>',
      'Łucja '.repeat(30),
      '\u202eשלום',
      '🎲'.repeat(40),
      '',
      '\ud800',
      '李小龍',
      '&amp;',
    ].map(name => ({ name, score: '$1,234,567.50', note: name }));
    const scene: Scene = {
      look: 'no-such-show',
      show: '',
      title: '<script>',
      crest: { label: '&', value: '∞' },
      plates: ['<'.repeat(200), ''],
      danger: true,
      parts: [
        {
          part: 'tiles',
          tiles: Array.from({ length: 23 }, (_, i) => ({ head: `${i}`, under: '<x>'.repeat(20), owner: i % 8 })),
        },
        { part: 'letters', rows: [{ letters: [] }] },
        { part: 'card', text: 'W'.repeat(4000), choices: ['&', '<'] },
        { part: 'list', label: '', items: Array.from({ length: 200 }, () => '&'.repeat(99)) },
      ],
      desks,
      control: 7,
      dice: [1, 2, 3, 4, 5, 6, 1],
      sums: true,
    };
    for (const given of [scene, { ...scene, crest: null, plates: [], parts: [], desks: [], dice: [] }]) {
      const svg = drawPicture({ scene: given, code: '&', over: true, line: '<'.repeat(999) }, forum);
      expect(svg).not.toContain('<script>');
      expect(decode(await pngOf(svg, 300)).width).toBe(300);
    }
  });

  it('are drawn of the longest show with the most seats: the lines of those who ended best', async () => {
    const { episode } = acts[0]!;
    const facts = { code: 'GOLDEN22', show: episode.show.name, title: '' } as never;
    const scores = Array.from({ length: 1000 }, (_, seat) =>
      Array.from({ length: maxEntries / 2 }, (_, i) => (i < 9 ? 0 : seat)),
    );
    const svg = drawCard({ ...(await cardFacts({ episode, facts }, 'en')), scores }, forum);
    expect(svg.length).toBeLessThan(200_000);
    expect(svg.match(/<path [^>]*stroke-linejoin="round"[^>]*dasharray/g)).toHaveLength(8);
    expect(decode(await pngOf(svg, 300)).width).toBe(300);
  });

  it('lie at a stable link: as it is now, and as it was after so many entries', async () => {
    const house = await Playhouse.open();
    const { code, ...made } = await house.make({ show: 'six-dice', clock: 0 });
    await house.join(code, { as: 'play', name: 'Ann' });
    await house.join(code, { as: 'play', name: 'Ben' });
    const host = await house.host({ code, ...made });
    const fetched = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${house.url}/e/${code}/board.png${path}`, { headers });
      return { response, png: Buffer.from(await response.arrayBuffer()) };
    };
    const lobby = await fetched('');
    await host.move('start');
    await house.told(code);
    const started = await fetched('');
    expect(started.response.headers.get('content-type')).toBe('image/png');
    expect(started.png.equals(lobby.png)).toBe(false);
    expect((await fetched('?at=0')).png.equals(lobby.png)).toBe(true);
    expect((await fetched('?at=1')).png.equals(started.png)).toBe(true);
    const again = await fetched('', {
      'If-None-Match': started.response.headers.get('etag') ?? '',
      'Cache-Control': 'max-age=0',
      Pragma: '',
    });
    expect(again.response.status).toBe(304);
    for (const bad of ['?at=2', '?at=-1', '?at=x', '?at=1.5']) expect((await fetched(bad)).response.status).toBe(400);
    expect((await fetch(`${house.url}/e/NOSUCHCD/board.png`)).status).toBe(404);
  });
});
