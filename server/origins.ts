/** Pages of other sites may not act here with a visitor's browser. */
import type { IncomingMessage } from 'node:http';

/** Whether a request comes from one of our own pages, or from no page at all. */
export const isOwnOrigin = (headers: IncomingMessage['headers'], publicAddress: string): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicAddress !== '' && origin === new URL(publicAddress).origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    // "null": a sandboxed frame, a file.
    return false;
  }
};
