import type { Look } from '../../forum/picture/looks.ts';
import { cardOf, defineSketch } from '../../forum/scene.ts';
import type { PuzzleBoard } from './board.ts';
import type { scene } from './words/en/scene.ts';

type Words = typeof scene;

export const luckyPuzzle = defineSketch<PuzzleBoard, Words>((board, view, { money }, texts) => {
  const { cells, followUp, category } = board;
  return {
    crest: cells.length === 0 || board.tieBreak ? null : { label: texts.value, value: money(board.value) },
    plates: [
      ...(board.round === 0 ? [] : [board.tieBreak ? texts.tieBreak : texts.round(board.round, board.puzzle)]),
      ...(board.total > 0 ? [texts.total(board.total)] : []),
    ],
    parts: [
      ...(cells.length === 0
        ? []
        : [
            {
              part: 'letters' as const,
              ...(category === '' ? {} : { label: category }),
              rows: [{ letters: cells }],
            },
          ]),
      ...(followUp === null ? [] : cardOf(followUp.ask, followUp.choices, texts.followUp(money(followUp.value)))),
    ],
    control: board.control,
    notes: view.seats.map((_, seat) =>
      [seat === board.champion ? texts.champion : '', seat === board.control ? texts.control : '']
        .filter(note => note !== '')
        .join(', '),
    ),
  };
});

export const look: Look = {
  title: 'Chango',
  wall: ['#f39a1f', '#e4741a', '#b8410f'],
  glow: '#ffe08a',
  felt: ['#7a3a17', '#4a1f0a'],
  sign: '#5a2410',
  signInk: '#ffe9b8',
  tile: ['#fff4dc', '#ead2a0'],
  tileInk: '#4a1f0a',
  metal: ['#c98a4e', '#7d431d', '#4e260d', '#2c1204'],
};
