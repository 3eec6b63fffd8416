/** The text of a file. Spreadsheets write UTF-16, Windows-1252 and Mac Roman as well as UTF-8. */
import { phrase } from '../../engine/phrase.ts';
import { Unreadable } from './unreadable.ts';

/** In UTF-16 every second byte of a Latin letter is 0. Returns the byte order by where they are, "" for another encoding. */
const wideEncoding = (bytes: Uint8Array): '' | 'utf-16le' | 'utf-16be' => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 400);
  const zeros = [0, 0];
  for (const [i, byte] of head.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < head.length / 4) return '';
  return odd > even ? 'utf-16le' : 'utf-16be';
};

/** Enough letters to tell two encodings apart. */
const maxJudged = 2000;

const common = /[ÄÖÜäöüßéèêëàâáãåæøñçóòôõíìîïúùûœ]/;
const small = /\p{Ll}/u;
const capital = /\p{Lu}/u;
const letter = /\p{L}/u;

/** How likely a sign beyond ASCII is between two others. In the wrong encoding signs are within words, and capitals too. */
const plausible = (before: string, sign: string, after: string): number => {
  if (sign >= '\x80' && sign <= '\x9f') return -3;
  if (letter.test(sign)) {
    if (!letter.test(before) && !letter.test(after)) return /[àéèóò]/i.test(sign) ? 1 : -1;
    const isOdd = (small.test(before) && capital.test(sign)) || (small.test(sign) && capital.test(after));
    return isOdd ? -2 : common.test(sign) ? 2 : 0;
  }
  if (sign === '’') return 1;
  const within = letter.test(before) && letter.test(after);
  return within ? -2 : /[„“”‘«»]/.test(sign) ? 2 : /[–—…€\xa0]/.test(sign) ? 1 : 0;
};

/** How much a text looks like words of Western Europe. */
const likeness = (text: string): number => {
  let score = 0;
  let judged = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/g)) {
    if (++judged > maxJudged) break;
    score += plausible(text[index - 1] ?? ' ', sign, text[index + 1] ?? ' ');
  }
  return score;
};

const narrow = (bytes: Uint8Array): string => {
  const [windows, mac] = ['windows-1252', 'macintosh'].map(name => new TextDecoder(name).decode(bytes)) as [
    string,
    string,
  ];
  return likeness(mac) > likeness(windows) ? mac : windows;
};

/**
 * Letters that another program has lost: the sign that replaces them, and UTF-8 that was taken for Windows-1252 or Mac Roman and
 * saved again.
 */
const lost =
  /\uFFFD|Å[\x80-\x9f\xa1-\xbf‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›€]|Ã[\x80-\xbf‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›€]|Ã[ŠŒŽšœžŸ]|Â[\x80-\xbf]|â€[\x80-\xbf˜™œ¦“”¢]|‚Ä[ìîôúù¶]|√[§∂ºü©®´†≠¶ç]/;

const decoded = (bytes: Uint8Array): string => {
  const wide = wideEncoding(bytes);
  if (wide !== '') return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return narrow(bytes);
  }
};

/** Without the byte order mark. Throws Unreadable if letters were lost before the file came here. */
export const textOfBytes = (bytes: Uint8Array): string => {
  const text = decoded(bytes);
  const found = /[^\0-\x7f]/.test(text) ? lost.exec(text) : null;
  if (found === null) return text;
  const line = text.slice(text.lastIndexOf('\n', found.index) + 1).split(/[\r\n]/, 1)[0] ?? '';
  const at = Math.max(0, found.index - text.lastIndexOf('\n', found.index) - 13);
  throw new Unreadable(phrase('lostLetters', line.slice(at, at + 30).trim()));
};

/** Bytes that lie in a text; undefined if it is not base64. */
export const bytesOfBase64 = (base64: string): Uint8Array | undefined => {
  try {
    const text = atob(base64.replace(/\s+/g, ''));
    if (text === '') return undefined;
    // Letter by letter: an iterator takes forty times as long for a picture.
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    return bytes;
  } catch {
    return undefined;
  }
};
