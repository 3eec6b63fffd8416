/**
 * Thousands of spectators in a process of their own (run as a child). It gets the address, and reports when the last of them
 * has received a message.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { joinSocketIo, LightSocket, watch } from './light-socket.ts';

/** What is said to a socket.io server. */
export interface SocketIo {
  readonly namespace: string;
  readonly first: string;
}

type Order =
  /** `code`: of an episode; "" for a plain server at `url`, which sends nothing but broadcasts. */
  | {
      readonly do: 'join';
      readonly group: string;
      readonly url: string;
      readonly code: string;
      readonly count: number;
      readonly socketIo?: SocketIo;
    }
  /** Says `got` when every socket of the groups has got one message more. */
  | { readonly do: 'expect'; readonly groups: readonly string[] };

type Answer =
  | { readonly did: 'joined'; readonly count: number }
  | { readonly did: 'ready' }
  /** `at`: nanoseconds of the machine's steady clock; `last`: the message that the last one got, in base64. */
  | { readonly did: 'got'; readonly at: string; readonly last: string; readonly wire: number };

/** Joins that are under way at the same time. */
const atOnce = 24;

class Group {
  readonly sockets: LightSocket[] = [];
  waiting = new Set<number>();
}

const runAsChild = (): void => {
  const groups = new Map<string, Group>();
  let missing = 0;
  const say = (answer: Answer) => process.send?.(answer);
  const heard = (group: Group, i: number) => (payload: Buffer, wire: number) => {
    if (!group.waiting.delete(i)) return;
    missing -= 1;
    if (missing === 0) say({ did: 'got', at: String(process.hrtime.bigint()), last: payload.toString('base64'), wire });
  };
  const join = async ({ group: name, url, code, count, socketIo }: Extract<Order, { do: 'join' }>): Promise<void> => {
    const group = groups.get(name) ?? new Group();
    groups.set(name, group);
    let next = 0;
    const worker = async () => {
      while (next < count) {
        const i = group.sockets.length + next++;
        const hear = heard(group, i);
        const socket =
          socketIo !== undefined
            ? await joinSocketIo(url, socketIo.namespace, socketIo.first, hear)
            : code === ''
              ? await LightSocket.open(url.replace('http', 'ws'), { message: hear })
              : await watch(url, code, hear);
        joined.push(socket);
      }
    };
    const joined: LightSocket[] = [];
    await Promise.all(Array.from({ length: atOnce }, worker));
    group.sockets.push(...joined);
    say({ did: 'joined', count: group.sockets.length });
  };
  process.on('message', (order: Order) => {
    if (order.do === 'join') void join(order);
    else {
      missing = 0;
      for (const name of order.groups) {
        const group = groups.get(name);
        if (group === undefined) continue;
        group.waiting = new Set(group.sockets.keys());
        missing += group.sockets.length;
      }
      say({ did: 'ready' });
    }
  });
  process.on('disconnect', () => process.exit(0));
};

interface Got {
  /** Nanoseconds of the machine's steady clock. */
  readonly at: bigint;
  readonly last: Buffer;
  readonly wire: number;
}

export class Swarm {
  readonly #child: ChildProcess;

  constructor() {
    this.#child = fork(fileURLToPath(import.meta.url), ['child'], { execArgv: [] });
  }

  async join(group: string, url: string, code: string, count: number, socketIo?: SocketIo): Promise<void> {
    const order: Order = { do: 'join', group, url, code, count, ...(socketIo === undefined ? {} : { socketIo }) };
    this.#child.send(order);
    await this.#answer('joined');
  }

  /** Resolves when all of them listen; what it resolves to, when the last one got a message. */
  async expect(...groups: readonly string[]): Promise<{ readonly got: Promise<Got> }> {
    const got = this.#answer('got').then(({ at, last, wire }) => ({
      at: BigInt(at),
      last: Buffer.from(last, 'base64'),
      wire,
    }));
    this.#child.send({ do: 'expect', groups } satisfies Order);
    await this.#answer('ready');
    return { got };
  }

  leave(): void {
    this.#child.disconnect();
  }

  #answer<D extends Answer['did']>(did: D): Promise<Extract<Answer, { did: D }>> {
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error('the swarm is gone'));
      const hear = (answer: Answer) => {
        if (answer.did !== did) return;
        this.#child.off('message', hear);
        this.#child.off('exit', gone);
        resolve(answer as Extract<Answer, { did: D }>);
      };
      this.#child.on('message', hear);
      this.#child.once('exit', gone);
    });
  }
}

if (process.argv[2] === 'child' && process.send !== undefined) runAsChild();
