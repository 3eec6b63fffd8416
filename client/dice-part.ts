/**
 * This page's part in the dice (fairness.md 2 and 10). It pledges a chain, gives a link with each press that may draw, and
 * compares what it is shown with what it has kept.
 */
import { signal } from '@preact/signals';
import { type Chain, type ChainOrigin, type ChainStatus, chainLength } from '../shared/engine/chain.ts';
import { ChainHolder, isForStart, type StoredChain, startId } from '../shared/engine/chain-holder.ts';
import { bytesToHex, type PublicSource, publicSeed } from '../shared/engine/fair.ts';
import type { AlarmKind, CueFrame, DiceAlarm, Shell, StartNews } from '../shared/engine/protocol.ts';
import { wholeChain } from './dice-chain.ts';
import { faultsIn, fetchRecord, type Get, type PublishedRecord } from './dice-record.ts';
import { DiceShelf } from './dice-shelf.ts';
import { chainOfLink, otherChains, reviewedOthers } from './foreign-chains.ts';

/** Sends something to the room. Resolves to the answer, or null if none came. */
type Send = (type: 'pledge' | 'start-link' | 'dice-alarm', message: object) => Promise<unknown>;

/** Number of entries whose links are remembered until the reply to their move comes. */
const recent = 50;

const read = <T>(text: string, none: T): T => (text === '' ? none : (JSON.parse(text) as T));

export class DicePart {
  /** What is wrong with this page's part; empty if nothing is. */
  readonly alarms = signal<readonly DiceAlarm[]>([]);
  /** Explained chains of others under this page's name, for its user to know about and to deny. */
  readonly others = signal<readonly ChainOrigin[]>([]);
  /** Links of this page, by the entry that holds them. */
  readonly ownEntries = signal<ReadonlySet<number>>(new Set());
  readonly #code: string;
  readonly #shelf: DiceShelf;
  readonly #giver: ChainHolder;
  readonly #send: Send;
  readonly #get: Get;
  /** `player:SEAT` or `host`, "" for a spectator. */
  #name = '';
  #shell: Shell | undefined;
  #pledging = '';
  #answered = '';
  /** Links as the frames had them, by entry. */
  readonly #heard = new Map<number, string>();
  /** What the server says about the chains of this page's name. */
  #known: readonly ChainStatus[] = [];
  /** The link that each entry must have, from the replies. */
  readonly #expected = new Map<number, string>();
  readonly #warm = new Map<string, Promise<void>>();

  /** Alarms that were sent to the server, or are on their way. */
  readonly #reported = new Set<string>();
  /** The record has been compared with what was kept, or is being compared. */
  #checked = false;

  constructor(code: string, send: Send, shelf = new DiceShelf(code), get: Get = path => fetch(path)) {
    this.#code = code;
    this.#get = get;
    this.#shelf = shelf;
    this.#giver = new ChainHolder(this.#shelf);
    this.#send = send;
    this.alarms.value = this.#shelf.saved.alarms;
    for (const { pledge, start } of this.#giver.chains) void this.#warmUp(pledge, start);
  }

  /** Makes a chain for a seat that is about to be taken, and returns its pledge. The name comes with the seat. */
  async prepare(): Promise<string> {
    const fresh = this.#giver.chains.find(({ name, given }) => name === '' && given.length === 0);
    return (fresh ?? (await this.#make(''))).pledge;
  }

  /** The seat or the desk now belongs to this page. */
  arrived(name: string, known: readonly ChainStatus[] = []): void {
    if (this.#name !== name) {
      this.#name = name;
      // Seats and a desk may share a browser. Alarms raised before anyone sat down belong to the page that raised them.
      this.alarms.value = this.alarms.value
        .filter(alarm => alarm.name === '' || alarm.name === name)
        .map(alarm => ({ ...alarm, name }));
    }
    this.#giver.learn(known);
    if (known.length > 0) this.#known = known;
    const pledged = this.#chains();
    for (const chain of this.#giver.chains)
      if (chain.name === '' && pledged.some(one => one.pledge === chain.pledge && one.name === name))
        this.#giver.name(chain.pledge, name);
    if (this.#shell !== undefined) {
      this.#seeChains();
      void this.#answerStart(this.#shell);
      if (this.#shell.closed) void this.#checkRecord();
    }
    this.#tellAlarms();
    this.#pledgeIfNeeded();
  }

  /** Takes the state that everyone is shown. */
  see(shell: Shell): void {
    this.#shell = shell;
    const kept = this.#shelf.saved;
    if (kept.commit === '') this.#shelf.save({ commit: shell.commit });
    else if (kept.commit !== shell.commit) this.#alarm('commit');
    if (shell.publicSeed !== '') {
      if (kept.publicSeed === '') this.#seeSources(shell);
      else if (kept.publicSeed !== shell.publicSeed) this.#alarm('public-seed');
      // Before the first entry another page of this browser may already have been shown the start.
    } else if (kept.publicSeed !== '' && shell.entries > 0) this.#alarm('public-seed');
    const frame = read<CueFrame | null>(shell.cues, null);
    if (frame !== null && frame.entry >= 0) this.#hear(frame);
    if (this.#name === '') return;
    this.#seeChains();
    this.#tellAlarms();
    void this.#answerStart(shell);
    this.#pledgeIfNeeded();
    // Until the show is closed, only the host gets the record.
    if (shell.closed) void this.#checkRecord();
  }

  /** The link that goes with a move, "" if this page has no chain in force. It is stored before this returns. */
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
    this.#seeHostSource();
  }

  /** A move was refused for good, so no entry holds the link that came with it. */
  refused(id: string): void {
    this.#giver.refused(id);
  }

  /**
   * A link was refused as stale: a tab or device with the same chain was ahead, or an answer was lost. Returns whether there is
   * another one to try.
   */
  stale(id: string, link: string, known: readonly ChainStatus[]): boolean {
    this.#giver.learn(known);
    this.#giver.forget(id);
    const next = this.link(id);
    return next !== '' && next !== link;
  }

  /** Compares the published record with what this page gave and kept, once. */
  async #checkRecord(): Promise<void> {
    if (this.#checked) return;
    this.#checked = true;
    const record = await fetchRecord(this.#code, this.#get);
    if (record !== undefined) return this.#compareRecord(record);
    // No record came. The next state triggers another attempt.
    this.#checked = false;
  }

  #compareRecord(record: PublishedRecord): void {
    const { commit, publicSeed: mixed } = this.#shelf.saved;
    const given = this.#giver.given.filter(({ name }) => name === this.#name);
    const own = { commit, publicSeed: mixed, given, expected: this.#expected };
    for (const { what, entry } of faultsIn(record, own)) this.#alarm(what, entry);
    this.#comparePledges(record.chains ?? []);
  }

  #chains(): readonly Chain[] {
    return read<readonly Chain[]>(this.#shell?.chains ?? '', []);
  }

  async #make(name: string): Promise<StoredChain> {
    const start = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    const links = await wholeChain(start);
    const chain: StoredChain = { name, start, pledge: links[chainLength] ?? '', given: [] };
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

  /** Pledges another chain if this page has none in force, or one that is nearly used up. */
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
    const pledged = this.#chains();
    this.#seeOthers();
    for (const chain of this.#giver.chains) {
      const stands = pledged.find(({ name, pledge }) => pledge === chain.pledge && name === chain.name);
      if (stands !== undefined && chain.from === undefined) this.#giver.confirmPledge(chain.pledge, stands.from);
    }
    this.#comparePledges(pledged);
  }

  get #shown() {
    return {
      named: this.#chains().filter(({ name }) => name === this.#name),
      own: this.#giver.chains.filter(({ name }) => name === this.#name),
    };
  }

  #seeOthers(): void {
    const { quiet, loud } = reviewedOthers(this.#shown, this.#shelf.saved.fine);
    if (loud) this.#alarm('stranger');
    if (quiet.join() !== this.others.value.join()) this.others.value = quiet;
  }

  /** This page's user knows whose the other chains are. With `mine` false they are somebody else's, which raises an alarm. */
  answerOthers(mine: boolean): void {
    const strange = otherChains(this.#shown).map(({ pledge }) => pledge);
    this.#shelf.save({ fine: [...new Set([...this.#shelf.saved.fine, ...strange])] });
    this.others.value = [];
    if (!mine) this.#alarm('stranger');
  }

  /** A former occupant of this seat gives no more links. */
  #seeLeftBehind(link: string, entry: number): void {
    const { named, own } = this.#shown;
    const since = own.find(({ from }) => from !== undefined)?.from ?? Number.POSITIVE_INFINITY;
    const left = named.filter(({ came }) => came === 'before');
    if (entry >= since && chainOfLink(left, link, this.#known) !== undefined) this.#alarm('stranger', entry);
  }

  /** A pledge of this page must stay in the state, unchanged and from the same entry on. */
  #comparePledges(pledged: readonly Chain[]): void {
    for (const { name, pledge, from } of this.#giver.chains) {
      if (name !== this.#name || from === undefined) continue;
      const stands = pledged.some(chain => chain.pledge === pledge && chain.name === name && chain.from === from);
      if (!stands) this.#alarm('pledge');
    }
  }

  /** The public seed has been published. It must be computed from its stated sources, and this page's link must be among them. */
  #seeSources({ commit, publicSeed: mixed, sources: text }: Shell): void {
    const sources = read<readonly PublicSource[]>(text, []);
    this.#shelf.save({ publicSeed: mixed });
    if (publicSeed(this.#code, commit, sources) !== mixed) this.#alarm('public-seed');
    const ownLink = this.#giver.given.findLast(link => link.name === this.#name && isForStart(link));
    const source = sources.find(({ name }) => name === this.#name)?.value ?? '';
    if (ownLink !== undefined) {
      if (source === ownLink.link) this.#giver.used(ownLink.link, 0);
      // Of two devices only one is asked. A chain of somebody else's is reported as such.
      else if (!this.#isOfAnother(source)) this.#alarm('source', 0);
    }
    this.#seeHostSource();
  }

  /** The host's part of the public seed is the link of `start` itself. */
  #seeHostSource(): void {
    const link = this.#expected.get(0);
    if (this.#name !== 'host' || link === undefined || !this.#shell?.publicSeed) return;
    const source = read<readonly PublicSource[]>(this.#shell.sources, []).find(({ name }) => name === 'host');
    if (source?.value !== link) this.#alarm('source', 0);
  }

  /** Whether a link belongs to a chain of this page's name that another page pledged. */
  #isOfAnother(link: string): boolean {
    const others = otherChains(this.#shown).filter(({ came }) => came !== 'before');
    return chainOfLink(others, link, this.#known) !== undefined;
  }

  /** The server asked for `start` links: sends this page's link for the public seed, once (fairness.md 3). */
  async #answerStart({ starting }: Shell): Promise<void> {
    if (starting === '' || starting === this.#answered || this.#name === 'host') return;
    const chain = this.#giver.inForce(this.#name, this.#chains());
    if (chain === undefined) return;
    this.#answered = starting;
    await this.#warmUp(chain.pledge, chain.start);
    const link = this.link(startId(read<StartNews>(starting, { link: '' }).link));
    // No answer came. The next state, which the next join brings at the latest, triggers another attempt.
    if (link !== '' && (await this.#send('start-link', { value: link })) === null) this.#answered = '';
  }

  #hear({ entry, link = '' }: CueFrame): void {
    if (this.#heard.has(entry)) return;
    this.#heard.set(entry, link);
    const oldest = this.#heard.size > recent ? this.#heard.keys().next().value : undefined;
    if (oldest !== undefined) this.#heard.delete(oldest);
    const own = link === '' ? undefined : this.#giver.given.find(given => given.link === link);
    if (own !== undefined) {
      // It came with another move, or with one that was reported as refused.
      if (own.refused || (own.entry >= 0 && own.entry !== entry)) this.#alarm('link', entry);
      this.#giver.used(link, entry);
      this.ownEntries.value = new Set([...this.ownEntries.value, entry]);
    } else if (link !== '') this.#seeLeftBehind(link, entry);
    this.#compare(entry);
  }

  /** Checks that each link is in the entry of the move with which it was sent. */
  #compare(entry: number): void {
    const heard = this.#heard.get(entry);
    const expected = this.#expected.get(entry);
    if (heard !== undefined && expected !== undefined && heard !== expected) this.#alarm('link', entry);
  }

  /** Raises an alarm: for the player, for the host, and stored for good. */
  #alarm(what: AlarmKind, entry = -1): void {
    if (this.alarms.value.some(alarm => alarm.what === what && alarm.entry === entry)) return;
    const alarm: DiceAlarm = { name: this.#name, what, entry };
    this.alarms.value = [...this.alarms.value, alarm];
    this.#shelf.save({ alarms: [...this.#shelf.saved.alarms, alarm] });
    this.#tellAlarms();
  }

  /**
   * Repeats an alarm until the state shows that the host has it. It may have been raised offline, or before this page sat down.
   */
  #tellAlarms(): void {
    if (this.#name === '' || this.#shell === undefined) return;
    const reported = read<readonly DiceAlarm[]>(this.#shell.alarms, []);
    for (const alarm of this.alarms.value) {
      const { what, entry } = alarm;
      const known = reported.some(one => one.name === this.#name && one.what === what && one.entry === entry);
      const key = `${what} ${entry}`;
      if (known || this.#reported.has(key)) continue;
      this.#reported.add(key);
      void this.#send('dice-alarm', { what, entry }).then(answer => {
        if (answer === null) this.#reported.delete(key);
      });
    }
  }
}
