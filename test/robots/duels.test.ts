/** The stronger robots win: some hundred episodes of fixed seeds, with LONG ten thousand. */
import { describe, expect, test } from 'vitest';
import type { Episode } from '../../shared/episode.ts';
import type { Strength } from '../../shared/robots.ts';
import { showNamed } from '../../shared/shows/index.ts';
import { playerOf, share } from './duel.ts';

const long = process.env.LONG !== undefined;
const patience = long ? 1_200_000 : 60_000;
const seed = 3;

/** What follows a decided game is played by its winner alone. */
const isWon = ({ state }: Episode): boolean => state.phase === 'won';

/** A share of so many episodes by chance alone is this far from a half at most, but for one time in a thousand. */
const byChance = (episodes: number) => 3.1 * Math.sqrt(0.25 / episodes);

const duels = [
  ['six-dice', { rules: 'by-bj' }, 400],
  ['six-dice', { rules: 'hot-dice' }, 80],
  ['hot-dice', { judging: 'auto' }, 80],
  ['lucky-puzzle', { judging: 'auto' }, 80],
  ['lucky-numbers', { judging: 'auto' }, 80],
  ['on-a-roll', { judging: 'auto' }, 80],
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
    const episodes = long ? 10_000 : 60;
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
