/** Ways to open each show for random play: its bundled pack, and options that lead into every corner. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readField } from '../../shared/engine/fields.ts';
import type { Setting, Show } from '../../shared/engine/show.ts';
import { familyOf } from '../../shared/shows/index.ts';

export interface Casting {
  readonly setting: Setting;
  readonly names: readonly string[];
}

/** Options worth playing beside the defaults, by show; the first is always the defaults. */
const variants: Readonly<Record<string, readonly object[]>> = {
  'lucky-numbers': [
    {},
    { judging: 'auto', buzzcodes: 'upfront' },
    { judging: 'host', lastRound: [1, 3] },
    { judging: 'auto', lastRound: [20, 20], wins: [4, 4] },
  ],
  'lucky-puzzle': [
    {},
    { judging: 'auto', champion: 1 },
    { judging: 'host', wins: [4, 0], champion: 0 },
    { opening: [2000, 900], followUps: [100] },
  ],
  'hot-dice': [
    {},
    {
      judging: 'auto',
      record: [
        { wins: 3, losses: 1, earnings: 0 },
        { wins: 0, losses: 1, earnings: 0 },
      ],
    },
    {
      judging: 'auto',
      record: [
        { wins: 2, losses: 0, earnings: 999000 },
        { wins: 1, losses: 1, earnings: 0 },
      ],
      freeRolls: 5,
    },
    { rounds: 1, freeRolls: 1 },
  ],
  'on-a-roll': [{}, { format: 'lucky-7-total' }, { wins: [4, 0], rolls: 6 }],
  'six-dice': [{}, { rules: 'hot-dice' }, { target: 500 }, { rules: 'hot-dice', target: 1000 }],
  'hot-hand': [{}, { hands: 3 }, { bank: 7, hands: 2 }],
  qualifying: [{}, { places: 1 }],
  'main-event': [{}, { version: 'puzzles' }, { wins: [4], jackpot: 72500 }],
  'bonus-bonanza': [{}, { coins: 2 }, { coins: 3, bonanzaCash: [50000, 40000, 25000] }],
  'big-six': [{}, { stakes: 'match', hints: 'two' }],
  'lucky-seven': [{}, { stakes: 'match' }],
  'six-dice-turn': [{}, { rules: 'hot-dice' }],
};

const bundledPack = (show: Show): unknown => {
  const file = join(import.meta.dirname, '../../shared/shows', familyOf(show.name), 'pack.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same pack with everything that an item may have beside what is asked; what a list does not take is ignored. */
const enriched = (pack: unknown, at = '1'): unknown => {
  if (Array.isArray(pack)) return pack.map((item, i) => enriched(item, `${at}${i}`));
  if (!isItem(pack)) return pack;
  const item = Object.fromEntries(Object.entries(pack).map(([name, part], i) => [name, enriched(part, `${at}${i}`)]));
  return {
    ...item,
    explain: `Explained ${at}.`,
    source: `Source ${at}`,
    note: `Note ${at}`,
    picture: { hash: at.padStart(64, '0'), alt: `Picture ${at}` },
  };
};

const packs = new Map<string, unknown>();

/** The n-th way to cast a show; n may be any whole number. */
export const casting = (show: Show, n: number): Casting => {
  const options = readField(show.options, variants[show.name]?.[n % (variants[show.name]?.length ?? 1)] ?? {});
  if (!packs.has(show.name)) {
    const pack = readField(show.pack, enriched(bundledPack(show)));
    if (pack.faults.length > 0) throw new Error(`${show.name}: ${pack.faults[0]?.path} ${pack.faults[0]?.message}`);
    packs.set(show.name, pack.value);
  }
  if (options.faults.length > 0)
    throw new Error(`${show.name}: ${options.faults[0]?.path} ${options.faults[0]?.message}`);
  const [fewest, most] = show.seats;
  const seats = fewest + (n % (Math.min(most, 8) - fewest + 1));
  return {
    setting: { options: options.value, pack: packs.get(show.name), seats },
    names: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`),
  };
};
