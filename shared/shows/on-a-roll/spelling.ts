/**
 * Texts that are shown letter by letter. A letter is a Unicode letter after NFC. Blanks and punctuation are always shown
 * (OR-A27).
 */

/** `char` is "" while hidden. */
export type Cell = { readonly char: string; readonly open: boolean };

const letter = /^\p{L}$/u;

export const isLetter = (char: string): boolean => letter.test(char);

/** The characters that cells are made of. */
export const charsOf = (text: string): readonly string[] => [...text.normalize('NFC')];

export const lettersIn = (text: string): number => charsOf(text).filter(isLetter).length;

/** A name or a subject that is being shown. */
export interface Spelling {
  readonly chars: readonly string[];
  readonly letters: number;
  /** Numbers of the letters, left to right from 1, in the order in which they are shown; [] before it is drawn. */
  readonly order: readonly number[];
  /** How many letters of that order are shown. */
  readonly shown: number;
}

export const spell = (text: string): Spelling => {
  const chars = charsOf(text);
  return { chars, letters: chars.filter(isLetter).length, order: [], shown: 0 };
};

/** Shows up to three more letters, `most` in all (OR-07, OR-11, OR-14, OR-52). */
export const showThree = (spelling: Spelling, most: number): Spelling => ({
  ...spelling,
  shown: Math.min(spelling.shown + 3, most, spelling.letters),
});

/** What is shown by now. */
export const cellsOf = ({ chars, order, shown }: Spelling): readonly Cell[] => {
  const open = order.slice(0, shown);
  let number = 0;
  return chars.map(char => {
    if (!isLetter(char)) return { char, open: true };
    number += 1;
    return open.includes(number) ? { char, open: true } : { char: '', open: false };
  });
};

export const inFull = (chars: readonly string[]): readonly Cell[] => chars.map(char => ({ char, open: true }));
