/** Restores an episode from the store by replaying its entries, and says what everybody may ask about it. */
import { chainName } from '../../shared/engine/chain.ts';
import { type Slot, type Source, WrongDraws } from '../../shared/engine/chance.ts';
import { commitmentsOf } from '../../shared/engine/commitments.ts';
import { Episode, type Proposal, partsOf } from '../../shared/engine/episode.ts';
import { fairKeys, type PublicSource } from '../../shared/engine/fair.ts';
import { readField } from '../../shared/engine/fields.ts';
import type { Refusal } from '../../shared/engine/moves.ts';
import { drawsAnything, type Show } from '../../shared/engine/show.ts';
import { winningsOf } from '../../shared/engine/taken-home.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { ServerContext } from '../context.ts';
import type { Chair, EpisodeFacts, EpisodeState, KnownEpisode, Shown } from '../store/stored.ts';
import { nextTurn } from '../turns.ts';

/** The dice of an episode, whose public sources are fixed when it starts. */
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

export const namesOf = (chairs: readonly Chair[]): readonly string[] => chairs.map(({ name }) => name);

/** fairness.md 3: the host and every seat, each with the link that its page gave for `start`, "" for none. */
const linkSources = (seats: number, links: Readonly<Record<string, string>>): readonly PublicSource[] =>
  ['host', ...Array.from({ length: seats }, (_, seat) => chainName(seat))].map(name => ({
    name,
    value: links[name] ?? '',
  }));

/** The sources of the public seed, which the first entry fixes. A show that draws nothing has none. */
export const sourcesOf = (
  { show, chairs }: { readonly show: Show; readonly chairs: readonly Chair[] },
  links: Readonly<Record<string, string>> = {},
): readonly PublicSource[] => (drawsAnything(show) ? linkSources(chairs.length, links) : []);

/** Why an entry cannot be replayed, "" if it can. */
const standing = (play: () => Proposal | Refusal): string => {
  try {
    const played = play();
    return played.ok ? '' : played.message;
  } catch (error) {
    if (error instanceof WrongDraws) return error.message;
    throw error;
  }
};

/** Milliseconds of replaying after which other work gets a turn. */
const batchSize = 5;

/** undefined if there is no such episode. Throws if its entries do not replay, which is an internal error. */
export const restore = async (context: ServerContext, code: string) => {
  const facts = await context.store.episode(code);
  if (facts === undefined) return undefined;
  const show = showNamed(facts.show);
  if (show === undefined)
    throw new Error(`episode ${code} is of the show ${facts.show}, which this version does not have`);
  // The stored options may lack newer ones, and house rules are stored as differences.
  const stored = { ...facts, options: readField(show.options, facts.options).value };
  const entries = await context.store.entries(code);
  const seed = context.vault.open(stored.seed, code);
  const dice = new Dice(context.source(seed, code, stored.sources ?? []));
  const names = namesOf(stored.chairs);
  const { options, pack } = stored;
  const episode = new Episode(show, { options, pack, seats: names.length }, names, dice);
  await nextTurn();
  let from = performance.now();
  for (const { seq, entry } of entries) {
    if (performance.now() - from > batchSize) {
      await nextTurn();
      from = performance.now();
    }
    const { move, drew, marks } = partsOf(entry);
    const why = standing(() => episode.play(move, drew, marks));
    if (why === '') continue;
    context.metrics.mismatches.inc();
    throw new Error(`episode ${code}: entry ${seq} cannot be replayed: ${why}`);
  }
  return { stored, show, seed, dice, episode, entries };
};

export type Restored = NonNullable<Awaited<ReturnType<typeof restore>>>;

interface Played {
  readonly facts: Pick<EpisodeFacts, 'code'>;
  readonly state: Pick<EpisodeState, 'sources' | 'closed'>;
  readonly episode: Episode;
  readonly seed: Uint8Array;
}

export const shownOf = ({ facts, state, episode, seed }: Played): Shown => ({
  names: episode.names,
  scores: winningsOf(episode.state),
  commitments: commitmentsOf(episode, fairKeys(seed, facts.code, state.sources ?? []), state.closed > 0),
});

/** Names by seat, substitutes included. */
export const seatedIn = ({ shown, chairs }: Pick<KnownEpisode, 'shown' | 'chairs'>): readonly string[] =>
  shown?.names ?? namesOf(chairs);
