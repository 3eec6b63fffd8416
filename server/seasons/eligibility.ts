/** Who may not qualify at the moment (HD-A42): players with broadcasts to sit out, and those who retired for good. */
import { normal } from '../../shared/engine/judge.ts';
import { keptFor } from '../../shared/engine/kept.ts';
import { uniqueNames } from '../../shared/engine/unique-names.ts';
import { type Book, bookOf, type EpisodeKind, figureOf, peopleOf, standingOf } from '../../shared/season/ledger.ts';
import { entranceShow, hasEntrants } from '../../shared/shows/index.ts';
import type { ServerContext } from '../context.ts';
import type { SeasonEpisode } from '../store/stored.ts';

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

/** The names of an episode by seat; undefined if there is none. */
type NamesOf = (code: string) => Promise<readonly string[] | undefined>;

/** `CODE:SEAT` of the seat that each of them held in the last main game or as an entrant; "" if unknown. */
export const earlierSeats = async (
  namesOf: NamesOf,
  episodes: readonly SeasonEpisode[],
  kind: EpisodeKind,
  names: readonly string[],
): Promise<readonly string[]> => {
  const over = episodes.filter(({ over }) => over > 0);
  const main = kind === 'main' ? over.findLast(episode => episode.kind === 'main') : undefined;
  const entrance = over.findLast(
    episode => hasEntrants(episode.show) && episode.kind === (kind === 'main' ? entranceShow : 'audience'),
  );
  /** `CODE:SEAT` by name, the main game's first. */
  const held = new Map<string, string>();
  for (const episode of [main, entrance]) {
    const found = episode === undefined ? undefined : await namesOf(episode.code);
    if (episode === undefined || found === undefined) continue;
    for (const [seat, name] of uniqueNames(found).entries())
      if (name !== '' && !held.has(name)) held.set(name, `${episode.code}:${seat}`);
  }
  return names.map(name => held.get(name) ?? '');
};
