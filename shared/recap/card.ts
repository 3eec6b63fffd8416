/** A finished show as a picture to share: who won, the scores, and how they got there. In the look of the still pictures. */
import { drawDice } from '../drawings/dice.ts';
import { paragraph, sizeFor } from '../forum/picture/letters.ts';
import { desk, picture, pictureLook, rail, rowOf, sign } from '../forum/picture/set.ts';
import { type Box, emblem, inset, raised, rect, text } from '../forum/picture/svg.ts';
import type { Scene } from '../forum/scene.ts';
import { skinOf } from '../shows/index.ts';
import type { ForumWords } from '../words/en/forum.ts';

export interface CardFacts {
  /** The last moment of the show. */
  readonly scene: Scene;
  readonly code: string;
  /** The host's name for the episode, "" for none. */
  readonly title: string;
  /** The set of house rules: its name, "" for one without; undefined for the original. */
  readonly house: string | undefined;
  /** “Ann wins!” */
  readonly headline: string;
  /** What the bonus round paid, "" for nothing. */
  readonly below: string;
  /** The winner's last throw, [] for none, and the act in which it fell: it may have dice of its own. */
  readonly thrown: readonly number[];
  readonly act: string;
  /** Along the foot: how lucky the winner's dice were, "" where none were thrown. */
  readonly luck: string;
  /** The best moment. */
  readonly line: string;
  /** Seat of the winner, -1 for nobody. */
  readonly winner: number;
  /** Scores by seat, one for every moment. */
  readonly scores: readonly (readonly number[])[];
}

/** Colours of the seats on paper, each with dashes of its own. */
const inks: readonly (readonly [colour: string, dash: string])[] = [
  ['#9a6200', ''],
  ['#0b62a8', '14 8'],
  ['#b3261a', '4 6'],
  ['#3d7500', '20 6'],
  ['#7a3fb0', '14 6 4 6'],
  ['#6b5d3a', '3 9'],
  ['#b0237f', '24 9'],
  ['#00766a', '9 4'],
];

/** The scores of those who ended best, as lines, one for each ink; "" if no score ever changed. */
const chart = (all: CardFacts['scores'], box: Box): string => {
  const best = [...all.keys()].toSorted((a, b) => (all[b]?.at(-1) ?? 0) - (all[a]?.at(-1) ?? 0)).slice(0, inks.length);
  const scores = best.toSorted((a, b) => a - b).map(seat => [seat, all[seat] ?? []] as const);
  // Not as arguments of one call: a long show has more scores than a call may have.
  const limit = (pick: (...two: number[]) => number) =>
    scores.reduce((most, [, values]) => values.reduce((one, other) => pick(one, other), most), 0);
  const [least, most] = [limit(Math.min), limit(Math.max)];
  if (most === least) return '';
  const inner: Box = { x: box.x + 26, y: box.y + 24, width: box.width - 62, height: box.height - 48 };
  const level = (value: number) => inner.y + inner.height - ((value - least) / (most - least)) * inner.height;
  const lines = scores.map(([seat, values]) => {
    const step = inner.width / Math.max(1, values.length - 1);
    const path = values.flatMap((value, i) => {
      if (i === 0) return `M${inner.x.toFixed(1)} ${level(value).toFixed(1)}`;
      if (value === values[i - 1] && i < values.length - 1) return [];
      return `H${(inner.x + i * step).toFixed(1)} V${level(value).toFixed(1)}`;
    });
    const [colour = '#17110d', dash = ''] = inks[seat % inks.length] ?? [];
    const last = level(values.at(-1) ?? 0);
    return [
      `<path d="${path.join('')}" fill="none" stroke="${colour}" stroke-width="6" stroke-linejoin="round" stroke-dasharray="${dash}"/>`,
      emblem(seat, inner.x + inner.width - 4, last - 17, 34),
    ].join('');
  });
  return [
    raised(box, 16, 'fill="url(#paper)" stroke="url(#metal)" stroke-width="4"'),
    `<path d="M${inner.x} ${level(0)}H${inner.x + inner.width}" stroke="#17110d" stroke-opacity=".35" stroke-width="2"/>`,
    ...lines,
  ].join('');
};

const headlineBox: Box = { x: 316, y: 22, width: 856, height: 236 };

/** The winning throw, at the right end of the headline. */
const throwBox: Box = { x: headlineBox.x + headlineBox.width - 206, y: headlineBox.y + 40, width: 176, height: 156 };

/** One line, or two where it would get small, broken where the longer one is shortest. */
const wide = (text: string, room: number): { readonly lines: readonly string[]; readonly size: number } => {
  const one = sizeFor(text, room, 84, 'board');
  if (one >= 60) return { lines: [text], size: one };
  const words = text.split(' ');
  const splits = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
    .map(lines => ({ lines, size: Math.min(...lines.map(line => sizeFor(line, room, 70, 'board'))) }));
  return splits.reduce((best, split) => (split.size > best.size ? split : best), {
    lines: [text] as readonly string[],
    size: one,
  });
};

const winningThrow = ({ thrown: dice, act, scene: { look } }: CardFacts): string => {
  if (dice.length === 0) return '';
  const { box, markup } = drawDice(dice.slice(0, 6), skinOf(look, act), 'd');
  const [left, top, width, height] = box;
  const scale = Math.min(throwBox.width / width, (throwBox.height - 24) / height);
  const [cx, cy] = [throwBox.x + throwBox.width / 2, throwBox.y + throwBox.height / 2];
  return [
    `<ellipse cx="${cx}" cy="${cy}" rx="96" ry="80" fill="url(#felt)" stroke="url(#metal)" stroke-width="4"/>`,
    `<g transform="translate(${cx} ${cy + 10}) scale(${scale.toFixed(3)}) translate(${-left - width / 2} ${-top - height / 2})">${markup}</g>`,
  ].join('');
};

const headline = (facts: CardFacts): string => {
  const { headline, below, line, luck, thrown, winner } = facts;
  const box = headlineBox;
  const mark = winner < 0 ? 0 : 112;
  const room = box.width - 64 - (mark === 0 ? 0 : mark + 22) - (thrown.length === 0 ? 0 : 190);
  const left = box.x + 32 + (mark === 0 ? 0 : mark + 22);
  const small = (text: string) => ({ ...paragraph(text, room, 64, 30, 20), fill: '#ffd98a', board: false });
  const rows = [
    { ...wide(headline, room), fill: '#fff3d6', board: true },
    // At most one. The best moment takes its place if there is nothing to say about luck.
    ...[below || (luck === '' ? '' : line)].filter(text => text !== '').map(small),
  ];
  const wanted = rows.reduce((sum, { lines, size }) => sum + lines.length * size * 1.12, 8 * (rows.length - 1));
  const squeeze = Math.min(1, (box.height - 36) / wanted);
  const height = wanted * squeeze;
  let y = box.y + (box.height - height) / 2;
  const written: string[] = [];
  for (const { lines, size: most, fill, board } of rows) {
    const size = most * squeeze;
    for (const part of lines) {
      y += size * 1.12;
      written.push(
        text(left, y - size * 0.28, part, { size, fill, ...(board ? { family: 'board' } : { weight: 600 }) }),
      );
    }
    y += 8 * squeeze;
  }
  return [
    raised(box, 24, 'fill="url(#metal)"', [4, 8, '.4']),
    rect(inset(box, 7), 18, 'fill="#160f0c"'),
    mark === 0 ? '' : emblem(winner, box.x + 32, box.y + (box.height - mark) / 2, mark, '#fff3d6'),
    ...written,
    winningThrow(facts),
  ].join('');
};

export const drawCard = (facts: CardFacts, words: ForumWords): string => {
  const { scene, title, house, code, line, scores } = facts;
  const rules = house === undefined ? '' : words.post.playedBy(house);
  const look = pictureLook(scene.look);
  const pair = scene.desks.length <= 2;
  const graph = chart(
    scores,
    pair ? { x: 276, y: 286, width: 648, height: 262 } : { x: 60, y: 280, width: 1080, height: 172 },
  );
  const named = paragraph([title, rules].filter(text => text !== '').join(' · '), 262, 110, 34, 20);
  // Without lines above them the desks have the middle of the set.
  const desks = rowOf(scene.desks.length, graph === '' ? 372 : 468, 96).map((place, seat, { length }): Box => {
    if (!pair) return place;
    if (graph !== '') return { x: seat === 0 ? 30 : 950, y: 330, width: 220, height: 170 };
    if (length === 1) return { x: 450, y: 320, width: 300, height: 200 };
    return { x: seat === 0 ? 250 : 650, y: 320, width: 300, height: 200 };
  });
  return picture(
    look,
    sign(scene, look),
    ...named.lines.map((part, i) =>
      text(159, 176 + (i + 0.4) * named.size * 1.12, part, {
        size: named.size,
        fill: '#fffaf0',
        weight: 700,
        anchor: 'middle',
        extra: 'stroke="#000" stroke-opacity=".55" stroke-width="5" paint-order="stroke"',
      }),
    ),
    headline(facts),
    graph,
    ...desks.map((box, seat) => desk({ ...scene, control: facts.winner }, seat, box)),
    rail({ line: facts.luck || line, code, over: true }, words, look),
  );
};
