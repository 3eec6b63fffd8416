/** Who does not take what is sent would make us keep it all in memory. */
import type { Client, Room } from '@colyseus/core';
import type { WebSocket } from 'ws';
import { type Studio, slowReader } from '../studio.ts';

export const dropSlowReaders = (room: Room, { metrics, log }: Studio): void => {
  for (const client of [...(room.clients as Iterable<Client>)]) {
    const socket = client.ref as WebSocket;
    if (socket.bufferedAmount <= slowReader) continue;
    metrics.dropped.inc({ why: 'slow' });
    log.info({ room: room.roomId, waiting: socket.bufferedAmount }, 'a slow reader was dropped');
    socket.terminate();
  }
};
