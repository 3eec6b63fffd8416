/** What makes the dice of an episode fair: the sealed seed, the chains that pages pledge, and the alarms that they raise. */
import { type Chain, Chains, chainName, linkPlaceOf, shownChains } from '../../shared/engine/chain.ts';
import { type FairKeys, fairKeys, seedCommit } from '../../shared/engine/fair.ts';
import type { AlarmKind } from '../../shared/engine/protocol.ts';
import { drawsAnything } from '../../shared/engine/show.ts';
import type { ServerContext } from '../context.ts';
import type { EpisodeState } from '../store/stored-episode.ts';
import type { Appended, EpisodeLog, LogReader } from './episode-log.ts';
import { sourcesOf } from './restore.ts';

/** Alarms kept of one chain's holder. Further ones are ignored. */
const maxAlarms = 12;

/** Chains that pages of one name may pledge between two entries. Sitting down always brings another one. */
const maxBetweenEntries = 32;

type Sources = NonNullable<EpisodeState['sources']>;

export class Fairness implements LogReader {
  /** Published before any other source of the dice is known (fairness.md 1). */
  readonly commit: string;
  readonly #context: ServerContext;
  readonly #log: EpisodeLog;
  #chains: Chains;
  #keys: { readonly sources: EpisodeState['sources']; readonly keys: FairKeys } | undefined;
  #shown: { readonly chains: readonly Chain[]; readonly shown: readonly Chain[] } = { chains: [], shown: [] };

  constructor(context: ServerContext, log: EpisodeLog) {
    this.#context = context;
    this.#log = log;
    this.commit = seedCommit(log.code, log.seed);
    this.#chains = new Chains(log.state.chains);
  }

  /** The keys of check codes and commitments. The public seed is that of `start`, once accepted. */
  get keys(): FairKeys {
    const { sources } = this.#log.state;
    if (this.#keys?.sources !== sources) {
      const keys = fairKeys(this.#log.seed, this.#log.code, sources ?? []);
      this.#keys = { sources, keys };
    }
    return this.#keys.keys;
  }

  /** Whether pages pledge chains and give links: not where nothing is ever drawn (fairness.md 2). */
  get linked(): boolean {
    return drawsAnything(this.#log.show);
  }

  /** The chains that the state shows. */
  get shown(): readonly Chain[] {
    const { chains } = this.#log.state;
    if (this.#shown.chains !== chains) this.#shown = { chains, shown: shownChains(chains) };
    return this.#shown.shown;
  }

  /** The chain in force of a name, the newest of the host's; null for none. */
  newest(name: string): Chain | null {
    return this.#chains.inForce(name)[0] ?? null;
  }

  /** Whether a link may come with a move now: it is the one of a chain in force for this place, or for `start`. */
  accepts(link: string, name: string, move: string): boolean {
    const { entries, place } = this.#log.episode;
    return this.#chains.ownerOf(link, name, entries.length, linkPlaceOf(move, place)) !== undefined;
  }

  /** The sources of the public seed that the first entry fixes, given the links of `start`. */
  sources(links?: Readonly<Record<string, string>>): Sources {
    const { show, state } = this.#log;
    return sourcesOf({ show, chairs: state.chairs }, links);
  }

  /** From now on the dice come from these sources. */
  use(sources: Sources): void {
    const { dice, seed, code } = this.#log;
    dice.use(this.#context.source(seed, code, sources));
  }

  /** fairness.md 2: pledges a chain of a seat or of the host, in force from the next entry on. True if it is in force now. */
  pledge(by: 'host' | number, pledge: string): Promise<boolean> {
    return this.#log.turn(async () => {
      const name = chainName(by);
      if (this.#chains.inForce(name).some(chain => chain.pledge === pledge)) return true;
      const from = this.#log.episode.entries.length;
      const between = this.#log.state.chains.filter(chain => chain.name === name && chain.from === from);
      if (between.length >= maxBetweenEntries) return false;
      const change = this.sitting(by, pledge);
      return change.chains !== undefined && this.#log.change(change);
    });
  }

  /**
   * The change that pledges the chain of whoever sits down; empty if that is not allowed. `from`: the entry before which it is
   * pledged, by default the next one.
   */
  sitting(
    by: 'host' | number,
    pledge: string,
    from = this.#log.episode.entries.length,
  ): { readonly chains?: readonly Chain[] } {
    const { starting, chains } = this.#log.state;
    // While `start` waits for links nothing is pledged, because a chain could be chosen by those links.
    if (pledge === '' || !this.linked || this.#log.closed || starting !== null) return {};
    if (chains.some(chain => chain.pledge === pledge)) return {};
    return { chains: [...chains, { name: chainName(by), from, place: this.#log.episode.place, pledge }] };
  }

  /** fairness.md 10: a page found a fault in its part. It is stored for the host, for good and once. */
  alarm(by: 'host' | number, what: AlarmKind, entry: number): Promise<boolean> {
    return this.#log.turn(async () => {
      const { alarms, closed } = this.#log.state;
      const name = chainName(by);
      const known = alarms.some(alarm => alarm.name === name && alarm.what === what && alarm.entry === entry);
      const enough = alarms.filter(alarm => alarm.name === name).length >= maxAlarms;
      if (!this.linked || known || enough) return known;
      const late = closed > 0 ? ({ late: true } as const) : {};
      return this.#log.change({ alarms: [...alarms, { name, what, entry, ...late }] });
    });
  }

  restored(): void {
    this.#chains = new Chains(this.#log.state.chains);
  }

  /** Chains are only ever added. */
  changed({ chains = [] }: Partial<EpisodeState>): void {
    for (const chain of chains.slice(this.#chains.all.length)) this.#chains.pledge(chain);
  }

  appended({ change }: Appended): void {
    this.changed(change);
  }
}
