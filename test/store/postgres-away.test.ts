import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreFailure } from '../../server/store/failures.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import type { Store } from '../../server/store/store.ts';
import { postgres } from '../databases/databases.ts';
import { freshFolder } from '../rooms/playhouse.ts';
import { entry, epochOf, facts, state } from './sample.ts';

/** Milliseconds; nobody waits here for as long as people would. */
const patience = { connect: 3000, answer: 300, between: 300 };

/** A way to the database on which what is sent may vanish without a word, as behind a firewall that forgets a connection. */
const badWay = async () => {
  const server = await postgres();
  const [folder, file] = [freshFolder(), '.s.PGSQL.5432'];
  const swallows = new Set<Socket>();
  let word = '';
  const ways = new Set<Socket>();
  const door = createServer(near => {
    const far = connect(join(server.folder, file));
    ways.add(near);
    near.on('data', data => {
      if (word !== '' && data.includes(word)) swallows.add(near);
      if (!swallows.has(near)) far.write(data);
    });
    far.on('data', data => {
      if (!swallows.has(near)) near.write(data);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => undefined);
      // Nor does it tell that somebody hung up.
      one.once('close', () => {
        if (!swallows.has(near)) other.destroy();
      });
    }
    onTestFinished(() => void near.destroy());
    onTestFinished(() => void far.destroy());
  }).listen(join(folder, file));
  await once(door, 'listening');
  onTestFinished(() => void door.close());
  const address = await server.database();
  const tracked = (store: Store): Store => {
    onTestFinished(() => store.close());
    return store;
  };
  return {
    near: tracked(await openPostgres(address.replace(/host=[^&]*/, `host=${encodeURIComponent(folder)}`), patience)),
    direct: tracked(await openPostgres(address)),
    /** All connections there are. */
    swallow: () => {
      for (const way of ways) swallows.add(way);
    },
    /** Those on which somebody says this, from that word on. */
    swallowFrom: (query: string) => {
      word = query;
    },
  };
};

/** Again where the machine has other things to do for longer than is waited here. */
const sure = <T>(ask: () => Promise<T>): Promise<T> => vi.waitFor(ask, { timeout: 20_000, interval: 1 });

test('a connection that gives no answer is not used again: the next one finds the database', async () => {
  const way = await badWay();
  await sure(() => way.near.renewLease('one', 60_000));
  way.swallow();
  await expect(way.near.renewLease('one', 60_000)).rejects.toThrow(StoreFailure);
  await sure(() => way.near.renewLease('one', 60_000));
});

test('a process cut off before it confirms its writes does not keep others from them', async () => {
  const way = await badWay();
  await way.direct.create(facts('AAAAAAAA'), state, []);
  const epoch = epochOf(await sure(() => way.near.take('AAAAAAAA', 'one')));
  way.swallowFrom('commit');
  await expect(way.near.append('AAAAAAAA', epoch, entry(0), {})).rejects.toThrow(StoreFailure);
  // Its row is held until the database counts it as gone; nobody gives signs of life for it.
  expect(epochOf(await way.direct.take('AAAAAAAA', 'other'))).toBeGreaterThan(epoch);
  expect(await way.direct.entries('AAAAAAAA')).toEqual([]);
});
