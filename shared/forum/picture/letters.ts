/** Text in a picture that nobody lays out: how wide it is about, and how it fits. */
import { linesOf, widthOf } from '../fixed.ts';

/** Text for SVG: no sign that XML forbids, none that would be markup. */
export const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    // Halves of surrogate pairs without their other half. No lookbehind, because Safari has it only from 16.4 on.
    .replace(/([\ud800-\udbff][\udc00-\udfff])|[\ud800-\udfff]/g, '$1')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export type Family = 'text' | 'board' | (string & {});

const narrowLetters = /[ilIj.,:;'’!|()[\]{}]/;
const wideLetters = /[mwMW@%—…]/;

/** Share of the size that a sign takes, a little more than it does. */
const shareOf = (char: string, family: Family): number => {
  const columns = widthOf(char);
  if (columns !== 1) return columns * 0.55;
  if (family === 'text')
    return char === ' ' ? 0.22 : narrowLetters.test(char) ? 0.27 : wideLetters.test(char) ? 0.72 : 0.48;
  return char === ' ' ? 0.34 : narrowLetters.test(char) ? 0.42 : wideLetters.test(char) ? 1.05 : 0.76;
};

/** About how wide a text is, in units of the size. */
export const lengthOf = (text: string, size: number, family: Family = 'text'): number => {
  let sum = 0;
  for (const char of text) sum += shareOf(char, family);
  return sum * size;
};

/** The text cut so that it fits, with an ellipsis. */
export const cutTo = (text: string, width: number, size: number, family: Family = 'text'): string => {
  if (lengthOf(text, size, family) <= width) return text;
  let shortened = '';
  for (const char of text) {
    if (lengthOf(`${shortened}${char}…`, size, family) > width) break;
    shortened += char;
  }
  return `${shortened.trimEnd()}…`;
};

/** The largest size up to `most` at which a text fits on one line. */
export const sizeFor = (text: string, width: number, most: number, family: Family = 'text'): number =>
  Math.min(most, (most * width) / Math.max(1, lengthOf(text, most, family)));

interface Lines {
  readonly size: number;
  readonly lines: readonly string[];
}

/** A paragraph in a box: as large as it fits, at most `most`; what does not fit at `least` is cut. */
export const paragraph = (text: string, width: number, height: number, most: number, least: number): Lines => {
  const flat = text.replace(/\s+/g, ' ').trim();
  for (let size = most; ; size -= 2) {
    const lines = linesOf(flat.split(' '), line => lengthOf(line, size) <= width);
    const fits = lines.length * size * 1.12 <= height && lines.every(line => lengthOf(line, size) <= width);
    if (fits) return { size, lines };
    if (size - 2 < least) {
      const room = Math.max(1, Math.floor(height / (size * 1.12)));
      const shown = lines.slice(0, room).map(line => cutTo(line, width, size));
      const rest = lines.slice(room);
      const last = shown.at(-1) ?? '';
      return {
        size,
        lines: rest.length === 0 ? shown : shown.with(-1, cutTo(`${last} ${rest.join(' ')}`, width, size)),
      };
    }
  }
};
