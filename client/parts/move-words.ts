/** Default names for moves and inputs that have no text of their own: `call-time` reads “Call time”. */
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

/** A refusal in words. The server sends it in the language of this page, but some have a better text here. */
export const refusalText = ({ code, message }: { readonly code: string; readonly message: string }): string =>
  words().pages.refusals[code] ?? message;
