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

/** Refusals of which the server says more than the page could. */
const toldByServer = ['not-allowed', 'unknown-move', 'bad-input'];

/** A refusal in the viewer's words; the server's own, in the same language, where it says more. */
export const refusalText = ({ code, message }: { readonly code: string; readonly message: string }): string =>
  toldByServer.includes(code) && message !== '' ? message : (words().pages.refusals[code] ?? message);
