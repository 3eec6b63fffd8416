import { describe, expect, test } from 'vitest';
import { Match } from './match-script.ts';

const ann = 0;
const missed = () => Match.on().winFirst(ann).missSix(ann);

describe('the letters', () => {
  test.each([
    ['L', 6, 'Watch'],
    ['U', 4, 'Boat'],
    ['C', 2, '$100,000'],
    ['K', 3, 'Car'],
    ['Y', 5, 'Trip'],
  ])(
    'OR-43 OR-44 OR-45 OR-A22 OR-A25: behind %s: %i rolls for %s, and nothing else is shown',
    (letter, timer, prize) => {
      const match = missed().lucky(ann, letter, [5, 3, 1, 2, 4]);
      expect(match.phase).toBe('roll');
      expect(match.board).toMatchObject({ timer, prize });
      expect(match.board.letters).toEqual([...'LUCKY'].map(each => (each === letter ? prize : '')));
    },
  );
});

describe('the rolls', () => {
  test('OR-46 OR-A23: a 7 on the last roll wins, beside the side cash', () => {
    const match = missed().lucky(ann, 'L').roll(ann, 1, 2).roll(ann, 3, 4);
    expect(match.board).toMatchObject({ outcome: 'seven', timer: 0, cash: 300 });
    expect(match.scores).toEqual([100800, 0]);
  });

  test('OR-49: at the deadline a letter by chance, then rolled', () => {
    const match = missed();
    match.move('host', 'bonus', {}, { orders: [[5, 3, 1, 2, 4]] });
    match.expire(4);
    expect(match.board).toMatchObject({ prize: 'Car', letters: ['', '', '', 'Car', ''] });
    expect(match.expireRolling(3, 4).board.outcome).toBe('seven');
    expect(match.refused('clock', 'expire')).toBe('not-now');
  });

  test('OR-44: what lies behind the letters changes nothing that anybody sees before', () => {
    const [first, second] = [
      [1, 2, 3, 4, 5],
      [5, 4, 3, 2, 1],
    ].map(order => {
      const match = missed();
      match.move('host', 'bonus', {}, { orders: [order] });
      return [match.view(), match.view('host'), match.view(ann), match.episode.legal(), match.cues];
    });
    expect(first).toEqual(second);
  });
});
