import { expect, onTestFinished, test } from 'vitest';
import { openVault } from '../../server/vault.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { type Database, placeOn } from '../databases/databases.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { freshFolder } from '../rooms/playhouse.ts';
import { audit } from './audit.ts';
import { away as awayOf, times } from './cluster-company.ts';
import { Company } from './company.ts';
import { pause, quantile, sizes } from './sizes.ts';

const seed = Number(process.env.SEED ?? 1);

/** Kills a server on this database again and again while robots and people play, and holds the store against all promises. */
export const testKills = (database: Database): void => {
  test(`a server on ${database} that is killed ${sizes.kills} times at random moments keeps every promise`, async () => {
    const began = performance.now();
    const folder = freshFolder();
    const place = await placeOn(database, folder);
    const server = await ServerProcess.at({ DATA_DIR: folder, ...place.env });
    const company = new Company(server.url, seed);
    onTestFinished(async () => {
      company.leave();
      await server.stop();
    });
    const luck = seededLuck(seed);
    await server.start();
    company.start();
    const starts: number[] = [];
    for (let kill = 0; kill < sizes.kills; kill++) {
      await company.promises(3);
      while (company.called <= kill) await pause(5);
      await pause(luck() * 250);
      await server.stop('SIGKILL');
      const from = performance.now();
      await server.start();
      starts.push(performance.now() - from);
    }
    await company.stop();
    // Everything in memory is thrown away once more before it is looked at.
    await server.stop('SIGKILL');
    await server.start();
    await company.everybodyHere();
    const store = await place.open();
    const found = await audit(store, openVault(folder), company.casts);
    await store.close();
    const away = times(awayOf(company));
    const { faults, ...numbers } = found;
    console.info(
      `${database}: ${sizes.kills} kills in ${Math.round((performance.now() - began) / 1000)} s, SEED=${seed}; ${JSON.stringify(numbers)}; ` +
        `a start took ${Math.round(quantile(starts, 0.5))} ms, a page was back after ${Math.round(quantile(away, 0.5))} ms ` +
        `(the slowest in twenty ${Math.round(quantile(away, 0.95))} ms); ${faults.length} faults`,
    );
    expect(faults).toEqual([]);
    expect(numbers.promised).toBeGreaterThanOrEqual(3 * sizes.kills);
    expect(numbers.called).toBeGreaterThan(0);
    expect(numbers.pages).toBeGreaterThan(0);
  });
};
