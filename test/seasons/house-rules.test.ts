/** A season obeys every rule that its host may change: the same seasons with the same luck, by the original and by one other rule. */
import { expect, test } from 'vitest';
import { bundledPack } from '../../server/packs/bundled.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { readField } from '../../shared/engine/fields.ts';
import { type HouseFields, type HouseRule, type HouseSection, rulesAmong } from '../../shared/engine/house.ts';
import type { Json } from '../../shared/engine/json.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck, sourceOf } from '../../shared/engine/robots.ts';
import { audit, bookOf, entryOf, type Line, namesOf, write } from '../../shared/season/ledger.ts';
import { closingChanges, lineupOf, rulesOf, seatedChanges } from '../../shared/season/rules.ts';
import { seasonShows } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

const shelf = ['bronze', 'silver', 'gold'].map((medal, i) =>
  ['first', 'second', 'third'].map(place => ({ name: `${place} ${medal}`, value: 100 * (i + 1) })),
);

interface Played {
  readonly lines: readonly Line[];
  /** What each episode was opened with. */
  readonly options: readonly Readonly<Record<string, Json>>[];
}

/** A season of robots: whoever lost qualifies again at once. */
const playSeason = (name: string, house: object, games: number): Played => {
  const show = showNamed(name)!;
  const season = { show: name, house: { options: { judging: 'auto', house: house as Json }, shelf } };
  const luck = seededLuck(23);
  const opened: Readonly<Record<string, Json>>[] = [];
  let lines: readonly Line[] = [];
  const add = (changes: Parameters<typeof write>[1], episode = '') => {
    lines = [...lines, ...write(lines, changes, { at: 1, episode })];
  };
  const seats = 2;
  add(rulesOf(name).begin(season.house));
  for (let game = 0; game < games; game++) {
    const everybody = Array.from({ length: 12 }, (_, i) => `Player ${i}`);
    const here = namesOf(bookOf(lines), 'returning');
    add([{ account: 'list', who: '', to: everybody.filter(one => !here.includes(one)), why: 'played' }]);
    const names = lineupOf(bookOf(lines), seats);
    const code = `game${game}`;
    add(seatedChanges(season, 'main', bookOf(lines), names), code);
    const options = { ...season.house.options, ...rulesOf(name).options(bookOf(lines), names, season.house) };
    const read = readField(show.options, options);
    expect(read.faults).toEqual([]);
    opened.push(options as Readonly<Record<string, Json>>);
    const pack = readField(show.pack, bundledPack(show)).value;
    const episode = new Episode(show, { options: read.value, pack, seats }, names, sourceOf(luck));
    for (let moves = 0; !episode.over && moves < 4000; moves++)
      expect(episode.play(robotMove(episode, luck)).ok).toBe(true);
    const { scores, result } = episode.state;
    const ended = { code, kind: 'main', show: name, title: '', names, scores, options: read.value, result } as const;
    add(closingChanges(season, bookOf(lines), ended), code);
    expect(audit(lines)).toEqual([]);
  }
  return { lines, options: opened };
};

/** Rules of the group "from show to show", and where the jackpot begins, by their path in the set. */
const rulesFor = (
  fields: HouseFields,
  path: readonly string[] = [],
): readonly (readonly [string, HouseRule<unknown>])[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'house'
      ? rulesFor((field as HouseSection).of as HouseFields, name === 'house' ? [] : [...path, name])
      : 'house' in field && (field.house.group === 'seasons' || name === 'base')
        ? [[[...path, name].join('.'), field] as const]
        : [],
  );

const other = (name: string, { kind, fallback, min = 0 }: HouseRule<unknown>): unknown => {
  if (kind === 'flag') return !fallback;
  if (kind === 'list') return (fallback as readonly number[]).map(value => (value > 100 ? 3 * value : value + 2));
  // Soon enough to happen in a short season.
  if (name.endsWith('retireAt')) return 5000;
  return (fallback as number) > 100 ? 3 * (fallback as number) : Math.max(min, Math.min(2, (fallback as number) - 1));
};

/** `mainEvent.carry` of a set. */
const setOf = (path: string, value: unknown): object =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;

const merged = (a: object, b: object): object => {
  const result: Record<string, unknown> = { ...a };
  for (const [name, value] of Object.entries(b)) {
    const before = result[name];
    result[name] =
      typeof before === 'object' && before !== null && !Array.isArray(value) ? merged(before, value as object) : value;
  }
  return result;
};

/** What has to come about before a rule can be seen. */
const stage = (path: string): object =>
  /allCash|sweep/.test(path)
    ? { mainEvent: { retireAfter: 1 } }
    : path === 'waits'
      ? { lossesOut: 1 }
      : path.endsWith('retireAt')
        ? { retireAt: 1_000_000 }
        : {};

const cases = seasonShows.flatMap(name =>
  rulesFor(rulesAmong(showNamed(name)!.options, {})).map(([path, rule]) => [name, path, rule] as const),
);

test('every show with such rules is here', () => {
  expect(cases.length).toBeGreaterThanOrEqual(15);
});

test.each(cases)('%s: a season plays by %s', (name, path, rule) => {
  const games = path.endsWith('sweep') ? 60 : 25;
  const [was, now] = [stage(path), merged(stage(path), setOf(path, other(path, rule)))].map(house =>
    playSeason(name, house, games),
  );
  const told = ({ lines, options }: Played) =>
    JSON.stringify([
      lines.map(({ account, who, to }) => [account, who, to]),
      options.map(({ house: _h, ...rest }) => rest),
    ]);
  expect(told(now!)).not.toBe(told(was!));
});

test('ME-21 ME-A16: a prize that nobody won stays on its medal, or is replaced where prizes do not wait', () => {
  const prizesIn = ({ options }: Played) =>
    options.map(({ prizes }) => (prizes as unknown as readonly { readonly name: string }[]).map(({ name }) => name));
  const [waiting, moving] = [true, false].map(carry =>
    prizesIn(playSeason('lucky-numbers', { mainEvent: { carry } }, 4)),
  );
  const places = ['first', 'second', 'third', 'first'];
  expect(moving).toEqual(places.map(place => ['bronze', 'silver', 'gold'].map(medal => `${place} ${medal}`)));
  expect(waiting).not.toEqual(moving);
  // ME-22: the jackpot waits all the same.
  const book = bookOf(playSeason('lucky-numbers', { mainEvent: { carry: false } }, 4).lines);
  expect(entryOf(book, 'jackpot')).toBeGreaterThan(50_000);
});
