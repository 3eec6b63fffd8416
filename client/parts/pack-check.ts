import { useEffect, useState } from 'preact/hooks';
import { checkPack, type PackCheck } from '../api.ts';
import { useAfter } from './timing.ts';

/** Milliseconds without typing before a text is checked. */
const rest = 500;

interface Checked {
  /** null while it runs, and for an empty text. */
  readonly check: PackCheck | null;
  /** The server did not answer. */
  readonly error?: Error;
}

const unchecked: Checked = { check: null };

/** The server's check of a pack. `keeps`: while somebody edits the pack, the last check stays, and the first comes at once. */
export const useCheck = (show: string, text: string, options: object, keeps = false): Checked => {
  const [found, set] = useState(unchecked);
  useEffect(() => {
    if (!keeps) set(unchecked);
  }, [text, show]);
  const look = (wanted: () => boolean) =>
    checkPack(show, text, options).then(
      check => wanted() && set({ check }),
      (error: Error) => wanted() && set({ check: null, error }),
    );
  const wait = keeps && found === unchecked ? 0 : rest;
  useAfter(text.trim() === '' ? -1 : wait, look, [text, show]);
  return found;
};
