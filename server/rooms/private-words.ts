/** Tells pages that somebody has written to them privately: how much they have not read, and nothing of what it says. */
import type { Client } from 'colyseus';
import { type WordsNews, wordsMessage } from '../../shared/engine/protocol.ts';
import type { ServerContext } from '../context.ts';
import type { Audience, Guest } from './audience.ts';
import type { Guard } from './guard.ts';

export class PrivateWords {
  readonly #store: ServerContext['store'];
  readonly #code: string;
  readonly #audience: Audience;
  readonly #guard: Guard;

  constructor({ store }: Pick<ServerContext, 'store'>, code: string, audience: Audience, guard: Guard) {
    this.#store = store;
    this.#code = code;
    this.#audience = audience;
    this.#guard = guard;
  }

  /** Something was written or read: the desk hears of it, and the pages of that seat. */
  changed(seat?: number): Promise<void> {
    return this.#guard.run('words', this.#tellAll(seat));
  }

  /** A page has come. If there is anything new for it, it hears of it. */
  welcome(client: Client, { role, seat }: Pick<Guest, 'role' | 'seat'>): void {
    if (role !== 'host' && role !== 'play') return;
    const unread = role === 'host' ? this.#ofHost() : this.#store.unreadWords(this.#code, 'seat', seat);
    void this.#guard.run(
      'words',
      unread.then(count => count > 0 && this.#send([client], count)),
    );
  }

  async #tellAll(seat: number | undefined): Promise<void> {
    const { seats, hosts } = this.#audience;
    const windows = seat === undefined ? undefined : seats.get(seat);
    if (windows !== undefined) this.#send(windows, await this.#store.unreadWords(this.#code, 'seat', seat));
    if (hosts.size > 0) this.#send(hosts, await this.#ofHost());
  }

  #ofHost(): Promise<number> {
    return this.#store.unreadWords(this.#code, 'host');
  }

  #send(windows: Iterable<Client>, unread: number): void {
    for (const client of windows) client.send(wordsMessage, { unread } satisfies WordsNews);
  }
}
