/** What makes the dice of an episode fair: the sealed seed, the chains that pages pledge, and the alarms that they raise. */
import {
  type Chain,
  type ChainOrigin,
  type Chains,
  chainName,
  chainsAfter,
  maxChains,
} from '../../shared/engine/chain.ts';
import { type FairKeys, fairKeys, fairVersionOf, seedCommit } from '../../shared/engine/fair.ts';
import type { AlarmKind } from '../../shared/engine/protocol.ts';
import { drawsAnything } from '../../shared/engine/show.ts';
import type { ServerContext } from '../context.ts';
import type { EpisodeState } from '../store/stored-episode.ts';
import type { Appended, EpisodeLog, LogReader } from './episode-log.ts';
import { sourcesOf } from './restore.ts';

/** Alarms kept of one chain's holder. Further ones are ignored. */
const maxAlarms = 12;

type Sources = NonNullable<EpisodeState['sources']>;

export class Fairness implements LogReader {
  /** Published before any other source of the dice is known (fairness.md 1). */
  readonly commit: string;
  readonly #studio: ServerContext;
  readonly #log: EpisodeLog;
  readonly #version: ReturnType<typeof fairVersionOf>;
  #chains: Chains;
  #keys: { readonly sources: EpisodeState['sources']; readonly keys: FairKeys } | undefined;

  constructor(studio: ServerContext, log: EpisodeLog) {
    this.#studio = studio;
    this.#log = log;
    this.#version = fairVersionOf(log.facts.rules);
    this.commit = seedCommit(log.code, log.seed, this.#version);
    this.#chains = this.#allChains();
  }

  /** The keys of check codes and commitments. The public seed is that of `start`, once accepted. */
  get keys(): FairKeys {
    const { sources } = this.#log.state;
    if (this.#keys?.sources !== sources) {
      const keys = fairKeys(this.#log.seed, this.#log.code, sources ?? [], this.#version);
      this.#keys = { sources, keys };
    }
    return this.#keys.keys;
  }

  /** The chains that pages pledged, and how far their links are used up. */
  get chains(): Chains {
    return this.#chains;
  }

  /** Whether pages pledge chains and give links: not under rules 1, and not where nothing is ever drawn (fairness.md 2). */
  get linked(): boolean {
    return this.#log.facts.rules > 1 && drawsAnything(this.#log.show);
  }

  /** The sources of the public seed that the first entry fixes, given the links of `start`. */
  sources(links?: Readonly<Record<string, string>>): Sources {
    const { show, facts, state } = this.#log;
    return sourcesOf({ show, rules: facts.rules, chairs: state.chairs }, links);
  }

  /** From now on the dice come from these sources. */
  use(sources: Sources): void {
    const { dice, seed, code } = this.#log;
    dice.use(this.#studio.source(seed, code, sources, this.#version));
  }

  /**
   * fairness.md 2: pledges a chain of a seat or of the host, in force from the next entry on. True if it is pledged now.
   * `handedIn`: its page came with a link that the host gave away.
   */
  pledge(by: 'host' | number, pledge: string, handedIn = false): Promise<boolean> {
    return this.#log.turn(async () => {
      const name = chainName(by);
      if (this.#chains.of(name).some(chain => chain.pledge === pledge)) return true;
      const { chains } = this.#log.state;
      const change = this.#pledged(name, pledge, undefined, chains, originOf(chains, name, handedIn));
      return change.chains !== undefined && this.#log.change(change);
    });
  }

  /** The change that pledges the chain of somebody who sits down; empty if that is not allowed. */
  sitting(seat: number, pledge: string, from?: number): { readonly chains?: readonly Chain[] } {
    const name = chainName(seat);
    return this.#pledged(name, pledge, from, markLeftBehind(this.#log.state.chains, name));
  }

  /** Pledges one more chain if that is allowed. `from`: the entry before which it is pledged, by default the next one. */
  #pledged(
    name: string,
    pledge: string,
    from = this.#log.episode.entries.length,
    chains = this.#log.state.chains,
    came?: ChainOrigin,
  ): { readonly chains?: readonly Chain[] } {
    const { starting } = this.#log.state;
    // While `start` waits for links nothing is pledged, because a chain could be chosen by those links.
    if (pledge === '' || !this.linked || this.#log.closed || starting !== null) return {};
    if (this.#chains.of(name).length >= maxChains || chains.some(chain => chain.pledge === pledge)) return {};
    return { chains: withChain(chains, { name, from, pledge }, came) };
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
    this.#chains = this.#allChains();
  }

  /** Chains are only ever added. */
  changed({ chains = [] }: Partial<EpisodeState>): void {
    for (const chain of chains.slice(this.#chains.all.length)) this.#chains.pledge(chain);
  }

  appended({ proposal: { entry, index }, change }: Appended): void {
    this.changed(change);
    this.#chains.useLinksOf(entry, index, index === 0 ? (this.#log.state.sources ?? []) : []);
  }

  #allChains(): Chains {
    const { state, episode } = this.#log;
    return chainsAfter(state.chains, state.sources, episode.entries);
  }
}

/** Marks the chains of a name as left behind, because somebody else sits there now. */
export const markLeftBehind = (chains: readonly Chain[], name: string): readonly Chain[] =>
  chains.map(chain => (chain.name === name ? { ...chain, came: 'before' } : chain));

/** How a further chain came about; undefined for the first. `handedIn`: with a link that was given away. */
const originOf = (chains: readonly Chain[], name: string, handedIn: boolean): ChainOrigin | undefined => {
  if (handedIn) return 'link';
  return chains.some(chain => chain.name === name && chain.came !== 'before') ? 'device' : undefined;
};

const withChain = (chains: readonly Chain[], chain: Chain, came: ChainOrigin | undefined): readonly Chain[] => [
  ...chains,
  came === undefined ? chain : { ...chain, came },
];
