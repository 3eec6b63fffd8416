/** Results of a cup walk in one after another, however many came at once. */
import type { Cup } from '../../../shared/season/cup.ts';
import { type Fixture, fixturesOf, isBye } from '../season/cup/rounds.ts';

/** What has been decided and is still to be told, in the order of the rounds. */
export const untold = (cup: Cup, told: ReadonlySet<string>): readonly Fixture[] =>
  fixturesOf(cup).filter(one => one.state === 'decided' && !isBye(one) && !told.has(one.id));

/** All that is told already when a screen arrives. */
export const decidedIn = (cup: Cup): readonly string[] => untold(cup, new Set()).map(({ id }) => id);

/**
 * The cup as it was told so far: results that wait their turn, whoever goes on from them, the table and the champion are still as
 * they were before.
 */
export const toldSoFar = (before: Cup, cup: Cup, told: ReadonlySet<string>): Cup => {
  const waiting = new Set(untold(cup, told).map(({ id }) => id));
  if (waiting.size === 0) return cup;
  const old = new Map(fixturesOf(before).map(one => [one.id, one]));
  const held = (fixture: Fixture): boolean =>
    waiting.has(fixture.id) || fixture.seats.some(({ from }) => from !== null && waiting.has(from.fixture));
  const { standings, champion, phase, odds } = before;
  const rounds = cup.rounds
    // A round that is paired by results comes with the last of them.
    .filter(({ fixtures }) => fixtures.some(({ id }) => old.has(id)))
    .map(round => ({
      ...round,
      fixtures: round.fixtures.map(one => (held(one) ? (old.get(one.id) ?? one) : one)),
    }));
  return { ...cup, rounds, standings, champion, phase, odds };
};
