/** News of which only the latest count, sent to a crowd in portions, so that a move never waits until thousands have been served. */
import { type Client, getMessageBytes, Protocol } from 'colyseus';
import type { TeamNews } from '../../shared/crowd/messages.ts';
import { teamMessage } from '../../shared/engine/protocol.ts';
import { sendEach } from './sockets.ts';

/** The news of a team as its phones get them. */
export const teamFrame = (news: TeamNews): Uint8Array => getMessageBytes.raw(Protocol.ROOM_DATA, teamMessage, news);

/** Sockets served in one turn of the loop: a millisecond or two. */
const portion = 128;

export class LatestNews {
  #message = new Uint8Array();
  #left: readonly Client[] = [];
  #next: NodeJS.Immediate | undefined;

  /** Whoever has not been served yet gets these in place of the news before. */
  send(message: Uint8Array, clients: Iterable<Client>): void {
    this.#message = message as Uint8Array<ArrayBuffer>;
    this.#left = [...clients];
    if (this.#next === undefined) this.#serve();
  }

  readonly #serve = (): void => {
    sendEach(this.#message, this.#left.slice(0, portion));
    this.#left = this.#left.slice(portion);
    this.#next = this.#left.length > 0 ? setImmediate(this.#serve) : undefined;
  };
}
