import type { PuzzleBoard } from '../../shows/lucky-puzzle/board.ts';
import { cardOf, defineSketch } from '../scene.ts';

export const luckyPuzzle = defineSketch<PuzzleBoard>((board, view, { words, money }) => {
  const said = words.luckyPuzzle;
  const { cells, followUp, category } = board;
  return {
    crest: cells.length === 0 || board.tieBreak ? null : { label: said.value, value: money(board.value) },
    plates: [
      ...(board.round === 0
        ? []
        : [board.tieBreak ? words.luckyNumbers.tieBreak : said.round(board.round, board.puzzle)]),
      ...(board.total > 0 ? [said.total(board.total)] : []),
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
      ...(followUp === null ? [] : cardOf(followUp.ask, followUp.choices, said.followUp(money(followUp.value)))),
    ],
    control: board.control,
    notes: view.seats.map((_, seat) =>
      [seat === board.champion ? said.champion : '', seat === board.control ? said.control : '']
        .filter(note => note !== '')
        .join(', '),
    ),
  };
});
