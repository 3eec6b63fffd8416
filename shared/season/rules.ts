/**
 * What an episode takes from its season and gives back to it, show by show. Pure: the book goes in, changes come out. The store
 * writes them in the transaction of the entry that closes the episode.
 */
import { type Fault, fault } from '../engine/fields.ts';
import type { Json } from '../engine/json.ts';
import { keptFor } from '../engine/kept.ts';
import { phrase } from '../engine/phrase.ts';
import { winningsOf } from '../engine/taken-home.ts';
import { uniqueNames } from '../engine/unique-names.ts';
import { entranceShow, hasEntrants, isMoney } from '../shows/index.ts';
import { seasonsByShow } from '../shows/loaded.ts';
import { cupOutcome } from './cup-changes.ts';
import {
  type Book,
  type Change,
  type EpisodeEntry,
  type EpisodeKind,
  entriesOf,
  figureOf,
  namesOf,
  standingOf,
} from './ledger.ts';
import { personIn } from './persons.ts';
import type { Ended, House, SeasonRules } from './season-rules.ts';

export const rulesOf = (show: string): SeasonRules => {
  const found = seasonsByShow.get(show);
  if (found === undefined) throw new Error(`${show} has no seasons`);
  return found;
};

/**
 * Refuses options that the book determines, because they would be replaced silently. `but`: those with which a season may
 * begin.
 */
export const fromBook = (show: string, options: object, but: readonly string[] = []): readonly Fault[] =>
  Object.keys(rulesOf(show).options(new Map(), ['', ''], { options: {}, shelf: [] }))
    .concat('prizes')
    .filter(name => Object.hasOwn(options, name) && !but.includes(name))
    .map(name => fault(`options.${name}`, phrase('fromBook')));

/** A list without some people, and with nobody twice, whatever names they have (persons.ts). */
const without = (book: Book, account: 'list' | 'audience', gone: readonly string[]): readonly string[] => {
  const personOf = personIn(book);
  const seen = new Set(gone.map(personOf));
  return namesOf(book, account).filter(name => {
    const isNew = !seen.has(personOf(name));
    seen.add(personOf(name));
    return isNew;
  });
};

/** Whether somebody may play now, by all of their names. */
const mayPlay: (book: Book) => (name: string) => boolean = keptFor(book => {
  const personOf = personIn(book);
  const away = entriesOf(book, 'away').filter(([name]) => !standingOf(book, name).ok);
  const people = new Set(away.map(([name]) => personOf(name)));
  return name => !people.has(personOf(name));
});

/** Who plays the next main game, by seat: returning players, then the next on the list (HD-02, LN-36); "" is free. */
export const lineupOf = (book: Book, seats: number): readonly string[] => {
  const returning = namesOf(book, 'returning').map(name => (mayPlay(book)(name) ? name : ''));
  const next = without(book, 'list', returning).filter(mayPlay(book)).values();
  return Array.from({ length: seats }, (_, seat) => returning[seat] || (next.next().value ?? ''));
};

/** Who plays a game of the audience: the best of its entrants who are not contestants of the main game (HD-72). */
export const audienceLineup = (book: Book, seats: number): readonly string[] => {
  const next = without(book, 'audience', namesOf(book, 'returning'));
  return Array.from({ length: seats }, (_, seat) => next[seat] ?? '');
};

/**
 * Who takes a seat that becomes free during an episode (LN-36, HD-A33); "" if nobody is left. `seated`: everybody who has sat
 * in it.
 */
export const substituteOf = (book: Book, kind: EpisodeKind, seated: readonly string[]): string =>
  without(book, kind === 'audience' ? 'audience' : 'list', seated).find(
    name => kind === 'audience' || mayPlay(book)(name),
  ) ?? '';

/**
 * An episode is opened with `lineup`. Seated players leave the list, and come back to it if the episode is broken off. A player
 * who returns after a wait starts over.
 */
export const seatedChanges = (
  { show, house }: { readonly show: string; readonly house: House },
  kind: EpisodeKind,
  book: Book,
  lineup: readonly string[],
): readonly Change[] => {
  const seated = (account: 'list' | 'audience'): Change => ({
    account,
    who: '',
    to: without(book, account, lineup),
    why: 'seated',
  });
  if (kind === entranceShow) return [];
  if (kind === 'audience') return [seated('audience')];
  const back = lineup.filter(name => figureOf(book, 'away', name) > 0);
  return [
    seated('list'),
    { account: 'returning', who: '', to: [...lineup], why: 'seated' },
    ...back.flatMap((name): Change[] => [
      ...rulesOf(show).comeBack(book, name, house),
      { account: 'away', who: name, to: 0, why: 'seated' },
    ]),
  ];
};

const ranked = ({ names, result }: Ended): readonly string[] =>
  ((result as { readonly ranking: readonly number[] }).ranking ?? []).map(seat => names[seat] ?? '');

/**
 * What a closed episode writes to the ledger. `kind` says which list the entrants' ranking fills. `isCup`: no champion returns, and
 * places count.
 */
export const closingChanges = (
  season: { readonly show: string; readonly house: House; readonly isCup?: boolean },
  book: Book,
  given: Ended,
): readonly Change[] => {
  const ended: Ended = { ...given, names: uniqueNames(given.names) };
  const { code, kind, show, title, names, scores } = ended;
  const episode = (entry: Omit<EpisodeEntry, 'kind' | 'show' | 'title'>): Change => ({
    account: 'episode',
    who: code,
    to: { kind, show, title, ...entry } as unknown as Json,
    why: 'played',
  });
  if (hasEntrants(show)) {
    const ranking = ranked(ended);
    const people = ranking.map((name, i) => ({ name, score: 0, earned: 0, won: i === 0 }));
    return [
      { account: kind === 'audience' ? 'audience' : 'list', who: '', to: [...ranking], why: 'played' },
      episode({ game: 0, people, bonus: '' }),
    ];
  }
  if (kind !== 'main') {
    const won = winningsOf(ended);
    const people = names.map((name, seat) => ({ name, score: scores[seat] ?? 0, earned: won[seat] ?? 0, won: false }));
    const money = isMoney(show);
    return [
      // Kept apart from the earnings of main games: a guest is not a contestant and does not retire (HD-45).
      ...people.flatMap(({ name, earned }): Change[] =>
        money ? [{ account: 'guest', who: name, to: figureOf(book, 'guest', name) + earned, why: 'played' }] : [],
      ),
      episode({ game: 0, people, bonus: '' }),
    ];
  }
  const { changes, people, bonus, places } = season.isCup
    ? cupOutcome(ended)
    : rulesOf(season.show).close(book, ended, season.house);
  const game = figureOf(book, 'games') + 1;
  return [
    { account: 'games', who: '', to: game, why: 'played' },
    ...people.flatMap(({ name, earned, won }): Change[] => [
      { account: 'played', who: name, to: figureOf(book, 'played', name) + 1, why: 'played' },
      { account: 'won', who: name, to: figureOf(book, 'won', name) + (won ? 1 : 0), why: 'played' },
      { account: 'earnings', who: name, to: figureOf(book, 'earnings', name) + earned, why: 'played' },
    ]),
    ...[...(ended.missed ?? [])].map(
      ([name, { times }]): Change => ({
        account: 'missed',
        who: name,
        to: figureOf(book, 'missed', name) + times,
        why: 'played',
      }),
    ),
    // A substitute who joined during the episode has left the list (LN-36, HD-A33).
    { account: 'list', who: '', to: without(book, 'list', names), why: 'played' },
    ...changes,
    episode({ game, people, bonus, ...(places === undefined ? {} : { places }) }),
  ];
};
