/** Who may play in a season, and what its show counts. Pages need this without the rules of the shows. */
import { scoresOf } from '../shows/index.ts';
import { type Book, figureOf } from './ledger.ts';

/** Why somebody may not play now: `wait` broadcasts to sit out, or `retired` for good. */
export type Standing = { readonly ok: true } | { readonly ok: false; readonly wait: number };

/** `wait` is -1 for retired players. */
export const standingOf = (book: Book, name: string): Standing => {
  const away = figureOf(book, 'away', name);
  if (away < 0) return { ok: false, wait: -1 };
  const wait = away - figureOf(book, 'broadcasts');
  return away > 0 && wait > 0 ? { ok: false, wait } : { ok: true };
};

/** Whether a show counts dollars, not points. */
export const isMoney = (show: string): boolean => scoresOf(show) !== 'points';
