/** The reference: a server of nothing but `ws`, in a process of its own, that sends each message it gets to everybody else. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WebSocket, WebSocketServer } from 'ws';

const runAsChild = (): void => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', socket => {
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      for (const client of server.clients) if (client !== socket) client.send(data, { binary: true });
    });
  });
  server.on('listening', () => process.send?.((server.address() as { port: number }).port));
  process.on('disconnect', () => process.exit(0));
};

export class RawBroadcast {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #socket: WebSocket;

  static async start(): Promise<RawBroadcast> {
    const child = fork(fileURLToPath(import.meta.url), ['child'], { execArgv: [] });
    const [port] = (await once(child, 'message')) as [number];
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    await once(socket, 'open');
    return new RawBroadcast(`http://127.0.0.1:${port}`, child, socket);
  }

  private constructor(url: string, child: ChildProcess, socket: WebSocket) {
    this.url = url;
    this.#child = child;
    this.#socket = socket;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  send(bytes: Uint8Array): void {
    this.#socket.send(bytes);
  }

  stop(): void {
    this.#socket.terminate();
    this.#child.disconnect();
  }
}

if (process.argv[2] === 'child' && process.send !== undefined) runAsChild();
