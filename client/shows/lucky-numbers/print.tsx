/** Printed boards: the six numbers and the pot of four games. */
import type { PackWords } from '../../../shared/words/en/packs.ts';
import { tileBoards } from '../../pages/packs/print-boards.tsx';

export const boards = ({ print }: PackWords) =>
  tileBoards(
    [1, 2, 3, 4].map(print.game),
    [4, 5, 6, 8, 9, 10].map(number => [String(number), print.owner]),
    print.pot,
  );
