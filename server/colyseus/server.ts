/** Colyseus's server on our own HTTP server: who may open a socket, where rooms are listed, and which defaults are ours. */
import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { LocalDriver, LocalPresence, matchMaker, Server, WebSocketTransport } from 'colyseus';
import type { Logger } from 'pino';
import type { WebSocket, WebSocketServer } from 'ws';
import type { Cache } from './redis-cache.ts';
import { GatheringSocket, rememberConnection } from './sockets.ts';

/** Longer frames close their socket. The longest move is far shorter. */
const biggestFrame = 4 * 1024;

interface ColyseusOptions {
  readonly log: Logger;
  /** Lists rooms for the other processes. By default there are none. */
  readonly cache: Cache | undefined;
  /** `host:port` at which browsers reach this process, "" for that of the page. */
  readonly publicAddress: string;
  /** The HTTP status with which a socket is refused; undefined lets it in. */
  readonly refusal: (headers: IncomingHttpHeaders) => number | undefined;
  readonly isOurs: (request: IncomingMessage) => boolean;
}

/** The name of this process in addresses of sockets. */
export const processId = (): string => matchMaker.processId;

export const openColyseus = (http: HttpServer, options: ColyseusOptions) => {
  const { log, cache, publicAddress, refusal, isOurs } = options;
  const transport = new WebSocketTransport({
    noServer: true,
    WebSocket: GatheringSocket,
    maxPayload: biggestFrame,
    // Compression is off. Browsers offer it in many legal forms, and ws answers 400 to those that it does not support. A roll
    // is 100 to 190 bytes anyway, and compressing it for each socket would cost more than it saves.
    perMessageDeflate: false,
    // `Heartbeat` does that.
    pingInterval: 0,
    beforeUpgrade: ({ headers: asked }) => {
      const header = (name: string) => asked.get(name) ?? undefined;
      const status = refusal({
        origin: header('origin'),
        host: header('host'),
        'sec-fetch-site': header('sec-fetch-site'),
      });
      if (status !== undefined) return new Response(null, { status });
    },
  });
  const { wss } = transport as unknown as { readonly wss: WebSocketServer };
  wss.prependListener('connection', rememberConnection);
  transport.attachToServer(http, { filter: isOurs });
  const server = new Server({
    transport,
    greet: false,
    gracefullyShutdown: false,
    presence: cache?.presence ?? new LocalPresence(),
    driver: cache?.driver ?? new LocalDriver(),
    ...(publicAddress === '' ? {} : { publicAddress }),
    logger: log,
    // The process that was asked for an episode plays it.
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
  });
  return {
    server,
    sockets: wss.clients as ReadonlySet<WebSocket>,
    /** Rooms may be defined before, and are created from now on. */
    accept: async (): Promise<void> => {
      // The store knows which processes are alive. Asking over Redis would only take time.
      matchMaker.setHealthChecksEnabled(false);
      await matchMaker.accept();
    },
    shutdown: (): void => transport.shutdown(),
  };
};
