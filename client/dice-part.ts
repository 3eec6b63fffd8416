/**
 * This page's part in the dice (fairness.md 2 and 10): it pledges a chain, gives a link with each press that may draw, and holds
 * what it is shown against what it kept.
 */
import { signal } from '@preact/signals';
import { above, type Chain, chainLength, type Given } from '../shared/engine/chain.ts';
import { bytesToHex, hexToBytes, type PublicSource, publicSeed } from '../shared/engine/fair.ts';
import { Giver, type KeptChain } from '../shared/engine/giving.ts';
import type { AlarmKind, CueFrame, DiceAlarm, Shell, StartNews } from '../shared/engine/protocol.ts';
import { DiceShelf } from './dice-shelf.ts';

/** Links made at a stretch; a slow phone makes them in a few milliseconds and stays responsive. */
const atOnce = 32;

/** Gives the page its turn. A timer would sleep for a second in a tab that nobody looks at. */
const breathe = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** A whole chain, made a piece at a time. */
const wholeChain = async (start: string): Promise<readonly string[]> => {
  let link: Uint8Array = hexToBytes(start);
  const links = [start];
  while (links.length <= chainLength) {
    link = above(link);
    links.push(bytesToHex(link));
    if (links.length % atOnce === 0) await breathe();
  }
  return links;
};

/** Sends something to the room; settles with the answer, or null where none came. */
type Send = (type: 'pledge' | 'start-link' | 'dice-alarm', message: object) => Promise<unknown>;

/** Entries whose links are remembered until the reply to their move comes. */
const recent = 50;

const read = <T>(text: string, none: T): T => (text === '' ? none : (JSON.parse(text) as T));

export class DicePart {
  /** What is wrong with this page's part; empty as it should be. */
  readonly alarms = signal<readonly DiceAlarm[]>([]);
  /** Links of this page that entries have, by entry. */
  readonly ownEntries = signal<ReadonlySet<number>>(new Set());
  readonly #code: string;
  readonly #shelf: DiceShelf;
  readonly #giver: Giver;
  readonly #send: Send;
  /** `player:SEAT` or `host`, "" while watching. */
  #name = '';
  #shell: Shell | undefined;
  #pledging = '';
  #answered = '';
  /** Links as the frames had them, by entry. */
  readonly #heard = new Map<number, string>();
  /** What was answered: the link that an entry must have. */
  readonly #expected = new Map<number, string>();
  readonly #warm = new Map<string, Promise<void>>();

  constructor(code: string, send: Send) {
    this.#code = code;
    this.#shelf = new DiceShelf(code);
    this.#giver = new Giver(this.#shelf);
    this.#send = send;
    this.alarms.value = this.#shelf.kept.alarms;
    for (const { pledge, start } of this.#giver.chains) void this.#warmUp(pledge, start);
  }

  /** A chain for a seat that is about to be taken: its pledge. The name follows with the seat. */
  async prepare(): Promise<string> {
    const fresh = this.#giver.chains.find(({ name, given }) => name === '' && given.length === 0);
    return (fresh ?? (await this.#make(''))).pledge;
  }

  /** The seat or the desk is this page's. */
  arrived(name: string, known: readonly Given[] = []): void {
    this.#name = name;
    this.#giver.learn(known);
    const pledged = this.#chains();
    for (const chain of this.#giver.chains)
      if (chain.name === '' && pledged.some(one => one.pledge === chain.pledge && one.name === name))
        this.#giver.name(chain.pledge, name);
    if (this.#shell !== undefined) void this.#answerStart(this.#shell);
    this.#pledgeIfNeeded();
  }

  /** What everybody is shown. */
  see(shell: Shell): void {
    this.#shell = shell;
    const kept = this.#shelf.kept;
    if (kept.commit === '') this.#shelf.keep({ commit: shell.commit });
    else if (kept.commit !== shell.commit) this.#alarm('commit');
    if (shell.publicSeed !== '') {
      if (kept.publicSeed === '') this.#seeSources(shell);
      else if (kept.publicSeed !== shell.publicSeed) this.#alarm('public-seed');
    } else if (kept.publicSeed !== '') this.#alarm('public-seed');
    const frame = read<CueFrame | null>(shell.cues, null);
    if (frame !== null && frame.entry >= 0) this.#hear(frame);
    if (this.#name === '') return;
    this.#seeChains();
    void this.#answerStart(shell);
    this.#pledgeIfNeeded();
  }

  /** The link that goes with a move, "" where this page has no chain in force; kept before it returns. */
  link(id: string): string {
    const chain = this.#giver.inForce(this.#name, this.#chains());
    return chain === undefined ? '' : this.#giver.give(chain, id, this.#shell?.place ?? -1);
  }

  /** A move was accepted with this link. */
  accepted(link: string, entry: number): void {
    if (link === '') return;
    this.#giver.used(link, entry);
    this.#expected.set(entry, link);
    this.#compare(entry);
  }

  /** A link was refused as stale. True if there is another one to try: a tab or device with the same chain was ahead. */
  stale(id: string, known: readonly Given[]): boolean {
    if (!this.#giver.learn(known)) return false;
    this.#giver.forget(id);
    return true;
  }

  /** Holds the published record against what this page gave and kept; returns whether it could be had. */
  async checkRecord(): Promise<boolean> {
    const answer = await fetch(`/api/episodes/${this.#code}/record`).catch(() => undefined);
    if (answer === undefined || !answer.ok) return false;
    const record = (await answer.json()) as {
      readonly commit?: string;
      readonly publicSeed?: string;
      readonly chains?: readonly Chain[];
      readonly entries: readonly { readonly reveal?: string }[];
    };
    const { commit, publicSeed: mixed } = this.#shelf.kept;
    if (commit !== '' && record.commit !== commit) this.#alarm('commit');
    if (mixed !== '' && record.publicSeed !== mixed) this.#alarm('public-seed');
    for (const chain of this.#giver.chains)
      if (chain.given.length > 0 && !record.chains?.some(({ pledge }) => pledge === chain.pledge))
        this.#alarm('pledge');
    for (const [entry, link] of this.#expected) if (record.entries[entry]?.reveal !== link) this.#alarm('link', entry);
    return true;
  }

  #chains(): readonly Chain[] {
    return read<readonly Chain[]>(this.#shell?.chains ?? '', []);
  }

  async #make(name: string): Promise<KeptChain> {
    const start = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    const links = await wholeChain(start);
    const chain: KeptChain = { name, start, pledge: links[chainLength] ?? '', given: [] };
    this.#giver.hold(chain.pledge, links);
    this.#warm.set(chain.pledge, Promise.resolve());
    this.#giver.add(chain);
    return chain;
  }

  #warmUp(pledge: string, start: string): Promise<void> {
    const before = this.#warm.get(pledge);
    const warm = before ?? wholeChain(start).then(links => this.#giver.hold(pledge, links));
    this.#warm.set(pledge, warm);
    return warm;
  }

  /** A page without a chain in force, or with one that is nearly used up, pledges another. */
  #pledgeIfNeeded(): void {
    const shell = this.#shell;
    if (this.#name === '' || this.#pledging !== '' || shell === undefined || shell.starting !== '') return;
    const inForce = this.#giver.inForce(this.#name, this.#chains());
    if (inForce !== undefined && !this.#giver.runsOut(inForce)) return;
    this.#pledging = 'a chain';
    void this.#pledge().finally(() => {
      this.#pledging = '';
    });
  }

  async #pledge(): Promise<void> {
    const pledged = this.#chains();
    const waiting = this.#giver.chains.find(
      ({ name, pledge, given }) =>
        name === this.#name && given.length === 0 && !pledged.some(chain => chain.pledge === pledge),
    );
    const { pledge } = waiting ?? (await this.#make(this.#name));
    await this.#send('pledge', { value: pledge });
  }

  #seeChains(): void {
    const own = new Set(this.#giver.chains.map(({ pledge }) => pledge));
    const pledged = this.#chains();
    for (const { name, pledge } of pledged) if (name === this.#name && !own.has(pledge)) this.#alarm('stranger');
    for (const chain of this.#giver.chains) {
      const gone = chain.name === this.#name && chain.given.length > 0;
      if (gone && !pledged.some(({ pledge }) => pledge === chain.pledge)) this.#alarm('pledge');
    }
  }

  /** The public seed is out: it must be made of what is said to be in it, and this page's link must be in it. */
  #seeSources({ commit, publicSeed: mixed, sources: text }: Shell): void {
    const sources = read<readonly PublicSource[]>(text, []);
    this.#shelf.keep({ publicSeed: mixed });
    if (publicSeed(this.#code, commit, sources) !== mixed) this.#alarm('public-seed');
    const given = this.#giver.given.find(({ id, name }) => name === this.#name && id.startsWith('start '));
    const source = sources.find(({ name }) => name === this.#name)?.value ?? '';
    if (given !== undefined && this.#name !== 'host') {
      if (source === given.link) this.#giver.used(given.link, 0);
      else this.#alarm('source', 0);
    }
  }

  /** `start` was asked for: this page's link for the public seed, once (fairness.md 3). */
  async #answerStart({ starting }: Shell): Promise<void> {
    if (starting === '' || starting === this.#answered || this.#name === 'host') return;
    this.#answered = starting;
    const chain = this.#giver.inForce(this.#name, this.#chains());
    if (chain === undefined) return;
    await this.#warmUp(chain.pledge, chain.start);
    const link = this.link(`start ${read<StartNews>(starting, { link: '' }).link}`);
    if (link !== '') await this.#send('start-link', { value: link });
  }

  #hear({ entry, link = '' }: CueFrame): void {
    if (this.#heard.has(entry)) return;
    this.#heard.set(entry, link);
    const oldest = this.#heard.size > recent ? this.#heard.keys().next().value : undefined;
    if (oldest !== undefined) this.#heard.delete(oldest);
    if (link !== '' && this.#giver.given.some(given => given.link === link)) {
      this.#giver.used(link, entry);
      this.ownEntries.value = new Set([...this.ownEntries.value, entry]);
    }
    this.#compare(entry);
  }

  /** Each link with the entry of the very move that it went with. */
  #compare(entry: number): void {
    const heard = this.#heard.get(entry);
    const expected = this.#expected.get(entry);
    if (heard !== undefined && expected !== undefined && heard !== expected) this.#alarm('link', entry);
  }

  /** Said at once, to the player, to the host, and for good. */
  #alarm(what: AlarmKind, entry = -1): void {
    if (this.alarms.value.some(alarm => alarm.what === what && alarm.entry === entry)) return;
    this.alarms.value = [...this.alarms.value, { name: this.#name, what, entry }];
    this.#shelf.keep({ alarms: this.alarms.value });
    if (this.#name !== '') void this.#send('dice-alarm', { what, entry });
  }
}
