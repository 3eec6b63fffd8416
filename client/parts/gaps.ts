/** Texts that are typed around what is already known: names, clues, puzzles, words. */

/** A character of the wanted text: open, or a letter that is still hidden. */
export interface Known {
  readonly char: string;
  readonly open: boolean;
}

export interface Filled {
  /** Character by character; "" for a letter that is still missing. */
  readonly chars: readonly string[];
  /** Place of the first missing letter, -1 for none. */
  readonly next: number;
  /** The typed letters that have a place. */
  readonly typed: string;
  /** The whole text with its known punctuation; "" while letters are missing. */
  readonly text: string;
}

const letter = /\p{L}/u;
export const isLetter = (char: string) => letter.test(char);
const lettersOf = (text: string): readonly string[] => [...text.normalize('NFC')].filter(isLetter);
const alike = (a: string, b: string) => a.toUpperCase().toLowerCase() === b.toUpperCase().toLowerCase();

/** This many open letters, typed in their places, are no coincidence. */
const minKnownLetters = 2;

/**
 * Puts typed letters where letters are hidden, and ignores typed punctuation and spaces. Some people type the whole text. That is
 * recognized by the known letters in it, or by its having more letters than are hidden.
 */
export const fillGaps = (known: readonly Known[], typed: string): Filled => {
  const hidden = known.flatMap(({ open }, at) => (open ? [] : [at]));
  const every = known.flatMap(({ char, open }, at) => (!open || isLetter(char) ? [at] : []));
  const letters = lettersOf(typed).slice(0, every.length);
  const met = letters.flatMap((one, i) => {
    const cell = known[every[i] ?? -1];
    return cell?.open ? [alike(cell.char, one)] : [];
  });
  const whole = met.every(Boolean) && (met.length >= minKnownLetters || letters.length > hidden.length);
  const taken = whole ? letters : letters.slice(0, hidden.length);
  const places = whole ? every : hidden;
  const put = new Map(taken.map((one, i) => [places[i], one]));
  const chars = known.map(({ char, open }, at) => (open ? char : (put.get(at) ?? '')));
  const next = chars.indexOf('');
  return { chars, next, typed: taken.join(''), text: next < 0 ? chars.join('') : '' };
};

/**
 * Uses the apostrophe of the pack's author instead of that of the player's keyboard: ’ if the `shown` texts have it, otherwise '.
 * Answers are compared character by character, and nobody means the other one.
 */
export const withSignsOf = (shown: string, typed: string): string =>
  typed.replace(/[‘’ʼ´`']/g, shown.includes('’') ? '’' : "'").replace(/[‐‑–—]/g, '-');
