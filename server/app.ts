/** The server as a whole: pages, HTTP and rooms on one port. */

import { createServer, type Server as HttpServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { FairSource } from '../shared/engine/fair.ts';
import { phrase } from '../shared/engine/phrase.ts';
import { roomName } from '../shared/engine/protocol.ts';
import type { Luck } from '../shared/engine/robots.ts';
import { AddressBook } from './addresses.ts';
import { Blocks } from './blocks.ts';
import { Cluster, innerAddress } from './cluster/cluster.ts';
import { openCache } from './colyseus/redis-cache.ts';
import { openColyseus, processId } from './colyseus/server.ts';
import { compute } from './computing/compute.ts';
import {
  clusterTiming,
  maxEntries,
  type ServerContext,
  type SourceOf,
  type TapeSettings,
  type Timing,
  usualTape,
  usualTiming,
} from './context.ts';
import type { ReminderOptions } from './forum/reminder-service.ts';
import { Heartbeat } from './heartbeat.ts';
import { Arrivals } from './http/arrivals.ts';
import { health } from './http/health.ts';
import { addRoutes } from './http/routes.ts';
import { site } from './http/site.ts';
import { limitSockets, limitWaiting, requestTimes, stallTime } from './http/sockets.ts';
import { tape } from './http/tape.ts';
import { within } from './latest.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { isOwn, isOwnOrigin, visitorAddress } from './origins.ts';
import { drainingHeader, processHeader } from './peers/forwarding.ts';
import { nameProcess } from './process-name.ts';
import { createEpisodeRoom } from './rooms/episode-room.ts';
import { Rooms } from './rooms/rooms.ts';
import type { Store } from './store/store.ts';
import type { Vault } from './vault.ts';
import { type BodyBudget, type BodyPace, limitBodies } from './web/bodies.ts';
import { Gate } from './web/gate.ts';
import { compressed, headers, onError, sameOrigin } from './web/guards.ts';
import { Limiter, type Limits, limited, usualLimits } from './web/limits.ts';
import { refuse } from './web/refusals.ts';

export interface AppOptions {
  readonly store: Store;
  readonly vault: Vault;
  readonly log: Logger;
  /** 0 for any free port. */
  readonly port: number;
  /** All addresses of the machine by default. */
  readonly host?: string;
  /** The address at which people reach this process, "" for the machine's own. */
  readonly publicAddress?: string;
  /** The first part of links if several processes run behind one address. By default `publicAddress`. */
  readonly siteAddress?: string;
  /** The port that people use if there is a proxy. By default `port`. */
  readonly frontPort?: number;
  /** `redis://…`: connects this process with others that use the same store. */
  readonly redis?: string;
  /** The WebSocket address of the chat that may play along; "" for none. By default Twitch's. */
  readonly chatAddress?: string;
  readonly metrics?: Metrics;
  /** Free bytes where the data is stored; left out where it is stored on another machine. */
  readonly disk?: () => Promise<number>;
  /** Where to report security problems: `mailto:` or `https:`. */
  readonly securityContact?: string;
  /** Opens the operator's page. "" or left out: there is no such page. */
  readonly operatorToken?: string;
  /** What opens shows and seasons. None or left out: anyone may. */
  readonly openCodes?: readonly string[];
  /** The data is in a database of its own, not in files. */
  readonly database?: boolean;
  /** Proxies whose forwarding headers are trusted, as Express takes them; by default this machine's own. */
  readonly proxies?: string;
  readonly timing?: Partial<Timing>;
  readonly limits?: Partial<Limits>;
  readonly bodies?: Partial<BodyBudget>;
  readonly bodyPace?: Partial<BodyPace>;
  /** Tests bring their own dice. By default the fair source. */
  readonly source?: SourceOf;
  readonly luck?: Luck;
  readonly now?: () => number;
  /** A monotonic clock. By default `now`, if that is given. */
  readonly steady?: () => number;
  /** The number of entries after which an episode may only be ended. */
  readonly mostEntries?: number;
  /** When those who watch read the tape. By default from a thousand of them on. */
  readonly tape?: Partial<TapeSettings>;
  /** Milliseconds after which an idle connection is closed. */
  readonly stalled?: number;
  /** Webhooks and push notices. `anywhere` lets them reach private networks. */
  readonly reminders?: ReminderOptions;
  readonly dist?: string;
  /** Serves the pages in place of `dist`, and may handle sockets of its own (Vite's). */
  readonly pages?: (http: HttpServer) => Promise<RequestHandler>;
}

const twitch = 'wss://irc-ws.chat.twitch.tv:443';

/** Milliseconds that pending writes may take when the server shuts down. */
const timeout = 3000;

/** Milliseconds that pages then have to close their sockets. */
const farewell = 800;

const isViteSocket = (protocol: string | undefined) => protocol === 'vite-hmr' || protocol === 'vite-ping';

const listen = (http: HttpServer, port: number, host: string | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      http.off('error', reject);
      resolve((http.address() as AddressInfo).port);
    });
  });

/** Starts listening. Rejects when the port is in use. */
export const createApp = async (options: AppOptions) => {
  const { store, vault, log, publicAddress = '', siteAddress = publicAddress } = options;
  let port = options.port;
  const book = new AddressBook({
    publicAddress: siteAddress,
    listensAt: options.host ?? '',
    port: () => options.frontPort ?? port,
    unknown: host =>
      log.warn(
        { host },
        `somebody asked for “${host}”, which is no name or address of this machine, so links do not use it; if that is the server’s address, set PUBLIC_ADDRESS=https://${host} (or http://)`,
      ),
  });
  const cache = options.redis === undefined ? undefined : await openCache(options.redis, log);
  let draining = false;
  const blocks = new Blocks(store, options.now ?? Date.now);
  await blocks.load();
  const context: ServerContext = {
    store,
    vault,
    blocks,
    log,
    metrics: options.metrics ?? createMetrics(),
    timing: { ...usualTiming, ...(cache === undefined ? {} : clusterTiming), ...options.timing },
    mostEntries: options.mostEntries ?? maxEntries,
    tape: { ...usualTape, ...options.tape },
    owner: nameProcess(),
    source: options.source ?? ((seed, code, sources) => new FairSource(seed, code, sources)),
    luck: options.luck ?? Math.random,
    now: options.now ?? Date.now,
    steady: options.steady ?? options.now ?? (() => performance.now()),
    compute: async (task, known, input) => (await compute(store, task, known, input as never)).toString(),
    place: () =>
      cache === undefined
        ? { id: '', address: '', publicAddress: '' }
        : { id: processId(), address: innerAddress(options.host, port), publicAddress },
    address: () => book.of(undefined).everywhere,
  };
  const rooms = new Rooms(context);
  const cluster = cache === undefined ? undefined : new Cluster(context, cache, rooms);
  const isSameSite = (headers: IncomingHttpHeaders): boolean =>
    isOwnOrigin(headers, siteAddress) ||
    isOwnOrigin(headers, publicAddress) ||
    cluster?.peers.knows(headers.origin ?? '') === true;
  const limits: Limits = { ...usualLimits, ...options.limits };
  const { metrics } = context;

  const app: Express = express();
  app.disable('x-powered-by');
  limitBodies(app, options.bodies, options.bodyPace);
  app.set('trust proxy', options.proxies ?? 'loopback');
  const isProxy = app.get('trust proxy fn') as (ip: string, hop: number) => boolean;
  const gate = new Gate({
    blocks,
    metrics,
    trusted: isProxy,
    isPeer: request => cluster?.peers.isPeer(request) === true,
  });
  const misses = new Limiter(limits, 'miss', { metrics });
  const tapes = tape({
    context,
    rooms,
    peers: cluster?.peers,
    limits,
    misses,
    addressOf: request => visitorAddress(request, isProxy),
    turnsAway: (ip, request) => gate.isBlocked(ip, request),
    draining: () => draining,
  });
  const http = createServer(
    requestTimes,
    limitWaiting((request, response) => tapes(request, response) || app(request, response), metrics),
  );
  http.setTimeout(options.stalled ?? stallTime, socket => {
    metrics.dropped.inc({ why: 'stalled' });
    socket.destroy();
  });
  limitSockets(http, limits.sockets, { metrics, trusted: ip => !isOwn(ip) && isProxy(ip, 0) });
  const lets = gate.sockets(http);
  const sockets = new Set<Socket>();
  http.on('connection', socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const colyseus = openColyseus(http, {
    log,
    cache,
    // Sockets connect to the process itself, even if there is a proxy for all of them.
    publicAddress: cluster === undefined ? '' : publicAddress.replace(/^https?:\/\//, ''),
    refusal: headers => (!isSameSite(headers) ? 403 : draining ? 503 : undefined),
    isOurs: request =>
      lets(request) &&
      !isViteSocket(request.headers['sec-websocket-protocol']) &&
      cluster?.peers.isForAnother(request) !== true,
  });
  const { server, sockets: clients } = colyseus;
  cluster?.peers.forwardSockets(http, lets);
  server.define(roomName, createEpisodeRoom(context, rooms));
  await colyseus.accept();

  // First of all, so that a refusal costs next to nothing.
  app.use(gate.requests);
  app.use(['/healthz', '/readyz', '/metrics'], limited(new Limiter(limits, 'probe', { metrics })));
  const { chatAddress = twitch } = options;
  app.use(headers({ others: () => cluster?.peers.publicHosts ?? [], chat: chatAddress, tapes: context.tape.address }));
  app.use(compressed());
  app.use((_request, response, next) => {
    if (cluster !== undefined) response.set(processHeader, processId());
    if (draining) response.set(drainingHeader, '1');
    next();
  });
  app.use(
    health(context, {
      draining: () => draining,
      ...(options.disk === undefined ? {} : { disk: options.disk }),
    }),
  );
  app.use((_request, response, next) => {
    if (draining) refuse(response.set('Connection', 'close'), 503, phrase('restarting'));
    else next();
  });
  const arrivals = new Arrivals({
    log,
    book,
    ownAddresses: [...new Set([siteAddress, publicAddress])].filter(address => address !== ''),
    trusted: ip => isProxy(ip, 0),
  });
  app.use(arrivals.watch);
  app.use(sameOrigin(isSameSite));
  const ownPages = await options.pages?.(http);
  const dist = options.dist ?? join(import.meta.dirname, '../dist');
  const reminding = addRoutes(app, context, rooms, {
    limits,
    misses,
    cluster,
    arrivals,
    gate,
    book,
    siteAddress,
    chatAddress,
    disk: options.disk,
    operatorToken: options.operatorToken,
    openCodes: options.openCodes ?? [],
    database: options.database === true,
    securityContact: options.securityContact,
    reminding: options.reminders,
    dist,
    pages: (preview, opens) => ownPages ?? site(dist, preview, opens),
  });
  app.use(onError(context));
  port = await listen(http, options.port, options.host);
  await rooms.run();
  const heartbeat = new Heartbeat(() => clients, context.timing.ping);
  reminding.start();
  cluster?.start();

  const ended = Promise.withResolvers<void>();
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    draining = true;
    cluster?.stop();
    heartbeat.stop();
    const left = rooms.stop().catch(() => undefined);
    const stopped = reminding.stop().catch(() => undefined);
    const closed = new Promise(resolve => http.close(resolve));
    const gone = server.gracefullyShutdown(false);
    void gone.finally(ended.resolve);
    await within<unknown>(timeout, Promise.all([gone, left]), undefined);
    // Nothing is played here any more, so the next process that is asked may take over at once. If the store is away, the lease
    // runs out instead.
    const ends = store.endLease(context.owner).catch(() => undefined);
    await within(timeout, ends, undefined);
    // The close frame may wait behind frames that a slow reader has not taken yet.
    const clientsClosed = [...clients].map(client => new Promise(resolve => client.once('close', resolve)));
    await within<unknown>(farewell, Promise.all(clientsClosed), undefined);
    colyseus.shutdown();
    // `destroySoon` sends what has been written before it closes.
    for (const socket of sockets) socket.destroySoon();
    await within<unknown>(timeout, Promise.all([closed, stopped]), undefined);
    await store.close();
  };
  return {
    port,
    /** On this machine. */
    url: `http://localhost:${port}`,
    context,
    rooms,
    /** For tests, which join its rooms. */
    colyseus: server,
    http,
    reminders: reminding,
    owner: context.owner,
    /** Finishes pending writes, tells the pages, and closes everything including the store. */
    close(): Promise<void> {
      closing ??= close();
      return closing;
    },
    /** For tests: the last room is gone, for which `close` does not wait however long it takes. */
    ended: ended.promise,
  };
};

export type App = Awaited<ReturnType<typeof createApp>>;
