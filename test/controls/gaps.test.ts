import { describe, expect, test } from 'vitest';
import { fillGaps, type Known, withSignsOf } from '../../client/parts/gaps.ts';

/** `_` stands for a hidden letter. */
const known = (text: string): Known[] =>
  [...text].map(char => ({ char: char === '_' ? '' : char, open: char !== '_' }));
const shown = (text: string, typed: string) =>
  fillGaps(known(text), typed)
    .chars.map(char => char || '_')
    .join('');

describe('typing what is missing', () => {
  test('letters go where letters are hidden, one after the other', () => {
    expect(shown('_I__T__N', 'en')).toBe('eIn_T__N');
    expect(fillGaps(known('_I__T__N'), 'en')).toMatchObject({ next: 3, text: '' });
    expect(fillGaps(known('_I__T__N'), 'ensei')).toMatchObject({ next: -1, text: 'eInsTeiN' });
  });

  test('the whole text may be typed too', () => {
    expect(fillGaps(known('_I__T__N'), 'einstein').text).toBe('eInsTeiN');
    expect(shown('_I__T__N', 'einst')).toBe('eInsT__N');
  });

  test('what has no place is dropped', () => {
    expect(fillGaps(known('_I__T__N'), 'enseix').typed).toBe('ensei');
    expect(fillGaps(known('_I__T__N'), 'einsteinium').text).toBe('eInsTeiN');
  });

  test('signs and blanks stand as the solution has them, typed or not', () => {
    expect(fillGaps(known("D'_RC & _O"), "a c'").text).toBe("D'aRC & cO");
    expect(fillGaps(known('_UTY-_REE'), 'd-f').text).toBe('dUTY-fREE');
    expect(fillGaps(known('_’_____'), 'D’Artois').chars.join('')).toBe('D’Artoi');
  });

  test('letters beyond the Latin ones count like any', () => {
    expect(fillGaps(known('_É_'), 'n\u0065\u0301e').text).toBe('nÉe');
  });
});

test('an apostrophe is the one that the pack uses', () => {
  expect(withSignsOf('HOUND DOG', 'Rock ’n‘ Roll')).toBe("Rock 'n' Roll");
  expect(withSignsOf('D’ARC', "Jeanne d'Arc")).toBe('Jeanne d’Arc');
});
