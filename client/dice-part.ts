/**
 * This page's part in the dice (fairness.md 2 and 10): it pledges a chain, gives a link with each press that may draw, and holds
 * what it is shown against what it kept.
 */
import { signal } from '@preact/signals';
import { type Came, type Chain, chainLength, type Given } from '../shared/engine/chain.ts';
import { bytesToHex, type PublicSource, publicSeed } from '../shared/engine/fair.ts';
import { Giver, isForStart, type KeptChain, startId } from '../shared/engine/giving.ts';
import type { AlarmKind, CueFrame, DiceAlarm, Shell, StartNews } from '../shared/engine/protocol.ts';
import { wholeChain } from './dice-chain.ts';
import { chainOfLink, judgedOthers, othersIn } from './dice-others.ts';
import { faultsIn, type PublishedRecord } from './dice-record.ts';
import { DiceShelf } from './dice-shelf.ts';

/** Sends something to the room; settles with the answer, or null where none came. */
type Send = (type: 'pledge' | 'start-link' | 'dice-alarm', message: object) => Promise<unknown>;

/** Milliseconds before each try to fetch the record. */
const recordTries = [0, 1000, 5000, 20_000] as const;

/** Fetches a path of the server that the page came from. */
type Get = (path: string) => Promise<Response>;

/** Entries whose links are remembered until the reply to their move comes. */
const recent = 50;

const read = <T>(text: string, none: T): T => (text === '' ? none : (JSON.parse(text) as T));

export class DicePart {
  /** What is wrong with this page's part; empty as it should be. */
  readonly alarms = signal<readonly DiceAlarm[]>([]);
  /** Who else locks dice under this page's name and says how they came: for its person to know, and to deny. */
  readonly others = signal<readonly Came[]>([]);
  /** Links of this page that entries have, by entry. */
  readonly ownEntries = signal<ReadonlySet<number>>(new Set());
  readonly #code: string;
  readonly #shelf: DiceShelf;
  readonly #giver: Giver;
  readonly #send: Send;
  readonly #get: Get;
  /** `player:SEAT` or `host`, "" while watching. */
  #name = '';
  #shell: Shell | undefined;
  #pledging = '';
  #answered = '';
  /** Links as the frames had them, by entry. */
  readonly #heard = new Map<number, string>();
  /** What the server knows of the name's chains. */
  #known: readonly Given[] = [];
  /** What was answered: the link that an entry must have. */
  readonly #expected = new Map<number, string>();
  readonly #warm = new Map<string, Promise<void>>();

  /** Alarms that were told to the server, or are on their way. */
  readonly #reported = new Set<string>();
  /** The record was held against what is kept, or is being. */
  #checked = false;

  constructor(code: string, send: Send, shelf = new DiceShelf(code), get: Get = path => fetch(path)) {
    this.#code = code;
    this.#get = get;
    this.#shelf = shelf;
    this.#giver = new Giver(this.#shelf);
    this.#send = send;
    this.alarms.value = this.#shelf.saved.alarms;
    for (const { pledge, start } of this.#giver.chains) void this.#warmUp(pledge, start);
  }

  /** A chain for a seat that is about to be taken: its pledge. The name follows with the seat. */
  async prepare(): Promise<string> {
    const fresh = this.#giver.chains.find(({ name, given }) => name === '' && given.length === 0);
    return (fresh ?? (await this.#make(''))).pledge;
  }

  /** The seat or the desk is this page's. */
  arrived(name: string, known: readonly Given[] = []): void {
    if (this.#name !== name) {
      this.#name = name;
      // Seats and a desk may share a browser; what was found before anybody sat down is whoever's page found it.
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

  /** What everybody is shown. */
  see(shell: Shell): void {
    this.#shell = shell;
    const kept = this.#shelf.saved;
    if (kept.commit === '') this.#shelf.save({ commit: shell.commit });
    else if (kept.commit !== shell.commit) this.#alarm('commit');
    if (shell.publicSeed !== '') {
      if (kept.publicSeed === '') this.#seeSources(shell);
      else if (kept.publicSeed !== shell.publicSeed) this.#alarm('public-seed');
    } else if (kept.publicSeed !== '') this.#alarm('public-seed');
    const frame = read<CueFrame | null>(shell.cues, null);
    if (frame !== null && frame.entry >= 0) this.#hear(frame);
    if (this.#name === '') return;
    this.#seeChains();
    this.#tellAlarms();
    void this.#answerStart(shell);
    this.#pledgeIfNeeded();
    // Before it is closed nobody but the host gets the record.
    if (shell.closed) void this.#checkRecord();
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
    this.#seeHostSource();
  }

  /** A move was refused for good: whatever link came with it stands in no entry. */
  refused(id: string): void {
    this.#giver.refused(id);
  }

  /**
   * A link was refused as stale: a tab or device with the same chain was ahead, or the answer was lost. True if there is another
   * one to try.
   */
  stale(id: string, link: string, known: readonly Given[]): boolean {
    this.#giver.learn(known);
    this.#giver.forget(id);
    const next = this.link(id);
    return next !== '' && next !== link;
  }

  /** Holds the published record against what this page gave and kept, once. */
  async #checkRecord(): Promise<void> {
    if (this.#checked) return;
    this.#checked = true;
    for (const wait of recordTries) {
      await new Promise(resolve => setTimeout(resolve, wait));
      const answer = await this.#get(`/api/episodes/${this.#code}/record`).catch(() => undefined);
      if (answer?.ok) return this.#compareRecord((await answer.json()) as PublishedRecord);
    }
    // Nothing came: with the next picture it is tried again.
    this.#checked = false;
  }

  #compareRecord(record: PublishedRecord): void {
    const { commit, publicSeed: mixed } = this.#shelf.saved;
    const given = this.#giver.given.filter(({ name }) => name === this.#name);
    const kept = { commit, publicSeed: mixed, given, expected: this.#expected };
    for (const { what, entry } of faultsIn(record, kept)) this.#alarm(what, entry);
    this.#comparePledges(record.chains ?? []);
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
    const pledged = this.#chains();
    this.#seeOthers();
    for (const chain of this.#giver.chains) {
      const stands = pledged.find(({ name, pledge }) => pledge === chain.pledge && name === chain.name);
      if (stands !== undefined && chain.from === undefined) this.#giver.stood(chain.pledge, stands.from);
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
    const { quiet, loud } = judgedOthers(this.#shown, this.#shelf.saved.fine);
    if (loud) this.#alarm('stranger');
    if (quiet.join() !== this.others.value.join()) this.others.value = quiet;
  }

  /** This page's person knows whose the other chains are. `mine` false: none of theirs, which is said loudly. */
  answerOthers(mine: boolean): void {
    const strange = othersIn(this.#shown).map(({ pledge }) => pledge);
    this.#shelf.save({ fine: [...new Set([...this.#shelf.saved.fine, ...strange])] });
    this.others.value = [];
    if (!mine) this.#alarm('stranger');
  }

  /** Whoever sat here before has nothing to give any more. */
  #seeLeftBehind(link: string, entry: number): void {
    const { named, own } = this.#shown;
    const since = own.find(({ from }) => from !== undefined)?.from ?? Number.POSITIVE_INFINITY;
    const left = named.filter(({ came }) => came === 'before');
    if (entry >= since && chainOfLink(left, link, this.#known) !== undefined) this.#alarm('stranger', entry);
  }

  /** What stood once as this page's pledge stands, and from the same entry on. */
  #comparePledges(pledged: readonly Chain[]): void {
    for (const { name, pledge, from } of this.#giver.chains) {
      if (name !== this.#name || from === undefined) continue;
      const stands = pledged.some(chain => chain.pledge === pledge && chain.name === name && chain.from === from);
      if (!stands) this.#alarm('pledge');
    }
  }

  /** The public seed is out: it must be made of what is said to be in it, and this page's link must be in it. */
  #seeSources({ commit, publicSeed: mixed, sources: text }: Shell): void {
    const sources = read<readonly PublicSource[]>(text, []);
    this.#shelf.save({ publicSeed: mixed });
    if (publicSeed(this.#code, commit, sources) !== mixed) this.#alarm('public-seed');
    const given = this.#giver.given.findLast(link => link.name === this.#name && isForStart(link));
    const source = sources.find(({ name }) => name === this.#name)?.value ?? '';
    if (given !== undefined) {
      if (source === given.link) this.#giver.used(given.link, 0);
      // Of two devices one is asked in vain; a chain of somebody else's is told of as that.
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

  /** Whether a link is of a chain of this page's name that another page pledged. */
  #isOfAnother(link: string): boolean {
    const others = othersIn(this.#shown).filter(({ came }) => came !== 'before');
    return chainOfLink(others, link, this.#known) !== undefined;
  }

  /** `start` was asked for: this page's link for the public seed, once (fairness.md 3). */
  async #answerStart({ starting }: Shell): Promise<void> {
    if (starting === '' || starting === this.#answered || this.#name === 'host') return;
    const chain = this.#giver.inForce(this.#name, this.#chains());
    if (chain === undefined) return;
    this.#answered = starting;
    await this.#warmUp(chain.pledge, chain.start);
    const link = this.link(startId(read<StartNews>(starting, { link: '' }).link));
    // No answer came: asked again with the next picture, which comes with the next join at the latest.
    if (link !== '' && (await this.#send('start-link', { value: link })) === null) this.#answered = '';
  }

  #hear({ entry, link = '' }: CueFrame): void {
    if (this.#heard.has(entry)) return;
    this.#heard.set(entry, link);
    const oldest = this.#heard.size > recent ? this.#heard.keys().next().value : undefined;
    if (oldest !== undefined) this.#heard.delete(oldest);
    const own = link === '' ? undefined : this.#giver.given.find(given => given.link === link);
    if (own !== undefined) {
      // It came with another move, or with one that was said to be refused.
      if (own.refused || (own.entry >= 0 && own.entry !== entry)) this.#alarm('link', entry);
      this.#giver.used(link, entry);
      this.ownEntries.value = new Set([...this.ownEntries.value, entry]);
    } else if (link !== '') this.#seeLeftBehind(link, entry);
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
    const alarm: DiceAlarm = { name: this.#name, what, entry };
    this.alarms.value = [...this.alarms.value, alarm];
    this.#shelf.save({ alarms: [...this.#shelf.saved.alarms, alarm] });
    this.#tellAlarms();
  }

  /** Until the state shows that the host has heard it: it may have been found before this page sat down, or without a network. */
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
