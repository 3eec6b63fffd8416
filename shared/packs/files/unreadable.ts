/** What is said of a file that cannot be read. Its words are not with those that every page loads (shared/engine/phrase.ts). */
import { type Phrase, textOf } from '../../engine/phrase.ts';
import { files } from '../../words/en/files.ts';
import { refusals } from '../../words/en/refusals.ts';

/** A fault of a file, or why an item is left out, in the language of this build. */
export const inWords = (what: Phrase): string => textOf(what, { ...refusals, ...files });

/** A file that cannot be read at all. Whatever was read of it is thrown away; readFile makes a fault of it. */
export class Unreadable extends Error {
  readonly why: Phrase;
  constructor(why: Phrase) {
    super(inWords(why));
    this.why = why;
  }
}
