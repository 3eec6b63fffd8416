/** Who may not qualify at the moment (HD-A42): players with broadcasts to sit out, and those who retired for good. */
import { normal } from '../../shared/engine/judge.ts';
import { type Book, bookOf, figureOf, peopleOf, standingOf } from '../../shared/season/ledger.ts';
import { entranceShow } from '../../shared/shows/index.ts';
import type { Studio } from '../studio.ts';

/** 0: may play; -1: never again; otherwise the number of the first broadcast that the name may enter. */
export const welcomeFrom = (book: Book, name: string): number => {
  const known = peopleOf(book).filter(person => normal(person) === normal(name));
  const away = known.filter(person => !standingOf(book, person).ok).map(person => figureOf(book, 'away', person));
  // That many broadcasts are complete before it, so it is one more.
  return away.includes(-1) ? -1 : away.length === 0 ? 0 : Math.max(...away) + 1;
};

/** The same for an episode. Only a qualifier for a season's main game refuses anybody for that. */
export const welcomeTo = async (
  { store }: Pick<Studio, 'store'>,
  {
    show,
    season,
  }: { readonly show: string; readonly season?: { readonly name: string; readonly kind: string } | undefined },
  name: string,
): Promise<number> => {
  if (show !== entranceShow || season?.kind !== entranceShow) return 0;
  const found = await store.season(season.name);
  return found === undefined ? 0 : welcomeFrom(bookOf(found.lines), name);
};
