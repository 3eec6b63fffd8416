/** The host's page reads a chat: it hands the latest call of each chatter to the server, once a second. */
import { signal } from '@preact/signals';
import {
  advisedIn,
  type ChatCall,
  type ChatReply,
  type ChatReport,
  calledIn,
  mostAdvice,
  mostCalls,
} from '../../shared/crowd/chat.ts';
import { joinedIn, saysJoin } from '../../shared/crowd/chat-teams.ts';
import type { Task } from '../../shared/crowd/task.ts';
import type { TeamTask } from '../../shared/crowd/team.ts';
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

/** What teams are asked, as this page was told last. */
export const teamTasks = signal<readonly TeamTask[]>([]);

/** What has just been asked nobody can have seen yet. */
interface Opened {
  readonly key: string;
  /** By this page's clock. */
  readonly at: number;
}

class Reading {
  readonly #connection: Connection;
  readonly #token: string;
  readonly #channel: string;
  readonly #page = newId();
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #stopFollowing: () => void;
  #irc: Irc | undefined;
  #reads = false;
  #task: Opened = { key: '', at: 0 };
  /** Of tasks of teams, by their keys. */
  #opened = new Map<string, number>();
  /** Calls that the server does not have yet. */
  #calls = new Map<string, ChatCall>();
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
    const { code = '', delay = 0 } = this.#news?.chat ?? {};
    if (code !== '' && text.toUpperCase() === code) this.#typed = Date.now();
    this.#follow();
    const said = this.#said(text, Date.now() - delay + typing);
    if (said === undefined) return;
    const who = { id: id.slice(0, 64), name: name.slice(0, 40) };
    this.#calls.set(who.id, { value: '', ...this.#calls.get(who.id), ...who, ...said });
    this.#beat();
  }

  /** What a line says; undefined for nothing. `seen`: what was asked later, whoever typed it cannot have seen. */
  #said(text: string, seen: number): Partial<ChatCall> | undefined {
    const connection = this.#connection;
    const names = connection.names.value;
    const teams = (this.#news?.teams ?? []).map(({ seat }) => ({ seat, name: names[seat] ?? '' }));
    const team = joinedIn(text, teams);
    if (team !== undefined && saysJoin(text)) return { team };
    const view = connection.live.view.value ?? connection.sight.value;
    const tell = narratorFor(names);
    const nameOf = (kind: Task['kind']) => (call: string) =>
      view === null ? call : callName(call.replace(/^\((.*)\)$/, '$1'), kind, view, tell);
    const task = this.#news?.task ?? null;
    const value = task === null || this.#task.at > seen ? undefined : calledIn(text, task, nameOf(task.kind));
    const advice = teamTasks.value.flatMap(asked => {
      if ((this.#opened.get(asked.key) ?? 0) > seen) return [];
      const advised = advisedIn(text, asked, nameOf('options' in asked.task ? asked.task.kind : 'choice'));
      return advised === undefined ? [] : [{ task: asked.key, value: advised }];
    });
    if (value === undefined && advice.length === 0) return team === undefined ? undefined : { team };
    return {
      ...(value === undefined ? {} : { value }),
      ...(advice.length === 0 ? {} : { advice: advice.slice(0, mostAdvice) }),
    };
  }

  /** Calls for a task that has ended are worth nothing. */
  #follow(): void {
    const key = this.#news?.task?.key ?? '';
    if (key === this.#task.key) return;
    this.#task = { key, at: Date.now() };
    for (const [id, call] of this.#calls)
      if (call.advice === undefined && call.team === undefined) this.#calls.delete(id);
      else this.#calls.set(id, { ...call, value: '' });
  }

  #followTeams(tasks: readonly TeamTask[]): void {
    const before = this.#opened;
    this.#opened = new Map(tasks.map(({ key }) => [key, before.get(key) ?? Date.now()]));
    if (JSON.stringify(tasks) !== JSON.stringify(teamTasks.value)) teamTasks.value = tasks;
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
    const task = this.#task.key;
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
      this.#followTeams(reply.tasks);
      if (!reply.heard) return;
      this.#typed = 0;
      // Whoever called again meanwhile is handed over next time.
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
