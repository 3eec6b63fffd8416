/** Brings an episode back from the store by playing its entries again. */
import { type Drew, type Slot, type Source, WrongDraws } from '../../shared/chance.ts';
import { Episode, type Proposal } from '../../shared/episode.ts';
import type { PublicSource } from '../../shared/fair.ts';
import type { Move, Refusal } from '../../shared/moves.ts';
import type { Show } from '../../shared/show.ts';
import { showNamed } from '../../shared/shows/index.ts';
import type { Chair, StoredEntry, StoredEpisode } from '../store/store.ts';
import type { Studio } from '../studio.ts';

/** The dice of an episode whose public sources are only fixed when it starts. */
export class Dice implements Source {
  #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  use(source: Source): void {
    this.#source = source;
  }

  dice(n: number, slot: Slot): readonly number[] {
    return this.#source.dice(n, slot);
  }

  number(lo: number, hi: number, slot: Slot): number {
    return this.#source.number(lo, hi, slot);
  }

  order(n: number, slot: Slot): readonly number[] {
    return this.#source.order(n, slot);
  }
}

export interface Restored {
  readonly stored: StoredEpisode;
  readonly show: Show;
  readonly seed: Uint8Array;
  readonly dice: Dice;
  readonly episode: Episode;
  readonly entries: readonly StoredEntry[];
}

export const namesOf = (chairs: readonly Chair[]): readonly string[] => chairs.map(({ name }) => name);

/** fairness.md 2: one source for each contestant, "" where nothing was revealed; robots have none. */
export const sourcesOf = (chairs: readonly Chair[]): readonly PublicSource[] =>
  chairs.flatMap(({ robot, part }, seat) => (robot ? [] : [{ name: `seat:${seat}`, value: part }]));

/** Why an entry does not stand, "" if it does. */
const standing = (play: () => Proposal | Refusal): string => {
  try {
    const played = play();
    return played.ok ? '' : played.message;
  } catch (error) {
    if (error instanceof WrongDraws) return error.message;
    throw error;
  }
};

/** Undefined where there is no such episode. Throws where its entries do not stand: a mistake of our own. */
export const restore = async (studio: Studio, code: string): Promise<Restored | undefined> => {
  const stored = await studio.store.episode(code);
  if (stored === undefined) return undefined;
  const show = showNamed(stored.show);
  if (show === undefined) throw new Error(`episode ${code} is of a show that is gone: ${stored.show}`);
  const entries = await studio.store.entries(code);
  const seed = studio.vault.open(stored.seed, code);
  const dice = new Dice(studio.source(seed, code, stored.sources ?? []));
  const names = namesOf(stored.chairs);
  const episode = new Episode(show, { options: stored.options, pack: stored.pack, seats: names.length }, names, dice);
  for (const { seq, entry } of entries) {
    const { drew, at, hand, ...move } = entry;
    const marks = { ...(at === undefined ? {} : { at }), ...(hand === undefined ? {} : { hand }) };
    const why = standing(() => episode.play(move as Move, drew as Drew | undefined, marks));
    if (why === '') continue;
    studio.metrics.mismatches.inc();
    throw new Error(`episode ${code}: entry ${seq} does not stand: ${why}`);
  }
  return { stored, show, seed, dice, episode, entries };
};
