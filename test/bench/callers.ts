/** A room of people in a process of their own (run as a child): each watches a show, alone or with a team, and calls what is asked. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Purse } from '../../shared/crowd/messages.ts';
import { alongMessage, teamMessage } from '../../shared/engine/protocol.ts';
import { type LightSocket, messageOf, requestOf, watch } from './light-socket.ts';

type Order =
  /** `team`: the seat of the team that all of them are members of, and whose phones hear it advise. */
  | {
      readonly do: 'enter';
      readonly url: string;
      readonly code: string;
      readonly count: number;
      readonly team?: number;
    }
  /** All of them call one of these values within `spread` milliseconds. */
  | { readonly do: 'call'; readonly task: string; readonly values: readonly string[]; readonly spread: number };

/** How many were answered. */
type Answer = number;

/** People who enter at the same time. */
const atOnce = 24;

/** Nobody else knows it. */
export const secretOf = (who: number): string => who.toString(16).padStart(32, '0');

const runAsChild = (): void => {
  const sockets: LightSocket[] = [];
  const waiting: (() => void)[] = [];
  const enter = async ({ url, code, count, team }: Extract<Order, { do: 'enter' }>): Promise<Answer> => {
    let next = 0;
    const worker = async () => {
      while (next < count) {
        const who = next++;
        sockets[who] = await watch(
          url,
          code,
          () => undefined,
          () => waiting[who]?.(),
        );
        const answer = await fetch(`${url}/api/episodes/${code}/room`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.18.${who >> 8}.${who & 255}` },
          body: JSON.stringify({
            ...(team === undefined ? { do: 'enter' } : { do: 'join', team }),
            secret: secretOf(who),
            name: `Guest ${who}`,
          }),
        });
        if (!answer.ok) throw new Error(await answer.text());
        const { key } = ((await answer.json()) as Purse).team ?? {};
        if (key !== undefined) sockets[who]?.send(messageOf(teamMessage, { key }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return count;
  };
  const call = async ({ task, values, spread }: Extract<Order, { do: 'call' }>): Promise<Answer> => {
    await Promise.all(
      sockets.map(async (socket, who) => {
        await new Promise(resolve => setTimeout(resolve, (spread * who) / sockets.length));
        const answered = new Promise<void>(resolve => {
          waiting[who] = resolve;
        });
        const message = { do: 'call', secret: secretOf(who), task, value: values[who % values.length] };
        socket.send(requestOf(1, alongMessage, message));
        await answered;
      }),
    );
    return sockets.length;
  };
  process.on('message', async (order: Order) => {
    process.send?.(order.do === 'enter' ? await enter(order) : await call(order));
  });
  process.on('disconnect', () => process.exit(0));
};

export class Callers {
  readonly #child: ChildProcess;

  constructor() {
    this.#child = fork(fileURLToPath(import.meta.url), ['child'], { execArgv: [] });
  }

  ask(order: Order): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error('the callers are gone'));
      this.#child.once('exit', gone);
      this.#child.once('message', (answer: Answer) => {
        this.#child.off('exit', gone);
        resolve(answer);
      });
      this.#child.send(order);
    });
  }

  leave(): void {
    this.#child.disconnect();
  }
}

if (process.argv[2] === 'child' && process.send !== undefined) runAsChild();
