/** The host's page reads a chat: it hands the latest call of each chatter to the server, once a second. */
import { type ChatReply, type ChatReport, calledIn, mostCalls } from '../../shared/crowd/chat.ts';
import { narratorFor } from '../../shared/words/index.ts';
import { post } from '../api.ts';
import type { Connection } from '../connection.ts';
import { callName } from '../odds/phrases.ts';
import { roomNews } from '../parts/room-news.ts';
import { type ChatLine, Irc } from './irc.ts';

/** Milliseconds between two reports, at least. */
const every = 1000;
/** Milliseconds that somebody takes to type a code, at most: the stream itself is later by no less than the rest. */
const typing = 5000;

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');

type Call = ChatReport['calls'][number];

class Reading {
  readonly #connection: Connection;
  readonly #token: string;
  readonly #channel: string;
  readonly #page = newId();
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #stopFollowing: () => void;
  #irc: Irc | undefined;
  #reads = false;
  #task = '';
  /** When its task was opened, by this page's clock. */
  #opened = 0;
  /** Calls that the server does not have yet. */
  #calls = new Map<string, Call>();
  /** When somebody typed the code that measures the delay. */
  #typed = 0;
  #reported = 0;
  #reporting = false;
  #closed = false;

  constructor(connection: Connection, token: string, channel: string) {
    this.#connection = connection;
    this.#token = token;
    this.#channel = channel;
    // A page in the background has slow timers. What comes over its sockets wakes it too.
    this.#timer = setInterval(() => this.#beat(), every / 2);
    this.#stopFollowing = connection.live.shell.subscribe(() => this.#beat());
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#stopFollowing();
    this.#irc?.close();
  }

  get #news() {
    return roomNews(this.#connection.live.shell.value?.room ?? '');
  }

  #hear({ id, name, text }: ChatLine): void {
    const news = this.#news;
    const view = this.#connection.live.view.value ?? this.#connection.sight.value;
    const { code = '', delay = 0 } = news?.chat ?? {};
    if (code !== '' && text.toUpperCase() === code) this.#typed = Date.now();
    this.#follow();
    // Nobody can have seen it yet.
    if (news?.task === undefined || news.task === null || Date.now() < this.#opened + delay - typing) return;
    const tell = narratorFor(this.#connection.names.value);
    const { task } = news;
    const value = calledIn(text, task, call => (view === null ? call : callName(call, task.kind, view, tell)));
    if (value !== undefined) this.#calls.set(id, { id: id.slice(0, 64), name: name.slice(0, 40), value });
    this.#beat();
  }

  /** Calls for a task that has ended are worth nothing. */
  #follow(): void {
    const key = this.#news?.task?.key ?? '';
    if (key === this.#task) return;
    this.#task = key;
    this.#opened = Date.now();
    this.#calls = new Map();
  }

  #beat(): void {
    this.#follow();
    this.#irc?.look();
    if (this.#closed || this.#reporting || Date.now() - this.#reported < every) return;
    void this.#report();
  }

  async #report(): Promise<void> {
    this.#reporting = true;
    this.#reported = Date.now();
    const task = this.#task;
    const calls = [...this.#calls.values()].slice(0, mostCalls);
    const report: ChatReport = {
      page: this.#page,
      state: this.#reads ? 'reading' : 'lost',
      task,
      calls,
      ...(this.#typed === 0 ? {} : { typed: Date.now() - this.#typed }),
    };
    try {
      const reply = await post<ChatReply>(`/api/episodes/${this.#connection.code}/room/chat`, report, this.#token);
      if (!reply.ok) return;
      this.#listen(reply.address);
      if (!reply.heard) return;
      this.#typed = 0;
      // Whoever called again meanwhile is handed over next time.
      if (task === this.#task)
        for (const call of calls) if (this.#calls.get(call.id) === call) this.#calls.delete(call.id);
    } catch {
      // They are handed over with the next report.
    } finally {
      this.#reporting = false;
    }
  }

  #listen(address: string): void {
    if (this.#irc !== undefined || this.#closed || address === '') return;
    this.#irc = new Irc(address, this.#channel, {
      line: line => this.#hear(line),
      reads: on => {
        this.#reads = on;
        this.#beat();
      },
    });
  }
}

let reading: { readonly key: string; readonly by: Reading } | undefined;

/** Reads this channel from now on; "" for none. A page reads one. */
export const readChat = (connection: Connection, token: string, channel: string): void => {
  const key = `${connection.code} ${token} ${channel}`;
  if (reading?.key === key) return;
  reading?.by.close();
  reading = channel === '' ? undefined : { key, by: new Reading(connection, token, channel) };
};
