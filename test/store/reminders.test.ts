/** The stored state of reminders, on each database: nothing is lost, and no two processes send the same notice. */
import { describe, expect, test } from 'vitest';
import type { NewNotice, Target } from '../../server/store/reminders.ts';
import { databases, placeOn } from '../databases/databases.ts';
import { freshFolder } from '../rooms/playhouse.ts';
import { entry, epochOf, facts, openedAt, state } from './sample.ts';

const target = (id: string, code: string, more: Partial<Target> = {}): Target => ({
  id,
  code,
  kind: 'hook',
  address: `https://example.org/${id}`,
  secret: 'sealed',
  format: 'json',
  events: ['move', 'result'],
  about: 'all',
  created: 1_800_000_000_000,
  failures: 0,
  problem: '',
  worked: 0,
  off: false,
  language: 'en',
  token: '',
  ...more,
});

const notice = (id: string, of: string, code: string, due: number): NewNotice => ({
  id,
  target: of,
  code,
  key: id,
  event: 'move',
  facts: '{}',
  due,
});

const now = 1_800_000_100_000;

describe.each(databases)('reminders on %s', database => {
  const opened = async (code: string) => {
    const place = await placeOn(database, freshFolder());
    const [one, other] = [await openedAt(place), await openedAt(place)];
    await one.create(facts(code), state, []);
    return { one, other, reminders: one.reminders, code };
  };

  test('an episode with reminders is looked at when it, its deadline or its end changes', async () => {
    const { one, reminders, code } = await opened('AAAAAAA2');
    expect(await reminders.changed(10)).toEqual([]);
    await reminders.targets.add(target('a', code));
    expect(await reminders.changed(10)).toEqual([code]);
    await reminders.update(code, undefined, { entries: 0, due: 0, over: 0, seen: '{}' }, [], []);
    expect(await reminders.changed(10)).toEqual([]);
    const epoch = epochOf(await one.take(code, 'one'));
    await one.append(code, epoch, entry(0), { deadline: now });
    expect(await reminders.changed(10)).toEqual([code]);
    await reminders.update(
      code,
      await reminders.snapshot(code),
      { entries: 1, due: now, over: 0, seen: '{"x":1}' },
      [],
      [],
    );
    expect(await reminders.snapshot(code)).toEqual({ entries: 1, due: now, over: 0, seen: '{"x":1}' });
    expect(await reminders.changed(10)).toEqual([]);
    for (const change of [{ deadline: now + 1 }, { deadline: 0 }, { over: now }]) {
      await one.change(code, epoch, change);
      expect(await reminders.changed(10)).toEqual([code]);
      await reminders.update(
        code,
        await reminders.snapshot(code),
        { entries: 1, due: change.deadline ?? 0, over: change.over ?? 0, seen: '{}' },
        [],
        [],
      );
      expect(await reminders.changed(10)).toEqual([]);
    }
  });

  test('what is due is taken once, one thing for each target, the earliest first', async () => {
    const { one, other, code } = await opened('AAAAAAA3');
    for (const id of ['a', 'b', 'c']) await one.reminders.targets.add(target(id, code));
    const notices = [
      ...Array.from({ length: 30 }, (_, i) => notice(`a${i}`, 'a', code, now - 1000 + i)),
      notice('b1', 'b', code, now - 5),
      notice('c1', 'c', code, now + 1),
      notice('x1', 'gone', code, now - 1),
    ];
    const snapshot = { entries: 0, due: 0, over: 0, seen: '' };
    await Promise.all([
      one.reminders.update(code, undefined, snapshot, notices, []),
      other.reminders.update(code, undefined, snapshot, notices, []),
    ]);
    const both = await Promise.all([one.reminders.notices.take(now, 2), other.reminders.notices.take(now, 2)]);
    const ids = both.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('a0');
    expect(ids).toContain('b1');
    expect((await one.reminders.notices.take(now, 9, { targets: ['a'] })).map(({ target: of }) => of)).toEqual([]);
    const [next] = await other.reminders.notices.take(now, 9, { targets: ['b'] });
    expect(next).toMatchObject({ target: 'a', tries: 0 });
  });

  test('of two processes that find the same change, one takes note of it, however late the other is', async () => {
    const { one, other, code } = await opened('AAAAAAA8');
    await one.reminders.targets.add(target('a', code));
    const first = { entries: 0, due: 0, over: 0, seen: '' };
    await one.reminders.update(code, undefined, first, [], []);
    const before = await other.reminders.snapshot(code);
    const snapshot = { ...first, entries: 1 };
    await one.reminders.update(code, before, snapshot, [notice('n1', 'a', code, now)], []);
    const [sent] = await one.reminders.notices.take(now, 5);
    await one.reminders.notices.settle(sent!, { ok: true, at: now });
    await other.reminders.update(code, before, snapshot, [{ ...notice('n2', 'a', code, now), key: 'n1' }], []);
    expect(await other.reminders.notices.take(now, 5)).toEqual([]);
  });

  test('what arrived is gone, what failed comes again later, and its target knows', async () => {
    const { reminders, code } = await opened('AAAAAAA4');
    await reminders.targets.add(target('a', code));
    await reminders.notices.add(notice('n', 'a', code, now));
    const [first] = await reminders.notices.take(now, 5);
    await reminders.notices.settle(first!, { ok: false, problem: 'HTTP 500', retryAt: now + 10, off: false });
    expect(await reminders.targets.get('a')).toMatchObject({ failures: 1, problem: 'HTTP 500', off: false });
    expect(await reminders.notices.take(now + 9, 5)).toEqual([]);
    const [second] = await reminders.notices.take(now + 10, 5);
    expect(second).toMatchObject({ id: 'n', tries: 1 });
    await reminders.notices.settle(second!, { ok: true, at: now + 10 });
    expect(await reminders.targets.get('a')).toMatchObject({ failures: 0, problem: '', worked: now + 10 });
    expect(await reminders.notices.take(now + 99, 5)).toEqual([]);
  });

  test('a target that is switched off or removed takes with it what was to be sent to it', async () => {
    const { reminders, code } = await opened('AAAAAAA5');
    await reminders.targets.add(target('a', code));
    await reminders.targets.add(target('b', code, { kind: 'push' }));
    for (const of of ['a', 'b'])
      for (const n of [1, 2]) await reminders.notices.add(notice(`${of}${n}`, of, code, now));
    const taken = await reminders.notices.take(now, 5);
    await reminders.notices.settle(taken.find(({ target: of }) => of === 'a')!, {
      ok: false,
      problem: 'HTTP 410',
      retryAt: 0,
      off: true,
    });
    expect((await reminders.targets.of(code)).map(({ id, off }) => [id, off])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(await reminders.targets.remove(code, { address: 'https://example.org/b' })).toBe(true);
    expect(await reminders.targets.remove(code, { address: 'https://example.org/b' })).toBe(false);
    expect(await reminders.notices.take(now, 5)).toEqual([]);
  });

  test('a deleted episode leaves nothing behind and sends no more reminders', async () => {
    const { one, reminders, code } = await opened('AAAAAAA6');
    await reminders.targets.add(target('a', code));
    await reminders.update(
      code,
      undefined,
      { entries: 0, due: 0, over: 0, seen: '' },
      [notice('n', 'a', code, now)],
      [],
    );
    await one.remove(code);
    expect(await reminders.targets.get('a')).toBeUndefined();
    expect(await reminders.snapshot(code)).toBeUndefined();
    expect(await reminders.notices.take(now, 5)).toEqual([]);
    await reminders.update(
      code,
      undefined,
      { entries: 1, due: 0, over: 0, seen: '' },
      [notice('m', 'a', code, now)],
      [],
    );
    expect(await reminders.snapshot(code)).toBeUndefined();
  });

  test('a shared value is made once, whoever comes first', async () => {
    const { one, other } = await opened('AAAAAAA7');
    const [a, b] = await Promise.all([one.shared('keys', () => 'one'), other.shared('keys', () => 'other')]);
    expect(a).toBe(b);
    expect(await other.shared('keys', () => 'third')).toBe(a);
  });
});
