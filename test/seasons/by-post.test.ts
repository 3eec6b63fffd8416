/** Whole cups by post, by robots and by a clock that jumps: substitutes, walkovers, and deadlines that are missed. */
import { expect, test } from 'vitest';
import { missedIn } from '../../shared/engine/missed.ts';
import type { CupRule } from '../../shared/season/cup.ts';
import { bookOf, figureOf } from '../../shared/season/ledger.ts';
import { fixedDice, Playhouse, until } from '../rooms/playhouse.ts';
import { CupHouse, eight } from './cup-house.ts';

const day = 86_400;

const cups: readonly (readonly [string, Partial<CupRule>, number])[] = [
  ['a cup of eight', { kind: 'single' }, 8],
  ['a round robin of five', { kind: 'round-robin', rounds: 1 }, 5],
];

test.each(cups)(
  '%s by post to its end: robots, a substitute for whoever misses a deadline, and a walkover',
  async (_name, rule, size) => {
    let now = 1_800_000_000_000;
    const timing = { away: 3_600_000, idle: 3_600_000 };
    const house = await Playhouse.open({ now: () => now, timing, source: () => fixedDice(1) });
    const cup = await CupHouse.open(house, 'post', { rule: { ...rule, days: 7 }, clock: day });
    await cup.qualifies([...eight.slice(0, size), 'Sub']);
    await cup.does('PUT', '/entrants', { list: true, top: size });
    await cup.does('POST', '/draw');
    const [byHand, lost, ...others] = (await cup.fixtures()).filter(({ state }) => state === 'ready');

    // Nobody comes to this game, so its clock plays it, and the substitute gets the seat that missed its deadline.
    const [game] = await cup.opens({ fixtures: [byHand!.id] });
    const host = await house.join(game!.code, { as: 'host', token: game!.token });
    const { log } = house.live(game!.code);
    const settings = { substituteAfter: 2, autoSubstitute: true };
    expect(await host.tell({ do: 'set', settings })).toEqual({ ok: true });
    expect(await host.move('start')).toMatchObject({ ok: true });
    const leaving = log.episode.names[0]!;
    for (let passed = 1; !house.live(game!.code).over && passed < 200; passed++) {
      const { length } = log.episode.entries;
      now = Math.max(now, log.state.deadline) + 1000;
      await until(() => log.episode.entries.length > length, 'the clock to move');
      if (passed === 1) await until(() => host.desk.at(-1)?.missed.join() === '1,0', 'the desk to be told');
      if (passed === 1) expect(log.episode.names[0]).toBe(leaving);
      if (missedIn(log.episode.standing).get(leaving)?.times === 2)
        await until(() => log.episode.names[0] === 'Sub', 'the substitute to play');
    }
    expect(house.live(game!.code).over).toBe(true);
    await expect.poll(async () => figureOf(bookOf((await cup.read()).lines), 'missed', leaving)).toBe(2);
    expect((await cup.read()).list).toEqual([]);
    // It is the entrant's game, whoever played it.
    const first = (await cup.fixtures()).find(({ id }) => id === byHand!.id)!;
    expect(first.state).toBe('decided');
    expect(first.seats.map(({ name }) => name)).toContain(leaving);

    // Nobody opened the next one in time.
    const [late] = await cup.opens({ fixtures: [lost!.id] });
    now += 8 * day * 1000;
    const found = (await cup.fixtures()).find(({ id }) => id === lost!.id)!;
    expect([found.state, found.due < now]).toEqual(['open', true]);
    await cup.does('PUT', `/fixtures/${lost!.id}`, { by: 'walkover', places: [2, 1], reason: 'Past the deadline' });
    const broken = (await cup.fixtures())
      .find(({ id }) => id === lost!.id)!
      .games.find(({ code }) => code === late!.code);
    expect(broken?.open).toBe(false);

    await cup.played(await cup.opens({ fixtures: others.map(({ id }) => id), robots: true, pace: 0 }));
    for (let left = await cup.fixtures(); left.some(({ state }) => state === 'ready'); left = await cup.fixtures())
      await cup.played(await cup.opens({ robots: true, pace: 0 }));
    const { cup: over, faults } = await cup.read();
    expect([over.phase, faults]).toEqual(['over', []]);
    expect(over.standings.map(({ name }) => name).toSorted()).toEqual(eight.slice(0, size).toSorted());
    const fixtures = await cup.fixtures();
    expect(fixtures.filter(({ by }) => by === 'walkover').length).toBe(1);
    expect(fixtures.filter(({ by }) => by === 'played').length).toBe(size === 8 ? 6 : 9);
  },
);
