/**
 * Ports for servers that are restarted at the same port. The system assigns ports of its own range to anybody, and might assign
 * a port while its server is down. So these are below that range.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const [from, count] = [10_000, 20_000];

const isGivenAway = (port: number): boolean => {
  try {
    const [low = 0, high = 0] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/).map(Number);
    return port >= low && port <= high;
  } catch {
    return false;
  }
};

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

// Test processes that run at the same time start far from each other.
let next = (process.pid * 997) % count;

/** A port on which nobody listens, a different one each time. */
export const ownPort = async (): Promise<number> => {
  for (let tries = 0; tries < count; tries++) {
    const port = from + next;
    next = (next + 1) % count;
    if (!isGivenAway(port) && (await isFree(port))) return port;
  }
  throw new Error('every port of the range is in use');
};
