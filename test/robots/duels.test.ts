/** The stronger robots win: some hundred episodes of fixed seeds, with LONG ten thousand. */
import { describe, expect, test } from 'vitest';
import type { Episode } from '../../shared/engine/episode.ts';
import type { Strength } from '../../shared/engine/robots.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { earned, playerOf, share } from './duel.ts';

const long = process.env.LONG !== undefined;
const patience = long ? 1_200_000 : 60_000;
const seed = 3;

/** What follows a decided game is played by its winner alone. */
const isWon = ({ state }: Episode): boolean => state.phase === 'won';

/** By chance alone a share of this many episodes is at most this far from a half, except one time in a thousand. */
const byChance = (episodes: number) => 3.1 * Math.sqrt(0.25 / episodes);

const duels = [
  ['six-dice', { rules: 'by-bj' }, 400],
  ['six-dice', { rules: 'hot-dice' }, 50],
  ['hot-dice', { judging: 'auto' }, 40],
  ['lucky-puzzle', { judging: 'auto' }, 80],
  ['lucky-numbers', { judging: 'auto' }, 80],
  ['on-a-roll', { judging: 'auto' }, 40],
  ['hot-hand', {}, 60],
] as const;

const play = (name: string, options: object, one: Strength, two: Strength, episodes: number): number => {
  const show = showNamed(name);
  if (show === undefined) throw new Error(`there is no ${name}`);
  // A match of On A Roll has several games.
  return share(show, options, [playerOf(one), playerOf(two)], episodes, seed, name === 'on-a-roll' ? undefined : isWon);
};

describe.each(duels)('%s %j', (name, options, short) => {
  const episodes = long ? 10_000 : short;
  test.each([
    ['full', 'middle'],
    ['middle', 'easy'],
  ] as const)(
    'robots at %s strength beat those at %s',
    (one, two) => {
      const won = play(name, options, one, two, episodes);
      if (long)
        console.log(`${name} ${JSON.stringify(options)}: ${one} wins ${(100 * won).toFixed(1)} % against ${two}`);
      expect(won, `seed ${seed}`).toBeGreaterThan(0.5 + (long ? byChance(episodes) : 0));
    },
    patience,
  );
});

/** The same knowledge on both sides, so that the odds alone make the difference. */
test.each([
  ['six-dice', { rules: 'by-bj' }],
  ['six-dice', { rules: 'hot-dice' }],
] as const)(
  '%s %j: who decides by the odds beats who decides by rule of thumb',
  (name, options) => {
    const show = showNamed(name);
    if (show === undefined) throw new Error(`there is no ${name}`);
    const episodes = long ? 10_000 : 40;
    const players = [
      { strength: 'middle', odds: true },
      { strength: 'middle', odds: false },
    ] as const;
    const won = share(show, options, players, episodes, seed);
    if (long) console.log(`${name} ${JSON.stringify(options)}: the odds win ${(100 * won).toFixed(1)} %`);
    expect(won, `seed ${seed}`).toBeGreaterThan(0.5 + (long ? byChance(episodes) : 0));
  },
  patience,
);

const prizes = [1000, 3000, 8000].map((value, rank) => ({ name: `Prize ${rank}`, value }));

test.each([
  ['main-event', { prizes }, 300],
  ['bonus-bonanza', {}, 300],
  ['six-dice-turn', { rules: 'hot-dice' }, 300],
  ['big-six', {}, 300],
] as const)(
  '%s by itself: robots at full strength bring home more than those at middle',
  (name, options, short) => {
    const show = showNamed(name);
    if (show === undefined) throw new Error(`there is no ${name}`);
    const episodes = long ? 10_000 : short;
    let sum = 0;
    let squares = 0;
    for (let n = 0; n < episodes; n++) {
      const more =
        earned(show, options, playerOf('full'), n + 1) - earned(show, options, playerOf('middle'), n + 500_001);
      sum += more;
      squares += more * more;
    }
    const mean = sum / episodes;
    const error = Math.sqrt((squares / episodes - mean * mean) / episodes);
    if (long) console.log(`${name}: ${mean.toFixed(0)} more, within ${error.toFixed(0)}`);
    expect(mean / error).toBeGreaterThan(long ? 3.1 : 0);
  },
  patience,
);
