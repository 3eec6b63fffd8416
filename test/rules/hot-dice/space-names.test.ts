import { expect, test } from 'vitest';
import {
  type Board,
  bonanzaBoard,
  catchUpBoard,
  mayHide,
  megaBoard,
  roundBoard,
  spaceNamed,
} from '../../../shared/shows/hot-dice/double-board.ts';

test('the word for a space is read back as that space, on every board', () => {
  const boards: readonly Board[] = [
    roundBoard([3000, 1000, 50], 2, false),
    roundBoard([3000.5, 1000, 50], 1, true),
    catchUpBoard([3000, 1000], 5),
    bonanzaBoard([50000, 30000, 20000], true),
    megaBoard,
  ];
  for (const board of boards) {
    expect(mayHide(board).map(name => spaceNamed(name))).toEqual(board.map(({ kind, amount }) => ({ kind, amount })));
  }
  expect(spaceNamed('')).toBeNull();
});
