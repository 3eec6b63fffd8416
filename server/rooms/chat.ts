/** A stream's chat that plays along: which page reads it, what it called, and how late the stream is. */
import { createHash, randomInt } from 'node:crypto';
import type { ChatNews, ChatReport, ChatState } from '../../shared/crowd/chat.ts';
import { chatters } from './crowd-people.ts';

/** Milliseconds after which a page that says nothing is no longer the one that reads. */
const silence = 3500;
/** Milliseconds for which the code of a measurement counts. */
const measureTime = 90_000;
/** Chatters whose calls are stored together. Between two such parts others get their turn. */
const part = 100;

/** Letters that nobody mistakes in a chat. */
const symbols = 'ABCDEFGHKMNPRSTWXYZ';

/** Nobody in the audience can be called so: theirs are plain digits. It says nothing of the chatter. */
const idOf = (channel: string, id: string): string =>
  chatters + createHash('sha256').update(`${channel} ${id}`).digest('hex').slice(0, 19);

/** Takes the calls of chatters, and resolves once they are stored. */
interface CallTaker {
  callAll(task: string, calls: ChatReport['calls']): Promise<void>;
}

export class Chat {
  readonly #now: () => number;
  readonly #channel: () => string;
  #page = '';
  #state: ChatState = 'lost';
  /** When the page that reads was heard last. */
  #heard = 0;
  #code = '';
  #shown = 0;
  #delay = 0;

  /** `channel`: "" for none. */
  constructor(now: () => number, channel: () => string) {
    this.#now = now;
    this.#channel = channel;
  }

  /** undefined where no chat plays along. `people`: who has called so far. */
  news(people: number): ChatNews | undefined {
    const channel = this.#channel();
    if (channel === '') return undefined;
    const now = this.#now();
    return {
      channel,
      state: now - this.#heard < silence ? this.#state : '',
      people,
      code: now - this.#shown < measureTime ? this.#code : '',
      delay: this.#delay,
    };
  }

  /** From now on somebody who types this code shows how late the stream is. */
  measure(): void {
    this.#code = Array.from({ length: 4 }, () => symbols[randomInt(symbols.length)]).join('');
    this.#shown = this.#now();
  }

  /** Whether this page is heard. Resolves once its calls are stored. */
  async hear(report: ChatReport, crowd: CallTaker): Promise<boolean> {
    const now = this.#now();
    const channel = this.#channel();
    const stays = this.#page === report.page || now - this.#heard >= silence;
    // A page that has lost the chat gives way to one that reads it.
    if (channel === '' || (!stays && (this.#state === 'reading' || report.state === 'lost'))) return false;
    this.#page = report.page;
    this.#heard = now;
    this.#state = report.state;
    if (report.typed !== undefined && this.#code !== '') {
      this.#delay = Math.max(0, now - report.typed - this.#shown);
      this.#code = '';
    }
    // The last call of a chatter counts.
    const latest = new Map(report.calls.map(({ id, ...call }) => [idOf(channel, id), call]));
    const calls = [...latest].map(([id, call]) => ({ id, ...call }));
    for (let i = 0; i < calls.length; i += part) await crowd.callAll(report.task, calls.slice(i, i + part));
    return true;
  }
}
