/** Names of moves, inputs and other things that shows declare. What has no text of its own is made readable: “Call time”. */
import { signal } from '@preact/signals';
import { plainName, type Terms } from '../../shared/words/commentary.ts';
import { loadTerms, words } from '../../shared/words/index.ts';

/** The show that this page is about. Its own names come before the common ones. */
const pageShow = signal('');

/** Resolves once the names of the show can be asked for. */
export const showTerms = async (show: string): Promise<void> => {
  await loadTerms(show);
  pageShow.value = show;
};

/** What the show of this page calls something of its own. */
export const termOf = (kind: Exclude<keyof Terms, 'stamps'>, name: string): string | undefined =>
  words().term(kind, name, pageShow.value);

export const moveName = (move: string): string => termOf('moves', move) ?? words().pages.moves[move] ?? plainName(move);
export const inputName = (input: string): string =>
  termOf('inputs', input) ?? words().pages.inputs[input] ?? plainName(input);

/** What an entry with this move did, if the show has words for it. */
export const didName = (move: string): string | undefined => termOf('did', move);

/** A list of the show's pack, or one of its items; `common`: names of lists that several shows have. */
export const listTitle = (kind: 'lists' | 'items', list: string, common: Readonly<Record<string, string>>): string =>
  termOf(kind, list) ?? common[list] ?? plainName(list);

/** A refusal in words. The server sends it in the language of this page, but some have a better text here. */
export const refusalText = ({ code, message }: { readonly code: string; readonly message: string }): string =>
  words().pages.refusals[code] ?? message;
