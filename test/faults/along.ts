/** Somebody who plays along with one show, whatever happens to the server, and remembers every call that was answered "ok". */
import { createHash } from 'node:crypto';
import type { Store } from '../../server/store/store.ts';
import type { RoomFacts, RoomReply } from '../../shared/crowd/messages.ts';
import type { Task } from '../../shared/crowd/task.ts';
import { pause } from './sizes.ts';

const secret = 'c0ffee'.padStart(32, '0');

const valueFor = (task: Task): string => {
  if ('options' in task) return task.options.at(-1)?.value ?? '';
  return task.kind === 'guess' ? '42' : (task.choices[0] ?? 'no idea');
};

export class Along {
  readonly #address: string;
  readonly #between: number;
  /** Calls that were answered "ok", by task. */
  readonly promised = new Map<string, string>();

  /** `between`: milliseconds between two looks at what may be called. */
  constructor(url: string, code: string, between: number) {
    this.#between = between;
    this.#address = `${url}/api/episodes/${code}/room`;
  }

  async play(stopped: () => boolean): Promise<void> {
    while (!stopped() && (await this.#say({ do: 'enter', name: 'Along' }))?.ok !== true) await pause(this.#between);
    for (; !stopped(); await pause(this.#between)) {
      const { task = null } = (await this.#ask<RoomFacts>()) ?? {};
      if (task === null || this.promised.has(task.key)) continue;
      const value = valueFor(task);
      if ((await this.#say({ do: 'call', task: task.key, value }))?.ok === true) this.promised.set(task.key, value);
    }
  }

  /** What the store does not have of it. */
  async faults(store: Store, code: string): Promise<readonly string[]> {
    const id = createHash('sha256').update(secret).digest('hex').slice(0, 24);
    const stored = new Map(
      (await store.calls(code)).flatMap(({ fan, task, value }) => (fan === id ? [[task, value] as const] : [])),
    );
    return [...this.promised].flatMap(([task, value]) =>
      stored.get(task) === value
        ? []
        : [`the call ${value} for ${task} was answered, and ${stored.get(task)} is there`],
    );
  }

  #say(message: object): Promise<RoomReply | undefined> {
    return this.#ask<RoomReply>({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...message, secret }),
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
