/**
 * A cup or an evening: a series whose rule says beforehand who meets whom. A season's rule is that the champion returns. Everything
 * here but the rule follows from the ledger: entrants, draw, results.
 *
 * What its host asks for, with the host's token, under /api/seasons:
 * - POST / { name, title, show, seats, rule, … }: `rule` is what differs from `{ kind, seeding: 'drawn', games: 1, … }`.
 * - PUT /NAME/entrants { names } or { list: true, top? } (who entered) or { seasons: [NAME, …], top? }: the list as it is from now on.
 * - POST /NAME/draw: closes the list, and makes and reveals the draw.
 * - POST /NAME/fixtures { fixtures?: [ID, …], robots, public, … }: opens these, or all that are ready. Answers
 *   { opened: [{ fixture, code, token, links, seats: [{ seat, name, link }] }] }.
 * - PUT /NAME/fixtures/ID { by: 'walkover' | 'corrected', places, reason }: places by seat from 1, such as [1, 2], or [1, 1] for a tie.
 * - DELETE /NAME/fixtures/ID: takes that back.
 * - GET /NAME/record, by anybody: the cup's record.
 */

/**
 * `single`, `double`: brackets in which one loss, or two, put an entrant out. `round-robin`: everybody meets everybody else.
 * `swiss`: each round pairs entrants with about as many points. `evening`: the same people play one show after another.
 */
export const formats = ['single', 'double', 'round-robin', 'swiss', 'evening'] as const;

type Format = (typeof formats)[number];

export const seriesKinds = ['season', 'cup', 'evening'] as const;

/** What its pages and links call it. */
export type Series = (typeof seriesKinds)[number];

/** `rule`: of a season there is none. */
export const seriesOf = (rule: Pick<CupRule, 'kind'> | undefined): Series =>
  rule === undefined ? 'season' : rule.kind === 'evening' ? 'evening' : 'cup';

export interface CupRule {
  readonly kind: Format;
  /** Seeds in the order of the list of entrants, or as the fair source draws them. */
  readonly seeding: 'list' | 'drawn';
  /** Games of a fixture, from 1. */
  readonly games: number;
  /** What decides a fixture of several games: most games won, or the highest sum of scores. */
  readonly decides: 'wins' | 'sum';
  /** Of a Swiss cup, 0 for as many as leave one entrant unbeaten. In a round robin, how often everybody meets everybody else. */
  readonly rounds: number;
  /** Whether a single bracket plays for the third place. */
  readonly third: boolean;
  /** The shows of an evening, in order; [] for other kinds. */
  readonly shows: readonly string[];
  /** Of an evening: points by place. [] for the usual: 2 for everybody beaten, 1 for everybody tied with. */
  readonly points: readonly number[];
  /** Days after its first game was opened in which a fixture should be decided; 0 for no limit. */
  readonly days: number;
}

/** The commitment of the draw, and the draw itself. */
interface CupDraw {
  /** What the seed was committed under (fairness.md 1). */
  readonly code: string;
  /** Hex. Published when the cup was made. */
  readonly commit: string;
  /** Hex, "" until the draw. */
  readonly seed: string;
  /** Places in the list of entrants from 1, by seed. [] until the draw. */
  readonly seeds: readonly number[];
  /** The same by lot: of equal standings, the earlier one is ahead. [] until the draw. */
  readonly lots: readonly number[];
}

interface FixtureSeat {
  /** Index in `entrants`; -1 while it is not known, or if nobody comes. */
  readonly entrant: number;
  /** "" while it is not known. */
  readonly name: string;
  /** The fixture that it comes from; null for a seat that is known from the draw or a table. */
  readonly from: { readonly fixture: string; readonly takes: 'winner' | 'loser' } | null;
  /** Games won, or the sum of scores. */
  readonly tally: number;
  /** From 1; 0 until the fixture is decided. Equal for tied seats. */
  readonly place: number;
}

interface FixtureGame {
  readonly code: string;
  /** Names by seat. A substitute plays for the entrant whose seat it is. */
  readonly seats: readonly string[];
  /** Scores and places by seat; [] until the game is over. */
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** Whether it is played now. */
  readonly open: boolean;
  /** Milliseconds since 1970, 0 for none: when the move that is due runs out. */
  readonly deadline: number;
}

export interface CupFixture {
  /** Unique in the cup, such as `winners-1-3`. */
  readonly id: string;
  /** In the order of the bracket. A seat of a bye is nobody's: `entrant` -1, `from` null. */
  readonly seats: readonly FixtureSeat[];
  /** `waiting`: for earlier fixtures. `ready`: its next game may be opened. `open`: a game is on. */
  readonly state: 'waiting' | 'ready' | 'open' | 'decided';
  /** What decided it, "" until then. */
  readonly by: '' | 'played' | 'bye' | 'walkover' | 'corrected';
  /** The host's words about a walkover or a correction. */
  readonly reason: string;
  readonly show: string;
  readonly games: readonly FixtureGame[];
  /** Milliseconds since 1970; 0 for none. */
  readonly due: number;
}

export interface CupRound {
  /** `table`: of a round robin, a Swiss cup or an evening. */
  readonly side: 'winners' | 'losers' | 'third' | 'final' | 'table';
  /** From 1 on each side. */
  readonly round: number;
  readonly fixtures: readonly CupFixture[];
}

export interface CupStanding {
  /** From 1. Equal only where nothing parts them yet. */
  readonly place: number;
  readonly entrant: number;
  readonly name: string;
  /** Fixtures. */
  readonly played: number;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  /** Of the table; in a bracket, fixtures won. */
  readonly points: number;
  /** Games won minus games lost. */
  readonly margin: number;
  /** Whether nothing is left to play for them. */
  readonly out: boolean;
}

export interface Cup {
  readonly rule: CupRule;
  /** `entering`: the list of entrants is open. */
  readonly phase: 'entering' | 'playing' | 'over';
  /** In the order of the list. `seed`: from 1, 0 until the draw. */
  readonly entrants: readonly { readonly name: string; readonly seed: number }[];
  readonly draw: CupDraw;
  /** [] until the draw. Of a Swiss cup only rounds that are paired. */
  readonly rounds: readonly CupRound[];
  readonly standings: readonly CupStanding[];
  /** "" until it is over. */
  readonly champion: string;
  /**
   * The chance of each entrant to win the cup, by index in `entrants`. Simulated so many times from what has been decided and from
   * where games stand that run, with equal players who choose by the exact odds. Null before the draw, after the end, and until
   * they are worked out.
   */
  readonly odds: { readonly chances: readonly number[]; readonly simulations: number } | null;
}
