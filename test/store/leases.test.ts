import { describe, expect, test, vi } from 'vitest';
import { NotOwner } from '../../server/store/failures.ts';
import type { Store } from '../../server/store/store.ts';
import { databases, placeOn } from '../databases/databases.ts';
import { freshFolder } from '../rooms/playhouse.ts';
import { entry, epochOf, facts, openedAt, state } from './sample.ts';

describe.each(databases)('who plays what, on %s', database => {
  /** Two processes on one database, with one episode. */
  const two = async (code = 'AAAAAAAA') => {
    const place = await placeOn(database, freshFolder());
    const [one, other] = [await openedAt(place), await openedAt(place)];
    await one.create(facts(code), state, []);
    return { one, other, code };
  };

  test('what a process plays that is alive nobody takes; it may itself, with a higher epoch', async () => {
    const { one, other, code } = await two();
    await one.renewLease('one', 60_000);
    const first = epochOf(await one.take(code, 'one'));
    // It goes with the time, so that none comes again after a backup is restored.
    expect(Math.abs(first - (Date.now() - Date.UTC(2026, 0, 1)) / 1000)).toBeLessThan(60);
    expect(await other.take(code, 'other')).toBe('elsewhere');
    expect(epochOf(await one.take(code, 'one'))).toBeGreaterThan(first);
    expect(await other.take('NONE2222', 'other')).toBe('none');
  });

  test('what was released, or played by a process that left, anybody takes', async () => {
    const { one, other, code } = await two();
    await one.renewLease('one', 60_000);
    await one.release(code, epochOf(await one.take(code, 'one')));
    const epoch = epochOf(await other.take(code, 'other'));
    await other.renewLease('other', 60_000);
    // Late words of who had it before.
    await one.release(code, epoch - 1);
    expect(await one.take(code, 'one')).toBe('elsewhere');
    await other.endLease('other');
    expect(epochOf(await one.take(code, 'one'))).toBeGreaterThan(epoch);
  });

  test('a process that gives no sign of life any more loses what it played, and cannot write to it', async () => {
    const { one, other, code } = await two();
    await one.renewLease('one', 60_000);
    const old = epochOf(await one.take(code, 'one'));
    await one.append(code, old, entry(0), {});
    expect(await other.take(code, 'other')).toBe('elsewhere');
    // The last sign of life; nobody waits for longer than it lasts.
    await one.renewLease('one', 400);
    const taken = await vi.waitFor(async () => epochOf(await other.take(code, 'other')));
    expect(taken).toBeGreaterThan(old);
    await expect(one.append(code, old, entry(1), {})).rejects.toThrow(NotOwner);
    await expect(one.change(code, old, { phase: 'stale' })).rejects.toThrow(NotOwner);
    // Nor what its room says.
    const fan = {
      id: 'a',
      name: 'Ann',
      points: 1,
      tickets: [],
      won: 0,
      volunteers: false,
      team: -1,
      settled: 0,
      listed: '',
    };
    await expect(one.saveFans(code, old, [fan])).rejects.toThrow(NotOwner);
    await expect(one.saveCalls(code, old, [{ fan: 'a', task: 'guess 1', value: '42', at: 0 }])).rejects.toThrow(
      NotOwner,
    );
    expect([await one.fans(code), await one.calls(code)]).toEqual([[], []]);
    await other.append(code, taken, entry(1), {});
    expect(await one.entries(code)).toHaveLength(2);
  });

  test('a process that spares others takes shows that nobody played last, and none of a process that is only silent', async () => {
    const { one, other, code } = await two();
    for (const _ of [1, 2]) expect(await other.take(code, 'other', true)).toHaveProperty('epoch');
    // Not even a row is left of a process that died long ago.
    expect(await one.take(code, 'one', true)).toBe('elsewhere');
    await one.release(code, epochOf(await one.take(code, 'one')));
    expect(await other.take(code, 'other', true)).toHaveProperty('epoch');
  });

  test('of many that take an episode at the same moment one gets it', async () => {
    const { one, other } = await two();
    const codes = Array.from({ length: 30 }, (_, i) => `RACE${i}`);
    for (const code of codes) await one.create(facts(code), state, []);
    await Promise.all([one.renewLease('one', 60_000), other.renewLease('other', 60_000)]);
    for (const code of codes) {
      const takes = await Promise.all([one.take(code, 'one'), other.take(code, 'other')]);
      expect(takes.filter(taken => taken === 'elsewhere')).toHaveLength(1);
      expect(takes.filter(taken => typeof taken !== 'string')).toHaveLength(1);
    }
  });

  test('a writer and a taker at the same moment: what was written is there for the taker, or it was refused', async () => {
    const { one, other } = await two();
    for (let i = 0; i < 30; i++) {
      const code = `TAKE${i}`;
      await one.create(facts(code), state, []);
      const epoch = epochOf(await one.take(code, 'one'));
      const read = async (store: Store) => {
        const taken = epochOf(await store.take(code, 'other'));
        return { taken, seen: (await store.entries(code)).length };
      };
      const [wrote, { taken, seen }] = await Promise.all([
        one.append(code, epoch, entry(0), {}).then(
          () => 1,
          error => {
            expect(error).toBeInstanceOf(NotOwner);
            return 0;
          },
        ),
        read(other),
      ]);
      expect(seen).toBe(wrote);
      await other.append(code, taken, entry(seen, 'other:1'), {});
    }
  });

  test('clocks of what another process plays are left to it', async () => {
    const { one, other, code } = await two();
    await one.renewLease('one', 60_000);
    await one.change(code, epochOf(await one.take(code, 'one')), { deadline: 500 });
    expect(await other.due(900, 10, 'other')).toEqual([]);
    expect(await one.due(900, 10, 'one')).toEqual([code]);
    await one.endLease('one');
    expect(await other.due(900, 10, 'other')).toEqual([code]);
  });

  test('once published nothing is written any more, by whoever plays it', async () => {
    const { one, other, code } = await two();
    const epoch = epochOf(await one.take(code, 'one'));
    await one.append(code, epoch, entry(0), { deadline: 900 });
    await other.publish(code, 77);
    await expect(one.append(code, epoch, entry(1), {})).rejects.toThrow(NotOwner);
    expect(await one.episode(code)).toMatchObject({ closed: 77, deadline: 0, entries: 1 });
  });

  test('a move is written once, whatever its number', async () => {
    const { one, code } = await two();
    const epoch = epochOf(await one.take(code, 'one'));
    await one.append(code, epoch, entry(0, '0:mine'), {});
    await expect(one.append(code, epoch, entry(1, '0:mine'), {})).rejects.toThrow(NotOwner);
    await expect(one.append(code, epoch, entry(0, '0:next'), {})).rejects.toThrow(NotOwner);
    await expect(one.append(code, epoch, entry(2, '0:next'), {})).rejects.toThrow(NotOwner);
    await one.append(code, epoch, entry(1, '0:next'), {});
    expect((await one.entries(code)).map(({ id }) => id)).toEqual(['0:mine', '0:next']);
  });

  test('two processes that open a new database at the same moment both find it in order', async () => {
    const place = await placeOn(database, freshFolder());
    const stores = await Promise.all([openedAt(place), openedAt(place), openedAt(place)]);
    for (const store of stores) await store.check();
  });
});
