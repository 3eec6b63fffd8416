/**
 * This page's part in the dice (fairness.md 2 and 10). It pledges a chain, gives the one link of its place with each press that
 * may draw, and compares what it is shown with what it has kept.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Chain, type LinkPlace, linkPlaceOf, shownOf } from '../shared/engine/chain.ts';
import { type PublicSource, publicSeed } from '../shared/engine/fair.ts';
import type { AlarmKind, CueFrame, DiceAlarm, Shell } from '../shared/engine/protocol.ts';
import { DiceAlarms } from './dice-alarms.ts';
import { OwnChains } from './dice-chains.ts';
import {
  faultsIn,
  fetchRecord,
  type Get,
  type HeldLink,
  isSourceMissing,
  linkFaults,
  type OwnPart,
} from './dice-record.ts';
import { DiceShelf, type OwnChain, type SentLink } from './dice-shelf.ts';

/** Sends something to the room. Resolves to the answer, or null if none came. */
type Send = (type: 'pledge' | 'start-link' | 'dice-alarm', message: object) => Promise<unknown>;

/** Number of entries whose links are remembered until the reply to their move comes. */
const recent = 50;

/** How often a press tries to get a chain with a link for its place, and the milliseconds between two tries. */
const pledgeTries = 6;
const pledgePause = 300;

/** Milliseconds within which the state shows what was accepted. */
const stateTime = 3000;

const read = <T>(text: string, none: T): T => (text === '' ? none : (JSON.parse(text) as T));

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

export class DicePart {
  /** A chain that somebody else pledged under this page's seat after its own; "" for none. Its user may know about it. */
  readonly stranger = signal('');
  /** A press of this page was refused or never answered, and something else was drawn in its place. */
  readonly lost = signal(false);
  /** Links of this page, by the entry that holds them. */
  readonly ownEntries = signal<ReadonlySet<number>>(new Set());
  readonly #code: string;
  readonly #shelf: DiceShelf;
  readonly #chains: OwnChains;
  readonly #alarms: DiceAlarms;
  readonly #send: Send;
  readonly #get: Get;
  /** `player:SEAT` or `host`, "" for a spectator. */
  #name = '';
  #shell: Shell | undefined;
  /** Chains that were shown to this page, or before it was opened. Another tab may be ahead of it. */
  readonly #seen: Set<string>;
  #pledging: Promise<boolean> | undefined;
  /** A page pledges once when it arrives, and later only before a press that needs it. */
  #hasPledged = false;
  #answered = '';
  /** Links as the frames had them, by entry. */
  readonly #heard = new Map<number, HeldLink>();
  /** Links of presses that failed, with their places, which nothing has taken yet. */
  readonly #failed = new Map<string, number>();
  readonly #waiting = new Set<() => void>();
  /** The record has been compared with what was kept, or is being compared. */
  #checked = false;

  constructor(code: string, send: Send, shelf = new DiceShelf(code), get: Get = path => fetch(path)) {
    this.#code = code;
    this.#get = get;
    this.#shelf = shelf;
    this.#chains = new OwnChains(shelf);
    this.#seen = new Set(this.#chains.all.flatMap(({ from, pledge }) => (from === undefined ? [] : [pledge])));
    this.#send = send;
    this.#alarms = new DiceAlarms(shelf, alarm => send('dice-alarm', alarm));
  }

  /** What is wrong with this page's part; empty if nothing is. */
  get alarms(): ReadonlySignal<readonly DiceAlarm[]> {
    return this.#alarms.all;
  }

  /** Makes a chain for a seat that is about to be taken, and returns its pledge. The name comes with the seat. */
  async prepare(): Promise<string> {
    return (await this.#chains.spare('')).pledge;
  }

  /** The seat or the desk now belongs to this page. */
  arrived(name: string): void {
    if (this.#name !== name) this.#alarms.belongTo(name);
    this.#name = name;
    if (this.#shell !== undefined) this.#takePart(this.#shell);
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
    if (this.#name !== '') this.#takePart(shell);
    for (const look of [...this.#waiting]) look();
  }

  /**
   * Notes a press, and returns the link that goes with it: "" if its move draws nothing; undefined if the server accepts no chain,
   * so that it cannot be made now. The link is stored before this resolves.
   */
  async press(id: string, move: string, draws: boolean): Promise<string | undefined> {
    if (this.#name === '') return '';
    if (!draws) return this.#note(id, '', this.#place);
    for (let turn = 0; turn < pledgeTries; turn++) {
      await Promise.all(this.#usable.map(chain => this.#chains.warmUp(chain)));
      const place = linkPlaceOf(move, this.#place);
      const chain = this.#usable.find(one => this.#chains.isFresh(one, place));
      if (chain !== undefined) return this.#note(id, this.#chains.give(chain, place), place);
      if (!(await this.#pledge())) await pause(pledgePause);
    }
    return undefined;
  }

  /** A press was accepted. */
  accepted(id: string, entry: number): void {
    const sent = this.#settle(id, { entry });
    if (sent === undefined) return;
    if (sent.link !== '') this.#chains.seeHeld(sent.link);
    this.#failed.delete(sent.link);
    if (entry === 0) this.#checkSource();
  }

  /** A press was refused for good, so no entry may hold the link that came with it, or nobody answered. */
  failed(id: string, fate: 'refused' | 'lost'): void {
    const sent = this.#settle(id, { isRefused: fate === 'refused' });
    if (sent !== undefined && sent.link !== '' && sent.place !== 'start') this.#failed.set(sent.link, sent.place);
    this.#seeLost();
  }

  /**
   * The link was not that of its place, because the show has gone on or another page of this name has pledged. Resolves when the
   * state shows the place that the server named.
   */
  async stale(id: string, place: number): Promise<void> {
    this.#settle(id, { isRefused: true });
    await this.#until(() => this.#place === place);
  }

  /** Keeps what became of a press. Frames may have shown its link already. */
  #settle(id: string, change: Partial<SentLink>): SentLink | undefined {
    const { sent } = this.#shelf.saved;
    const found = sent.find(one => one.id === id);
    if (found === undefined) return undefined;
    // Another tab pressed at the same moment, and its press was faster: its entry stood before this one was refused.
    const known = this.#isHeard(found.link) ? { ...change, isRefused: false } : change;
    this.#shelf.save({ sent: sent.map(one => (one === found ? { ...found, ...known } : one)) });
    this.#compareLinks();
    return found;
  }

  /** This page's user knows whose the other chain is. With `mine` false it is somebody else's, which raises an alarm. */
  answerStranger(mine: boolean): void {
    this.#shelf.save({ answered: [...this.#shelf.saved.answered, this.stranger.value] });
    this.stranger.value = '';
    if (!mine) this.#alarm('stranger');
  }

  get #place(): number {
    return this.#shell?.place ?? 0;
  }

  /** What this page kept under its name. */
  get #own(): OwnPart {
    const { commit, publicSeed: mixed, chains, sent, answered } = this.#shelf.saved;
    const isOwn = ({ name }: { readonly name: string }) => name === this.#name;
    const own = { chains: chains.filter(isOwn), sent: sent.filter(isOwn) };
    return { name: this.#name, commit, publicSeed: mixed, answered, ...own };
  }

  #takePart(shell: Shell): void {
    this.#seeChains();
    this.#seeLost();
    this.#tellAlarms();
    void this.#answerStart(shell);
    const isMissing = this.#shown.length === 0;
    // A page that came with a chain in force is as good as one that pledged: it may only be behind another tab.
    this.#hasPledged ||= this.#usable.length > 0;
    const isNew = !this.#hasPledged;
    if ((isMissing || isNew) && shell.starting === '' && !shell.closed) void this.#pledge();
    // Until the show is closed, only the host gets the record.
    if (shell.closed) void this.#checkRecord();
  }

  /** The chains of this page's name that the state shows. */
  get #shown(): readonly Chain[] {
    return read<readonly Chain[]>(this.#shell?.chains ?? '', []).filter(({ name }) => name === this.#name);
  }

  /** Whether newer chains of its name pushed one out of the state. A host's is in force all the same. */
  #isPushedOut({ from = 0 }: OwnChain): boolean {
    return this.#shown.length >= shownOf(this.#name) && this.#shown.every(chain => chain.from >= from);
  }

  /** This page's chains that are in force, newest first. */
  get #usable(): readonly OwnChain[] {
    const shown = this.#shown.map(({ pledge }) => pledge);
    const isInForce = (chain: OwnChain) =>
      shown.includes(chain.pledge) || (this.#name === 'host' && this.#isPushedOut(chain));
    return this.#own.chains.filter(chain => chain.place !== undefined && isInForce(chain)).reverse();
  }

  #note(id: string, link: string, place: LinkPlace): string {
    const { sent } = this.#shelf.saved;
    const noted: SentLink = { id, name: this.#name, link, place, entry: -1 };
    this.#shelf.save({ sent: [...sent.filter(before => before.id !== id), noted] });
    return link;
  }

  /** Pledges a new chain. Resolves to whether the state shows it. */
  #pledge(): Promise<boolean> {
    this.#pledging ??= this.#pledgeNow().finally(() => {
      this.#pledging = undefined;
    });
    return this.#pledging;
  }

  async #pledgeNow(): Promise<boolean> {
    this.#hasPledged = true;
    const spare = await this.#chains.spare(this.#name);
    const answer = await this.#send('pledge', { value: spare.pledge });
    // It was pledged before, and others have pledged since.
    if (answer === false) this.#chains.drop(spare);
    return answer === true && this.#until(() => this.#shown.some(({ pledge }) => pledge === spare.pledge));
  }

  /** Whether something comes true within the time that a state takes. */
  #until(isTrue: () => boolean): Promise<boolean> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, stateTime, false);
      const look = () => {
        if (!isTrue()) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(true);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Compares the chains of this page's name in the state with what it pledged. */
  #seeChains(): void {
    const shown = this.#shown;
    for (const chain of shown) {
      this.#chains.stands(chain);
      this.#seen.add(chain.pledge);
    }
    const { name, chains, answered } = this.#own;
    const isWrong = (chain: OwnChain) => {
      const stands = shown.find(({ pledge }) => pledge === chain.pledge);
      if (stands === undefined) return this.#seen.has(chain.pledge) && !this.#isPushedOut(chain);
      return stands.from !== chain.from || stands.place !== chain.place;
    };
    if (chains.some(isWrong)) this.#alarm('pledge');
    const last = shown.at(-1)?.pledge ?? '';
    const isOwn = last === '' || chains.some(({ pledge }) => pledge === last);
    const isStrange = name !== 'host' && !isOwn && chains.some(({ from }) => from !== undefined);
    this.stranger.value = isStrange && !answered.includes(last) ? last : '';
  }

  /** Says quietly that another draw took the place of a press that failed. An undo explains it. */
  #seeLost(): void {
    for (const [link, place] of this.#failed) {
      const isHeld = this.#isHeard(link);
      if (!isHeld && this.#place === place) continue;
      this.#failed.delete(link);
      if (!isHeld && this.#place > place) this.lost.value = true;
    }
  }

  #isHeard(link: string): boolean {
    return link !== '' && [...this.#heard.values()].some(held => held.link === link);
  }

  /** The public seed has been published, and must be computed from its stated sources. */
  #seeSources({ commit, publicSeed: mixed, sources }: Shell): void {
    this.#shelf.save({ publicSeed: mixed });
    const computed = publicSeed(this.#code, commit, read<readonly PublicSource[]>(sources, []));
    if (computed !== mixed) this.#alarm('public-seed');
    this.#checkSource();
  }

  /** This page's link must be among the sources. */
  #checkSource(): void {
    const { publicSeed: mixed = '', sources = '' } = this.#shell ?? {};
    if (mixed !== '' && isSourceMissing(this.#own, read(sources, []))) this.#alarm('source', 0);
  }

  /** The server asked for `start` links: sends this page's link for the public seed, however often it asks (fairness.md 3). */
  async #answerStart({ starting }: Shell): Promise<void> {
    const [chain] = this.#usable;
    if (starting === '' || starting === this.#answered || this.#name === 'host' || chain === undefined) return;
    this.#answered = starting;
    await this.#chains.warmUp(chain);
    const link = this.#note(`start ${chain.pledge}`, this.#chains.give(chain, 'start'), 'start');
    // No answer came. The next state, which the next join brings at the latest, triggers another attempt.
    if ((await this.#send('start-link', { value: link })) === null) this.#answered = '';
  }

  #hear({ entry, link = '', part }: CueFrame): void {
    if (this.#heard.has(entry)) return;
    this.#heard.set(entry, { link, drew: part !== undefined });
    const oldest = this.#heard.size > recent ? this.#heard.keys().next().value : undefined;
    if (oldest !== undefined) this.#heard.delete(oldest);
    if (link !== '') this.#chains.seeHeld(link);
    this.#compareLinks();
  }

  /** Compares the links in the latest entries with those that this page sent. */
  #compareLinks(): void {
    const { sent } = this.#own;
    for (const { what, entry } of linkFaults(sent, this.#heard)) this.#alarm(what, entry);
    const found = [...this.#heard].filter(([, held]) => sent.some(({ link }) => link !== '' && link === held.link));
    this.ownEntries.value = new Set([...this.ownEntries.value, ...found.map(([entry]) => entry)]);
  }

  /** Compares the published record with what this page gave and kept, once. */
  async #checkRecord(): Promise<void> {
    if (this.#checked) return;
    this.#checked = true;
    const record = await fetchRecord(this.#code, this.#get);
    // No record came. The next state triggers another attempt.
    if (record === undefined) this.#checked = false;
    else for (const { what, entry } of faultsIn(record, this.#own)) this.#alarm(what, entry);
  }

  #alarm(what: AlarmKind, entry = -1): void {
    this.#alarms.raise(this.#name, what, entry);
    this.#tellAlarms();
  }

  #tellAlarms(): void {
    if (this.#name !== '') this.#alarms.tell(this.#name, read(this.#shell?.alarms ?? '', []));
  }
}
