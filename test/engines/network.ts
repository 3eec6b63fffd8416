/** The network between browsers and a server, which can be cut, and which can refuse sockets as some proxies do, or keep them waiting. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

type Mood = 'open' | 'cut' | 'no sockets' | 'late sockets';

export class Network {
  mood: Mood = 'open';
  /** Of the server behind it; an upgraded one has another. */
  port: number;
  /** How many sockets were turned away. */
  refused = 0;
  /** How many sockets were kept waiting. */
  held = 0;
  /** Sockets that are connected, or are kept waiting. */
  readonly upgraded = new Set<Socket>();
  readonly #passing: (() => void)[] = [];
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
        const upgrades = /^upgrade: websocket/im.test(first.toString('latin1'));
        if (upgrades && this.mood === 'no sockets') {
          this.refused += 1;
          near.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
          return;
        }
        if (upgrades) {
          this.upgraded.add(near);
          near.once('close', () => this.upgraded.delete(near));
        }
        const pass = () => {
          const far = connect(this.port, '127.0.0.1').on('error', () => near.destroy());
          near.once('close', () => far.destroy());
          far.write(first);
          near.pipe(far).pipe(near);
        };
        if (upgrades && this.mood === 'late sockets') {
          this.held += 1;
          this.#passing.push(() => !near.destroyed && pass());
        } else pass();
      });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Lets everything through, and what was kept waiting first. */
  relent(): void {
    this.mood = 'open';
    for (const pass of this.#passing.splice(0)) pass();
  }

  /** Everything that is connected is cut off, and nothing comes through until `mood` is another. */
  cut(): void {
    this.mood = 'cut';
    for (const socket of this.#sockets) socket.destroy();
  }
}
