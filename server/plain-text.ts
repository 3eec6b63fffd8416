/**
 * What people type, as it may stand on everybody's screen: nothing that cannot be seen, nothing that turns the text around it,
 * nothing that grows out of its line. Markup needs no care here: pages only ever show text as text.
 */

/** Joiners that shape what is seen: in pictures of several people, and inside words of the scripts that need them. */
const joiner =
  /(?<=\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})|(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Mn}])[\u200C\u200D](?=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}])|(?<=[\p{Extended_Pictographic}\d#*])\uFE0F/gu;

/** What has no shape of its own: direction marks, zero-width blanks, fillers, tags, and a letter of Braille without dots. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}\u2800]/gu;

/** A letter carries as many marks as any language needs. */
const towers = /(\p{M}{4})\p{M}+/gu;

/** Marks in a row are put in order one by one when a text is composed: many of them would take hours. */
const skyscrapers = /(\p{M}{16})\p{M}+/gu;

/** Stand for joiners while the rest is taken out; controls, which nobody can have typed by then. */
const kept = { '\u200C': '\u0001', '\u200D': '\u0002', '\uFE0F': '\u0003' } as const;

const seen = (text: string): string =>
  text
    .replace(joiner, found => kept[found as keyof typeof kept])
    .replace(invisible, '')
    .replaceAll('\u0001', '\u200C')
    .replaceAll('\u0002', '\u200D')
    .replaceAll('\u0003', '\uFE0F')
    .replace(towers, '$1');

/** Words of keys that everybody has, one blank between them: nothing below would change these, and most texts are such. */
const simple = /^[!-~]+(?: [!-~]+)*$/;

/** One line: blanks and controls in a row become one blank. */
export const plainLine = (text: string): string => (simple.test(text) ? text : cleared(text));

const cleared = (text: string): string =>
  seen(
    text
      .replace(skyscrapers, '$1')
      .normalize('NFC')
      .replace(/\p{Cc}+/gu, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** As it was written, with its line breaks. */
const plainText = (text: string): string => seen(text.replace(/[^\P{Cc}\n\r\t]/gu, ''));

/** Deeper than any options, pack or season: nobody reads what lies below, and keeping it would fail. */
const deepest = 12;
/** Longer than any of their lists: what is refused anyway is left as it is. */
const longest = 100_000;

/** Longer than the name of any of their fields: of what lies in such a one nobody needs to hear. */
const longestKey = 100;

/** Plain data with all of its texts made plain; `changed` hears the path of each that was not. */
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
  // `fromEntries` defines what it is given: a key `__proto__` stays a key.
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key.length > longestKey
        ? plainData(item, undefined, '', depth + 1)
        : plainData(item, changed, path === '' ? key : `${path}.${key}`, depth + 1),
    ]),
  );
};
