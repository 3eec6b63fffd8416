/** How many connections one address may hold open: idle ones cost memory, and half a request is worth as much as a whole. */
import type { Server } from 'node:http';
import type { Metrics } from '../metrics.ts';
import { networkOf } from '../networks.ts';
import { allowanceOf } from './limits.ts';

/** `trusted`: a proxy of ours, behind which everybody has the same address. */
export const limitSockets = (
  http: Server,
  most: number,
  { metrics, trusted }: { readonly metrics: Metrics; readonly trusted: (ip: string) => boolean },
): void => {
  const open = new Map<string, number>();
  http.on('connection', socket => {
    const ip = socket.remoteAddress ?? '';
    if (trusted(ip)) return;
    const network = networkOf(ip);
    const count = (open.get(network) ?? 0) + 1;
    if (count > most * allowanceOf(ip)) {
      metrics.limited.inc({ what: 'sockets' });
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
};
