/**
 * Measures for how long one request blocks the event loop. It counts the CPU time of this thread, so other programs do not
 * matter. The client runs in a thread of its own.
 */
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Playhouse } from './playhouse.ts';

/** Milliseconds. */
export const longest = 50;

export interface Ask {
  readonly method: string;
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: string | Uint8Array | undefined;
  /** Of its answer, where it is no success. */
  readonly status?: number;
}

const isExpected = (status: number, wished: number | undefined): boolean =>
  wished === undefined ? status >= 200 && status < 300 : status === wished;

/** Reads an answer to its end, or events until the first state. Returns how many bytes came. */
const reader = `
const read = async answer => {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return (await answer.arrayBuffer()).byteLength;
  let [bytes, text] = [0, ''];
  for await (const part of answer.body) {
    bytes += part.length;
    text = (text + new TextDecoder().decode(part)).slice(-1e6);
    if (/event: state\\n.*\\n\\n/.test(text)) break;
  }
  return bytes;
};`;

const client = `${reader}
const { parentPort } = require('node:worker_threads');
parentPort.on('message', async ({ url, method, path, token, body }) => {
  const headers = { ...(token ? { Authorization: 'Bearer ' + token } : {}), ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}) };
  try {
    const answer = await fetch(url + path, { method, headers, body });
    const bytes = await read(answer);
    parentPort.postMessage({ status: answer.status, bytes });
  } catch (error) {
    parentPort.postMessage({ status: 0, bytes: 0, error: String(error) });
  }
});`;

let asker: Worker;
beforeAll(() => {
  asker = new Worker(client, { eval: true });
});
afterAll(() => asker.terminate());

/** Milliseconds of CPU that this thread has used. */
export const worked = (): number => {
  const { user, system } = (
    process as unknown as { threadCpuUsage(): { user: number; system: number } }
  ).threadCpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of the longest turn of the event loop until `work` is done. */
const longestTurn = async (work: Promise<unknown>): Promise<number> => {
  let [done, most] = [false, 0];
  void work.finally(() => {
    done = true;
  });
  let last = worked();
  while (!done) {
    // Once a millisecond: at every turn, looking would keep a core from the threads that answer.
    await new Promise(resolve => setTimeout(resolve, 1));
    const now = worked();
    most = Math.max(most, now - last);
    last = now;
  }
  return most;
};

/** The answer to a request from another thread. */
const ask = (house: Playhouse, request: Ask): Promise<{ status: number; bytes: number }> =>
  new Promise(resolve => {
    asker.once('message', resolve);
    asker.postMessage({ url: house.url, ...request });
  });

/** How long a request blocks the event loop, and its answer. */
const turnOf = async (house: Playhouse, wish: Ask) => {
  const answer = ask(house, wish);
  const most = await longestTurn(answer);
  return { most, ...(await answer) };
};

/**
 * How long each request blocks the event loop, longest first. What is too long is asked for again: the garbage of earlier
 * requests is collected in anybody's turn, and a request's own work is as long every time.
 */
export const worstOf = async (house: Playhouse, requests: readonly Ask[]): Promise<readonly [number, string][]> => {
  const turns: [number, string][] = [];
  for (const wish of requests) {
    const { status, bytes, ...first } = await turnOf(house, wish);
    const line = `${wish.method} ${wish.path.slice(0, 50)}: ${status}, ${bytes} bytes`;
    // A request that fails would cost nothing and prove nothing.
    expect(isExpected(status, wish.status), line).toBe(true);
    let { most } = first;
    for (let more = 0; most > longest && more < 2; more++) {
      const again = await turnOf(house, wish);
      // Some can be asked for only once.
      if (again.status !== status) break;
      most = Math.min(most, again.most);
    }
    turns.push([Math.round(most), line]);
  }
  return turns.toSorted(([a], [b]) => b - a);
};

export const tell = (what: string, turns: readonly [number, string][]) =>
  console.log(
    `${what}: ${turns
      .slice(0, 6)
      .map(([most, route]) => `${most} ms ${route}`)
      .join('\n  ')}`,
  );

/** One visitor: where they ask from, and what, one request after another. */
export interface Visitor {
  readonly from: string;
  readonly asks: readonly Ask[];
}

const crowd = `${reader}
const { parentPort } = require('node:worker_threads');
parentPort.on('message', async ({ url, visitors }) => {
  const answers = [];
  await Promise.all(visitors.map(async ({ from, asks }) => {
    for (const { method, path, token, body } of asks) {
      const headers = { 'X-Forwarded-For': from, ...(token ? { Authorization: 'Bearer ' + token } : {}), ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}) };
      const route = method + ' ' + path;
      try {
        const answer = await fetch(url + path, { method, headers, body });
        await read(answer);
        answers.push({ route, status: answer.status, later: answer.headers.get('retry-after') });
      } catch (error) {
        answers.push({ route, status: 0, later: String(error) });
      }
    }
  }));
  parentPort.postMessage(answers);
});`;

interface Answered {
  readonly route: string;
  readonly status: number;
  /** Its Retry-After. */
  readonly later: string | null;
}

/** Everything that visitors ask at the same time, from a thread of their own. */
export const askAtOnce = async (house: Playhouse, visitors: readonly Visitor[]): Promise<readonly Answered[]> => {
  const thread = new Worker(crowd, { eval: true });
  try {
    return await new Promise(resolve => {
      thread.once('message', resolve);
      thread.postMessage({ url: house.url, visitors });
    });
  } finally {
    await thread.terminate();
  }
};

/** Milliseconds of this thread's CPU from now until `work` is done: how long somebody waits who has the loop's turn only last. */
export const waitedFor = async (work: () => Promise<unknown>): Promise<number> => {
  const from = worked();
  await new Promise(resolve => setImmediate(resolve));
  await work();
  return worked() - from;
};
