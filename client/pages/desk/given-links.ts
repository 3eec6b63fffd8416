/** Links that this page made to give away: the server says each of them once, to who made it. */
import { signal } from '@preact/signals';
import type { DeskMessage } from '../../../shared/engine/protocol.ts';
import type { Connection } from '../../connection.ts';

type Reply = Awaited<ReturnType<Connection['manage']>>;

/** By the id that takes it back. */
const told = signal<Readonly<Record<string, string>>>({});

/** Keeps the link of a reply for as long as the page is open. */
export const keepTold = ({ do: asked }: DeskMessage, reply: Reply): void => {
  if (asked === 'move-link' || !reply.ok || reply.id === undefined || reply.link === undefined) return;
  told.value = { ...told.value, [reply.id]: reply.link };
};

/** Undefined for a link that was made elsewhere, or before the page was loaded. */
export const linkTold = (id: string): string | undefined => told.value[id];
