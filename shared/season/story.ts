/** The story of a season from its ledger: its games, its people, its records, and how each figure developed. */
import type { Json } from '../engine/json.ts';
import {
  type Book,
  type EpisodeEntry,
  enter,
  entryOf,
  figureOf,
  type Line,
  namesOf,
  peopleOf,
  type Standing,
  standingOf,
} from './ledger.ts';

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

const figures = (book: Book, account: 'earnings' | 'won'): ReadonlyMap<string, number> =>
  new Map(
    peopleOf(book)
      .filter(who => figureOf(book, 'played', who) > 0)
      .map(who => [who, figureOf(book, account, who)]),
  );

export const seasonStory = (lines: readonly Line[]): SeasonStory => {
  const after = new Map<string, Json>();
  const episodes: EpisodeSummary[] = [];
  const stands: Stand[] = [];
  const longest = new Map<string, number>();
  for (const line of lines) {
    enter(after, line);
    if (line.account !== 'episode') continue;
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
    const champion = entryOf(after, 'champion') as string;
    const winner = entry.people.find(({ won }) => won)?.name ?? '';
    // The streak of a player who retires undefeated, or has won a mega roll, includes that game.
    for (const { name } of entry.people)
      longest.set(
        name,
        Math.max(longest.get(name) ?? 0, streakIn(lines, line.who, name), figureOf(after, 'streak', name)),
      );
    stands.push({
      game: entry.game,
      code: line.who,
      champion,
      jackpot: figureOf(after, 'jackpot'),
      streak: winner === '' ? 0 : figureOf(after, 'streak', winner),
      earnings: figures(after, 'earnings'),
      won: figures(after, 'won'),
      best: Math.max(stands.at(-1)?.best ?? 0, ...entry.people.map(({ earned }) => earned)),
    });
  }
  const book: Book = after;
  const people = peopleOf(book)
    .filter(
      name =>
        figureOf(book, 'played', name) > 0 || figureOf(book, 'guest', name) > 0 || figureOf(book, 'missed', name) > 0,
    )
    .map(
      (name): PersonSummary => ({
        name,
        played: figureOf(book, 'played', name),
        won: figureOf(book, 'won', name),
        streak: figureOf(book, 'streak', name),
        longest: longest.get(name) ?? 0,
        losses: figureOf(book, 'losses', name),
        earnings: figureOf(book, 'earnings', name),
        goods: namesOf(book, 'goods', name),
        guest: figureOf(book, 'guest', name),
        missed: figureOf(book, 'missed', name),
        standing: standingOf(book, name),
      }),
    )
    .toSorted((a, b) => b.earnings - a.earnings || b.won - a.won);
  const games = episodes.filter(({ kind }) => kind === 'main');
  return {
    episodes,
    stands,
    people,
    records: {
      game: games
        .flatMap(({ code, people }) => people.map(({ name, earned }): BestOf => ({ who: name, figure: earned, code })))
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
    champion: entryOf(book, 'champion') as string,
    jackpot: figureOf(book, 'jackpot'),
    prizes: entryOf(book, 'prizes') as unknown as SeasonStory['prizes'],
    returning: namesOf(book, 'returning'),
    list: namesOf(book, 'list'),
    broadcasts: figureOf(book, 'broadcasts'),
  };
};

/** The longest streak in an episode's own lines. */
const streakIn = (lines: readonly Line[], episode: string, who: string): number =>
  Math.max(
    0,
    ...lines
      .filter(line => line.episode === episode && line.account === 'streak' && line.who === who)
      .map(({ to }) => to as number),
  );
