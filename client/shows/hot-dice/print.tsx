/** Printed boards: the six doors and the pot of four rounds. */
import type { PackWords } from '../../../shared/words/en/packs.ts';
import { tileBoards } from '../../pages/packs/print-boards.tsx';

export const boards = ({ print }: PackWords) =>
  tileBoards(
    [1, 2, 3, 4].map(round => `${print.round} ${round}`),
    [1, 2, 3, 4, 5, 6].map(face => [`${face} ${face}`, print.door(face)]),
    print.pot,
  );
