import { describe, expect, onTestFinished, test } from 'vitest';
import { databases, placeOn } from '../databases/databases.ts';
import { type MadeShow, makeShow } from '../processes/make-show.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { freshFolder } from '../rooms/playhouse.ts';
import { sizes } from './sizes.ts';

const headers = { 'Content-Type': 'application/json' };

/** Races are fair when both servers are asked at once, a few episodes at a time. */
const atOnce = 10;

describe.each(databases)('two servers on one %s', database => {
  const races = Math.ceil(sizes.races / databases.length);

  test(`in ${races} races for an episode one of them gets it`, async () => {
    const began = performance.now();
    const folder = freshFolder();
    const place = await placeOn(database, folder);
    // Nobody loses an episode because the machine has other things to do; who was killed here is known to be dead.
    const env = { DATA_DIR: folder, LEASE_SECONDS: '60', ...place.env };
    const servers = [await ServerProcess.at(env), await ServerProcess.at(env)] as const;
    onTestFinished(async () => {
      for (const server of servers) await server.stop();
    });
    await Promise.all(servers.map(server => server.start()));

    /** Status of an attempt to come in. */
    const ask = async (server: ServerProcess, { code, token }: MadeShow): Promise<number> => {
      const body = JSON.stringify({ as: 'host', token });
      return (await fetch(`${server.url}/matchmake/joinById/${code}`, { method: 'POST', headers, body })).status;
    };
    const wins = [0, 0];
    /** Both are asked at the same moment; which of them gets it. */
    const race = async (made: MadeShow): Promise<number> => {
      const asked = await Promise.all(servers.map(server => ask(server, made)));
      expect(asked.toSorted(), made.code).toEqual([200, 503]);
      const winner = asked.indexOf(200);
      wins[winner] = (wins[winner] ?? 0) + 1;
      return winner;
    };
    const raceAll = async (all: readonly MadeShow[]): Promise<readonly number[]> => {
      const winners: number[] = [];
      for (let i = 0; i < all.length; i += atOnce)
        winners.push(...(await Promise.all(all.slice(i, i + atOnce).map(race))));
      return winners;
    };

    const fresh = Math.ceil(races / 2);
    const made: MadeShow[] = [];
    for (let i = 0; i < fresh; i++) made.push(await makeShow(servers[i % 2 === 0 ? 0 : 1].url, { show: 'six-dice' }));
    const first = await raceAll(made);
    // One dies; what it played is anybody's, what the other plays is not.
    await servers[0].stop('SIGKILL');
    await servers[0].start();
    const orphans = made.filter((_, i) => first[i] === 0);
    const others = made.filter((_, i) => first[i] === 1);
    await raceAll(orphans);
    expect(await raceAll(others)).toEqual(others.map(() => 1));

    const store = await place.open();
    const epochs = await Promise.all(made.map(async ({ code }) => (await store.episode(code))?.epoch));
    await store.close();
    // It changed hands once in the first race, and once more in the second if its owner had died.
    expect(epochs).toEqual(first.map(winner => (winner === 0 ? 2 : 1)));
    console.info(
      `${database}: ${made.length + orphans.length + others.length} races of two servers (${orphans.length} for orphans), won ${wins.join(' to ')}, ` +
        `never by both, in ${Math.round((performance.now() - began) / 1000)} s`,
    );
  });
});
