/** Who may not qualify at the moment (HD-A42): players with broadcasts to sit out, and those who retired for good. */
import { normal } from '../../shared/engine/judge.ts';
import { keptFor } from '../../shared/engine/kept.ts';
import { type Book, bookOf, figureOf, peopleOf, standingOf } from '../../shared/season/ledger.ts';
import { entranceShow } from '../../shared/shows/index.ts';
import type { ServerContext } from '../context.ts';

/** 0: may play; -1: never again; otherwise the number of the first broadcast that the name may enter. */
export const welcomeFrom = (book: Book, name: string): number => absentIn(book).get(normal(name)) ?? 0;

/** Everybody who may not qualify, by normal name. */
const absentIn = keptFor((book: Book) => {
  const absent = new Map<string, number>();
  for (const person of peopleOf(book)) {
    if (standingOf(book, person).ok) continue;
    const away = figureOf(book, 'away', person);
    const before = absent.get(normal(person)) ?? 0;
    // That many broadcasts are complete before it, so it is one more.
    absent.set(normal(person), away < 0 || before < 0 ? -1 : Math.max(before, away + 1));
  }
  return absent;
});

/** The same for an episode. Only a qualifier for a season's main game refuses anybody for that. */
export const welcomeTo = async (
  { store }: Pick<ServerContext, 'store'>,
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
