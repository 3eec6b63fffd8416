import { describe, expect, test } from 'vitest';
import { seededLuck } from '../../shared/engine/robots.ts';
import { familyOf, manifestOf } from '../../shared/shows/index.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { casting } from './castings.ts';
import { houseCasting } from './random-house.ts';
import { playAtRandom } from './random-play.ts';

/** Whole random episodes of each show; `npm run test:long` plays more. */
const episodes = Number(process.env.EPISODES ?? 30);
/** The same, with games given away and substitutes in each (LN-A25, LN-A26, HD-A40, HD-A41, OR-A33). */
const interrupted = Number(process.env.INTERRUPTED ?? 10);
/** The same by house rules. */
const houses = Number(process.env.HOUSES ?? 10);
/** Another start plays other episodes; the default is the same every time. */
const start = Number(process.env.SEED ?? 1);

describe.each(shows.map(show => [show.name, show] as const))('%s keeps the contract', (_name, show) => {
  test(`in ${episodes} random episodes`, () => {
    const began = performance.now();
    let entries = 0;
    for (let seed = start; seed < start + episodes; seed++) {
      try {
        entries += playAtRandom(show, seed);
      } catch (error) {
        throw new Error(`${show.name}, SEED=${seed} EPISODES=1: ${(error as Error).message}`, { cause: error });
      }
    }
    const seconds = (performance.now() - began) / 1000;
    console.info(
      `${show.name}: ${episodes} episodes from seed ${start}, ${entries} entries, ${Math.round(episodes / seconds)} checked episodes/s`,
    );
    expect(entries).toBeGreaterThan(episodes);
  });

  test(`in ${interrupted} random episodes with games given away and substitutes`, () => {
    const happened = { award: 0, replace: 0 };
    for (let seed = start; seed < start + interrupted; seed++) {
      try {
        playAtRandom(show, seed, casting(show, seed), happened);
      } catch (error) {
        throw new Error(`${show.name}, SEED=${seed} INTERRUPTED=1: ${(error as Error).message}`, { cause: error });
      }
    }
    console.info(`${show.name}: ${happened.award} games given away, ${happened.replace} substitutes`);
    expect(happened.replace).toBeGreaterThan(0);
    expect(happened.award > 0).toBe(show.acts.some(({ award }) => award !== undefined));
  });

  const hasHouse = manifestOf(familyOf(show.name))?.house !== undefined;
  const houseTest = `in ${houses} random episodes by random house rules`;
  if (hasHouse)
    test(houseTest, () => {
      for (let seed = start; seed < start + houses; seed++) {
        const cast = houseCasting(show, seed, seededLuck(seed));
        try {
          playAtRandom(show, seed, cast);
        } catch (error) {
          const { options } = cast.setting;
          throw new Error(
            `${show.name}, SEED=${seed} HOUSES=1, ${JSON.stringify(options)}: ${(error as Error).message}`,
            { cause: error },
          );
        }
      }
    });
});
