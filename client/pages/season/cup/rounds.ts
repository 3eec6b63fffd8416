/** What pages say of a cup's rounds and fixtures. */
import type { Cup } from '../../../../shared/season/cup.ts';
import { swissRounds } from '../../../../shared/season/fixtures/swiss.ts';
import { cup as texts } from '../../../../shared/words/en/cup.ts';
import { isolated } from '../../../../shared/words/index.ts';

export type Round = Cup['rounds'][number];
export type Fixture = Round['fixtures'][number];
type FixtureSeat = Fixture['seats'][number];

const { rounds } = texts;

export const fixturesOf = ({ rounds: all }: Cup): readonly Fixture[] => all.flatMap(({ fixtures }) => fixtures);

export const isBracket = ({ rule }: Cup): boolean => rule.kind === 'single' || rule.kind === 'double';

export const isBye = ({ seats, by }: Fixture): boolean =>
  by === 'bye' || seats.some(({ entrant, from }) => entrant < 0 && from === null);

/** `title`: of a show; a round of an evening is named after its own. */
export const roundTitle = ({ rule, rounds: all }: Cup, round: Round, title: (show: string) => string): string => {
  const { side, round: n, fixtures } = round;
  const last = !all.some(other => other.side === side && other.round > n);
  if (side === 'table') return rule.kind === 'evening' ? title(fixtures[0]?.show ?? '') : rounds.round(n);
  if (side === 'third') return rounds.third;
  if (side === 'final') return rule.kind === 'single' ? rounds.final : n > 1 ? rounds.again : rounds.grand;
  if (side === 'losers') return last ? rounds.losersFinal : rounds.losers(n);
  if (rule.kind === 'double') return last ? rounds.winnersFinal : rounds.winners(n);
  if (fixtures.length === 1) return rounds.final;
  if (fixtures.length === 2) return rounds.semifinal;
  return fixtures.length === 4 ? rounds.quarterfinal : rounds.of(2 * fixtures.length);
};

/** Fixtures by id with the number that they are called by, from 1; 0 for a bye. */
export const numbersOf = (cup: Cup): ReadonlyMap<string, number> => {
  const all = fixturesOf(cup);
  const called = all.filter(one => !isBye(one)).map(({ id }) => id);
  return new Map(all.map(({ id }) => [id, called.indexOf(id) + 1]));
};

/** Who sits there, or where they come from. */
export const seatText = ({ entrant, name, from }: FixtureSeat, numbers: ReadonlyMap<string, number>): string => {
  if (entrant >= 0 || name !== '') return name;
  if (from === null) return texts.fixture.bye;
  const number = numbers.get(from.fixture) ?? 0;
  if (number === 0) return texts.fixture.open;
  return from.takes === 'winner' ? texts.fixture.winnerOf(number) : texts.fixture.loserOf(number);
};

/** The names of a fixture as one text, without a seat that nobody has. */
export const namesOf = ({ seats }: Fixture, numbers: ReadonlyMap<string, number>): string =>
  seats
    .filter(({ entrant, from }) => entrant >= 0 || from !== null)
    .map(seat => isolated(seatText(seat, numbers)))
    .join(seats.length > 2 ? ', ' : ` ${texts.versus} `);

/** A tree of a bracket: columns of fixtures, each beside those that it comes from. */
export interface Tree {
  readonly side: 'winners' | 'losers' | 'third';
  readonly columns: readonly Round[];
}

/** The finals follow the winners' rounds, as on a sheet of paper. */
export const treesOf = ({ rounds: all }: Cup): readonly Tree[] => {
  const of = (...sides: readonly Round['side'][]) => all.filter(({ side }) => sides.includes(side));
  const trees: readonly Tree[] = [
    { side: 'winners', columns: [...of('winners'), ...of('final')] },
    { side: 'losers', columns: of('losers') },
    { side: 'third', columns: of('third') },
  ];
  return trees.filter(({ columns }) => columns.length > 0);
};

export const openGames = ({ rounds: all }: Cup) =>
  all.flatMap(({ fixtures }) =>
    fixtures.flatMap(fixture => fixture.games.filter(({ open }) => open).map(game => ({ fixture, game }))),
  );

/** Whether all games of a fixture of a bracket are over and nobody is ahead. */
export const isTied = ({ rule }: Cup, { state, games, seats }: Fixture): boolean =>
  state === 'ready' && games.length >= rule.games && new Set(seats.map(({ tally }) => tally)).size === 1;

/**
 * Fixtures that are still to be decided. A Swiss cup pairs each round by the results of the one before: of those to come only their
 * number is known.
 */
export const fixturesLeft = (cup: Cup): number => {
  const left = fixturesOf(cup).filter(one => one.state !== 'decided' && !isBye(one)).length;
  const { rule, rounds: paired, entrants } = cup;
  if (rule.kind !== 'swiss') return left;
  return left + (swissRounds(rule.rounds, entrants.length) - paired.length) * Math.floor(entrants.length / 2);
};

export const readyFixtures = ({ rounds: all }: Cup): readonly Fixture[] =>
  all.flatMap(({ fixtures }) => fixtures.filter(({ state }) => state === 'ready'));

/**
 * What a seat has: its score where one game decides, otherwise games won or the sum of scores; undefined where nothing was played,
 * or something else decided.
 * A fixture of one game seats its entrants in its own order.
 */
export const figureOf = ({ rule }: Cup, { seats, games, by }: Fixture, seat: number): number | undefined => {
  const { entrant, tally } = seats[seat] ?? { entrant: -1, tally: 0 };
  if (entrant < 0 || games.length === 0 || by === 'walkover' || by === 'corrected') return undefined;
  if (rule.games > 1) return tally;
  return games.find(({ scores }) => scores.length > 0)?.scores[
    seats.slice(0, seat).filter(one => one.entrant >= 0).length
  ];
};

/** Both figures of two, such as 2–1; "" where they did not decide. */
export const scoreText = (cup: Cup, fixture: Fixture, number: (figure: number) => string): string =>
  fixture.by === 'played' && fixture.seats.length === 2
    ? fixture.seats
        .flatMap((_, seat) => figureOf(cup, fixture, seat) ?? [])
        .toSorted((a, b) => b - a)
        .map(number)
        .join('–')
    : '';
