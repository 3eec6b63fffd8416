/** Which piece a moment has, when it begins, and what the audience does. */
import { expect, test } from 'vitest';
import { crowdFor, leadUp, pieceFor, themeFrom } from '../../client/sound/conductor.ts';

test('a champion has a ceremony, a short win a short piece, and props none', () => {
  expect(pieceFor('win', { tone: 'champion', lasts: 10_000 })).toBe('ceremony');
  expect(pieceFor('win', { tone: 'win', lasts: 4000 })).toBe('win');
  expect(pieceFor('win', { tone: 'good', lasts: 1600 })).toBe('right');
  expect(pieceFor('lose', {})).toBe('loss');
  expect(pieceFor('steal', {})).toBe('steal');
  for (const prop of ['felt', 'wood', 'clack', 'card', 'coin', 'seven'] as const) expect(pieceFor(prop, {})).toBe(null);
});

test('the audience gasps at an alarm, claps for a win and cheers a champion; it does not clap for a card', () => {
  expect(crowdFor('seven', { tone: 'alarm' })).toBe('gasp');
  expect(crowdFor('win', { tone: 'win' })).toBe('applause');
  expect(crowdFor('win', { tone: 'champion' })).toBe('ovation');
  expect(crowdFor('lose', {})).toBe('sigh');
  expect(crowdFor('card', {})).toBe(null);
});

test('the accent of a piece that leads up to something falls when it opens', () => {
  // Two seconds of drum roll; the door opens after 2.6: it waits. After 1.2: it begins later in the piece.
  expect(leadUp(2, 2.6)).toEqual({ wait: 2.6 - 2, from: 0 });
  expect(leadUp(2, 1.25)).toEqual({ wait: 0, from: 0.75 });
  // Nothing is hidden: only the stroke. What leads up to nothing begins when the door is open, not before.
  expect(leadUp(2, 0)).toEqual({ wait: 0, from: 2 });
  expect(leadUp(0, 1.5)).toEqual({ wait: 1.5, from: 0 });
});

test('a theme of eight seconds ends with its titles, whole bars being left out', () => {
  expect(themeFrom({ lasts: 8, bar: 2 }, 7.5)).toBe(0);
  expect(themeFrom({ lasts: 8, bar: 2 }, 5)).toBe(2);
  expect(themeFrom({ lasts: 8, bar: 2 }, 0.7)).toBe(6);
  expect(themeFrom({ lasts: 8, bar: 2 }, 20)).toBe(0);
});
