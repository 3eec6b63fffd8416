/** What the address of a visitor says. */
import ipaddr from 'ipaddr.js';

/** Whether it is this machine itself. */
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
