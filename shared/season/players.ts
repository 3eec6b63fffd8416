/**
 * What a season's ledger says of each of its players: games, wins, money and streaks, and who played whom. Names that the host merged
 * are one player. Money, wins and games are those of the book, so corrections count. Streaks are counted from the games.
 */
import { keptFor } from '../engine/kept.ts';
import { hasEntrants } from '../shows/index.ts';
import { bookOf, figureOf, type Line, peopleOf } from './ledger.ts';
import { episodesIn, personIn, type StoodEpisode } from './persons.ts';

/** A game as one of its players had it. */
export interface PlayedGame {
  readonly code: string;
  readonly at: number;
  readonly show: string;
  readonly title: string;
  /** A game of the audience counts for nothing but its own money. */
  readonly main: boolean;
  /** Number of the main game; 0 for the others. */
  readonly game: number;
  readonly seat: number;
  readonly score: number;
  readonly earned: number;
  readonly won: boolean;
  /** The other players, by seat. */
  readonly others: readonly { readonly name: string; readonly won: boolean }[];
}

export interface PlayerStory {
  readonly name: string;
  /** Other names that are counted here. */
  readonly also: readonly string[];
  /** Oldest first. */
  readonly games: readonly PlayedGame[];
  /** Main games. */
  readonly played: number;
  readonly won: number;
  /** Dollars or points of all main games. */
  readonly earned: number;
  /** Dollars of the games of the audience. */
  readonly guest: number;
  /** Main games won in a row: now, and the most ever. */
  readonly streak: number;
  readonly longest: number;
}

/** What two players did when they met in main games. */
export interface Meetings {
  readonly name: string;
  readonly games: readonly PlayedGame[];
  readonly won: number;
  readonly lost: number;
}

const gameOf = (episode: StoodEpisode, seat: number, personOf: (name: string) => string): PlayedGame => {
  const { code, at, show, title, kind, game, people } = episode;
  const { score, earned, won } = people[seat]!;
  const others = people.flatMap((one, other) =>
    other === seat || one.name === '' ? [] : [{ name: personOf(one.name), won: one.won }],
  );
  return { code, at, show, title, main: kind === 'main', game, seat, score, earned, won, others };
};

/** Everybody who has played, by name, the most money first. Entrants of a qualifier have not played yet. */
export const playersOf: (lines: readonly Line[]) => ReadonlyMap<string, PlayerStory> = keptFor(lines => {
  const book = bookOf(lines);
  const personOf = personIn(book);
  const names = new Map<string, string[]>();
  for (const name of peopleOf(book)) {
    const person = personOf(name);
    names.set(person, [...(names.get(person) ?? []), name]);
  }
  const games = new Map<string, PlayedGame[]>();
  for (const episode of episodesIn(lines)) {
    if (hasEntrants(episode.show)) continue;
    for (const [seat, { name }] of episode.people.entries()) {
      if (name === '') continue;
      const person = personOf(name);
      const own = games.get(person) ?? [];
      own.push(gameOf(episode, seat, personOf));
      games.set(person, own);
    }
  }
  const stories = [...names].flatMap(([name, all]): PlayerStory[] => {
    const own = games.get(name) ?? [];
    const sum = (account: 'played' | 'won' | 'earnings' | 'guest') =>
      all.reduce((whole, one) => whole + figureOf(book, account, one), 0);
    let [streak, longest] = [0, 0];
    for (const { won } of own.filter(({ main }) => main)) {
      streak = won ? streak + 1 : 0;
      longest = Math.max(longest, streak);
    }
    const played = sum('played');
    if (own.length === 0 && played === 0) return [];
    const also = all.filter(one => one !== name);
    const figures = { played, won: sum('won'), earned: sum('earnings'), guest: sum('guest') };
    return [{ name, also, games: own, ...figures, streak, longest }];
  });
  const best = stories.toSorted((a, b) => b.earned - a.earned || b.won - a.won || a.played - b.played);
  return new Map(best.map(story => [story.name, story]));
});

/** Whom somebody has met in main games, most games first. */
export const meetingsOf = ({ games }: PlayerStory): readonly Meetings[] => {
  const met = new Map<string, { games: PlayedGame[]; won: number; lost: number }>();
  for (const game of games) {
    if (!game.main) continue;
    for (const other of game.others) {
      const own = met.get(other.name) ?? { games: [], won: 0, lost: 0 };
      own.games.push(game);
      if (game.won) own.won += 1;
      if (other.won) own.lost += 1;
      met.set(other.name, own);
    }
  }
  return [...met]
    .map(([name, one]) => ({ name, ...one }))
    .toSorted((a, b) => b.games.length - a.games.length || a.name.localeCompare(b.name));
};
