/**
 * A show as a still picture, for posts: the scene in the look of the stage, 1200 by 630 as links are previewed. Pure; fonts
 * are named, not embedded.
 */
import { drawDice } from '../../drawings/dice.ts';
import { skinOf } from '../../shows/index.ts';
import type { ForumWords } from '../../words/en/forum.ts';
import type { Part, Scene } from '../scene.ts';
import { drawBoard } from './board.ts';
import { cutTo, lengthOf, paragraph, sizeFor } from './letters.ts';
import { desk, type PictureFacts, picture, pictureLook, rail, rowOf, sign } from './set.ts';
import { type Box, bulbs, centred, inset, lights, raised, rect, text } from './svg.ts';

const ink = '#17110d';

const crest = ({ crest: shown }: Scene): string => {
  if (shown === null) return '';
  const box: Box = { x: 420, y: 16, width: 360, height: 134 };
  const display: Box = { x: box.x + 22, y: box.y + 40, width: box.width - 44, height: 76 };
  const figures = bulbs(shown.value, display, '#ffe9a8', '#3a2613', shown.value.includes('$') ? 6 : 4);
  return [
    rect(box, 16, 'fill="url(#metal)"'),
    rect(inset(box, 5), 12, 'fill="#160f0c"'),
    text(600, box.y + 34, shown.label, {
      size: 24,
      fill: '#ffcf4a',
      weight: 700,
      anchor: 'middle',
      extra: 'letter-spacing="4"',
    }),
    figures === ''
      ? centred(600, display.y + 58, shown.value, sizeFor(shown.value, display.width, 60, 'board'), '#ffe9a8', 'board')
      : figures,
  ].join('');
};

const plates = (scene: Scene, words: ForumWords): string => {
  const shown = scene.plates.slice(0, 3);
  const right = 1172;
  const lamp = scene.danger
    ? [
        rect({ x: right - 190, y: 22, width: 190, height: 56 }, 12, 'fill="url(#tape)"'),
        rect({ x: right - 183, y: 29, width: 176, height: 42 }, 8, 'fill="#d7141a"'),
        centred(right - 95, 59, words.danger, 25, '#fff', 700),
      ].join('')
    : '';
  const size = 26;
  const width = Math.min(340, Math.max(140, ...shown.map(plate => lengthOf(plate, size) + 44)));
  const top = scene.danger ? 84 : 22;
  const fits = scene.danger ? [shown.join(' · ')] : shown;
  const one = scene.danger ? Math.min(340, lengthOf(fits[0] ?? '', size) + 44) : width;
  return (
    lamp +
    fits
      .filter(plate => plate !== '')
      .map((plate, i) => {
        const box: Box = { x: right - one, y: top + i * 42, width: one, height: 38 };
        return (
          rect(box, 10, 'fill="url(#plate)" stroke="url(#metal)" stroke-width="3"') +
          centred(box.x + box.width / 2, box.y + 27, cutTo(plate, box.width - 20, size), size, '#fffaf0')
        );
      })
      .join('')
  );
};

const between = '  ·  ';

const factLine = (parts: readonly Part[]): string =>
  parts
    .flatMap(part => (part.part === 'facts' ? part.facts.map(([label, value]) => `${label}: ${value}`) : []))
    .join(between);

/** The question and other facts, on paper. */
const card = (scene: Scene, box: Box): string => {
  const card = scene.parts.filter(part => part.part === 'card').at(-1);
  const facts = factLine(scene.parts);
  if (card === undefined && facts === '') return '';
  const small = card?.part === 'card' ? (card.small ?? '') : '';
  const choices = card?.part === 'card' && card.choices !== undefined ? card.choices.join(between) : '';
  const question = card?.part === 'card' ? card.text : '';
  // On a narrow card the facts go into one column.
  const tall = box.height > 120;
  const below = [choices, ...(tall ? facts.split(between) : [facts])].filter(line => line !== '');
  const sized = below.map(line => ({ line, size: sizeFor(line, box.width - 40, question === '' ? 44 : 24) }));
  const wanted = sized.reduce((sum, { size }) => sum + size * 1.25, 0);
  // The question has priority, so the other facts become smaller.
  const squeeze = Math.min(1, (box.height * (question === '' ? 0.9 : 0.5)) / Math.max(1, wanted));
  const lines = sized.map(({ line, size }) => ({ line, size: Math.max(15, size * squeeze) }));
  const belowHeight = lines.reduce((sum, { size }) => sum + size * 1.25, 0);
  const asking = paragraph(
    small === '' ? question : `${small}: ${question}`,
    box.width - 44,
    box.height - 20 - belowHeight,
    36,
    18,
  );
  const height = (question === '' ? 0 : asking.lines.length * asking.size * 1.12) + belowHeight;
  let y = box.y + (box.height - height) / 2;
  const written: string[] = [];
  if (question !== '')
    for (const line of asking.lines) {
      written.push(centred(box.x + box.width / 2, y + asking.size * 0.86, line, asking.size, ink, 700));
      y += asking.size * 1.12;
    }
  for (const { line, size } of lines) {
    written.push(centred(box.x + box.width / 2, y + size * 0.95, cutTo(line, box.width - 30, size), size, '#4b3f35'));
    y += size * 1.25;
  }
  return [raised(box, 16, 'fill="url(#paper)" stroke="url(#metal)" stroke-width="4"'), ...written].join('');
};

const diceIn = (scene: Scene, box: Box): string => {
  if (scene.dice.length === 0) return '';
  const { box: drawn, markup } = drawDice(scene.dice.slice(0, 6), skinOf(scene.look), 'd');
  const [x, y, width, height] = drawn;
  const scale = Math.min(box.width / width, box.height / height);
  const left = box.x + (box.width - width * scale) / 2;
  const top = box.y + (box.height - height * scale) / 2;
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)}) translate(${-x} ${-y})">${markup}</g>`;
};

/** The felt that dice lie on. */
const table = (cx: number, cy: number, rx: number, ry: number): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#metal)"/><ellipse cx="${cx}" cy="${cy + 3}" rx="${rx - 8}" ry="${ry - 6}" fill="url(#felt)"/>`;

/** Layout: two desks at the sides, or a row of them. The board takes the rest. */
const layout = (scene: Scene) => {
  const seats = scene.desks.length;
  const hasCard = scene.parts.some(part => part.part === 'card' || part.part === 'facts');
  const hasDice = scene.dice.length > 0;
  const hasBoard = scene.parts.some(part => part.part !== 'card' && part.part !== 'facts');
  // Without a crest the board is taller.
  const top = scene.crest === null ? 142 : 158;
  const pair = seats <= 2;
  // Without a card between board and desks, dice go beside the crest if there is room.
  const diceAbove = !pair && !hasCard && hasDice && scene.plates.length <= 1 && !scene.danger;
  const between = hasCard || (hasDice && !diceAbove) ? 88 : 12;
  const bottom = pair ? 394 : 470 - between;
  const board: Box = { x: 70, y: top, width: 1060, height: bottom - top };
  const low = bottom + 20;
  if (pair) {
    const width = hasDice ? 430 : 640;
    return {
      hasBoard,
      hasCard,
      board,
      card: hasBoard
        ? { x: hasDice ? 272 : 280, y: low - 2, width, height: 156 }
        : { x: 170, y: 180, width: 860, height: 190 },
      dice:
        hasCard && hasBoard
          ? { x: 712, y: low - 4, width: 230, height: 160 }
          : { x: 330, y: low, width: 540, height: 158 },
      desks: scene.desks.map((_, seat): Box => ({ x: seat === 0 ? 30 : 950, y: low, width: 220, height: 152 })),
    };
  }
  return {
    hasBoard,
    hasCard,
    board,
    card: hasBoard
      ? { x: hasDice ? 60 : 160, y: bottom + 14, width: hasDice ? 800 : 880, height: between - 24 }
      : { x: 150, y: 170, width: 900, height: 230 },
    dice:
      hasCard && hasBoard
        ? { x: 880, y: bottom + 4, width: 270, height: between - 6 }
        : diceAbove
          ? { x: 850, y: 64, width: 320, height: 92 }
          : { x: 400, y: bottom + 4, width: 400, height: between - 6 },
    desks: rowOf(scene.desks.length, 470, 96),
  };
};

/** If the board shows nothing, the last line of commentary takes its place. */
const filled = ({ scene, line }: PictureFacts, words: ForumWords): Scene =>
  scene.parts.length > 0 ? scene : { ...scene, parts: [{ part: 'card', text: line === '' ? words.lobby : line }] };

export const drawPicture = (facts: PictureFacts, words: ForumWords): string => {
  const scene = filled(facts, words);
  const look = pictureLook(scene.look);
  const { hasBoard, hasCard, board, card: cardBox, dice, desks } = layout(scene);
  const frame = [
    raised(board, 26, `fill="url(#metal)" stroke="${look.metal[3]}" stroke-width="3"`, [4, 10, '.4']),
    rect(inset(board, 20), 14, `fill="${look.wall[2]}" stroke="${look.metal[3]}" stroke-width="3"`),
    lights(inset(board, 10), 18),
    drawBoard(scene, look, inset(board, 34)),
  ].join('');
  return picture(
    look,
    scene.desks.length <= 2 ? table(600, 640, 390, 216) : '',
    sign(scene, look),
    crest(scene),
    plates(scene, words),
    hasBoard ? frame : '',
    hasCard ? card(scene, cardBox) : '',
    diceIn(scene, dice),
    ...desks.map((box, seat) => desk(scene, seat, box)),
    rail(facts, words, look),
  );
};
