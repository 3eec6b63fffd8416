import { cardOf, defineSketch, type Letter } from '../scene.ts';

interface Board {
  readonly champion: number;
  readonly round: number;
  readonly puzzle: number;
  readonly tieBreak: boolean;
  readonly value: number;
  readonly category: string;
  readonly cells: readonly Letter[];
  readonly control: number;
  readonly total: number;
  readonly dice: readonly number[];
  readonly followUp: { readonly ask: string; readonly choices: readonly string[]; readonly value: number } | null;
}

export const luckyPuzzle = defineSketch<Board>((board, view, { words, money }) => {
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
