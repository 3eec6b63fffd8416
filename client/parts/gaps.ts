/** Texts that are typed with what is known already in place: names, clues, puzzles, words. */

/** A character of what is asked for: open, or a letter that is still hidden. */
export interface Known {
  readonly char: string;
  readonly open: boolean;
}

export interface Filled {
  /** Character by character; "" where a letter is missing yet. */
  readonly chars: readonly string[];
  /** Place of the first missing letter, -1 for none. */
  readonly next: number;
  /** What was typed and has a place. */
  readonly typed: string;
  /** The whole text with its signs as they are known; "" while letters are missing. */
  readonly text: string;
}

const letter = /\p{L}/u;
export const isLetter = (char: string) => letter.test(char);
const lettersOf = (text: string): readonly string[] => [...text.normalize('NFC')].filter(isLetter);
const alike = (a: string, b: string) => a.toUpperCase().toLowerCase() === b.toUpperCase().toLowerCase();

/** This many open letters, typed in their places, are no coincidence. */
const minKnownLetters = 2;

/**
 * Puts typed letters where letters are hidden; signs and blanks that are typed as well do not count. Some type the whole text
 * all the same: that shows by the known letters among it, or by more letters than are hidden.
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
 * The apostrophe of the writer of the pack instead of that of the player's keyboard: ’ where `shown` texts have it, else '.
 * Answers are compared by the letter, and nobody means the other sign.
 */
export const withSignsOf = (shown: string, typed: string): string =>
  typed.replace(/[‘’ʼ´`']/g, shown.includes('’') ? '’' : "'").replace(/[‐‑–—]/g, '-');
