/**
 * The ledger of a season: every change of a figure is a line, and lines are only ever added. The book is the sum of its lines
 * and contains nothing else.
 */
import { isSame, type Json } from '../engine/json.ts';
import { keptFor } from '../engine/kept.ts';
import { type Phrase, phrase } from '../engine/phrase.ts';

/**
 * What a line may be about. Of the season (`who` is ""): `champion` the name of the one who returns, `jackpot` dollars,
 * `prizes` three of name and value, `returning` names by seat of those who play the next episode, "" for a free seat, `list`
 * names in the order of the last entrants' round, `audience` the same of the audience's, `games` main games played, `broadcasts`
 * those that are complete, `half` 1 while one of the two games of a broadcast is played (HD-69).
 *
 * Of a contestant (`who` is the name): `streak` consecutive wins, `losses` since the last (re)qualification (HD-44), `won` and
 * `played` matches, `earnings` dollars or points of all main games, `toward` those that count towards retirement (HD-45),
 * `goods` names of prizes, `away` see below, `guest` what games of the audience brought, `missed` deadlines of main games.
 *
 * `away`: 0 for who may play; -1 who retired for good (LN-37, LP-35, OR-56); else how many broadcasts of the season must be
 * complete before they may qualify again (HD-44, HD-45).
 *
 * `house`: the set of house rules that the season is played by, as it is written.
 *
 * `episode` (`who` is its code): what it was and how it came out, null when its end was taken back.
 *
 * `same` (`who` is a name): the other name of whom it is, "" for nobody else (persons.ts). `forgotten` (`who` is the name that took
 * the place of theirs): 1 since somebody was forgotten.
 * Of a cup: `commitment` of its draw; `entrants` names in order; `draw` seeds and lots, with the seed that they follow from; `pairing`
 * (`who` is the round) the pairs of a round of a Swiss cup, as indices of entrants; `game` (`who` is its code) the fixture that it
 * belongs to, and which entrants have its seats; `verdict` (`who` is a fixture) what the host decided, null if nothing.
 */
export const accounts = [
  'champion',
  'jackpot',
  'prizes',
  'returning',
  'list',
  'audience',
  'games',
  'broadcasts',
  'half',
  'streak',
  'losses',
  'won',
  'played',
  'earnings',
  'toward',
  'goods',
  'away',
  'guest',
  'missed',
  'house',
  'episode',
  'same',
  'forgotten',
  'commitment',
  'entrants',
  'draw',
  'pairing',
  'game',
  'verdict',
] as const;

export type Account = (typeof accounts)[number];

/** Accounts whose `who` is no contestant. */
const ofNobody: readonly string[] = ['episode', 'pairing', 'game', 'verdict'] satisfies readonly Account[];

/** Whether the `who` of an account is somebody's name. */
export const isOfSomebody = (account: string): boolean => !ofNobody.includes(account);

/** The most entries of each account that is a list: as many people as a show seats, and far more prizes than anybody wins. */
export const mostEntries = {
  prizes: 3,
  returning: 100,
  list: 1000,
  audience: 1000,
  goods: 2000,
  entrants: 128,
} as const satisfies Partial<Record<Account, number>>;

/** The most people that the ledger keeps of one episode. */
export const mostPeople = 1000;

/**
 * `begun`: the season begins. `seated`: an episode was opened. `played`: it came to its end. `undone`: its end was taken back.
 * `corrected`: by the host. `called`: somebody of a room came on the list. `changed`: the host has the next games played by other rules.
 * `merged`, `parted`: two names are one person, or no longer. `forgotten`: a name gave way to another one in all lines.
 * Of a cup: `entered`: its list of entrants changed. `drawn`: the list was closed and the draw made. `decided`: the host decided a fixture.
 */
export const whys = [
  'begun',
  'seated',
  'played',
  'undone',
  'corrected',
  'called',
  'changed',
  'merged',
  'parted',
  'forgotten',
  'entered',
  'drawn',
  'decided',
] as const;
export type LineReason = (typeof whys)[number];

/** A change as the rules ask for it. */
export interface Change {
  readonly account: Account;
  readonly who: string;
  readonly to: Json;
  readonly why: LineReason;
  /** The line that this one puts right or takes back; 0 for none. */
  readonly of?: number;
  /** The host's words. */
  readonly reason?: string;
}

export interface Line extends Required<Change> {
  /** From 1, without gaps. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Code of the episode that it comes from, "" for none. */
  readonly episode: string;
  readonly from: Json;
}

/** The current figures. */
export type Book = ReadonlyMap<string, Json>;

const key = (account: Account, who: string) => `${account}\n${who}`;

const empties: Readonly<Partial<Record<Account, Json>>> = {
  champion: '',
  prizes: [],
  returning: [],
  list: [],
  audience: [],
  goods: [],
  house: {},
  episode: null,
  same: '',
  commitment: null,
  entrants: [],
  draw: null,
  pairing: null,
  game: null,
  verdict: null,
};

/** What an account holds before its first line: 0, or nothing. */
const emptyOf = (account: Account): Json => empties[account] ?? (Object.hasOwn(empties, account) ? null : 0);

/** Turns the page: the book after one more line. */
export const enter = (book: Map<string, Json>, { account, who, to }: Line): void => {
  book.set(key(account, who), to);
};

export const bookOf: (lines: readonly Line[]) => Book = keptFor(lines => {
  const book = new Map<string, Json>();
  for (const line of lines) enter(book, line);
  return book;
});

export const entryOf = (book: Book, account: Account, who = ''): Json =>
  book.get(key(account, who)) ?? emptyOf(account);
export const figureOf = (book: Book, account: Account, who = ''): number => entryOf(book, account, who) as number;
export const namesOf = (
  book: Book,
  account: 'returning' | 'list' | 'audience' | 'goods' | 'entrants',
  who = '',
): readonly string[] => entryOf(book, account, who) as readonly string[];

/** Everything of an account, by `who`, in order of appearance. */
export const entriesOf = (book: Book, account: Account): readonly (readonly [who: string, value: Json])[] =>
  [...book].flatMap(([name, value]) => {
    const at = name.indexOf('\n');
    return name.slice(0, at) === account ? [[name.slice(at + 1), value] as const] : [];
  });

/** Everybody in the ledger, in order of appearance. */
export const peopleOf: (book: Book) => readonly string[] = keptFor(book => {
  const people = new Set<string>();
  for (const name of book.keys()) {
    const [account = '', who = ''] = name.split('\n');
    if (who !== '' && isOfSomebody(account)) people.add(who);
  }
  return [...people];
});

/** Changes as lines behind `lines`; what changes nothing is left out. */
export const write = (
  lines: readonly Line[],
  changes: readonly Change[],
  { at, episode }: { readonly at: number; readonly episode: string },
): readonly Line[] => {
  const book = new Map(bookOf(lines));
  const added: Line[] = [];
  for (const { account, who, to, why, of = 0, reason = '' } of changes) {
    const from = book.get(key(account, who)) ?? emptyOf(account);
    if (isSame(from, to)) continue;
    added.push({ seq: lines.length + added.length + 1, at, episode, account, who, from, to, why, of, reason });
    book.set(key(account, who), to);
  }
  return added;
};

/**
 * What does not add up; empty for a sound ledger. In a sound ledger lines are numbered without gaps, and every line begins
 * where the previous line of its figure ended. What contestants earned and won in the episodes equals what the book says, apart
 * from corrections.
 */
export const audit: (lines: readonly Line[]) => readonly Phrase[] = keptFor(lines => {
  const faults: Phrase[] = [];
  const book = new Map<string, Json>();
  const sums = new Map<string, number>();
  for (const [i, { seq, account, who, from, to, why }] of lines.entries()) {
    if (seq !== i + 1) faults.push(phrase('lineNumber', i + 1, seq));
    const before = book.get(key(account, who)) ?? emptyOf(account);
    if (!isSame(before, from)) faults.push(phrase('followsNot', seq, account, who || phrase('theSeason')));
    book.set(key(account, who), to);
    if (account === 'episode') {
      const sign = to === null ? -1 : 1;
      for (const { name, earned, won } of ((to ?? from) as unknown as EpisodeEntry).people) {
        for (const [what, amount] of [
          ['earnings', earned],
          ['won', won ? 1 : 0],
        ] as const)
          if (((to ?? from) as unknown as EpisodeEntry).kind === 'main')
            sums.set(key(what, name), (sums.get(key(what, name)) ?? 0) + sign * amount);
      }
    } else if ((account === 'earnings' || account === 'won') && why === 'corrected') {
      sums.set(key(account, who), (sums.get(key(account, who)) ?? 0) + (to as number) - (from as number));
    }
  }
  for (const account of ['earnings', 'won'] as const) {
    for (const who of peopleOf(book)) {
      const stands = figureOf(book, account, who);
      const sum = sums.get(key(account, who)) ?? 0;
      if (Math.abs(stands - sum) > 0.001) faults.push(phrase('sumsDiffer', account, who, stands, sum));
    }
  }
  return faults;
});

/** What an episode is for its season: `main`, `audience`, or the show that finds contestants. */
export type EpisodeKind = string;

/** What the ledger keeps of an episode that is over. */
export interface EpisodeEntry {
  readonly kind: EpisodeKind;
  readonly show: string;
  readonly title: string;
  /** Counts main games from 1; 0 for the others. */
  readonly game: number;
  /** By seat; of entrants in the order of the ranking. */
  readonly people: readonly {
    readonly name: string;
    /** Score of the main game. For entrants it is 0, because their distance stays private. */
    readonly score: number;
    /** All of it, bonus included. */
    readonly earned: number;
    readonly won: boolean;
  }[];
  /** From 1, by seat, in a game of a cup. */
  readonly places?: readonly number[];
  /** What the bonus round came to, "" for none. */
  readonly bonus: string;
}

/** Takes back what an episode's end wrote, the last of it first: figures by what they changed, the rest as it was. */
export const reversal = (lines: readonly Line[], episode: string): readonly Change[] => {
  const undone = new Set(lines.filter(({ why }) => why === 'undone').map(({ of }) => of));
  const own = lines.filter(line => line.episode === episode && line.why === 'played' && !undone.has(line.seq));
  const book = new Map(bookOf(lines));
  return own.toReversed().map(({ account, who, from, to, seq }): Change => {
    const back = shifted(book.get(key(account, who)) ?? emptyOf(account), to, from);
    book.set(key(account, who), back);
    return { account, who, to: back, why: 'undone', of: seq };
  });
};

/** The current value, moved by the difference between `from` and `to`. A value that is not a number becomes `to`. */
const shifted = (now: Json, from: Json, to: Json): Json =>
  typeof now === 'number' && typeof from === 'number' && typeof to === 'number' ? now + to - from : to;

/** What has a way of its own to change. */
const notFigures: readonly string[] = ['house', 'same', 'forgotten', 'commitment', 'draw'] satisfies readonly Account[];

/** What a host may put right by another line. */
export const isCorrectable = (account: Account): boolean => isOfSomebody(account) && !notFigures.includes(account);

/**
 * Puts a line right: `right` is what it should have said. A figure moves by the difference, since other lines may have come
 * after it; names are set.
 */
export const correction = (lines: readonly Line[], seq: number, right: Json, reason: string): Change | undefined => {
  const line = lines[seq - 1];
  if (line === undefined || !isCorrectable(line.account)) return undefined;
  const now = entryOf(bookOf(lines), line.account, line.who);
  return { account: line.account, who: line.who, to: shifted(now, line.to, right), why: 'corrected', of: seq, reason };
};

/** Why somebody may not play now: `wait` broadcasts to sit out, or `retired` for good. */
export type Standing = { readonly ok: true } | { readonly ok: false; readonly wait: number };

/** `wait` is -1 for retired players. */
export const standingOf = (book: Book, name: string): Standing => {
  const away = figureOf(book, 'away', name);
  if (away < 0) return { ok: false, wait: -1 };
  const wait = away - figureOf(book, 'broadcasts');
  return away > 0 && wait > 0 ? { ok: false, wait } : { ok: true };
};
