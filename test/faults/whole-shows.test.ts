/** Whole shows while a third of all links are lost and the process is killed again and again (fairness.md 2, 4 and 6). */
import { expect, onTestFinished, test } from 'vitest';
import { openVault } from '../../server/vault.ts';
import { placeOn } from '../databases/databases.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { freshFolder } from '../rooms/playhouse.ts';
import { audit } from './audit.ts';
import type { CastRequest } from './cast.ts';
import { Company } from './company.ts';
import { pause } from './sizes.ts';

const long = process.env.LONG !== undefined;
/** Kills, and milliseconds between two moves of one person. */
const { kills, pace } = long ? { kills: 5, pace: 100 } : { kills: 2, pace: 10 };
const seed = Number(process.env.SEED ?? 1);

const auto = { judging: 'auto' } as const;
const programme: readonly CastRequest[] = [
  { show: 'six-dice', seats: 2, options: { target: 2000 }, pace },
  { show: 'six-dice', seats: 3, options: { target: long ? 10_000 : 3000 }, pace },
  { show: 'hot-hand', seats: 2, options: { hands: long ? 20 : 4 }, pace },
  ...(long
    ? ([
        { show: 'lucky-numbers', options: auto, pace },
        { show: 'lucky-puzzle', options: auto, pace },
        { show: 'hot-dice', options: auto, pace },
        { show: 'on-a-roll', pace },
      ] as const)
    : []),
];

test(`with 30 % of links lost and ${kills} kills nothing is lost and every standing throw checks out`, async () => {
  const folder = freshFolder();
  const place = await placeOn('SQLite', folder);
  const server = await ServerProcess.at({ DATA_DIR: folder, ...place.env });
  const company = new Company(server.url, seed);
  onTestFinished(async () => {
    company.leave();
    await server.stop();
  });
  await server.start();
  company.start(programme);
  /** Shows that were on when a process was killed. */
  const struck = new Set<string>();
  for (let kill = 0; kill < kills; kill++) {
    // A kill a minute, or as soon as so much was promised.
    if (long) await pause(60_000);
    await company.promises(40);
    for (const { code } of company.on) struck.add(code);
    await server.stop('SIGKILL');
    await server.start();
  }
  const store = await place.open();
  onTestFinished(() => store.close());
  const ended = async () => {
    const all = await Promise.all([...struck].map(code => store.episode(code)));
    return all.filter(episode => (episode?.over ?? 0) > 0).map(episode => episode?.code);
  };
  // Until two shows that were struck have come to their end.
  let before = await ended();
  for (; before.length < 2; before = await ended()) await pause(100);
  await company.stop();
  // What was still under way, undos among it, meant what stood before the end, so no end was taken back.
  expect(await ended()).toEqual(expect.arrayContaining(before));
  const { faults, ...numbers } = await audit(store, openVault(folder), company.casts);
  console.info(
    `${kills} kills, ${struck.size} shows struck, ${before.length} of them over, SEED=${seed}; ${JSON.stringify(numbers)}; ${faults.length} faults`,
  );
  expect(faults).toEqual([]);
  // Both kinds of throw were seen, most of them with the players' own parts.
  expect(numbers.parts.house).toBeGreaterThan(0);
  expect(numbers.parts.player).toBeGreaterThan(numbers.parts.house);
});
