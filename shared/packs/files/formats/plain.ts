/** Texts of other products on one line: no markup, no entities, no invisible characters. */
import { plainLine } from '../../../engine/plain-text.ts';
import { type PlainText, plainOf } from '../html.ts';

export const markup = (html: string): PlainText => {
  const found = plainOf(html);
  return { ...found, text: plainLine(found.text) };
};

/** A tag or an entity, not a comparison such as a<b. */
const marked =
  /<\/?[a-z][a-z0-9]{0,9}(?:\s+[a-z-]{1,20}\s*=[^<>]{0,500})?\s*\/?>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

/** For texts of which nobody says whether they are markup. */
export const loose = (text: string): string => (marked.test(text) ? markup(text).text : plainLine(text));
