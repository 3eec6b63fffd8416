/**
 * Every figure of *What it changes*, for settings that nobody thought of: what `npm run odds` says of the very record, and what
 * comes of playing it. The mean of many games through the engine stays within five standard errors.
 */
import { describe, expect, test } from 'vitest';
import { bundledPack } from '../../server/packs/bundled.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { readField } from '../../shared/engine/fields.ts';
import { type HouseFields, type HouseRule, type HouseSection, rulesAmong } from '../../shared/engine/house.ts';
import { readRecord, replay } from '../../shared/engine/record.ts';
import { type Luck, pick, seededLuck, sourceOf } from '../../shared/engine/robots.ts';
import type { Setting, Show, View } from '../../shared/engine/show.ts';
import { type ExactFigure, exactFigures } from '../../shared/house/exact.ts';
import { bestMove, oddsOf } from '../../shared/odds/all.ts';
import { approx, parseFraction } from '../../shared/odds/fraction.ts';
import { houseOfShow } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { isLong } from './acting.ts';

type Options = Readonly<Record<string, unknown>>;

const settings = isLong ? 200 : 12;
const games = isLong ? 1000 : 300;

const wholeNear = (usual: number, min: number, max: number, luck: Luck): number =>
  Math.min(
    max,
    Math.max(min, Math.round(usual * pick([0.5, 1, 1, 2, 3], luck)) + (max < 60 ? pick([-1, 0, 1], luck) : 0)),
  );

const anyValue = (rule: HouseRule<unknown>, luck: Luck): unknown => {
  const { min = 0, max = 0 } = (rule.kind === 'list' ? rule.of : rule) as {
    readonly min?: number;
    readonly max?: number;
  };
  if (rule.kind === 'flag') return luck() < 0.5;
  if (rule.kind === 'choice') return pick(rule.of as readonly string[], luck);
  if (rule.kind !== 'list') return wholeNear(rule.fallback as number, min, max, luck);
  if (rule.house.unit === 'spaces') return undefined;
  if (rule.house.unit === 'totals') return pick([[7], [5, 7], [6, 7, 8], [3, 11]], luck);
  const values = (rule.fallback as readonly number[]).map(usual => wholeNear(usual, min, max, luck));
  return values.sort((a, b) => a - b);
};

const anyRules = (fields: HouseFields, luck: Luck): Options =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): readonly (readonly [string, unknown])[] => {
      if (name === 'name' || luck() < 0.5) return [];
      const value =
        field.kind === 'house'
          ? anyRules((field as HouseSection).of as HouseFields, luck)
          : anyValue(field as HouseRule<unknown>, luck);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** What is no rule, as a host or a season sets it. */
const situation = (show: string, luck: Luck): Options => {
  switch (show) {
    case 'lucky-numbers':
    case 'lucky-puzzle':
      return {
        prizes: ['Toaster', 'Bike', 'Car'].map((name, i) => ({ name, value: 500 * (i + 1) * pick([0, 1, 8], luck) })),
        jackpot: pick([20_000, 75_000, 140_000], luck),
        wins: pick(
          [
            [0, 0],
            [4, 0],
            [4, 4],
          ],
          luck,
        ),
      };
    case 'hot-dice':
      return {
        record: pick(
          [
            [0, 0],
            [2, 0],
            [3, 1],
          ],
          luck,
        ).map(wins => ({ wins, losses: 0 })),
      };
    case 'six-dice':
      return { rules: pick(['by-bj', 'hot-dice'], luck) };
    default:
      return {};
  }
};

const anyOptions = (show: Show, luck: Luck): Options => {
  for (;;) {
    const own = situation(show.name, luck);
    const options = { ...own, ...anyRules(rulesAmong(show.options, own), luck) };
    if (readField(show.options, options).faults.length === 0) return options;
  }
};

/** The act that a figure is about, as somebody would record it by itself, from the rules of each act. */
const recordOf = ({ act, seat }: ExactFigure, show: string, options: Options): object => {
  const { house, prizes, jackpot, wins, record, bonanzaCash, rules, format } = options as {
    readonly house?: { readonly toWin?: number };
    readonly wins?: readonly number[];
    readonly record?: readonly { readonly wins: number }[];
    readonly [name: string]: unknown;
  };
  const seated = Math.max(0, seat);
  const own: Options = {
    'main-event': {
      version: show === 'lucky-puzzle' ? 'puzzles' : 'questions',
      prizes,
      jackpot,
      wins: wins === undefined ? undefined : [wins[seated]],
    },
    'bonus-bonanza': { bonanzaCash, coins: (record?.[seated]?.wins ?? 0) + 1 },
    // OR-41: in a match of one game, it is the game that wins the match.
    'big-six': { stakes: house?.toWin === 1 && format !== 'lucky-7-total' ? 'match' : 'game' },
    'lucky-seven': { stakes: house?.toWin === 1 && format !== 'lucky-7-total' ? 'match' : 'game' },
    'six-dice-turn': { rules },
    'hot-hand': { bank: options.bank, hands: options.hands },
  };
  const alone = showNamed(act)!;
  return JSON.parse(
    JSON.stringify({
      format: 'boxcars-episode/1',
      show: act,
      options: { ...(own[act] as object | undefined), house },
      pack: bundledPack(alone),
      seats: ['Ann'],
      seed: '00'.repeat(32),
      entries: [{ by: 'host', do: 'start' }],
    }),
  ) as object;
};

/** What `npm run odds` prints. */
const printed = (record: object) => {
  const { episode } = replay(readRecord(record, showNamed));
  return { setting: episode.setting, odds: oddsOf(episode.view('audience'), episode.setting) };
};

interface Ended {
  readonly view: View;
  /** Cues of the whole game. */
  readonly cues: readonly string[];
  readonly prize: string;
}

/** Plays an act by itself to its end, always the move that is worth most. */
const playOut = (show: Show, setting: Setting, luck: Luck): Ended => {
  const episode = new Episode(show, setting, ['Ann'], sourceOf(luck));
  episode.play({ by: 'host', do: 'start' });
  const cues: string[] = [];
  let prize = '';
  for (let moves = 0; !episode.over; moves++) {
    if (moves > 1000) throw new Error(`${show.name} does not end`);
    const legal = episode.legal();
    const own = legal.filter(({ by }) => by === 0);
    const best = bestMove(episode.view('audience'), setting);
    const wanted =
      best !== undefined && own.some(({ do: move }) => move === best.do) ? { ...best, by: 0 as const } : null;
    const by = own.length > 0 ? 0 : 'host';
    const usual = show.robot(by, { view: episode.view('host'), legal, luck });
    const move = wanted ?? (usual === null ? null : { ...usual, by });
    if (move === null || !episode.play(move).ok) throw new Error(`${show.name} stands still`);
    for (const { cue, prize: named } of episode.cues) {
      cues.push(cue);
      if (cue === 'letter') prize = String(named);
    }
  }
  return { view: episode.view('audience'), cues, prize };
};

interface Result {
  readonly bonus?: { readonly outcome: string; readonly cash: number; readonly prizes: readonly string[] };
}

/** What one game counts for a figure, by the rules; undefined: this test plays it in another way. */
const sample = ({ act, of }: ExactFigure, { view, cues, prize }: Ended, { options }: Setting): number | undefined => {
  const { bonus } = (view.result ?? {}) as Result;
  const { prizes = [], house } = options as {
    readonly prizes?: readonly { readonly name: string; readonly value: number }[];
    readonly house: { readonly luckySeven?: { readonly top: readonly number[] } };
  };
  switch (`${act} ${of}`) {
    case 'main-event worth':
      return (
        (bonus?.cash ?? 0) +
        prizes.reduce((sum, { name, value }) => sum + (bonus?.prizes.includes(name) ? value : 0), 0)
      );
    case 'bonus-bonanza cash':
    case 'mega-roll cash':
      return bonus?.cash ?? 0;
    case 'six-dice-turn points':
      return view.seats[0]?.score ?? 0;
    case 'six-dice-turn bust':
      return Number(cues.includes('busted'));
    case 'six-dice-turn all-six':
      return Number(cues.includes('all-six'));
    case 'lucky-seven cash':
      return view.board.cash as number;
    case 'lucky-seven top-cash': {
      const { stakes } = options as { readonly stakes?: string };
      const top = house.luckySeven?.top[stakes === 'match' ? 1 : 0] ?? 0;
      return Number(view.board.outcome === 'seven' && prize === `$${top.toLocaleString('en-US')}`);
    }
    case 'lucky-seven seven':
    case 'lucky-seven double':
    case 'lucky-seven timeout':
      return Number(view.board.outcome === of);
    case 'big-six top':
      return undefined;
    default:
      return act === 'hot-hand' ? undefined : Number(bonus?.outcome === of);
  }
};

/** HR-03 … HR-07: what the bank keeps of one point on each bet in one hand. */
const handOf = (show: Show, setting: Setting, luck: Luck, on: string): number => {
  const options = { ...(setting.options as object), bank: 1000, hands: 1 };
  const episode = new Episode(show, { ...setting, options }, ['Ann'], sourceOf(luck));
  for (const move of [
    { by: 'host', do: 'start' },
    { by: 0, do: 'bet', on, stake: 1 },
    { by: 'host', do: 'close' },
  ] as const)
    expect(episode.play(move).ok).toBe(true);
  while (!episode.over) expect(episode.play({ by: 0, do: 'roll' }).ok).toBe(true);
  return 1000 - (episode.view('audience').seats[0]?.score ?? 0);
};

/** OR-29, OR-41: the value that the money roll sets. */
const moneyRoll = (show: Show, setting: Setting, luck: Luck): number => {
  const episode = new Episode(show, setting, ['Ann'], sourceOf(luck));
  episode.play({ by: 'host', do: 'start' });
  expect(episode.play({ by: 0, do: 'roll' }).ok).toBe(true);
  return episode.view('audience').board.top as number;
};

const expectPlayed = (
  figure: ExactFigure,
  setting: Setting,
  ends: readonly Ended[],
  luck: Luck,
  where: string,
): void => {
  const show = showNamed(figure.act)!;
  // A bet that pays eighty to one is rarely won.
  const played = figure.act === 'hot-hand' ? 10 * games : games;
  const samples = Array.from({ length: played }, (_, i) => {
    if (figure.act === 'hot-hand') return handOf(show, setting, luck, figure.of.replace('.edge', ''));
    if (figure.act === 'big-six') return moneyRoll(show, setting, luck);
    return sample(figure, ends[i]!, setting) ?? Number.NaN;
  });
  const mean = samples.reduce((a, b) => a + b, 0) / played;
  // What happens seldom says little of its own spread, but a chance says how far its share of the games may lie from it.
  const isChance = samples.every(x => x === 0 || x === 1);
  const spread = isChance
    ? Math.sqrt(figure.value * (1 - figure.value))
    : Math.sqrt(samples.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (played - 1));
  // Games come whole, and a sum that was never paid may still have had a chance of some of them.
  const rare = isChance ? 1 / played : spread === 0 ? 7 / played : 0;
  const unit = Math.max(1, Math.abs(figure.value));
  expect(
    Math.abs(mean - figure.value),
    `${where}: ${figure.act} ${figure.of} is ${figure.value}, played ${mean}`,
  ).toBeLessThanOrEqual((5 * spread) / Math.sqrt(played) + rare * unit + 1e-9 * unit);
};

const families = ['lucky-numbers', 'lucky-puzzle', 'hot-dice', 'on-a-roll', 'six-dice', 'hot-hand'];

describe('every figure of the panel, for settings by seed', () => {
  test.each(Array.from({ length: settings }, (_, seed) => [families[seed % families.length]!, seed] as const))(
    '%s, seed %i',
    async (name, seed) => {
      const luck = seededLuck(1000 + seed);
      const show = showNamed(name)!;
      const options = anyOptions(show, luck);
      const where = `seed ${seed}, ${name} ${JSON.stringify(options)}`;
      const rules = (await houseOfShow(name, options))!;
      const figures = await exactFigures(rules, options, bundledPack(show));
      expect(figures.length, where).toBeGreaterThan(0);
      for (const { act, seat } of new Map(figures.map(figure => [`${figure.act} ${figure.seat}`, figure])).values()) {
        const own = figures.filter(figure => figure.act === act && figure.seat === seat);
        const { setting, odds } = printed(recordOf(own[0]!, name, options));
        const [best = {}] = Object.entries(odds.policies).flatMap(([policy, outcomes]) =>
          policy.startsWith('best') ? [outcomes] : [],
        );
        for (const { of, value } of own) {
          const said = best[of] ?? odds.odds.find(odd => odd.of === of)?.exact;
          // The audience cannot know what the other prizes are, so the odds do not say it.
          if (of === 'top-cash') continue;
          expect(value, `${where}: ${act} ${of}`).toBe(approx(parseFraction(said ?? '0')));
        }
        const alone = showNamed(act)!;
        const ends =
          act === 'hot-hand' || act === 'big-six'
            ? []
            : Array.from({ length: games }, () => playOut(alone, setting, luck));
        for (const figure of own) expectPlayed(figure, setting, ends, luck, where);
      }
    },
  );
});
