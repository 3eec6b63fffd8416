/**
 * Thousands of watchers of a tape in a process of their own (run as a child). Each keeps one connection, asks for the next frame
 * as soon as it has one, and reads no more of an answer than it needs: what the crowd costs is taken from the machine that is
 * measured.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Where on a tape somebody is. */
export interface Place {
  readonly epoch: number;
  readonly frame: number;
}

interface Frame {
  /** Of one answer and its request, HTTP and all. */
  readonly bytes: number;
  /** When it was sent, as it says itself: milliseconds since 1970, without parts. */
  readonly sent: number;
}

interface Arrivals extends Frame {
  /** When each watcher had it: milliseconds since 1970. */
  readonly times: readonly number[];
}

type Order =
  /** `at`: they have this frame and wait for the next; without it they begin with the head, as a page does. */
  | { readonly do: 'join'; readonly port: number; readonly path: string; readonly count: number; readonly at?: Place }
  /** Says `got` as soon as each of them has this frame, which may be before it is asked. */
  | { readonly do: 'tell'; readonly frame: number };

type Answer =
  /** `failed`: what none of them should have got, each kind once. */
  | { readonly did: 'joined'; readonly failed: readonly string[] }
  | ({ readonly did: 'got'; readonly times: Float64Array; readonly failed: readonly string[] } & Frame);

/** Connections that are opened at the same time. */
const atOnce = 200;

/** Frames whose arrivals are remembered. */
const remembered = 50;

const runAsChild = (): void => {
  const say = (answer: Answer) => process.send?.(answer);
  const failed = new Set<string>();
  const sockets: Socket[] = [];
  const arrivals = new Map<number, number[]>();
  let told = Number.POSITIVE_INFINITY;
  let newest: Frame = { bytes: 0, sent: 0 };

  const tell = (): void => {
    const times = arrivals.get(told);
    if (times === undefined || times.length < sockets.length) return;
    told = Number.POSITIVE_INFINITY;
    say({ did: 'got', times: Float64Array.from(times), ...newest, failed: [...failed] });
  };

  const arrived = (frame: number): void => {
    let times = arrivals.get(frame);
    if (times === undefined) {
      times = [];
      arrivals.set(frame, times);
      arrivals.delete(frame - remembered);
    }
    times.push(performance.timeOrigin + performance.now());
    if (frame === told) tell();
  };

  /** Most ask for the same. */
  let latest: { readonly path: string; readonly request: Buffer } | undefined;
  const requestFor = (path: string): Buffer => {
    if (latest?.path !== path)
      latest = { path, request: Buffer.from(`GET ${path} HTTP/1.1\r\nHost: tape\r\nAccept: */*\r\n\r\n`) };
    return latest.request;
  };

  /** One for all: an answer is looked at before the next one is read. */
  const buffer = Buffer.alloc(1 << 20);

  const watch = (port: number, tape: string, at: Place | undefined, opened: () => void): void => {
    let [epoch, frame] = [at?.epoch ?? 0, at?.frame ?? 0];
    let step: 'head' | 'state' | 'frame' = at === undefined ? 'head' : 'frame';
    let request: Buffer = Buffer.alloc(0);
    /** Of an answer that comes in parts. */
    let rest: Buffer | undefined;

    const ask = (): void => {
      const own = `${tape}/${epoch}/`;
      request = requestFor(step === 'head' ? tape : step === 'state' ? `${own}${frame}/state` : `${own}${frame + 1}`);
      socket.write(request);
    };

    const hear = (status: string, body: Buffer, length: number): void => {
      if (status === '200' && step === 'frame') {
        frame += 1;
        newest = { bytes: length + request.length, sent: body.readDoubleBE() };
        arrived(frame);
      } else if (status === '200' && step === 'head') {
        const head = JSON.parse(body.toString()) as { readonly epoch: number; readonly state: number };
        [epoch, frame, step] = [head.epoch, head.state, 'state'];
      } else if (status === '200') {
        step = 'frame';
        arrived(frame);
      } else if (status !== '204') failed.add(`${status} for ${request.toString().split('\r\n')[0]}`);
      ask();
    };

    const read = (data: Buffer): void => {
      const all = rest === undefined ? data : Buffer.concat([rest, data]);
      const end = all.indexOf('\r\n\r\n') + 4;
      const head = all.toString('latin1', 0, end);
      const whole = end + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (end < 4 || all.length < whole) {
        rest = Buffer.from(all);
        return;
      }
      rest = undefined;
      hear(head.slice(9, 12), all.subarray(end, whole), whole);
    };

    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer,
        callback: length => {
          read(buffer.subarray(0, length));
          return true;
        },
      },
    });
    sockets.push(socket);
    socket.once('connect', () => {
      ask();
      opened();
    });
    socket.on('error', ({ message }) => failed.add(message));
    socket.on('close', () => failed.add('a connection was closed'));
  };

  const join = async ({ port, path, count, at }: Extract<Order, { do: 'join' }>): Promise<void> => {
    let left = count;
    const worker = async () => {
      while (left-- > 0) await new Promise<void>(resolve => watch(port, path, at, resolve));
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
    say({ did: 'joined', failed: [...failed] });
  };

  process.on('message', (order: Order) => {
    if (order.do === 'join') void join(order);
    else {
      told = order.frame;
      tell();
    }
  });
  process.on('disconnect', () => {
    // At once: a connection that ends in the usual way keeps its port for a minute.
    for (const socket of sockets) socket.resetAndDestroy();
    process.exit(0);
  });
};

export class TapeCrowd {
  readonly #child: ChildProcess = fork(fileURLToPath(import.meta.url), ['child'], {
    execArgv: [],
    serialization: 'advanced',
  });

  /** `path`: what the paths of the tape begin with. Without `at` they begin as a page does. */
  async join(port: number, path: string, count: number, at?: Place): Promise<void> {
    const order: Order = { do: 'join', port, path, count, ...(at === undefined ? {} : { at }) };
    await this.#ask(order, 'joined');
  }

  /** Resolves when each has this frame. */
  async have(frame: number): Promise<Arrivals> {
    const { times, bytes, sent } = await this.#ask({ do: 'tell', frame }, 'got');
    return { times: [...times], bytes, sent };
  }

  leave(): void {
    this.#child.disconnect();
  }

  #ask<D extends Answer['did']>(order: Order, did: D): Promise<Extract<Answer, { did: D }>> {
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error('the crowd is gone'));
      this.#child.once('exit', gone);
      this.#child.once('message', (answer: Answer) => {
        this.#child.off('exit', gone);
        if (answer.failed.length > 0 || answer.did !== did) reject(new Error(answer.failed.join(', ')));
        else resolve(answer as Extract<Answer, { did: D }>);
      });
      this.#child.send(order);
    });
  }
}

if (process.argv[2] === 'child' && process.send !== undefined) runAsChild();
