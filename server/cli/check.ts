/**
 * `npm start -- --check [ADDRESS]` looks at a running server from outside, as a browser reaches it (PUBLIC_ADDRESS, or this
 * machine's own by default), and says of everything that a proxy may lose on the way what to change. Exit status 0: all is well.
 */
import { randomBytes } from 'node:crypto';
import { type ClientRequestArgs, get as plain } from 'node:http';
import { type RequestOptions, get as secure } from 'node:https';
import { readPublicAddress } from '../addresses.ts';

/** Milliseconds. */
const timeout = 10_000;

interface Answer {
  readonly status: number;
  readonly text: string;
  /** The port from which it was asked. */
  readonly port: number;
}

const ask = (address: URL, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    // A certificate that browsers would not take is a fault of its own.
    const options: ClientRequestArgs & RequestOptions = { headers, timeout, agent: false };
    const request = (address.protocol === 'https:' ? secure : plain)(address, options);
    let port = 0;
    request.once('socket', socket => {
      socket.once('connect', () => {
        port = socket.localPort ?? 0;
      });
    });
    request.once('timeout', () => request.destroy(new Error('no answer in time')));
    request.once('error', reject);
    request.once('upgrade', ({ statusCode: status = 0 }, socket) => {
      socket.destroy();
      resolve({ status, text: '', port });
    });
    request.once('response', async response => {
      const parts = await response.toArray();
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString(), port });
    });
  });

/** What the server says of a request that reached it (server/http/arrivals.ts). */
interface Arrival {
  readonly address: string;
  readonly port: number;
  readonly hops: number;
  readonly trusted: boolean;
  readonly host: string;
  readonly publicAddress: string;
}

const socketHeaders = () => ({
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
});

let faults = 0;
const say = (what: string, advice: string): void => {
  if (advice !== '') faults += 1;
  process.stdout.write(`${advice === '' ? '✓' : '✗'} ${what}${advice === '' ? '' : `\n  ${advice}`}\n`);
};

const lookAtSocket = async (site: URL): Promise<void> => {
  // Not the path of a room, which another process might play.
  const { status } = await ask(new URL('/check', site), { ...socketHeaders(), Origin: site.origin });
  const advice: Readonly<Record<number, string>> = {
    101: '',
    403: `The server takes this for another site. Set PUBLIC_ADDRESS=${site.origin} and let the proxy pass on Host.`,
    426: 'The proxy drops the Upgrade header. In nginx: proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection upgrade;',
  };
  say('live connections', advice[status] ?? `A socket was answered with ${status}: the proxy must pass on WebSockets.`);
};

const lookAtAddresses = ({ address, hops, trusted, port }: Arrival, site: URL, own: number): void => {
  const proxied = site.protocol === 'https:' || hops > 0 || (trusted && port !== own);
  const missing =
    'The proxy sends no X-Forwarded-For, so everybody counts as one visitor. In nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;';
  const unknown = `The proxy at ${address} is not believed, so everybody behind it counts as one visitor. Set TRUST_PROXY=${address}`;
  say(`addresses of visitors: yours is ${address}`, !proxied ? '' : hops === 0 ? missing : trusted ? '' : unknown);
};

const lookAtNames = ({ host, publicAddress }: Arrival, site: URL): void => {
  const wanted = `Links begin with ${publicAddress || 'an address of the machine'}. Set PUBLIC_ADDRESS=${site.origin}`;
  const isHome = publicAddress === '' && site.protocol === 'http:';
  say('beginning of links', isHome || publicAddress === site.origin ? '' : wanted);
  const lost = `The server is asked for “${host}”: the proxy must pass on the name. In nginx: proxy_set_header Host $http_host;`;
  say('name of the site', host === site.host ? '' : lost);
};

const look = async (site: URL): Promise<void> => {
  const answer = await ask(new URL('/api/arrival', site)).catch((error: Error) => error);
  const what = `Boxcars answers at ${site.origin}`;
  if (answer instanceof Error) {
    say(what, `Nobody does: ${answer.message || (answer as NodeJS.ErrnoException).code}.`);
    return;
  }
  if (!answer.text.startsWith('{"address":')) {
    say(what, `Something else does, with ${answer.status}. Where does the proxy send requests for ${site.host}?`);
    return;
  }
  const arrival = JSON.parse(answer.text) as Arrival;
  say(what, '');
  await lookAtSocket(site);
  lookAtAddresses(arrival, site, answer.port);
  lookAtNames(arrival, site);
};

const { PORT = '2567', PUBLIC_ADDRESS } = process.env;
await look(new URL(readPublicAddress(process.argv[2] ?? PUBLIC_ADDRESS) || `http://localhost:${PORT}`));
process.exitCode = faults === 0 ? 0 : 1;
