import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRecord } from '../../shared/engine/record.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { compare, parseFraction, ZERO } from '../../shared/odds/fraction.ts';
import { choicesIn, finest, givenAway, type Weighed, weigh, worst } from '../../shared/recap/decisions.ts';
import { storyOf } from '../../shared/recap/story.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

const weighedIn = (name: string): readonly Weighed[] => {
  const file = join(import.meta.dirname, '../episodes', `${name}.json`);
  const { episode } = JSON.parse(readFileSync(file, 'utf8')) as { episode: unknown };
  const story = storyOf(readRecord(episode, showNamed));
  return choicesIn(story).flatMap(choice => {
    const odds = oddsOf(choice.before.view, { options: story.options });
    const one = weigh(choice, odds);
    return one === undefined ? [] : [one];
  });
};

test.each(['hot-dice-bonanza', 'lucky-numbers', 'lucky-puzzle', 'on-a-roll-best-of-three', 'six-dice-hot-dice'])(
  'every decision of %s is weighed against the best of its moment',
  name => {
    const weighed = weighedIn(name);
    expect(weighed.length).toBeGreaterThan(0);
    for (const { lost, margin, chosen, best, ways } of weighed) {
      expect(compare(parseFraction(lost), ZERO)).toBeGreaterThanOrEqual(0);
      expect(compare(parseFraction(margin), ZERO)).toBeGreaterThanOrEqual(0);
      expect(lost === '0').toBe(chosen.worth === best.worth);
      expect(ways).toBeGreaterThan(1);
    }
    for (const { lost } of finest(weighed, 3)) expect(lost).toBe('0');
    for (const { lost } of worst(weighed, 3)) expect(lost).not.toBe('0');
  },
);

test('the worst decisions are those that gave most away, as the charts add it up', () => {
  for (const name of ['hot-dice-bonanza', 'lucky-numbers', 'lucky-puzzle', 'six-dice-hot-dice', 'main-event-alone']) {
    const weighed = weighedIn(name);
    for (const unit of ['money', 'points', 'chance'] as const) {
      const amounts = weighed.filter(one => one.unit === unit).map(givenAway);
      const largest = amounts.filter(amount => amount > 0).toSorted((a, b) => b - a);
      const worstOfUnit = worst(weighed, weighed.length).filter(one => one.unit === unit);
      expect(worstOfUnit.map(givenAway), `${name} ${unit}`).toEqual(largest);
    }
  }
});

test('LP: of the sets that were picked, each is found among those that could be', () => {
  const picks = weighedIn('lucky-puzzle').filter(({ chosen }) => chosen.do === 'pick');
  expect(picks.length).toBeGreaterThan(0);
});
