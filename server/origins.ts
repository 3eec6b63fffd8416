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

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** However a proxy wrote it; undefined for a text that is none. */
export const addressIn = (ip: string): Address | undefined => {
  const address = withoutPort(ip);
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
};

/**
 * The unit that limits count by: an IPv4 address, or an IPv6 network, because providers hand those out whole. Normalized,
 * however it was written. A text that is not an address is returned unchanged.
 */
export const networkOf = (ip: string): string => {
  const read = addressIn(ip);
  if (read === undefined) return withoutPort(ip);
  if (read.kind() === 'ipv4') return read.toString();
  const parts = (read as ipaddr.IPv6).parts.slice(0, 4);
  return `${parts.map(part => part.toString(16)).join(':')}::/64`;
};

const wholeAddress = { ipv4: 32, ipv6: 128 } as const;
/** Of an IPv6 network that a provider hands out. */
const handedOut = 64;

/**
 * A network as somebody typed it, in one spelling: `203.0.113.9` stays an address, `203.0.113.9/24` becomes `203.0.113.0/24`, and
 * of an IPv6 address without a length its /64. undefined for anything else.
 */
export const readNetwork = (typed: string): string | undefined => {
  const [address = '', length, ...more] = typed.trim().split('/');
  const isFour = ipaddr.IPv4.isValidFourPartDecimal(address);
  if (more.length > 0 || !(isFour || ipaddr.IPv6.isValid(address))) return undefined;
  const read = ipaddr.process(address);
  const kind = read.kind();
  const whole = wholeAddress[kind];
  const bits = length === undefined ? (kind === 'ipv4' ? whole : handedOut) : Number(length);
  // The length of a mapped address would count other bits.
  const isMapped = !isFour && kind === 'ipv4' && length !== undefined;
  if (length === '' || isMapped || !Number.isInteger(bits) || bits < 0 || bits > whole) return undefined;
  const of = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  const first = of.networkAddressFromCIDR(`${read}/${bits}`).toString();
  return bits === whole ? first : `${first}/${bits}`;
};

/** A network of `readNetwork`: its first address, and how many bits all its addresses share. */
interface Network {
  readonly first: Address;
  readonly bits: number;
}

export const networkIn = (text: string): Network => {
  const [address = '', length] = text.split('/');
  const first = ipaddr.parse(address);
  return { first, bits: length === undefined ? wholeAddress[first.kind()] : Number(length) };
};

export const isWithin = (address: Address | undefined, { first, bits }: Network): boolean =>
  address !== undefined && address.kind() === first.kind() && address.match(first as never, bits);

/** The visitor's address as Express finds it, for requests that never reach Express. `trusted`: a proxy is. */
export const visitorAddress = (
  { headers, socket }: IncomingMessage,
  trusted: (ip: string, hop: number) => boolean,
): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [socket.remoteAddress ?? '', ...forwarded.map(ip => ip.trim()).reverse()].filter(ip => ip !== '');
  return hops.find((ip, hop) => !trusted(ip, hop)) ?? hops.at(-1) ?? '';
};
