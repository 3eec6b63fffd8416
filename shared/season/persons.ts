/**
 * Who is who in a season. The ledger knows names. The host may say that two of them are one person, and may take that back: each time
 * a line says so, and no figure of either name changes, so the sums stay right whatever is merged and parted.
 */
import type { Json } from '../engine/json.ts';
import { keptFor } from '../engine/kept.ts';
import { type Phrase, phrase } from '../engine/phrase.ts';
import {
  type Book,
  bookOf,
  type Change,
  type EpisodeEntry,
  entryOf,
  isOfSomebody,
  type Line,
  namesOf,
  peopleOf,
} from './ledger.ts';

/** The person of a name: the name under which all of theirs are counted. */
type PersonOf = (name: string) => string;

export const personIn: (book: Book) => PersonOf = keptFor(book => {
  const known = new Map<string, string>();
  const follow: PersonOf = name => {
    let person = name;
    // A ledger from elsewhere may lead in a circle. Whoever is on it stays apart.
    for (const seen = new Set([name]); ; seen.add(person)) {
      const next = entryOf(book, 'same', person) as string;
      if (next === '') return person;
      if (seen.has(next)) return name;
      person = next;
    }
  };
  return name => {
    const person = known.get(name) ?? follow(name);
    known.set(name, person);
    return person;
  };
});

/** All names of a person, their own first; [] for somebody who is not in the ledger. */
export const namesOfPerson = (lines: readonly Line[], person: string): readonly string[] => {
  const personOf = personIn(bookOf(lines));
  const names = [...namedIn(lines)].filter(name => personOf(name) === person);
  return names.includes(person) ? [person, ...names.filter(name => name !== person)] : names;
};

/** An episode that stands in the ledger. */
export interface StoodEpisode extends EpisodeEntry {
  readonly code: string;
  /** When it came to its end, milliseconds since 1970. */
  readonly at: number;
}

/** Oldest first, without those whose end was taken back. */
export const episodesIn: (lines: readonly Line[]) => readonly StoodEpisode[] = keptFor(lines => {
  const stood = new Map<string, StoodEpisode>();
  for (const { account, who, to, at } of lines) {
    if (account !== 'episode') continue;
    stood.delete(who);
    if (to !== null) stood.set(who, { ...(to as unknown as EpisodeEntry), code: who, at });
  }
  return [...stood.values()];
});

/** Why two names cannot be one person; undefined if they can. */
const mergeFault = (lines: readonly Line[], name: string, into: string): Phrase | undefined => {
  const book = bookOf(lines);
  const personOf = personIn(book);
  for (const one of [name, into]) if (!namedIn(lines).has(one)) return phrase('nobodyCalled', one);
  if (personOf(name) === personOf(into)) return phrase('onePersonAlready', name, into);
  const both = [personOf(name), personOf(into)];
  const met = episodesIn(lines).find(({ people }) => {
    const there = new Set(people.map(one => personOf(one.name)));
    return both.every(one => there.has(one));
  });
  return met === undefined ? undefined : phrase('metEachOther', name, into, met.code);
};

/** The person of `name` becomes that of `into`. */
export const merging = (lines: readonly Line[], name: string, into: string): Change | Phrase => {
  const personOf = personIn(bookOf(lines));
  return mergeFault(lines, name, into) ?? { account: 'same', who: personOf(name), to: personOf(into), why: 'merged' };
};

/** `name` is somebody of their own again, with the names that were merged into it before. */
export const parting = (lines: readonly Line[], name: string): Change | Phrase =>
  entryOf(bookOf(lines), 'same', name) === ''
    ? phrase('notMerged', name)
    : { account: 'same', who: name, to: '', why: 'parted' };

/** A line in which a name is another one, wherever it stood; the same line where it did not. Figures, numbers and times stay. */
export const renamed = (line: Line, from: string, to: string): Line => {
  const { account } = line;
  const name = (text: string) => (text === from ? to : text);
  const list = (names: readonly string[]) => (names.includes(from) ? names.map(name) : names);
  const words = (text: string) => text.split(from).join(to);
  const reworded = (verdict: { readonly reason: string }): Json =>
    verdict.reason.includes(from) ? { ...verdict, reason: words(verdict.reason) } : verdict;
  const inValue = (value: Json): Json => {
    if (account === 'champion' || account === 'same') return name(value as string);
    if (account === 'returning' || account === 'list' || account === 'audience' || account === 'entrants')
      return list(value as string[]);
    if (account === 'verdict' && value !== null) return reworded(value as { readonly reason: string });
    if (account !== 'episode' || value === null) return value;
    const entry = value as unknown as EpisodeEntry;
    if (!entry.people.some(one => one.name === from)) return value;
    return { ...entry, people: entry.people.map(one => ({ ...one, name: name(one.name) })) } as unknown as Json;
  };
  const now = {
    who: isOfSomebody(account) ? name(line.who) : line.who,
    from: inValue(line.from),
    to: inValue(line.to),
    reason: words(line.reason),
  };
  const isSame = (Object.keys(now) as (keyof typeof now)[]).every(key => now[key] === line[key]);
  return isSame ? line : { ...line, ...now };
};

/** Everybody who is named in a ledger, those who only entered a qualifier or wait on a list included. */
export const namedIn: (lines: readonly Line[]) => ReadonlySet<string> = keptFor(lines => {
  const book = bookOf(lines);
  const entered = episodesIn(lines).flatMap(({ people }) => people.map(({ name }) => name));
  const listed = (['returning', 'list', 'audience', 'entrants'] as const).flatMap(account => namesOf(book, account));
  return new Set([...peopleOf(book), ...entered, ...listed].filter(name => name !== ''));
});

/** The first that nobody has, counted from 1. `nameOf`: what a stand-in with a number is called. */
export const standInFor = (taken: ReadonlySet<string>, nameOf: (n: number) => string): string => {
  let n = 1;
  while (taken.has(nameOf(n))) n += 1;
  return nameOf(n);
};
