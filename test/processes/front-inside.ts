/** The front of a cluster as a process of its own: it is sent the socket that it takes connections from, and asks in its own network. */
import type { Server } from 'node:net';
import { Front } from '../../tools/cluster/front.ts';

process.once('message', async (_what: unknown, listening: Server) => {
  await new Front(process.argv.slice(2)).listen(listening);
  process.send?.('listens');
});
process.once('disconnect', () => process.exit());
