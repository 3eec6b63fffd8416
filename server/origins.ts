/** Where requests come from: this machine, a network, a page of our own or of another site. */
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Whether a request comes from a page of this server, or from no page at all. Other sites may not act with a visitor's browser. */
export const isOwnOrigin = (headers: IncomingMessage['headers'], publicAddress: string): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  // Browsers set this header and pages cannot. It also works behind a proxy that replaces Host.
  if (headers['sec-fetch-site'] === 'same-origin') return true;
  if (publicAddress !== '' && origin === new URL(publicAddress).origin) return true;
  try {
    const url = new URL(origin);
    // Some proxies add the default port, or write the name in capitals.
    return url.host === new URL(`${url.protocol}//${host}`).host;
  } catch {
    // "null" comes from a sandboxed frame or a file.
    return false;
  }
};

export const isOwn = (ip: string): boolean => ip === '::1' || /^(::ffff:)?127\./.test(ip);

/** Some proxies append the port: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (ip: string): string =>
  /^([\d.]+):\d+$/.exec(ip)?.[1] ?? /^\[([^\]]+)\](?::\d+)?$/.exec(ip)?.[1] ?? ip;

/**
 * The unit that limits count by: an IPv4 address, or an IPv6 network, because providers hand those out whole. Normalized,
 * however it was written. A text that is not an address is returned unchanged.
 */
export const networkOf = (ip: string): string => {
  const address = withoutPort(ip);
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read.kind() === 'ipv4') return read.toString();
  const parts = (read as ipaddr.IPv6).parts.slice(0, 4);
  return `${parts.map(part => part.toString(16)).join(':')}::/64`;
};
