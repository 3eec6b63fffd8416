/**
 * This page's part in the dice (fairness.md 2 and 10). It pledges a chain, gives the one link of its place with each press that
 * may draw, and compares what it is shown with what it has kept.
 */
import { signal } from '@preact/signals';
import { type Chain, chainLength, depthAt, type LinkPlace, linkPlaceOf } from '../shared/engine/chain.ts';
import { bytesToHex } from '../shared/engine/fair.ts';
import type { AlarmKind, CueFrame, DiceAlarm, Shell } from '../shared/engine/protocol.ts';
import { wholeChain } from './dice-chain.ts';
import {
  alarmsOf,
  compare,
  factsOf,
  type Get,
  type HeldLink,
  isFamiliar,
  isPushedOut,
  parsed,
  pledgedAt,
  recorded,
  type ShownDice,
  shownBy,
  strangerIn,
} from './dice-facts.ts';
import { DiceShelf, type StorageSource } from './dice-shelf.ts';

/** Sends something to the room. Resolves to the answer, or null if none came. */
type Send = (type: 'pledge' | 'start-link' | 'dice-alarm', message: object) => Promise<unknown>;

/** The server's answer to a press, or that none came. `place`: the link was not that of its place, which is this one. */
type Answer =
  | { readonly ok: true; readonly entry: number }
  | { readonly ok: false; readonly code: string; readonly place?: number };

/** A chain of this page that is in force. */
interface UsableChain extends Pick<Chain, 'pledge' | 'from' | 'place'> {
  /** `c(0)`, hex. */
  readonly start: string;
}

/** What goes with a press: its link, "" if its move draws nothing, and the place of the link. */
interface Press {
  readonly link: string;
  readonly place: LinkPlace;
}

/** Number of entries whose links are compared again when the reply to their move comes. */
const recent = 50;

/** How often a press tries to get a chain with a link for its place, and the milliseconds between two tries. */
const pledgeTries = 6;
const pledgePause = 300;

/** Milliseconds within which the state shows what was accepted. */
const stateTime = 3000;

/** Answers after which the move may have counted all the same. */
const unsure: readonly string[] = ['gone', 'store', 'failed'];

/** Whether a link stands in an entry. */
const isEntry = (value: string): boolean => /^\d/.test(value);

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

export class DicePart {
  /** What is wrong with this page's part; empty if nothing is. */
  readonly alarms = signal<readonly DiceAlarm[]>([]);
  /** A chain that somebody else pledged under this page's seat after its own; "" for none. Its user may know about it. */
  readonly stranger = signal('');
  /** A press of this page was refused or never answered, and something else was drawn in its place. */
  readonly lost = signal(false);
  /** Entries of this page's presses, with its links. */
  readonly ownEntries = signal<ReadonlySet<number>>(new Set());
  readonly #code: string;
  readonly #send: Send;
  readonly #storage: StorageSource;
  readonly #get: Get;
  /** `player:SEAT` or `host`; "" until then. */
  #name = '';
  #shelf: DiceShelf;
  /** It is there before the seat or the desk is. */
  #shell!: Shell;
  /** Whole chains by what they start from. */
  readonly #links = new Map<string, readonly string[]>();
  #pledging: Promise<boolean> | undefined;
  #hasPledged = false;
  /** Links as the frames had them, by entry. */
  readonly #heard = new Map<number, HeldLink[1]>();
  /** Presses that failed, in whose place nothing has come yet. */
  #failed: { readonly link: string; readonly place: number }[] = [];
  /** Alarms that were sent. */
  readonly #told = new Set<string>();
  readonly #waiting = new Set<() => void>();
  /** The record has been compared with what was kept, or is being compared. */
  #checked = false;

  constructor(code: string, send: Send, storage: StorageSource = () => localStorage, get: Get = path => fetch(path)) {
    this.#code = code;
    this.#send = send;
    this.#storage = storage;
    this.#get = get;
    this.#shelf = new DiceShelf(code);
  }

  /** Makes a chain for a seat that is about to be taken, and returns its pledge. */
  prepare(): Promise<string> {
    return this.#spare();
  }

  /** The seat or the desk belongs to this page, with what it knows until now. */
  arrived(name: string): void {
    if (this.#name === name) return;
    const { facts } = this.#shelf;
    this.#name = name;
    this.#shelf = new DiceShelf(this.#code, name, this.#storage);
    this.#shelf.keep({ ...facts, ...this.#shelf.facts });
    this.see(this.#shell);
  }

  /** Takes the state that everyone is shown. */
  see(shell: Shell): void {
    this.#shell = shell;
    const frame = parsed<CueFrame | null>(shell.cues, null);
    if (frame !== null && frame.entry >= 0 && !this.#heard.has(frame.entry))
      this.#heard.set(frame.entry, { link: frame.link ?? '', drew: frame.part !== undefined });
    this.#compare();
    if (this.#name !== '') this.#takePart();
    for (const look of [...this.#waiting]) look();
  }

  /** What goes with a press. It is kept before this resolves; undefined if the server accepts no chain, so that nothing can be sent. */
  async press(move: string, draws: boolean): Promise<Press | undefined> {
    if (!draws) return { link: '', place: this.#place };
    for (let turn = 0; turn < pledgeTries; turn++) {
      for (const chain of this.#usable) {
        const links = await this.#linksOf(chain.start);
        const place = linkPlaceOf(move, this.#place);
        const at = chainLength - depthAt(chain, place);
        const link = links[at] ?? '';
        const { facts } = this.#shelf;
        const isDeepest = links.slice(0, at).every(deeper => facts[`link ${deeper}`] === undefined);
        if (at === chainLength || !isDeepest || this.#isHeld(link)) continue;
        // Another tab may have sent it a moment ago, from the same place.
        this.#shelf.keep({ [`link ${link}`]: '', [`open ${link}`]: `${Number(facts[`open ${link}`] ?? 0) + 1}` });
        return { link, place };
      }
      if (!(await this.#pledge())) await pause(pledgePause);
    }
    return undefined;
  }

  /** What became of a press. Resolves to whether to make it again, because its link was not that of its place. */
  async replied({ link, place }: Press, reply: Answer): Promise<boolean> {
    if (reply.ok) {
      const { entry } = reply;
      const { facts } = this.#shelf;
      this.#shelf.keep({
        [`entry ${entry}`]: facts[`entry ${entry}`] ?? '',
        // The host's source is the link of the first entry.
        ...(place === 'start' && entry === 0 ? { source: link } : {}),
      });
      this.#compare([[entry, { link, drew: false }]]);
      return false;
    }
    if (link !== '' && !unsure.includes(reply.code)) this.#refused(link);
    this.#compare();
    if (reply.place !== undefined) {
      await this.#until(() => this.#place === reply.place);
      return true;
    }
    if (link !== '' && place !== 'start') this.#failed.push({ link, place });
    this.#seeLost();
    return false;
  }

  /** Another tab may have pressed at the same moment, and been faster, so a link is refused when all its presses are. */
  #refused(link: string): void {
    const left = Number(this.#shelf.facts[`open ${link}`] ?? 1) - 1;
    this.#shelf.keep({
      [`open ${link}`]: `${left}`,
      ...(left > 0 || this.#isHeld(link) ? {} : { [`link ${link}`]: 'refused' }),
    });
  }

  /** This page's user knows whose the other chain is. With `mine` false it is somebody else's, which raises an alarm. */
  answerStranger(mine: boolean): void {
    this.#know(this.stranger.value);
    if (!mine) this.#alarm('stranger', -1);
  }

  get #place(): number {
    return this.#shell.place;
  }

  /** What the state shows, after what a reply says. */
  #shown(replied: readonly HeldLink[] = []): ShownDice {
    return shownBy(this.#shell, this.#name, [...replied, ...[...this.#heard].slice(-recent)]);
  }

  /** This page's chains that are in force, newest first. A host's is, even where newer ones pushed it out of the state. */
  get #usable(): readonly UsableChain[] {
    const shown = this.#shown();
    const { facts } = this.#shelf;
    const isInForce = (pledge: string, from: number) =>
      shown.chains.some(chain => chain.pledge === pledge) ||
      (this.#name === 'host' && isPushedOut(from, shown, this.#name));
    return factsOf(facts, 'start')
      .flatMap(([pledge, start]) => {
        const at = pledgedAt(facts, pledge);
        return at !== null && isInForce(pledge, at.from) ? [{ pledge, start, ...at }] : [];
      })
      .reverse();
  }

  #takePart(): void {
    const { entries, starting, closed } = this.#shell;
    this.#seeLost();
    this.#tellAlarms();
    if (starting !== '' && this.#name !== 'host') void this.#answerStart();
    // A page that comes after the start, or with a chain, pledges when it has something to send: one that looks on disturbs nobody.
    this.#hasPledged ||= entries > 0 || this.#usable.length > 0;
    if ((!this.#hasPledged || this.#shown().chains.length === 0) && starting === '' && !closed) void this.#pledge();
    // Until the show is closed, only the host gets the record.
    if (closed) void this.#checkRecord();
  }

  /** Its user knows a pledge that is not this page's. */
  #know(pledge: string): void {
    this.#shelf.keep({ [`known ${pledge}`]: '' });
    if (this.#name !== '') this.#compare();
  }

  #compare(replied?: readonly HeldLink[], shown = this.#shown(replied)): void {
    const known = this.#shelf.facts;
    const { facts, faults } = compare({ code: this.#code, name: this.#name }, known, shown);
    if (Object.entries(facts).some(([about, value]) => known[about] !== value)) this.#shelf.keep(facts);
    for (const { what, entry } of faults) this.#alarm(what, entry);
    const stranger = strangerIn(shown, this.#name, facts);
    // A newer chain of this page's own pushes a stranger's out of the state, and another tab's may be known a moment late.
    if (stranger !== '' || isFamiliar(this.stranger.value, facts)) this.stranger.value = stranger;
    const entries = factsOf(facts, 'link').flatMap(([, value]) => (isEntry(value) ? [Number(value)] : []));
    if (entries.length !== this.ownEntries.value.size) this.ownEntries.value = new Set(entries);
  }

  /** The pledge of a chain that the state has never shown; made now if there is none. */
  async #spare(): Promise<string> {
    const { facts } = this.#shelf;
    const isUnused = (pledge: string) => facts[`pledge ${pledge}`] === '' && facts[`known ${pledge}`] === undefined;
    const [unused] = factsOf(facts, 'start').find(([pledge]) => isUnused(pledge)) ?? [];
    if (unused !== undefined) return unused;
    const start = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    const pledge = (await this.#linksOf(start))[chainLength] ?? '';
    this.#shelf.keep({ [`start ${pledge}`]: start, [`pledge ${pledge}`]: '' });
    return pledge;
  }

  async #linksOf(start: string): Promise<readonly string[]> {
    const links = this.#links.get(start) ?? (await wholeChain(start));
    this.#links.set(start, links);
    return links;
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
    const pledge = await this.#spare();
    const answer = await this.#send('pledge', { value: pledge });
    // It was pledged before, and others have pledged since.
    if (answer === false) this.#know(pledge);
    return answer === true && this.#until(() => this.#shown().chains.some(chain => chain.pledge === pledge));
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

  /** Says quietly that another draw took the place of a press that failed. An undo explains it. */
  #seeLost(): void {
    const open = this.#failed.filter(({ link }) => !this.#isHeld(link));
    if (open.some(({ place }) => place < this.#place)) this.lost.value = true;
    this.#failed = open.filter(({ place }) => place === this.#place);
  }

  /** Whether an entry is known to hold this link. Another tab may have sent it. */
  #isHeld(link: string): boolean {
    const isHere = [...this.#heard.values()].some(held => held.link === link);
    return isHere || isEntry(this.#shelf.facts[`link ${link}`] ?? '');
  }

  /** The server asks for `start` links: gives this page's, with every state that asks (fairness.md 3). */
  async #answerStart(): Promise<void> {
    const [chain] = this.#usable;
    if (chain === undefined) return;
    const links = await this.#linksOf(chain.start);
    const link = links[chainLength - depthAt(chain, 'start')] ?? '';
    const isFirst = (this.#shelf.facts['public-seed'] ?? '') === '';
    this.#shelf.keep({ [`link ${link}`]: 'source', ...(isFirst ? { given: link } : {}) });
    if ((await this.#send('start-link', { value: link })) === true && isFirst) this.#shelf.keep({ source: link });
  }

  /** Compares the published record with what this page gave and kept, once. */
  async #checkRecord(): Promise<void> {
    if (this.#checked) return;
    this.#checked = true;
    const record = await recorded(this.#code, this.#name, this.#get);
    // No record came. The next state triggers another attempt.
    if (record === undefined) this.#checked = false;
    else this.#compare([], record);
  }

  #alarm(what: AlarmKind, entry: number): void {
    const about = `alarm ${what} ${entry}`;
    if (this.#shelf.facts[about] === undefined) this.#shelf.keep({ [about]: '' });
    this.#tellAlarms();
  }

  /** Shows the alarms, and repeats each until the state shows that the host has it. */
  #tellAlarms(): void {
    const alarms = alarmsOf(this.#shelf.facts, this.#name);
    if (alarms.length !== this.alarms.value.length) this.alarms.value = alarms;
    const reported = parsed<readonly DiceAlarm[]>(this.#shell.alarms, []);
    for (const { name, what, entry } of alarms) {
      const key = `${what} ${entry}`;
      const isKnown = reported.some(one => one.name === name && one.what === what && one.entry === entry);
      if (isKnown || name === '' || this.#told.has(key)) continue;
      this.#told.add(key);
      void this.#send('dice-alarm', { what, entry }).then(answer => {
        if (answer === null) this.#told.delete(key);
      });
    }
  }
}
