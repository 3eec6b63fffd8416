/** What a cup writes to its ledger: entrants, the draw, games that are opened and come to their end, and what the host decides. */
import { hexToBytes } from '../engine/fair.ts';
import type { Json } from '../engine/json.ts';
import { winningsOf } from '../engine/taken-home.ts';
import type { CupFixture, CupRound } from './cup.ts';
import { type CupOf, draftOf } from './cup-of.ts';
import { type Commitment, drawOf } from './draw.ts';
import { fixturesOf } from './fixtures/fixtures.ts';
import { FixtureResults, type GameEntry, placesBy, type Verdict } from './fixtures/results.ts';
import { pairsOf } from './fixtures/swiss.ts';
import { type Book, type Change, entryOf, namesOf } from './ledger.ts';
import type { Ended, Outcome } from './season-rules.ts';

const asJson = (value: object): Json => value as unknown as Json;

export const committed = (commitment: Commitment): readonly Change[] => [
  { account: 'commitment', who: '', to: asJson(commitment), why: 'begun' },
];

export const entered = (names: readonly string[]): readonly Change[] => [
  { account: 'entrants', who: '', to: [...names], why: 'entered' },
];

/** `seed`: hex. Whoever is left on the list of who qualified may take the seat of somebody who leaves. */
export const drawn = ({ rule }: CupOf, book: Book, seed: string): readonly Change[] => {
  const entrants = namesOf(book, 'entrants');
  const { code } = entryOf(book, 'commitment') as unknown as Commitment;
  const names = new Set(entrants);
  return [
    { account: 'draw', who: '', to: asJson(drawOf(rule, code, hexToBytes(seed), entrants)), why: 'drawn' },
    { account: 'list', who: '', to: namesOf(book, 'list').filter(name => !names.has(name)), why: 'drawn' },
  ];
};

/** A round of a Swiss cup that is played stays as it was paired, whatever is corrected in rounds before it. */
const pairing = (of: CupOf, book: Book, round: number): readonly Change[] => {
  const draft = draftOf(of, book);
  if (of.rule.kind !== 'swiss' || draft === undefined || draft.paired(round) !== undefined) return [];
  const fixtures = fixturesOf(draft, new FixtureResults(of.rule, book).decide);
  const pairs = pairsOf(fixtures, round).map(pair => [...pair]);
  return [{ account: 'pairing', who: String(round), to: pairs, why: 'seated' }];
};

const indicesIn = ({ seats }: CupFixture): readonly number[] =>
  seats.map(({ entrant }) => entrant).filter(entrant => entrant >= 0);

/** Who sits where in the next game of a fixture: the seats move on with every game, so that everybody begins once. */
export const nextSeats = (fixture: CupFixture): readonly number[] => {
  const entrants = indicesIn(fixture);
  const at = fixture.games.filter(({ places }) => places.length > 0).length % entrants.length;
  return [...entrants.slice(at), ...entrants.slice(0, at)];
};

/** `at`: now, milliseconds since 1970. */
export const opened = (
  of: CupOf,
  book: Book,
  { round }: Pick<CupRound, 'round'>,
  fixture: CupFixture,
  { code, at }: { readonly code: string; readonly at: number },
): readonly Change[] => {
  const game: GameEntry = { fixture: fixture.id, entrants: nextSeats(fixture), at };
  return [...pairing(of, book, round), { account: 'game', who: code, to: asJson(game), why: 'seated' }];
};

/** `places` by seat of the fixture; null takes back what was decided. */
export const decided = (
  of: CupOf,
  book: Book,
  { round }: Pick<CupRound, 'round'>,
  fixture: CupFixture,
  verdict: Omit<Verdict, 'entrants'> | null,
): readonly Change[] => [
  ...pairing(of, book, round),
  {
    account: 'verdict',
    who: fixture.id,
    to: verdict === null ? null : asJson({ ...verdict, entrants: indicesIn(fixture) }),
    why: 'decided',
    reason: verdict?.reason ?? '',
  },
];

/** Places from 1 by seat: the winner that the show names is first, the others follow by score. Without a winner all are tied. */
const placesIn = ({ scores, result }: Pick<Ended, 'scores' | 'result'>): readonly number[] => {
  const { winner } = result as { readonly winner?: unknown };
  if (winner === -1) return scores.map(() => 1);
  const seats = scores.map((score, seat) => ({ score, won: seat === winner }));
  return placesBy(seats, (one, other) => !other.won && (one.won || one.score > other.score));
};

/** How a game of a cup came out. `ended.names` are unique. */
export const cupOutcome = ({
  names,
  scores,
  result,
}: Pick<Ended, 'names' | 'scores' | 'result'>): Outcome & { readonly places: readonly number[] } => {
  const places = placesIn({ scores, result });
  const isWon = places.filter(place => place === 1).length === 1;
  const earned = winningsOf({ scores, result });
  const people = names.map((name, seat) => ({
    name,
    score: scores[seat] ?? 0,
    earned: earned[seat] ?? 0,
    won: isWon && places[seat] === 1,
  }));
  return { changes: [], people, bonus: '', places };
};
