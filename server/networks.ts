/** What addresses say about who asks. */
import ipaddr from 'ipaddr.js';

/** This machine itself. */
export const isOwn = (ip: string): boolean => ip === '::1' || /^(::ffff:)?127\./.test(ip);

/** Some proxies name the port as well: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (ip: string): string =>
  /^([\d.]+):\d+$/.exec(ip)?.[1] ?? /^\[([^\]]+)\](?::\d+)?$/.exec(ip)?.[1] ?? ip;

/**
 * What is told apart by address: an IPv6 network is handed out whole, so one of its addresses is as good as another. The same
 * in however it is written; what is no address stays as it is.
 */
export const networkOf = (ip: string): string => {
  const address = withoutPort(ip);
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read.kind() === 'ipv4') return read.toString();
  const parts = (read as ipaddr.IPv6).parts.slice(0, 4);
  return `${parts.map(part => part.toString(16)).join(':')}::/64`;
};
