/** What a line says beyond the stamp, the thing and the figures that stand beside it. */

/** Sentences of a text: a full stop inside quotation marks ends none. */
const sentence = /(?:“[^”]*”|„[^“]*“|[.!?…](?=\S)|[^.!?…])+[.!?…]*\s*/gu;

/** Letters of a sentence that says more than a picture or a stamp can. */
const shortest = 36;

/** Letters and figures alone. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The rest of a line, "" for nothing. `stamp`: "" for none. `thing`: something is drawn of it. `beside`: texts that can be read
 * already; what repeats them goes.
 */
export const beyond = (line: string, stamp: string, thing: boolean, beside: readonly string[] = []): string => {
  const all = line.match(sentence) ?? [];
  const word = bare(stamp);
  const first = bare(all[0] ?? '');
  const said = word !== '' && (first.startsWith(word) || first.endsWith(word));
  // A short sentence says no more than its picture or stamp, nor does the first of several.
  const drawn = (thing || word !== '') && (all.length > 1 || line.length < shortest);
  const rest = said || drawn ? all.slice(1) : all;
  const known = beside.filter(text => text !== '').map(bare);
  return rest
    .filter(one => !known.some(text => ` ${bare(one)} `.includes(` ${text} `)))
    .join('')
    .trim();
};
