/** One address in front of several processes. Any of them may answer a request; a socket goes to the one that its path names. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Server as Listening, ListenOptions } from 'node:net';
import type { Duplex } from 'node:stream';
import {
  addressesOf,
  drainingHeader,
  forwardRequest,
  forwardSocket,
  processHeader,
} from '../../server/peers/forwarding.ts';

/** Milliseconds. */
const timeouts = { answer: 10_000, health: 1000, between: 250 };

/** A request is kept until a process has taken it. A pack is far shorter. */
const biggestBody = 8 * 1024 * 1024;

interface Behind {
  readonly to: string;
  /** Its name in the paths of sockets, once known. */
  id: string;
  ready: boolean;
}

const read = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > biggestBody) return undefined;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
};

export class Front {
  readonly #behind: readonly Behind[];
  readonly #server: Server;
  #turn = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `addresses`: `http://host:port` of each process. */
  constructor(addresses: readonly string[]) {
    this.#behind = addresses.map(to => ({ to, id: '', ready: true }));
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const id = /^\/([\w-]+)\//.exec(request.url ?? '')?.[1] ?? '';
      const own = this.#behind.find(behind => behind.id === id && behind.ready);
      // Any other process forwards it to the right one, which it may reach.
      const to = (own ?? this.#next()[0])?.to ?? '';
      forwardSocket(request, socket, head, { to, headers: this.#headers(request), timeout: timeouts.answer });
    });
  }

  /** Returns its port. `where`: a port, or what another process listens with. */
  async listen(where: ListenOptions | Listening): Promise<number> {
    await this.#look();
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(where, resolve);
    });
    this.#timer = setInterval(() => void this.#look(), timeouts.between);
    return (this.#server.address() as { port: number }).port;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Processes that answered last, in rotation, and then the others. */
  #next(): readonly Behind[] {
    this.#turn += 1;
    const from = this.#turn % this.#behind.length;
    const inTurn = [...this.#behind.slice(from), ...this.#behind.slice(0, from)];
    return [...inTurn.filter(({ ready }) => ready), ...inTurn.filter(({ ready }) => !ready)];
  }

  #headers(request: IncomingMessage) {
    return { 'x-forwarded-for': addressesOf(request) };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(request).catch(() => undefined);
    if (body === undefined) {
      response.writeHead(413, { Connection: 'close' }).end();
      return;
    }
    // Reading and matchmaking may be repeated. Anything else might then be done twice.
    const harmless = request.method === 'GET' || request.method === 'HEAD' || request.url?.startsWith('/matchmake/');
    for (const behind of this.#next()) {
      const passed = await forwardRequest(request, response, {
        to: behind.to,
        headers: this.#headers(request),
        body,
        timeout: timeouts.answer,
        declines: answer => answer.headers[drainingHeader.toLowerCase()] !== undefined,
      });
      if (passed === 'answered') return;
      behind.ready = false;
      if (response.destroyed) return;
      if (passed === 'lost' && !harmless) break;
    }
    response.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain' }).end('No server answers just now.\n');
  }

  async #look(): Promise<void> {
    await Promise.all(
      this.#behind.map(async behind => {
        try {
          const answer = await fetch(`${behind.to}/healthz`, { signal: AbortSignal.timeout(timeouts.health) });
          await answer.body?.cancel();
          behind.id = answer.headers.get(processHeader) ?? behind.id;
          behind.ready = answer.headers.get(drainingHeader) === null;
        } catch {
          behind.ready = false;
        }
      }),
    );
  }
}
