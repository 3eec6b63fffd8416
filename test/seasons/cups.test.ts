/** What must hold for every cup: who meets whom, who goes on, and what the table says. */
import { describe, expect, test } from 'vitest';
import type { CupFixture, CupRule } from '../../shared/season/cup.ts';
import { opened } from '../../shared/season/cup-changes.ts';
import { draftOf } from '../../shared/season/cup-of.ts';
import { drawOf, opens } from '../../shared/season/draw.ts';
import { oddsOf } from '../../shared/season/fixtures/odds.ts';
import { FixtureResults } from '../../shared/season/fixtures/results.ts';
import { audit } from '../../shared/season/ledger.ts';
import { CupLedger, luckOf, names, seedHex } from './cup-ledger.ts';

const realSeats = ({ seats }: CupFixture) => seats.filter(({ entrant }) => entrant >= 0);

const pairKey = (one: number, other: number) => `${Math.min(one, other)}-${Math.max(one, other)}`;

const lossesIn = (ledger: CupLedger): Map<number, number> => {
  const losses = new Map<number, number>();
  for (const fixture of ledger.fixtures.filter(({ id }) => id !== 'third'))
    for (const { entrant, place } of realSeats(fixture))
      if (place > 1) losses.set(entrant, (losses.get(entrant) ?? 0) + 1);
  return losses;
};

describe('brackets', () => {
  test('of 2 to 17: everybody but the champion is out after one loss, byes are in round one only, for the best seeds', () => {
    for (let n = 2; n <= 17; n++) {
      const luck = luckOf(n);
      const ledger = new CupLedger({}, names(n));
      ledger.playAll(() => luck());
      const { champion, standings, phase, rounds } = ledger.cup;
      const losses = lossesIn(ledger);
      expect([phase, losses.size, Math.max(...losses.values())], `${n}`).toEqual(['over', n - 1, 1]);
      expect(losses.has(ledger.cup.entrants.findIndex(({ name }) => name === champion))).toBe(false);
      const byes = ledger.fixtures.filter(({ by }) => by === 'bye');
      const free = 2 ** rounds.length - n;
      expect(byes.map(({ id }) => id.split('-')[1])).toEqual(byes.map(() => '1'));
      expect(byes.map(fixture => realSeats(fixture)[0]!.entrant).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: free }, (_, i) => i),
      );
      expect(standings[0]).toMatchObject({ name: champion, place: 1 });
      expect(standings.map(({ place }) => place).toSorted((a, b) => a - b)[1]).toBe(2);
    }
  });

  test('seeds are apart: where the better seed always wins, the best 2, 4, 8 are the last 2, 4, 8, of two or three seats', () => {
    for (const [n, seats] of [
      [8, 2],
      [13, 2],
      [64, 2],
      [27, 3],
      [20, 3],
    ] as const) {
      const ledger = new CupLedger({}, names(n), { seats });
      ledger.playAll(entrant => -entrant);
      for (const { round, fixtures } of ledger.cup.rounds) {
        const left = fixtures.flatMap(realSeats).map(({ entrant }) => entrant);
        expect(
          left.toSorted((a, b) => a - b),
          `${n} ${round}`,
        ).toEqual(Array.from({ length: left.length }, (_, i) => i));
      }
      expect(ledger.cup.champion).toBe('P1');
    }
  });

  test('double, of 2 to 17: everybody but the champion is out after two losses', () => {
    for (let n = 2; n <= 17; n++) {
      const luck = luckOf(n);
      const ledger = new CupLedger({ kind: 'double' }, names(n));
      ledger.playAll(() => luck());
      const losses = lossesIn(ledger);
      const champion = ledger.cup.entrants.findIndex(({ name }) => name === ledger.cup.champion);
      expect(ledger.cup.phase).toBe('over');
      for (let entrant = 0; entrant < n; entrant++)
        if (entrant !== champion) expect(losses.get(entrant), `${n}: ${entrant}`).toBe(2);
      expect(losses.get(champion) ?? 0).toBeLessThan(2);
      expect(
        ledger.fixtures
          .filter(({ by, id }) => by === 'bye' && id.startsWith('winners'))
          .every(({ id }) => id.startsWith('winners-1-')),
      ).toBe(true);
    }
  });

  test('a tied game of a bracket is played again, and the third place can be played for', () => {
    const ledger = new CupLedger({ third: true }, names(4));
    const [first] = ledger.ready;
    ledger.play(first!, () => 5);
    expect(ledger.ready.map(({ id }) => id)).toEqual(['winners-1-1', 'winners-1-2']);
    ledger.playAll(entrant => -entrant);
    expect(ledger.cup.standings.map(({ name, place }) => [name, place])).toEqual([
      ['P1', 1],
      ['P2', 2],
      ['P3', 3],
      ['P4', 4],
    ]);
  });
});

test('round robin, of 2 to 24: everybody meets everybody once, in each round at most once', () => {
  for (let n = 2; n <= 24; n++) {
    const ledger = new CupLedger({ kind: 'round-robin' }, names(n));
    const met = ledger.fixtures.map(fixture =>
      pairKey(...(realSeats(fixture).map(({ entrant }) => entrant) as [number, number])),
    );
    expect(new Set(met).size).toBe((n * (n - 1)) / 2);
    expect(met.length).toBe((n * (n - 1)) / 2);
    for (const { fixtures } of ledger.cup.rounds) {
      const there = fixtures.flatMap(realSeats).map(({ entrant }) => entrant);
      expect(new Set(there).size).toBe(there.length);
    }
    expect(ledger.cup.rounds.length).toBe(n % 2 === 0 ? n - 1 : n);
  }
});

test('Swiss, as many rounds as can be: no pair meets twice, nobody rests twice', () => {
  for (const n of [2, 3, 4, 5, 6, 7, 8, 9, 12]) {
    const luck = luckOf(n);
    const ledger = new CupLedger({ kind: 'swiss', rounds: Math.ceil(n / 2) }, names(n));
    for (let ready = ledger.ready; ready.length > 0; ready = ledger.ready)
      for (const fixture of ready) ledger.play(fixture, () => Math.floor(luck() * 6));
    expect(ledger.cup.rounds.length).toBe(Math.ceil(n / 2));
    expect(ledger.cup.phase).toBe('over');
    const met = ledger.fixtures.flatMap(fixture => {
      const seats = realSeats(fixture).map(({ entrant }) => entrant);
      return seats.length < 2 ? [] : [pairKey(...(seats as [number, number]))];
    });
    expect(new Set(met).size).toBe(met.length);
    const rests = ledger.fixtures.filter(({ by }) => by === 'bye').map(fixture => realSeats(fixture)[0]!.entrant);
    expect(new Set(rests).size).toBe(rests.length);
    expect(rests.length).toBe(n % 2 === 0 ? 0 : ledger.cup.rounds.length);
  }
});

/** The table of a round robin, a Swiss cup or an evening, counted from the raw games in another way: pair by pair. */
const recount = (ledger: CupLedger, verdicts: ReadonlyMap<string, readonly number[]>) => {
  const { rule } = ledger.of;
  const points = new Map<number, number>();
  const give = (entrant: number, amount: number) => points.set(entrant, (points.get(entrant) ?? 0) + amount);
  for (const { id, seats } of ledger.fixtures) {
    const there = seats.filter(({ entrant }) => entrant >= 0).map(({ entrant }) => entrant);
    if (there.length === 1) give(there[0]!, 2);
    if (there.length < 2) continue;
    const games = ledger.raw.filter(({ fixture }) => fixture === id);
    if (games.length === 0 && !verdicts.has(id)) continue;
    const worth = new Map(there.map(entrant => [entrant, 0]));
    for (const { entrants, scores } of games)
      for (const [seat, entrant] of entrants.entries()) {
        const best = scores.every((score, other) => other === seat || score < scores[seat]!);
        const below = scores.filter(score => score < scores[seat]!).length;
        const isTied = entrants.length === 2 && scores[0] === scores[1];
        const value = rule.decides === 'sum' ? scores[seat]! : (best ? 1000 : 0) + (isTied ? 0 : below);
        worth.set(entrant, worth.get(entrant)! + value);
      }
    const order = verdicts.get(id);
    if (order !== undefined) for (const [i, entrant] of there.entries()) worth.set(entrant, -order[i]!);
    for (const one of there)
      for (const other of there)
        if (one !== other) {
          const ahead = worth.get(one)! - worth.get(other)!;
          if (rule.points.length === 0) give(one, ahead > 0 ? 2 : ahead === 0 ? 1 : 0);
        }
    if (rule.points.length > 0)
      for (const one of there) {
        const ahead = there.filter(other => worth.get(other)! > worth.get(one)!).length;
        give(one, rule.points[ahead] ?? 0);
      }
  }
  return points;
};

/** All of them in `npm run test:long`. */
const series = process.env.LONG ? 1000 : 200;

test('random series: every table equals an independent count, with walkovers, corrections and ends taken back', () => {
  for (let run = 0; run < series; run++) {
    const luck = luckOf(run);
    const below = (n: number) => Math.floor(luck() * n);
    const kind = (['round-robin', 'swiss', 'evening', 'single', 'double'] as const)[run % 5]!;
    const n = 2 + below(3);
    const rule: Partial<CupRule> = {
      kind,
      seeding: below(2) === 0 ? 'list' : 'drawn',
      games: kind === 'evening' ? 1 : [1, 1, 2, 3][below(4)]!,
      decides: below(3) === 0 ? 'sum' : 'wins',
      rounds: kind === 'round-robin' ? 1 + below(2) : 1,
      shows: kind === 'evening' ? ['six-dice', 'hot-hand', 'six-dice'] : [],
      points: kind === 'evening' && below(2) === 0 ? [10, 6, 3, 1] : [],
    };
    const ledger = new CupLedger(rule, names(n), { seed: run + 1 });
    const verdicts = new Map<string, readonly number[]>();
    let undone = 0;
    let games = 0;
    for (let ready = ledger.ready; ready.length > 0; ready = ledger.ready) {
      const fixture = ready[below(ready.length)]!;
      if (below(12) === 0) {
        const places = realSeats(fixture).map((_, i) => i + 1);
        const order = below(2) === 0 ? places : places.toReversed();
        verdicts.set(fixture.id, order);
        ledger.decide(fixture, order, below(2) === 0 ? 'walkover' : 'corrected');
        continue;
      }
      const code = ledger.play(fixture, () => below(4));
      games += 1;
      if (undone < 3 && below(8) === 0) {
        undone += 1;
        ledger.undo(code);
      }
      if (games > 400) throw new Error(`series ${run} does not end`);
    }
    const { cup } = ledger;
    expect(cup.phase, `series ${run}`).toBe('over');
    expect(audit(ledger.lines), `series ${run}`).toEqual([]);
    expect(cup.standings.map(({ entrant }) => entrant).toSorted((a, b) => a - b)).toEqual(names(n).map((_, i) => i));
    if (kind === 'single' || kind === 'double') continue;
    const points = recount(ledger, verdicts);
    for (const { entrant, points: counted } of cup.standings)
      expect(counted, `series ${run}: ${kind} of ${n}, entrant ${entrant}`).toBe(points.get(entrant) ?? 0);
    const column = cup.standings.map(({ points }) => points);
    expect(column, `series ${run}`).toEqual(column.toSorted((a, b) => b - a));
    expect(cup.standings[0]!.name).toBe(cup.champion);
  }
});

test('equal points part by what they made against each other, then games, then scores, then the lot that was drawn', () => {
  const ledger = new CupLedger({ kind: 'round-robin' }, names(3));
  const scores: Readonly<Record<string, readonly number[]>> = { '0-1': [5, 3], '1-2': [6, 1], '0-2': [2, 9] };
  for (const fixture of ledger.ready) {
    const seats = realSeats(fixture)
      .map(({ entrant }) => entrant)
      .toSorted((a, b) => a - b);
    ledger.play(fixture, entrant => scores[seats.join('-')]![seats.indexOf(entrant)]!);
  }
  // All have won once against each other: P1 is 5 down in scores, P2 3 up, P3 2 up.
  expect(ledger.cup.standings.map(({ name, place }) => [name, place])).toEqual([
    ['P2', 1],
    ['P3', 2],
    ['P1', 3],
  ]);
  const tied = new CupLedger({ kind: 'round-robin' }, names(3));
  tied.playAll(() => 4);
  const byLot = tied.cup.draw.lots.map(place => `P${place}`);
  expect(tied.cup.standings.map(({ name }) => name)).toEqual(byLot);
});

test('an end that is taken back empties what hung on it, and a correction lets others go on; games count again once their people are back', () => {
  const ledger = new CupLedger({}, names(4));
  const [first, second] = ledger.ready;
  const code = ledger.play(first!, entrant => (entrant === 0 ? 9 : 1));
  ledger.play(second!, entrant => (entrant === 1 ? 9 : 1));
  const final = ledger.fixtures.at(-1)!;
  ledger.play(final, entrant => (entrant === 1 ? 9 : 1));
  expect(ledger.cup.champion).toBe('P2');
  ledger.undo(code);
  expect(ledger.cup.champion).toBe('');
  expect(ledger.fixtures.at(-1)!.seats.map(({ name }) => name)).toEqual(['', 'P2']);
  ledger.decide(ledger.ready[0]!, [2, 1], 'corrected');
  expect(ledger.fixtures.at(-1)!.seats.map(({ name }) => name)).toEqual(['P4', 'P2']);
  expect(ledger.cup.champion).toBe('');
  ledger.decide(ledger.fixtures[0]!, [1, 2], 'corrected');
  expect(ledger.cup.champion).toBe('P2');
});

test('a Swiss round that is played stays as it was paired when a result before it is corrected', () => {
  const ledger = new CupLedger({ kind: 'swiss', rounds: 3 }, names(6));
  for (const fixture of ledger.ready) ledger.play(fixture, entrant => -entrant);
  const before = ledger.cup.rounds[1]!.fixtures.map(({ seats }) => seats.map(({ name }) => name));
  ledger.play(ledger.ready[0]!, entrant => -entrant);
  ledger.decide(ledger.cup.rounds[0]!.fixtures[0]!, [2, 1], 'corrected');
  expect(ledger.cup.rounds[1]!.fixtures.map(({ seats }) => seats.map(({ name }) => name))).toEqual(before);
});

test('the draw follows from the seed that was committed to and from the list, and from nothing else', () => {
  const { draw, entrants } = new CupLedger({ seeding: 'drawn' }, names(8)).cup;
  expect(opens(draw, draw.seed)).toBe(true);
  expect(opens(draw, seedHex(2))).toBe(false);
  const again = drawOf({ seeding: 'drawn' }, draw.code, new Uint8Array(Buffer.from(draw.seed, 'hex')), names(8));
  expect([again.seeds, again.lots]).toEqual([draw.seeds, draw.lots]);
  expect(draw.seeds.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(entrants.map(({ seed }, i) => draw.seeds[seed - 1] === i + 1)).toEqual(entrants.map(() => true));
  const other = new CupLedger({ seeding: 'drawn' }, [...names(7), 'Q8']).cup;
  expect(other.draw.lots).not.toEqual(draw.lots);
});

/** Whoever plays, each seat wins as often as any other. */
const even = {
  fresh: (_fixture: object, seats: number) =>
    Array.from({ length: seats }, (_, best) => {
      const places = Array.from({ length: seats }, (_, seat) => 1 + ((seat - best + seats) % seats));
      return { places, scores: places.map(place => 10 * (seats - place)) };
    }),
  running: () => undefined,
};

test('the odds of a cup add up, are the same every time, and follow from the bracket and from what has been decided', () => {
  const rules: readonly (readonly [Partial<CupRule>, number, readonly number[]])[] = [
    // With three, the first seed plays once and the others twice.
    [{}, 3, [1 / 2, 1 / 4, 1 / 4]],
    [{ games: 3 }, 4, [1 / 4, 1 / 4, 1 / 4, 1 / 4]],
    [{ kind: 'round-robin' }, 4, []],
    [{ kind: 'swiss' }, 4, []],
    [{ kind: 'evening', shows: ['six-dice', 'hot-hand'] }, 4, []],
  ];
  for (const [rule, n, exact] of rules) {
    const ledger = new CupLedger(rule, names(n));
    const odds = () =>
      oddsOf(draftOf(ledger.of, ledger.book)!, new FixtureResults(ledger.of.rule, ledger.book), even, 7);
    const { chances } = odds();
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    if (n === 3) expect(odds().chances).toEqual(chances);
    // Four deviations of 2,000 simulations.
    for (const [i, chance] of exact.entries()) expect(Math.abs(chances[i]! - chance)).toBeLessThan(0.045);
    const [fixture] = ledger.ready;
    const loser = realSeats(fixture!)[1]!.entrant;
    ledger.play(fixture!, entrant => (entrant === loser ? 0 : 9));
    expect(odds().chances[loser]).toBeLessThan(chances[loser]!);
  }
});

test('the first seat’s edge, and a game that is almost won, count in the odds of a cup', () => {
  const won = [{ places: [1, 2], scores: [9, 1] }];
  const odds = (ledger: CupLedger, outcomes: Parameters<typeof oddsOf>[2]) =>
    oddsOf(draftOf(ledger.of, ledger.book)!, new FixtureResults(ledger.of.rule, ledger.book), outcomes, 7).chances;
  const ledger = new CupLedger({ games: 3 }, names(2));
  const first = ledger.ready[0]!.seats[0]!.entrant;
  // The first seat always wins: so whoever begins twice of three times does.
  expect(odds(ledger, { ...even, fresh: () => won })[first]).toBe(1);
  const single = new CupLedger({}, names(2));
  single.add(opened(single.of, single.book, { round: 1 }, single.ready[0]!, { code: 'on', at: 1 }));
  const running = (code: string) => (code === 'on' ? won : undefined);
  expect(odds(single, { ...even, running })[first]).toBe(1);
  expect(odds(single, even)[first]).toBeCloseTo(0.5, 1);
});

test('names that are put right after the draw keep their place', () => {
  const ledger = new CupLedger({}, names(4));
  ledger.play(ledger.ready[0]!, entrant => -entrant);
  ledger.add([{ account: 'entrants', who: '', to: ['Ann', 'P2', 'P3', 'P4'], why: 'corrected' }]);
  expect(ledger.fixtures.at(-1)!.seats[0]!.name).toBe('Ann');
});
