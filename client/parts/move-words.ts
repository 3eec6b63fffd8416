/** Names for moves and inputs that the catalogue does not know yet: `call-time` reads “Call time”. */
import { words } from '../../shared/words/index.ts';

export const plainName = (name: string): string => {
  const spaced = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

export const moveName = (move: string): string => words().pages.moves[move] ?? plainName(move);
export const inputName = (input: string): string => words().pages.inputs[input] ?? plainName(input);

/** A refusal in words: the server has told it in the language of this page, but for what is told better here. */
export const refusalText = ({ code, message }: { readonly code: string; readonly message: string }): string =>
  words().pages.refusals[code] ?? message;
