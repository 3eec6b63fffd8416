/** How many connections one address may hold open, and how much may wait in each of them. */
import type { RequestListener, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Metrics } from '../metrics.ts';
import { Holding } from '../web/limits.ts';

/**
 * Idle connections cost memory, and half a request costs as much as a whole one. `trusted`: a proxy of ours, behind which
 * everybody has the same address.
 */
export const limitSockets = (
  http: Server,
  most: number,
  { metrics, trusted }: { readonly metrics: Metrics; readonly trusted: (ip: string) => boolean },
): void => {
  const open = new Holding(most);
  http.on('connection', socket => {
    const ip = socket.remoteAddress ?? '';
    if (trusted(ip)) return;
    const release = open.take(ip);
    if (release !== undefined) {
      socket.once('close', release);
      return;
    }
    metrics.limited.inc({ what: 'sockets' });
    socket.destroy();
  });
};

/** Pipelined requests that may wait on one connection. Browsers and proxies send one after another. */
const maxWaiting = 8;

/**
 * Milliseconds in which the head of a request must be here, and all of it. Node's own five minutes would let a body that trickles
 * hold its place for as long. Bodies have a shorter time of their own (web/bodies.ts).
 */
export const requestTimes: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 90_000,
  connectionsCheckingInterval: 5000,
  // Longer than proxies keep theirs (Caddy two minutes, nginx one), so that the proxy closes first. Of a connection that we close just
  // as it sends a request, a visitor gets 502.
  keepAliveTimeout: 130_000,
};

/** Milliseconds after which a connection on which a request does not move is closed. `Heartbeat` watches the sockets of rooms. */
export const stallTime = 60_000;

/** Each answer that nobody reads takes memory. A thousand short requests at once on one connection would take a gigabyte. */
export const limitWaiting = (handle: RequestListener, { limited }: Pick<Metrics, 'limited'>): RequestListener => {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > maxWaiting) {
      if (!socket.destroyed) limited.inc({ what: 'sockets' });
      socket.destroy();
      return;
    }
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    handle(request, response);
  };
};
