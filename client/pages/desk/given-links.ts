/** Links that this page made to give away. The server sends each of them only once, to whoever made it. */
import { signal } from '@preact/signals';
import type { DeskMessage } from '../../../shared/engine/protocol.ts';
import type { Connection } from '../../connection.ts';

type Reply = Awaited<ReturnType<Connection['manage']>>;

/** By the id with which it is revoked. */
const links = signal<Readonly<Record<string, string>>>({});

/** Remembers the link of a reply for as long as the page is open. */
export const rememberLink = ({ do: action }: DeskMessage, reply: Reply): void => {
  if (action === 'move-link' || !reply.ok || reply.id === undefined || reply.link === undefined) return;
  links.value = { ...links.value, [reply.id]: reply.link };
};

/** Undefined for a link that was made elsewhere, or before the page was loaded. */
export const rememberedLink = (id: string): string | undefined => links.value[id];
