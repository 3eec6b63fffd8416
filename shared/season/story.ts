/** The story of a season from its ledger: its games, its people, its records, and how each figure developed. */
import type { Json } from '../engine/json.ts';
import {
  type Book,
  bookOf,
  type EpisodeEntry,
  enter,
  entryOf,
  figureOf,
  isOfSomebody,
  type Line,
  namesOf,
  peopleOf,
  type Standing,
  standingOf,
} from './ledger.ts';
import { personIn } from './persons.ts';
import { playersOf } from './players.ts';

export interface EpisodeSummary extends EpisodeEntry {
  readonly code: string;
  /** When it came to its end, milliseconds since 1970. */
  readonly at: number;
}

/** The book after a main game. */
interface Stand {
  readonly game: number;
  readonly code: string;
  readonly champion: string;
  readonly jackpot: number;
  /** The champion's consecutive wins; 0 for none. */
  readonly streak: number;
  readonly earnings: ReadonlyMap<string, number>;
  readonly won: ReadonlyMap<string, number>;
  /** The most that anybody has earned in one game so far. */
  readonly best: number;
}

export interface PersonSummary {
  readonly name: string;
  /** Other names that are counted here. */
  readonly also: readonly string[];
  readonly played: number;
  readonly won: number;
  readonly streak: number;
  readonly longest: number;
  readonly losses: number;
  readonly earnings: number;
  readonly goods: readonly string[];
  readonly guest: number;
  /** Deadlines of main games. */
  readonly missed: number;
  readonly standing: Standing;
}

/** A record that nobody has beaten; `who` is "" while there is none. */
interface BestOf {
  readonly who: string;
  readonly figure: number;
  readonly code: string;
}

export interface SeasonStory {
  /** Oldest first, without those that were undone. */
  readonly episodes: readonly EpisodeSummary[];
  readonly stands: readonly Stand[];
  /** By earnings, most first. */
  readonly people: readonly PersonSummary[];
  readonly records: {
    readonly game: BestOf;
    readonly earnings: BestOf;
    readonly streak: BestOf;
    readonly jackpot: BestOf;
  };
  readonly champion: string;
  readonly jackpot: number;
  readonly prizes: readonly { readonly name: string; readonly value: number }[];
  readonly returning: readonly string[];
  readonly list: readonly string[];
  readonly broadcasts: number;
}

const none: BestOf = { who: '', figure: 0, code: '' };

const better = (best: BestOf, next: BestOf): BestOf => (next.figure > best.figure ? next : best);

const figures = (
  book: Book,
  names: Iterable<string>,
  account: 'earnings' | 'won',
  personOf: (name: string) => string,
): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const name of names)
    if (figureOf(book, 'played', name) > 0)
      sums.set(personOf(name), (sums.get(personOf(name)) ?? 0) + figureOf(book, account, name));
  return sums;
};

export const seasonStory = (lines: readonly Line[]): SeasonStory => {
  const after = new Map<string, Json>();
  const episodes: EpisodeSummary[] = [];
  const stands: Stand[] = [];
  // Whoever the host says it is by now, also in games of before.
  const book = bookOf(lines);
  const personOf = personIn(book);
  const players = playersOf(lines);
  const seen = new Set<string>();
  for (const line of lines) {
    enter(after, line);
    if (line.account !== 'episode') {
      if (line.who !== '' && isOfSomebody(line.account)) seen.add(line.who);
      continue;
    }
    if (line.to === null) {
      const index = episodes.findIndex(({ code }) => code === line.who);
      if (index >= 0) episodes.splice(index, 1);
      const stand = stands.findIndex(({ code }) => code === line.who);
      if (stand >= 0) stands.splice(stand, 1);
      continue;
    }
    const entry = line.to as unknown as EpisodeEntry;
    episodes.push({ ...entry, code: line.who, at: line.at });
    if (entry.kind !== 'main') continue;
    const champion = personOf(entryOf(after, 'champion') as string);
    const winner = entry.people.find(({ won }) => won)?.name ?? '';
    stands.push({
      game: entry.game,
      code: line.who,
      champion,
      jackpot: figureOf(after, 'jackpot'),
      streak: winner === '' ? 0 : figureOf(after, 'streak', winner),
      earnings: figures(after, seen, 'earnings', personOf),
      won: figures(after, seen, 'won', personOf),
      best: Math.max(stands.at(-1)?.best ?? 0, ...entry.people.map(({ earned }) => earned)),
    });
  }
  const names = new Map<string, string[]>();
  for (const name of peopleOf(book)) {
    if ((['played', 'guest', 'missed'] as const).every(account => figureOf(book, account, name) === 0)) continue;
    const person = personOf(name);
    names.set(person, [...(names.get(person) ?? []), name]);
  }
  const people = [...names]
    .map(([name, all]): PersonSummary => {
      const sum = (account: 'played' | 'won' | 'losses' | 'earnings' | 'guest' | 'missed') =>
        all.reduce((whole, one) => whole + figureOf(book, account, one), 0);
      return {
        name,
        also: all.filter(one => one !== name),
        played: sum('played'),
        won: sum('won'),
        streak: Math.max(...all.map(one => figureOf(book, 'streak', one))),
        longest: players.get(name)?.longest ?? 0,
        losses: sum('losses'),
        earnings: sum('earnings'),
        goods: all.flatMap(one => namesOf(book, 'goods', one)),
        guest: sum('guest'),
        missed: sum('missed'),
        standing: all.map(one => standingOf(book, one)).find(({ ok }) => !ok) ?? { ok: true },
      };
    })
    .toSorted((a, b) => b.earnings - a.earnings || b.won - a.won);
  const games = episodes.filter(({ kind }) => kind === 'main');
  return {
    episodes,
    stands,
    people,
    records: {
      game: games
        .flatMap(({ code, people }) =>
          people.map(({ name, earned }): BestOf => ({ who: personOf(name), figure: earned, code })),
        )
        .reduce(better, none),
      earnings: people
        .map(({ name, earnings }): BestOf => ({ who: name, figure: earnings, code: '' }))
        .reduce(better, none),
      streak: people
        .map(({ name, longest }): BestOf => ({ who: name, figure: longest, code: '' }))
        .reduce(better, none),
      jackpot: stands
        .map(({ champion, jackpot, code }): BestOf => ({ who: champion, figure: jackpot, code }))
        .reduce(better, none),
    },
    champion: personOf(entryOf(book, 'champion') as string),
    jackpot: figureOf(book, 'jackpot'),
    prizes: entryOf(book, 'prizes') as unknown as SeasonStory['prizes'],
    returning: namesOf(book, 'returning'),
    list: namesOf(book, 'list'),
    broadcasts: figureOf(book, 'broadcasts'),
  };
};
