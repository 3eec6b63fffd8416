import { expect, test } from 'vitest';
import { Match } from './match-script.ts';

const ann = 0;

test('OR-58: a game counts for who named its subject; the next one opens on a fresh board', () => {
  const match = Match.on().win(ann, 'Elvis Presley', 12).missSix(ann).lucky(ann, 'L').roll(ann, 1, 1);
  expect(match.act).toBe('lucky-seven');
  expect(match.refused('host', 'start')).toBe('not-now');
  expect(match.refused('host', 'name-game')).toBe('not-now');
  match.puzzle(1, 1, 1);
  expect(match.act).toBe('game');
  const fresh = { winner: -1, dice: [], name: null, buzz: [0, 0], secret: 0 };
  expect(match.board).toMatchObject({ game: 2, wins: [1, 0], ...fresh });
  expect(match.scores).toEqual([500, 0]);
});
