/** A picture to share of how an evening went for somebody of the room, in the look of the show. */
import { cutTo, sizeFor } from '../forum/picture/letters.ts';
import { picture, pictureLook, rail, sign } from '../forum/picture/set.ts';
import { type Box, centred, inset, raised, rect } from '../forum/picture/svg.ts';
import type { ForumWords } from '../words/en/forum.ts';
import type { Result } from './result.ts';

interface RoomCardFacts {
  readonly show: string;
  /** The name of the show. */
  readonly title: string;
  readonly code: string;
  readonly name: string;
  readonly result: Result;
  /** Along the foot. */
  readonly line: string;
}

const plaque: Box = { x: 316, y: 22, width: 856, height: 262 };
/** Where the figures stand. */
const shelf: Box = { x: 60, y: 330, width: 1080, height: 200 };
const gap = 24;
const mostFigures = 4;

export const drawRoomCard = ({ show, title, code, name, result, line }: RoomCardFacts, words: ForumWords): string => {
  const look = pictureLook(show);
  const middle = plaque.x + plaque.width / 2;
  const room = plaque.width - 80;
  const nameSize = Math.max(30, sizeFor(name, room, 62));
  const headlineSize = sizeFor(result.headline, room, 96, 'board');
  const figures = result.figures.slice(0, mostFigures);
  const width = (shelf.width - gap * (figures.length - 1)) / figures.length;
  const tiles = figures.map(([figure, label], i) => {
    const box: Box = { x: shelf.x + i * (width + gap), y: shelf.y, width, height: shelf.height };
    const centre = box.x + width / 2;
    return [
      raised(box, 18, 'fill="url(#paper)" stroke="url(#metal)" stroke-width="5"'),
      centred(centre, box.y + 118, figure, sizeFor(figure, width - 40, 88, 'board'), '#17110d', 'board'),
      centred(centre, box.y + 168, label, sizeFor(label, width - 32, 36), '#4b3f35'),
    ].join('');
  });
  return picture(
    look,
    sign({ title }, look),
    raised(plaque, 24, 'fill="url(#metal)"', [4, 8, '.4']),
    rect(inset(plaque, 7), 18, 'fill="#160f0c"'),
    centred(middle, plaque.y + 94, cutTo(name, room, nameSize), nameSize, '#fff3d6'),
    centred(middle, plaque.y + 200, result.headline, headlineSize, '#ffd98a', 'board'),
    ...tiles,
    rail({ line, code, over: true }, words, look),
  );
};
