import { expect, onTestFinished, test, vi } from 'vitest';
import { LocalPostgres } from '../../tools/cluster/local-postgres.ts';
import { ClusterOfServers } from '../processes/cluster.ts';
import { freshFolder } from '../rooms/playhouse.ts';
import type { CastRequest } from './cast.ts';
import { away, begin, longest, settle, times } from './cluster-company.ts';
import { programme } from './company.ts';
import { pause, quantile, sizes } from './sizes.ts';

/** One process after another is renewed under many shows, and then Postgres stops. */
export const testRolling = (): void => {
  test(`a rolling update of four processes under ${sizes.rolling} shows, and a Postgres that stops`, async () => {
    const folder = freshFolder();
    const own = new LocalPostgres(`${folder}-pg`);
    onTestFinished(() => own.remove());
    await own.start();
    const four = await ClusterOfServers.start(4, await own.database());
    onTestFinished(() => four.close());
    const human = programme.filter(({ robots }) => robots !== true);
    const requests = Array.from({ length: sizes.rolling }, (_, i) => ({ ...human[i % human.length], pace: 3000 }));
    const company = begin(four, [], 23);
    // They do not all begin at the same moment.
    for (let i = 0; i < requests.length; i += 10) {
      company.start(requests.slice(i, i + 10) as CastRequest[]);
      while (company.casts.length < Math.min(i + 10, requests.length)) await pause(50);
    }
    await company.promises(100);
    for (const server of four.servers) {
      expect(await server.stop('SIGTERM')).toBe(0);
      await server.start();
      await company.promises(100);
    }
    const renewed = away(company);

    await own.stop('SIGQUIT');
    const paused = () =>
      company.on.flatMap(({ all }) => all).every(({ state }) => (state?.paused ?? 'store') === 'store');
    await vi.waitFor(() => expect(paused()).toBe(true), { timeout: 60_000 });
    await own.start();
    const numbers = await settle(four, company);
    console.info(
      `Rolling update under ${sizes.rolling} shows: ${renewed.length} times a page came back, within ` +
        `${longest(renewed)} ms (p50 ${Math.round(quantile(times(renewed), 0.5))}); ${JSON.stringify(numbers)}; 0 faults`,
    );
  });
};
