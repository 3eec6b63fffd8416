/** What a puzzle's subject is, in sentences. */

const article = (kind: string) => (/^[aeiou]/i.test(kind) ? 'an' : 'a');

/** “Place” begins a card, “a place” is used within a line. “TV show” keeps its capitals. */
const inLine = (kind: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(kind.split(' ')[0] ?? '') ? kind[0]?.toLowerCase() + kind.slice(1) : kind;

/** Food and music come without an article. */
const uncounted = /^(?:food|music|art|drink|clothing)$/i;

/** “a place”. */
export const aKind = (kind: string): string =>
  uncounted.test(kind) ? `some ${inLine(kind)}` : `${article(kind)} ${inLine(kind)}`;
