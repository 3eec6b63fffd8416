/** The reference of a tape: a server of nothing but `node:http` that holds requests for the next of many files with the same bytes. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { longestHold } from '../../shared/engine/tape.ts';

export const filePath = '/e/FFFFFFFF/tape';

export class HeldFile {
  readonly #server: Server;
  readonly #file: Buffer;
  #waiting: ServerResponse[] = [];
  /** Of the newest file. */
  number = 0;

  static async serve(file: Buffer, state: Buffer): Promise<HeldFile> {
    const held = new HeldFile(file, state);
    held.#server.listen(0, '127.0.0.1');
    await once(held.#server, 'listening');
    return held;
  }

  private constructor(file: Buffer, state: Buffer) {
    this.#file = file;
    this.#server = createServer(({ url = '' }, response) => {
      const [, number, isState] = /^\/e\/F+\/tape\/1\/(\d+)(\/state)?$/.exec(url) ?? [];
      if (number === undefined) {
        const head = Buffer.from(JSON.stringify({ epoch: 1, frame: this.number, state: this.number }));
        this.#send(response, head, 'public, max-age=1');
      } else if (isState !== undefined) this.#send(response, state);
      else if (Number(number) <= this.number) this.#send(response, file);
      else this.#hold(response);
    });
    this.#server.keepAliveTimeout = 300_000;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** From now on there is one more. */
  next(): number {
    this.number += 1;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const response of waiting) this.#send(response, this.#file);
    return this.number;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** As long as a tape would: the engine does not wait for ever. */
  #hold(response: ServerResponse): void {
    this.#waiting.push(response);
    const late = setTimeout(() => {
      this.#waiting = this.#waiting.filter(one => one !== response);
      response.writeHead(204, { 'Cache-Control': 'public, max-age=1' }).end();
    }, longestHold);
    response.once('close', () => clearTimeout(late));
  }

  #send(response: ServerResponse, body: Buffer, keeps = 'public, max-age=31536000, immutable'): void {
    response.writeHead(200, {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': keeps,
      'Content-Type': 'application/octet-stream',
      'Content-Length': body.length,
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(body);
  }
}
