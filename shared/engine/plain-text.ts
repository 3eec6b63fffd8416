/**
 * Makes typed text safe for everybody's screen: no invisible characters, nothing that changes the direction of the text around
 * it, nothing that overflows its line. Markup needs no care here, because pages show text as text.
 */

/** Joiners that change what is seen, behind what they join: in emoji of several people, and inside words of scripts that need them. */
const ofPeople = /(\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})/gu;
const inWords =
  /([\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Mn}])([\u200C\u200D])(?=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}])/gu;
/** What makes an emoji of a sign. */
const ofSigns = /([\p{Extended_Pictographic}\d#*])\uFE0F/gu;

/** Characters without a shape: direction marks, zero-width blanks, fillers, tags, and the blank letter of Braille. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\u2800]/gu;

/** A letter keeps as many marks as any language needs. */
const towers = /(\p{M}{4})\p{M}+/gu;

/** Normalization sorts marks one by one: a long row of them would take hours. */
const skyscrapers = /(\p{M}{16})\p{M}+/gu;

/** Placeholders for joiners while the rest is removed. They are control characters, which the text no longer contains by then. */
const joiners = { '\u200C': '\u0001', '\u200D': '\u0002', '\uFE0F': '\u0003' } as const;

const visible = (text: string): string =>
  text
    .replace(ofPeople, `$1${joiners['\u200D']}`)
    .replace(inWords, (_, letter: string, found: keyof typeof joiners) => letter + joiners[found])
    .replace(ofSigns, `$1${joiners['\uFE0F']}`)
    .replace(invisible, '')
    .replaceAll('\u0001', '\u200C')
    .replaceAll('\u0002', '\u200D')
    .replaceAll('\u0003', '\uFE0F')
    .replace(towers, '$1');

/** Printable ASCII words, one blank between them. Nothing below would change them, and most texts are of this kind. */
const simple = /^[!-~]+(?: [!-~]+)*$/;

/** On one line: blanks and control characters in a row become one blank. */
export const plainLine = (text: string): string => (simple.test(text) ? text : cleanText(text));

const cleanText = (text: string): string =>
  visible(
    text
      .replace(skyscrapers, '$1')
      .normalize('NFC')
      .replace(/\p{Cc}+/gu, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** Keeps line breaks. */
const plainText = (text: string): string => visible(text.replace(/[^\P{Cc}\n\r\t]/gu, ''));

/** Deeper than any options, pack or season. What lies below is dropped, because storing it would fail. */
const deepest = 12;
/** Longer than any list. It will be refused anyway, so it is left as it is. */
const longest = 100_000;

/** Longer than the name of any field. Changes inside it are not reported. */
const longestKey = 100;

/** Cleans all texts of plain data. `changed` gets the path of each text that was changed. */
export const plainData = (
  value: unknown,
  changed: (path: string) => void = () => {},
  path = '',
  depth = 0,
): unknown => {
  if (typeof value === 'string') {
    const plain = plainText(value);
    if (plain !== value) changed(path);
    return plain;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return null;
  if (Array.isArray(value) && value.length > longest) return value;
  if (Array.isArray(value)) return value.map((item, i) => plainData(item, changed, `${path}[${i}]`, depth + 1));
  // `fromEntries` keeps a key `__proto__` a plain key.
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key.length > longestKey
        ? plainData(item, undefined, '', depth + 1)
        : plainData(item, changed, path === '' ? key : `${path}.${key}`, depth + 1),
    ]),
  );
};
