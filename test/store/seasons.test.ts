/** The ledger of a season in the store: together with what it belongs to, or not at all. */
import { describe, expect, test } from 'vitest';
import type { Store } from '../../server/store/store.ts';
import { type LedgerWrite, SeasonRefusal } from '../../server/store/stored.ts';
import { audit, type Change, write } from '../../shared/season/ledger.ts';
import { nothingUsed } from '../../shared/season/questions.ts';
import { databases, placeOn } from '../databases/databases.ts';
import { freshFolder } from '../rooms/playhouse.ts';
import { entry, epochOf, facts, openedAt, state } from './sample.ts';

const season = { name: 'friday', title: '', show: 'hot-hand', host: 'hash', settings: {}, created: 1 };

const oneMore = (who: string): LedgerWrite => ({
  season: 'friday',
  lines: before => {
    const played = before.filter(line => line.who === who).length + 1;
    const change: Change = { account: 'played', who, to: played, why: 'played' };
    return write(before, [change], { at: 1, episode: 'AAAA2222' });
  },
});

const begun = async (store: Store): Promise<void> => {
  expect(await store.createSeason(season, null, nothingUsed, [])).toBe(true);
};

describe.each(databases)('the ledger on %s', database => {
  test('is written with the entry, and neither without the other', async () => {
    const store = await openedAt(await placeOn(database, freshFolder()));
    await begun(store);
    expect(await store.createSeason(season, null, nothingUsed, [])).toBe(false);
    await store.create(facts('AAAA2222', { season: { name: 'friday', kind: 'main' } }), state, []);
    expect((await store.episode('AAAA2222'))?.season).toEqual({ name: 'friday', kind: 'main' });
    const epoch = epochOf(await store.take('AAAA2222', 'here'));
    await store.append('AAAA2222', epoch, entry(0), {}, oneMore('Ann'));
    expect((await store.season('friday'))?.lines).toHaveLength(1);
    const broken: LedgerWrite = {
      season: 'friday',
      lines: () => {
        throw new Error('wrong');
      },
    };
    await expect(store.append('AAAA2222', epoch, entry(1), {}, broken)).rejects.toThrow();
    expect(await store.entries('AAAA2222')).toHaveLength(1);
    // A move that is refused since another process has the episode writes nothing either.
    await expect(store.append('AAAA2222', epoch - 1, entry(1), {}, oneMore('Ann'))).rejects.toThrow();
    expect((await store.season('friday'))?.lines).toHaveLength(1);
  });

  test('an episode that no longer fits the book is not made', async () => {
    const store = await openedAt(await placeOn(database, freshFolder()));
    await begun(store);
    const late: LedgerWrite = {
      season: 'friday',
      lines: () => {
        throw new SeasonRefusal();
      },
    };
    await expect(store.create(facts('BBBB2222'), state, [], late)).rejects.toThrow(SeasonRefusal);
    expect(await store.episode('BBBB2222')).toBeUndefined();
  });

  test('lines of many writers are numbered without gaps, and follow on', async () => {
    const store = await openedAt(await placeOn(database, freshFolder()));
    await begun(store);
    const names = ['Ann', 'Ben', 'Cal'];
    await Promise.all(Array.from({ length: 24 }, (_, n) => store.addLines(oneMore(names[n % 3]!))));
    const { lines } = (await store.season('friday'))!;
    expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    expect(audit(lines)).toEqual([]);
    expect(await store.removeSeason('friday')).toBe(true);
    expect(await store.addLines(oneMore('Ann'))).toBe(false);
    expect(await store.season('friday')).toBeUndefined();
  });
});
