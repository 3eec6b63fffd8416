/** The network between browsers and a server, which can be cut, and which can refuse sockets as some proxies do. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

type Mood = 'open' | 'cut' | 'no sockets';

export class Network {
  mood: Mood = 'open';
  /** Of the server behind it; an upgraded one has another. */
  port: number;
  /** How many sockets were turned away. */
  refused = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  /** Closed by itself when the test is done. */
  static async before(port: number): Promise<Network> {
    const network = new Network(port);
    await new Promise<void>(resolve => network.#server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      network.cut();
      network.#server.close();
    });
    return network;
  }

  private constructor(port: number) {
    this.port = port;
    this.#server = createServer(near => {
      near.on('error', () => undefined);
      if (this.mood === 'cut') {
        near.destroy();
        return;
      }
      this.#sockets.add(near);
      near.once('close', () => this.#sockets.delete(near));
      near.once('data', first => {
        if (this.mood === 'no sockets' && /^upgrade: websocket/im.test(first.toString('latin1'))) {
          this.refused += 1;
          near.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
          return;
        }
        const far = connect(this.port, '127.0.0.1').on('error', () => near.destroy());
        near.once('close', () => far.destroy());
        far.write(first);
        near.pipe(far).pipe(near);
      });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Everything that is connected is cut off, and nothing comes through until `mood` is another. */
  cut(): void {
    this.mood = 'cut';
    for (const socket of this.#sockets) socket.destroy();
  }
}
