/**
 * The odds of every state of whole episodes: they weigh only open choices, and they foresee every possible result and no other.
 */
import { expect, test } from 'vitest';
import { Episode } from '../../shared/engine/episode.ts';
import type { Move } from '../../shared/engine/moves.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck, sourceOf } from '../../shared/engine/robots.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { compare, ONE, parseFraction, sum, ZERO } from '../../shared/odds/fraction.ts';
import { shows } from '../../shared/shows/loaded.ts';
import { casting } from '../contract/castings.ts';
import { isLong } from './acting.ts';

const longest = 3000;
const episodes = isLong ? 100 : 2;

test.each(shows.map(show => [show.name, show] as const))('%s', (_name, show) => {
  for (let seed = 0; seed < episodes; seed++) {
    const luck = seededLuck(seed);
    const { setting, names } = casting(show, seed);
    const episode = new Episode(show, setting, names, sourceOf(luck));
    while (!episode.over && episode.entries.length < longest) {
      const { decisions, throw: bar, odds } = oddsOf(episode.view('audience'), { options: setting.options });
      const where = `seed ${seed}, entry ${episode.entries.length}`;
      for (const { worth, ...move } of decisions) {
        const by = episode.legal().find(legal => legal.do === move.do && typeof legal.by === 'number')?.by;
        expect(episode.refusal({ ...move, by } as Move), `${where}: ${JSON.stringify(move)}`).toBeUndefined();
        expect(parseFraction(worth).den > 0n, where).toBe(true);
      }
      const chances = bar.map(({ chance }) => parseFraction(chance));
      if (bar.length > 0) expect(sum(chances), where).toEqual(ONE);
      for (const chance of chances) expect(compare(chance, ZERO), where).toBeGreaterThan(0);
      for (const { exact, approx, of } of odds) expect(Number.isFinite(approx), `${where}: ${of} ${exact}`).toBe(true);
      episode.play(robotMove(episode, luck));
    }
  }
});
