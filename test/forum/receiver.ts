/** A server that receives webhooks: it records requests and answers as it is told. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Behaviour = (response: ServerResponse, received: Received) => void;

export const answer =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  response =>
    response.writeHead(status, headers).end('ok');

/** Takes the request and never answers. */
export const hang: Behaviour = () => undefined;

export class Receiver {
  readonly received: Received[] = [];
  behaviour: Behaviour = answer(200);
  readonly #server;

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>(resolve => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  private constructor() {
    const sockets = new Set<Socket>();
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const received = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
        this.received.push(received);
        this.behaviour(response, received);
      });
    });
    this.#server.on('connection', socket => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      this.#server.close();
    });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  url(path = '/hook'): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  json(i = -1): { readonly type: string; readonly timestamp: string; readonly data: Record<string, never> } {
    return JSON.parse(this.received.at(i)?.body.toString('utf8') ?? '{}');
  }
}
