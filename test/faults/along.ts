/** People of a room: one plays along, others advise their team. They remember every call that was answered "ok", and every bet. */
import { createHash } from 'node:crypto';
import type { Store } from '../../server/store/store.ts';
import type { StoredCall } from '../../server/store/stored.ts';
import { refusal, type Ticket, totals } from '../../shared/crowd/bets.ts';
import type { RoomFacts, RoomReply } from '../../shared/crowd/messages.ts';
import type { Task } from '../../shared/crowd/task.ts';
import { type Luck, pick } from '../../shared/engine/robots.ts';
import { wagerNames } from '../../shared/shows/index.ts';
import { pause } from './sizes.ts';

const valueFor = (task: Task): string => {
  if ('options' in task) return task.options.at(-1)?.value ?? '';
  return task.kind === 'guess' ? '42' : (task.choices[0] ?? 'no idea');
};

/** What identifies a browser, and what others know of it. */
const secretOf = (name: string): string => Buffer.from(name).toString('hex').padStart(32, '0').slice(-32);

/** Somebody of the room of one show. */
export class Fan {
  readonly #address: string;
  readonly #secret: string;
  /** As the store knows them. */
  readonly id: string;
  /** Calls that were answered "ok", by task. */
  readonly promised = new Map<string, string>();

  constructor(url: string, code: string, name: string) {
    this.#address = `${url}/api/episodes/${code}/room`;
    this.#secret = secretOf(name);
    this.id = createHash('sha256').update(this.#secret).digest('hex').slice(0, 24);
  }

  /** The store has come back older, with so many entries and these calls. */
  goBack(_entries: number, stored: readonly StoredCall[]): void {
    for (const task of this.promised.keys())
      if (!stored.some(call => call.fan === this.id && call.task === task)) this.promised.delete(task);
  }

  /** What the store does not have of it. */
  async faults(store: Store, code: string): Promise<readonly string[]> {
    const stored = new Map(
      (await store.calls(code)).flatMap(({ fan, task, value }) => (fan === this.id ? [[task, value] as const] : [])),
    );
    return [...this.promised].flatMap(([task, value]) =>
      stored.get(task) === value
        ? []
        : [`the call ${value} for ${task} was answered, and ${stored.get(task)} is there`],
    );
  }

  look(): Promise<RoomFacts | undefined> {
    return this.#ask<RoomFacts>();
  }

  async call(task: string, value: string): Promise<boolean> {
    const { ok = false } = (await this.say({ do: 'call', task, value })) ?? {};
    if (ok) this.promised.set(task, value);
    return ok;
  }

  say(message: object): Promise<RoomReply | undefined> {
    return this.#ask<RoomReply>({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...message, secret: this.#secret }),
    });
  }

  /** undefined without an answer. */
  async #ask<T>(request: RequestInit = {}): Promise<T | undefined> {
    try {
      const answer = await fetch(this.#address, { ...request, signal: AbortSignal.timeout(3000) });
      return answer.ok ? ((await answer.json()) as T) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** A bet that was sent. It counts from one of these entries on, if it was heard at all. */
export interface Wager {
  readonly ticket: Ticket;
  readonly from: number;
  /** Entries by the time that something was heard after its answer. What has none may come at any time. */
  until: number;
  answered: boolean;
}

/** Each stake is more than all before it together can bring by mistake, so that a sum tells which of them count. */
const stakes: readonly number[] = [1, 7, 50, 350];

/** How often somebody bets where they may. */
const bold = 0.3;

/** Nobody is who played along with the same show before. */
let alongs = 0;

/** Plays along with one show, whatever happens to the server. */
export class Along extends Fan {
  readonly #between: number;
  readonly #luck: Luck;
  readonly wagers: Wager[] = [];

  /** `between`: milliseconds between two looks at what may be called. */
  constructor(url: string, code: string, between: number, luck: Luck) {
    super(url, code, `along${++alongs}`);
    this.#between = between;
    this.#luck = luck;
  }

  /** What was bet may count at any time since, or never. */
  override goBack(entries: number, stored: readonly StoredCall[]): void {
    super.goBack(entries, stored);
    for (const [i, { ticket, from }] of this.wagers.entries())
      this.wagers[i] = { ticket, from: Math.min(from, entries), until: Number.POSITIVE_INFINITY, answered: false };
  }

  async play(stopped: () => boolean): Promise<void> {
    while (!stopped() && (await this.say({ do: 'enter', name: 'Along' }))?.ok !== true) await pause(this.#between);
    for (; !stopped(); await pause(this.#between)) {
      const facts = await this.look();
      if (facts === undefined) continue;
      const { task } = facts;
      if (task !== null && !this.promised.has(task.key)) await this.call(task.key, valueFor(task));
      await this.#bet(facts);
    }
  }

  async #bet({ open, entries }: RoomFacts): Promise<void> {
    for (const wager of this.wagers)
      if (wager.answered) wager.until = Math.min(wager.until, Math.max(wager.from, entries));
    const stake = stakes[this.wagers.length];
    if (stake === undefined || this.#luck() >= bold) return;
    const tickets: readonly Ticket[] = [
      { on: 'total', total: pick(totals, this.#luck), stake },
      { on: 'winner', seat: 0, stake },
      ...wagerNames.map(on => ({ on, stake })),
    ];
    const ticket = pick(tickets, this.#luck);
    if (refusal(ticket, open, stake) !== undefined) return;
    const wager = { ticket, from: entries, until: Number.POSITIVE_INFINITY, answered: false };
    this.wagers.push(wager);
    wager.answered = (await this.say({ do: 'bet', ticket })) !== undefined;
  }
}
