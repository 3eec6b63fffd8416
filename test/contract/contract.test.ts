import { describe, expect, test } from 'vitest';
import { shows } from '../../shared/shows/index.ts';
import { playAtRandom } from './random-play.ts';

/** Whole random episodes of each show; `npm run test:long` plays more. */
const episodes = Number(process.env.EPISODES ?? 200);
/** Another start plays other episodes; the default is the same every time. */
const start = Number(process.env.SEED ?? 1);

describe.each(shows.map(show => [show.name, show] as const))('%s keeps the contract', (_name, show) => {
  test(`in ${episodes} random episodes`, { timeout: 60_000 + 200 * episodes }, () => {
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
});
