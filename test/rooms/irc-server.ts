/** A small IRC server over WebSocket on loopback, which speaks as Twitch's chat does: tags if they were asked for, anonymous readers. */
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';

export class IrcServer {
  readonly #server: WebSocketServer;
  readonly #inside = new Map<WebSocket, string>();
  readonly port: number;
  /** Everything that readers sent. */
  readonly heard: string[] = [];

  /** `port`: 0 for any that is free. */
  static async open(port = 0): Promise<IrcServer> {
    const server = new WebSocketServer({ host: '127.0.0.1', port });
    await new Promise(done => server.once('listening', done));
    const irc = new IrcServer(server);
    onTestFinished(() => irc.close());
    return irc;
  }

  private constructor(server: WebSocketServer) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', socket => {
      let nick = '';
      socket.on('close', () => this.#inside.delete(socket));
      socket.on('message', data => {
        for (const line of String(data).split(/\r?\n/)) {
          this.heard.push(line);
          const [command = '', channel = ''] = line.split(' ');
          if (command === 'NICK') nick = channel;
          if (command === 'CAP') socket.send(':irc.test CAP * ACK :twitch.tv/tags\r\n');
          if (command !== 'JOIN') continue;
          this.#inside.set(socket, channel);
          socket.send(`:irc.test 353 ${nick} = ${channel} :${nick}\r\n:irc.test 366 ${nick} ${channel} :End\r\n`);
        }
      });
    });
  }

  get address(): string {
    return `ws://127.0.0.1:${this.port}`;
  }

  /** How many read the channel. */
  readers(channel: string): number {
    return [...this.#inside.values()].filter(one => one === `#${channel}`).length;
  }

  /** Somebody types; several lines may go in one frame. */
  say(channel: string, lines: readonly (readonly [id: string | number, text: string])[]): void {
    const frame = lines
      .map(
        ([id, text]) =>
          `@badges=;display-name=Chatter_${id};user-id=${id} :chatter${id}!chatter${id}@irc.test PRIVMSG #${channel} :${text}\r\n`,
      )
      .join('');
    for (const [socket, inside] of this.#inside) if (inside === `#${channel}`) socket.send(frame);
  }

  /** Asks all readers whether they are there. */
  ping(): void {
    for (const socket of this.#server.clients) socket.send('PING :irc.test\r\n');
  }

  async close(): Promise<void> {
    for (const socket of this.#server.clients) socket.terminate();
    await new Promise(done => this.#server.close(done));
  }
}
