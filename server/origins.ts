/** Keeps pages of other sites from acting here with a visitor's browser. */
import type { IncomingMessage } from 'node:http';

/** Whether a request comes from a page of this server, or from no page at all. */
export const isOwnOrigin = (headers: IncomingMessage['headers'], publicAddress: string): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  // Browsers set this header and pages cannot. It also works behind a proxy that replaces Host.
  if (headers['sec-fetch-site'] === 'same-origin') return true;
  if (publicAddress !== '' && origin === new URL(publicAddress).origin) return true;
  try {
    const asked = new URL(origin);
    // Some proxies add the default port, or write the name in capitals.
    return asked.host === new URL(`${asked.protocol}//${host}`).host;
  } catch {
    // "null" comes from a sandboxed frame or a file.
    return false;
  }
};
