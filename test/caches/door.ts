/** Between an engine and a server: counts what the server is asked, and answers in its place, or breaks off, where a test says so. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

type Answer = (asked: IncomingMessage, response: ServerResponse) => void;

export class Door {
  readonly #server: Server;
  /** Of the server. */
  port = 0;
  /** Every request since it was emptied: method and path. */
  asked: string[] = [];
  /** Answers the tape in place of the server. */
  instead: Answer | undefined;

  static async open(): Promise<Door> {
    const door = new Door();
    door.#server.listen(0, '127.0.0.1');
    await once(door.#server, 'listening');
    return door;
  }

  private constructor() {
    this.#server = createServer((asked, response) => {
      this.asked.push(`${asked.method} ${asked.url}`);
      if (this.instead !== undefined && asked.url?.includes('/tape')) this.instead(asked, response);
      else this.pass(asked, response);
    });
    this.#server.on('upgrade', (asked: IncomingMessage, socket, head: Buffer) => {
      const inner = connect(this.port, '127.0.0.1', () => {
        const lines = asked.rawHeaders.flatMap((name, i, all) => (i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : []));
        inner.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
        inner.write(head);
        inner.pipe(socket).pipe(inner);
      });
      inner.on('error', () => socket.destroy());
      socket.on('error', () => inner.destroy());
    });
  }

  get ownPort(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** How often it was asked for a path. */
  times(path: string): number {
    return this.asked.filter(one => one === `GET ${path}`).length;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** What the server says; `part`: breaks off after so many bytes of the body. */
  pass(asked: IncomingMessage, response: ServerResponse, part = Number.POSITIVE_INFINITY): void {
    const { method = '', url = '', headers } = asked;
    const inner = request({ port: this.port, host: '127.0.0.1', method, path: url, headers }, answer => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      if (part === Number.POSITIVE_INFINITY) answer.pipe(response);
      else answer.once('data', (data: Buffer) => response.write(data.subarray(0, part), () => response.destroy()));
    });
    inner.on('error', () => response.destroy());
    response.on('close', () => inner.destroy());
    asked.pipe(inner);
  }
}
