/** What makes the dice of an episode fair: the sealed seed, the chains that pages pledge, and the alarms that they raise. */
import { type Chain, chainName, inForce, linkPlaceOf, ownerOf, shownChains } from '../../shared/engine/chain.ts';
import { type FairKeys, fairKeys, seedCommit } from '../../shared/engine/fair.ts';
import type { AlarmKind } from '../../shared/engine/protocol.ts';
import { drawsAnything } from '../../shared/engine/show.ts';
import type { ServerContext } from '../context.ts';
import type { EpisodeState } from '../store/stored.ts';
import type { EpisodeLog, LogReader } from './episode-log.ts';
import { sourcesOf } from './restore.ts';

/** Alarms kept of one chain's holder. Further ones are ignored. */
const maxAlarms = 12;

/** Chains that one person's pages may pledge, and one more with each entry. Sitting down always brings another one. */
const maxPledges = 32;

type Sources = NonNullable<EpisodeState['sources']>;

export class Fairness implements LogReader {
  /** Published before any other source of the dice is known (fairness.md 1). */
  readonly commit: string;
  readonly #context: ServerContext;
  readonly #log: EpisodeLog;
  #keys: { readonly sources: EpisodeState['sources']; readonly keys: FairKeys } | undefined;
  #shown: { readonly chains: readonly Chain[]; readonly shown: readonly Chain[] } = { chains: [], shown: [] };
  /** Pledges by the token that they came with, one less with each entry. */
  readonly #pledged = new Map<string, number>();

  constructor(context: ServerContext, log: EpisodeLog) {
    this.#context = context;
    this.#log = log;
    this.commit = seedCommit(log.code, log.seed);
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

  get shown(): readonly Chain[] {
    const { chains } = this.#log.state;
    if (this.#shown.chains !== chains) this.#shown = { chains, shown: shownChains(chains) };
    return this.#shown.shown;
  }

  /** The chain in force of a name, the newest of the host's; null for none. */
  newest(name: string): Chain | null {
    return inForce(this.#log.state.chains, name)[0] ?? null;
  }

  /** Whether a link may come with a move now: it is the one of a chain in force for this place, or for `start`. */
  accepts(link: string, name: string, move: string): boolean {
    const { place } = this.#log.episode;
    return ownerOf(link, inForce(this.#log.state.chains, name), linkPlaceOf(move, place)) !== undefined;
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

  /**
   * fairness.md 2: pledges a chain of a seat or of the host, in force from the next entry on. True if it is in force now. `token`:
   * that of the page, so that a co-host who pledges without end takes nothing from the host.
   */
  pledge(by: 'host' | number, pledge: string, token: string): Promise<boolean> {
    return this.#log.turn(async () => {
      const chains = inForce(this.#log.state.chains, chainName(by));
      if (chains.some(chain => chain.pledge === pledge)) return true;
      const before = this.#pledged.get(token) ?? 0;
      const change = this.sitting(by, pledge);
      if (before >= maxPledges || change.chains === undefined) return false;
      this.#pledged.set(token, before + 1);
      return this.#log.change(change);
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
      const { alarms } = this.#log.state;
      const name = chainName(by);
      const known = alarms.some(alarm => alarm.name === name && alarm.what === what && alarm.entry === entry);
      const enough = alarms.filter(alarm => alarm.name === name).length >= maxAlarms;
      if (!this.linked || known || enough) return known;
      const late = this.#log.closed ? ({ late: true } as const) : {};
      return this.#log.change({ alarms: [...alarms, { name, what, entry, ...late }] });
    });
  }

  appended(): void {
    for (const [token, count] of this.#pledged) {
      if (count > 1) this.#pledged.set(token, count - 1);
      else this.#pledged.delete(token);
    }
  }
}
