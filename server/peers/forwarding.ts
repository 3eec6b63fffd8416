/** Forwards requests and sockets to another server, byte for byte. */
import { Agent, request as ask, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Headers that tell a proxy which process answered, and that it should ask another one. */
export const processHeader = 'X-Boxcars-Process';
export const drainingHeader = 'X-Boxcars-Draining';

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Headers that concern one connection only (RFC 9110, 7.6.1). */
const ofConnection: readonly string[] = ['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

const passedOn = (headers: IncomingMessage['headers'], added: OutgoingHttpHeaders): OutgoingHttpHeaders => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name))),
  ...added,
});

/** The addresses that a request came through, including the last. */
export const addressesOf = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');

interface Passing {
  /** `http://host:port` */
  readonly to: string;
  readonly headers?: OutgoingHttpHeaders;
  /** The body, if it has been read; by default the request is streamed. */
  readonly body?: Buffer;
  /** Milliseconds within which the answer must begin. */
  readonly timeout: number;
  /** Whether an answer must not be forwarded, because another server should be asked. */
  readonly declines?: (answer: IncomingMessage) => boolean;
}

/**
 * `unheard`: the server could not be reached, or declined. `lost`: the request was sent and no answer came, so nobody knows
 * whether it was carried out. In both cases nothing has been sent to the client yet.
 */
type ForwardResult = 'answered' | 'unheard' | 'lost';

export const forwardRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  { to, headers = {}, body, timeout, declines = () => false }: Passing,
): Promise<ForwardResult> =>
  new Promise(resolve => {
    const { hostname, port } = new URL(to);
    const own = body === undefined ? {} : { 'content-length': body.length };
    const onward = ask({
      hostname,
      port,
      agent,
      method: request.method,
      // Express strips the router's path from `url`.
      path: (request as { originalUrl?: string }).originalUrl ?? request.url,
      headers: { ...passedOn(request.headers, headers), ...own },
      timeout,
    });
    onward.once('timeout', () => onward.destroy(new Error('no answer in time')));
    onward.once('response', answer => {
      onward.setTimeout(0);
      if (declines(answer)) {
        answer.resume();
        resolve('unheard');
        return;
      }
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers, {}));
      answer.pipe(response);
      answer.once('error', () => response.destroy());
      response.once('close', () => onward.destroy());
      resolve('answered');
    });
    let answered = false;
    onward.once('socket', socket => {
      answered = !socket.connecting;
      if (answered) return;
      socket.once('connect', () => {
        answered = true;
      });
    });
    onward.on('error', () => resolve(answered ? 'lost' : 'unheard'));
    if (body === undefined) request.pipe(onward);
    else onward.end(body);
  });

/** Milliseconds of silence after which TCP asks whether a machine is still there: one that lost its power says nothing. */
const probeAfter = 30_000;

/** If the other server cannot be reached, the socket gets a 503 and is closed. */
export const forwardSocket = (
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { to, headers = {}, timeout }: Pick<Passing, 'to' | 'headers' | 'timeout'>,
): void => {
  // It left while somebody looked up where it belongs.
  if (socket.destroyed) return;
  const { hostname, port } = new URL(to);
  const onward = ask({
    hostname,
    port,
    method: request.method,
    path: request.url,
    headers: { ...request.headers, ...headers },
    timeout,
  });
  const refuse = () => socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  socket.on('error', () => socket.destroy());
  socket.once('close', () => onward.destroy());
  onward.once('timeout', () => onward.destroy(new Error('no answer in time')));
  onward.on('error', refuse);
  onward.once('response', answer => {
    // The server refused the upgrade and said why.
    const lines = answer.rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${answer.rawHeaders[i + 1]}`] : []));
    socket.write(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n${lines.join('\r\n')}\r\n\r\n`);
    answer.pipe(socket);
  });
  onward.once('upgrade', (answer, other, first) => {
    onward.setTimeout(0);
    const lines = answer.rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${answer.rawHeaders[i + 1]}`] : []));
    socket.write(`HTTP/1.1 101 ${answer.statusMessage}\r\n${lines.join('\r\n')}\r\n\r\n`);
    if (first.length > 0) socket.write(first);
    if (head.length > 0) other.write(head);
    other.setNoDelay(true);
    other.setKeepAlive(true, probeAfter);
    (socket as { setNoDelay?: (on: boolean) => void }).setNoDelay?.(true);
    socket.pipe(other).pipe(socket);
    other.on('error', () => socket.destroy());
    other.once('close', () => socket.destroy());
    socket.once('close', () => other.destroy());
  });
  onward.end();
};
