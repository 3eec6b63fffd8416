import { describe, expect, test } from 'vitest';
import { type LetterCell, letterRows, spokenSolution } from '../../client/parts/letter-rows.ts';
import pack from '../../shared/shows/lucky-puzzle/pack.json' with { type: 'json' };
import { cellsOf, lay, lettersIn } from '../../shared/shows/lucky-puzzle/puzzle.ts';

/** As a puzzle stands on the board before the first roll. */
const cells = (solution: string): readonly LetterCell[] =>
  cellsOf(
    lay(
      solution,
      Array.from({ length: lettersIn(solution) }, (_, i) => i + 1),
    ),
  );

const television = { width: 1620, height: 224, gap: 9, most: { width: 150, height: 224 } };
const upright = { width: 624, height: 296, gap: 7, most: { width: 104, height: 160 } };
/** The picture on a phone of 320 by 568 pixels, whose numbers are pressed below it. */
const phone = { width: 292, height: 96, gap: 3, most: { width: 42, height: 54 } };

const lines = (solution: string, room: Parameters<typeof letterRows>[1]) => {
  const chars = [...solution.normalize('NFC')];
  return letterRows(cells(solution), room).rows.map(row => row.cells.map(at => chars[at]).join(''));
};

describe('rows of letters', () => {
  test('a television has room for all words in one row', () => {
    expect(lines('ONCE IN A WHILE', television)).toEqual(['ONCE IN A WHILE']);
    expect(lines('THUNDERSTORM', television)).toEqual(['THUNDERSTORM']);
  });

  test('an upright screen breaks between words, as evenly as they allow', () => {
    expect(lines('ROCK AND ROLL', upright)).toEqual(['ROCK', 'AND ROLL']);
    expect(lines('HOT CHOCOLATE', upright)).toEqual(['HOT', 'CHOCOLATE']);
  });

  test('a hyphen ends a row, an apostrophe never does', () => {
    expect(lines("JACK-O'-LANTERN", upright)).toEqual(["JACK-O'-", 'LANTERN']);
    expect(lines("NEW YEAR'S EVE", upright)).toEqual(['NEW', "YEAR'S EVE"]);
  });

  test('on the smallest phone a long word stays whole', () => {
    expect(lines('THUNDERSTORM', phone)).toEqual(['THUNDERSTORM']);
  });

  test.each([...pack.puzzles, ...pack.tieBreakers].map(({ solution }) => solution))(
    '%s fits every screen',
    solution => {
      for (const room of [television, upright, phone]) {
        const { rows, width, height } = letterRows(cells(solution), room);
        expect(rows.flatMap(row => row.cells).filter(at => solution[at] !== ' ').length).toBe(
          [...solution].filter(char => char !== ' ').length,
        );
        expect(height * rows.length + room.gap * (rows.length - 1)).toBeLessThanOrEqual(room.height + 0.001);
        expect(width).toBeGreaterThanOrEqual(room === phone ? 21 : 26);
      }
    },
  );

  test('how it sounds: words, letters, and numbers where letters are hidden', () => {
    const open = cells('SALT & PEPPER').map(cell => (cell.number === 2 ? { ...cell, char: 'A', open: true } : cell));
    expect(
      spokenSolution(
        open,
        ({ number }) => `number ${number}`,
        word => `${word};`,
      ),
    ).toBe('number 1, A, number 3, number 4; &; number 5, number 6, number 7, number 8, number 9, number 10;');
  });
});
