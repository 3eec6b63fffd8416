/** A cup as everybody may know it, from its ledger. */
import type { Cup, CupFixture, CupRule } from './cup.ts';
import type { Commitment, Drawn } from './draw.ts';
import { championOf, fixturesOf, isOver } from './fixtures/fixtures.ts';
import type { Draft, Planned } from './fixtures/plan.ts';
import { entrantsIn } from './fixtures/plan.ts';
import { FixtureResults } from './fixtures/results.ts';
import { standingsOf } from './fixtures/standings.ts';
import { type Book, entryOf, namesOf } from './ledger.ts';

/** A series as its plan needs it. */
export interface CupOf {
  readonly show: string;
  readonly rule: CupRule;
  /** Most seats of a fixture. */
  readonly seats: number;
}

/** What the ledger does not know of a game: whether it is played now, and when a move runs out (milliseconds since 1970, 0 for none). */
export type LiveGame = (code: string) => { readonly open: boolean; readonly deadline: number };

const day = 86_400_000;

/** Undefined until the draw. */
export const draftOf = ({ rule, seats }: CupOf, book: Book): Draft | undefined => {
  const drawn = entryOf(book, 'draw') as unknown as Drawn | null;
  if (drawn === null) return undefined;
  const indices = (places: readonly number[]) => places.map(place => place - 1);
  return {
    rule,
    seats,
    seeds: indices(drawn.seeds),
    lots: indices(drawn.lots),
    paired: round => (entryOf(book, 'pairing', String(round)) ?? undefined) as never,
  };
};

/** The show of a fixture: the cup's, or of an evening that of its round. */
export const showOf = ({ show, rule }: CupOf, { round }: Pick<Planned, 'round'>): string =>
  rule.kind === 'evening' ? (rule.shows[round - 1] ?? show) : show;

/** The live game of nobody: what a record tells, which is made when nothing is played. */
const notLive: LiveGame = () => ({ open: false, deadline: 0 });

const fixtureOf = (
  of: CupOf,
  names: readonly string[],
  results: FixtureResults,
  live: LiveGame,
  fixture: Planned,
): CupFixture => {
  const { id, seats, outcome, held } = fixture;
  const entrants = entrantsIn(fixture);
  const isKnown = held !== true && seats.every(({ waits }) => !waits);
  const played = isKnown && entrants.length > 1 ? results.gamesOf(id, entrants) : [];
  const { tally } = results.countOf(id, entrants);
  const games = played.map(({ code, entrants: sat, result }) => ({
    code,
    seats: sat.map(entrant => names[entrant] ?? ''),
    scores: result?.scores ?? [],
    places: result?.places ?? [],
    ...(result === undefined ? live(code) : notLive(code)),
  }));
  const [first] = played;
  return {
    id,
    seats: seats.map(({ entrant, from }, i) => ({
      entrant,
      name: names[entrant] ?? '',
      from,
      tally: tally[entrants.indexOf(entrant)] ?? 0,
      place: outcome?.places[i] ?? 0,
    })),
    state: outcome !== undefined ? 'decided' : !isKnown ? 'waiting' : games.some(({ open }) => open) ? 'open' : 'ready',
    by: outcome?.by ?? '',
    reason: results.verdictOf(id, entrants)?.reason ?? '',
    show: showOf(of, fixture),
    games,
    due: first !== undefined && of.rule.days > 0 ? first.at + of.rule.days * day : 0,
  };
};

/** Without odds, which take longer. */
export const cupOf = (of: CupOf, book: Book, live: LiveGame = notLive): Cup => {
  const names = namesOf(book, 'entrants');
  const { code, commit } = (entryOf(book, 'commitment') ?? { code: '', commit: '' }) as unknown as Commitment;
  const draft = draftOf(of, book);
  const drawn = entryOf(book, 'draw') as unknown as Drawn | null;
  const draw = { code, commit, ...(drawn ?? { seed: '', seeds: [], lots: [] }) };
  const seeds = drawn?.seeds ?? [];
  const entrants = names.map((name, i) => ({ name, seed: seeds.indexOf(i + 1) + 1 }));
  if (draft === undefined)
    return { rule: of.rule, phase: 'entering', entrants, draw, rounds: [], standings: [], champion: '', odds: null };
  const results = new FixtureResults(of.rule, book);
  const fixtures = fixturesOf(draft, results.decide);
  const over = isOver(draft, fixtures);
  const rounds = new Map<string, Planned[]>();
  for (const fixture of fixtures) {
    const key = `${fixture.side} ${fixture.round}`;
    rounds.set(key, [...(rounds.get(key) ?? []), fixture]);
  }
  return {
    rule: of.rule,
    phase: over ? 'over' : 'playing',
    entrants,
    draw,
    rounds: [...rounds.values()].map(each => ({
      side: each[0]!.side,
      round: each[0]!.round,
      fixtures: each.map(fixture => fixtureOf(of, names, results, live, fixture)),
    })),
    standings: standingsOf(draft, fixtures, over).map(row => ({ ...row, name: names[row.entrant] ?? '' })),
    champion: names[championOf(draft, fixtures)] ?? '',
    odds: null,
  };
};
