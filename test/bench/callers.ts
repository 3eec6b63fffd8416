/** A room of people in a process of their own (run as a child) who call whatever is asked, each with a phone and an address. */
import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

type Order =
  | { readonly do: 'enter'; readonly url: string; readonly code: string; readonly count: number }
  /** All of them call one of these values within `spread` milliseconds. */
  | { readonly do: 'call'; readonly task: string; readonly values: readonly string[]; readonly spread: number };

interface Answer {
  readonly ok: number;
  readonly refused: number;
}

const runAsChild = (): void => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let [url, code, count] = ['', '', 0];
  const post = (who: number, message: object, tries = 2): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ ...message, secret: who.toString(16).padStart(32, '0') });
      const sent = request(`${url}/api/episodes/${code}/room`, {
        agent,
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': body.length,
          'X-Forwarded-For': `198.18.${who >> 8}.${who & 255}`,
        },
      });
      // A server closes a connection that was quiet, also in the moment in which it is used again.
      sent.on('error', error => (tries > 0 ? resolve(post(who, message, tries - 1)) : reject(error)));
      sent.on('response', response => {
        let text = '';
        response.setEncoding('utf8').on('data', part => {
          text += part;
        });
        response.on('end', () => resolve((JSON.parse(text) as { ok?: boolean }).ok === true));
      });
      sent.end(body);
    });
  const all = async (message: (who: number) => object, spread: number): Promise<Answer> => {
    const done = await Promise.all(
      Array.from({ length: count }, async (_, who) => {
        await new Promise(resolve => setTimeout(resolve, (spread * who) / count));
        return post(who, message(who));
      }),
    );
    const ok = done.filter(Boolean).length;
    return { ok, refused: count - ok };
  };
  process.on('message', async (order: Order) => {
    if (order.do === 'enter') {
      ({ url, code, count } = order);
      process.send?.(await all(who => ({ do: 'enter', name: `Guest ${who}` }), count));
    } else {
      const { task, values, spread } = order;
      process.send?.(await all(who => ({ do: 'call', task, value: values[who % values.length] }), spread));
    }
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
      this.#child.once('message', resolve);
      this.#child.once('exit', () => reject(new Error('the callers are gone')));
      this.#child.send(order);
    });
  }

  leave(): void {
    this.#child.disconnect();
  }
}

if (process.argv[2] === 'child' && process.send !== undefined) runAsChild();
