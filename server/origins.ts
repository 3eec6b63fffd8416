/** Pages of other sites may not act here with a visitor's browser. */
import type { IncomingMessage } from 'node:http';

/** Whether a request comes from a page of this server, or from no page at all. */
export const isOwnOrigin = (headers: IncomingMessage['headers'], publicAddress: string): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  // Engines say it themselves, and no page can write it. It also holds behind a proxy that puts its own name into Host.
  if (headers['sec-fetch-site'] === 'same-origin') return true;
  if (publicAddress !== '' && origin === new URL(publicAddress).origin) return true;
  try {
    const asked = new URL(origin);
    // Some proxies name the port that is usual for the protocol, and write the name in capitals.
    return asked.host === new URL(`${asked.protocol}//${host}`).host;
  } catch {
    // "null": a sandboxed frame, a file.
    return false;
  }
};
