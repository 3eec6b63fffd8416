/** Rules without effect: a show names them, and every other rule of its house is one that its book tells. */
import { describe, expect, test } from 'vitest';
import { type FlatRule, rulesOf, valueAt } from '../../client/house/rule-list.tsx';
import { bundledPack } from '../../server/packs/bundled.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { readField } from '../../shared/engine/fields.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck, sourceOf } from '../../shared/engine/robots.ts';
import type { RulesOfShow } from '../../shared/house/house-of-show.ts';
import { houseOfShow, manifests } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { words } from '../../shared/words/index.ts';

const spaces = ['cash 9000', 'cash 250', 'free-rolls 3', 'bust', 'bust', 'double-pot'];
const catchUpSpaces = ['cash 700', 'cash 250', 'free-rolls 3', 'bust', 'bust', 'tie-score'];

/** Options under which other rules have an effect, or none. */
const situations: Readonly<Record<string, readonly object[]>> = {
  'hot-dice': [{}, { house: { spaces } }, { house: { catchUpSpaces } }, { house: { spaces, catchUpSpaces } }],
  'on-a-roll': [{}, { format: 'lucky-7-total' }, { house: { toWin: 1 } }],
  'six-dice': [{ rules: 'by-bj' }, { rules: 'hot-dice' }],
};

const houses = manifests.filter(({ house, of }) => house !== undefined && of === undefined);
const cases = houses.flatMap(({ name }) => (situations[name] ?? [{}]).map(options => [name, options] as const));

/** Another value of the same rule that a show takes. */
const other = ({ rule, path }: FlatRule, options: object): unknown => {
  const { kind, fallback, min = 0, max = 0 } = rule;
  const now = valueAt(options, path) ?? fallback;
  if (kind === 'flag') return !now;
  if (kind === 'choice') return (rule.of as readonly string[]).find(option => option !== now);
  if (rule.house.unit === 'spaces') return path.includes('spaces') ? spaces.toReversed() : catchUpSpaces.toReversed();
  if (rule.house.unit === 'totals') return [4, 8];
  if (rule.house.unit === 'rounds' && kind === 'list') return (now as readonly number[]).map(value => value - 1);
  if (kind === 'list') return (now as readonly number[]).map(value => value + (value < 100 ? 1 : 150));
  return Number(now) + 1 <= max ? Number(now) + 1 : Math.max(min, Number(now) - 1);
};

const withValue = (options: object, [name = '', ...rest]: readonly string[], value: unknown): object => ({
  ...options,
  [name]:
    rest.length === 0 ? value : withValue((options as Record<string, object | undefined>)[name] ?? {}, rest, value),
});

interface Changed {
  readonly path: string;
  readonly options: object;
  readonly idle: boolean;
}

/** Each rule of a show changed by itself. */
const changes = (rules: RulesOfShow, options: object): readonly Changed[] =>
  rulesOf(rules, options).map(flat => {
    const changed = withValue(options, flat.path, other(flat, options));
    const read = readField(rules.options, changed);
    expect([flat.path, read.faults]).toEqual([flat.path, []]);
    const path = flat.path.join('.');
    return { path, options: changed, idle: rules.isIdle(read.value, path) };
  });

/** What happens in a show of robots, in its cues. */
const playedBy = (show: string, options: object, seed: number): string => {
  const rules = showNamed(show)!;
  const read = readField(rules.options, { ...options, judging: 'auto' }).value;
  const pack = readField(rules.pack, bundledPack(rules)).value;
  const luck = seededLuck(seed);
  const episode = new Episode(rules, { options: read, pack, seats: 2 }, ['Ann', 'Ben'], sourceOf(luck));
  const told: unknown[] = [];
  for (let moves = 0; !episode.over && moves < 2000; moves++) {
    expect(episode.play(robotMove(episode, luck)).ok).toBe(true);
    told.push(episode.cues);
  }
  return JSON.stringify(told);
};

describe.each(cases)('%s with %j', (show, options) => {
  test('a rule without effect changes nothing that happens', async () => {
    const rules = (await houseOfShow(show, options))!;
    const idle = changes(rules, options).filter(change => change.idle);
    for (const seed of idle.length > 0 ? [1, 2, 3] : []) {
      const was = playedBy(show, options, seed);
      for (const change of idle)
        expect([change.path, playedBy(show, change.options, seed) === was]).toEqual([change.path, true]);
    }
  });

  test('a rule is told in the book exactly if it has an effect', async () => {
    const rules = (await houseOfShow(show, options))!;
    const { books } = await words().rules();
    const bookOf = async (own: object) => JSON.stringify(await books[show]?.load(own));
    const was = await bookOf(options);
    for (const { path, idle, options: changed } of changes(rules, options))
      expect([path, (await bookOf(changed)) === was]).toEqual([path, idle]);
  });
});

test('the rules of the other acts have no effect on an act played alone', async () => {
  for (const { name, of } of manifests.filter(({ of, house }) => of !== undefined && house === undefined)) {
    const [whole, alone] = [await houseOfShow(of!), await houseOfShow(name)];
    const { value } = readField(alone!.options, {});
    const offered = rulesOf(alone!, {}).filter(({ path }) => !alone!.isIdle(value, path.join('.')));
    expect(offered.length, name).toBeGreaterThan(0);
    expect(offered.length, name).toBeLessThan(rulesOf(whole!, {}).length);
  }
});
