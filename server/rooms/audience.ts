/** The clients of a room by role. */

import type { Client } from 'colyseus';
import type { Role } from '../../shared/engine/protocol.ts';
import type { Language } from '../../shared/words/languages.ts';

export interface Guest {
  readonly role: Role;
  /** -1 for none. */
  readonly seat: number;
  /** Id of the token, "" for none. */
  readonly token: string;
  readonly screen: 'tv' | 'overlay' | '';
  /** The language of refusals. */
  readonly language?: Language | undefined;
}

/** Plain spectators are served after players. */
export const isCrowd = (guest: Guest | undefined) => guest?.role === 'watch' && guest.screen === '';

/** As the metrics call it. */
export const roleOf = ({ role, screen }: Guest) => (screen === '' ? role : 'screen');

const none: ReadonlySet<Client> = new Set();

export class Audience {
  readonly #guests = new Map<Client, Guest>();
  readonly #hosts = new Set<Client>();
  /** Contestants by seat. One may have several windows open. */
  readonly #seats = new Map<number, Set<Client>>();
  /** Spectators who hear the news of a team, by seat. */
  readonly #teams = new Map<number, Set<Client>>();
  readonly #audible = new Set<Client>();
  #screens = 0;
  #spectators = 0;

  get hosts(): ReadonlySet<Client> {
    return this.#hosts;
  }

  get seats(): ReadonlyMap<number, ReadonlySet<Client>> {
    return this.#seats;
  }

  get screens(): number {
    return this.#screens;
  }

  get audible(): number {
    return this.#audible.size;
  }

  /** People who watch. Screens and desks do not count. */
  get spectators(): number {
    return this.#spectators;
  }

  /** Everybody who has a socket. */
  get size(): number {
    return this.#guests.size;
  }

  guest(client: Client): Guest | undefined {
    return this.#guests.get(client);
  }

  connected(seat: number): boolean {
    return this.#seats.has(seat);
  }

  /** Members of a team who watch here. */
  team(seat: number): ReadonlySet<Client> {
    return this.#teams.get(seat) ?? none;
  }

  /** Only spectators: whoever holds the seat of another team must not hear. */
  hear(client: Client, seat: number): boolean {
    if (this.#guests.get(client)?.role !== 'watch') return false;
    for (const members of this.#teams.values()) members.delete(client);
    this.#teams.set(seat, (this.#teams.get(seat) ?? new Set()).add(client));
    return true;
  }

  add(client: Client, guest: Guest): void {
    this.remove(client);
    this.#guests.set(client, guest);
    this.#count(guest, 1);
    if (guest.role === 'host') this.#hosts.add(client);
    if (guest.role !== 'play') return;
    const windows = this.#seats.get(guest.seat) ?? new Set();
    this.#seats.set(guest.seat, windows.add(client));
  }

  /** undefined for a client that was removed before. */
  remove(client: Client): Guest | undefined {
    const guest = this.#guests.get(client);
    if (guest === undefined) return undefined;
    this.#guests.delete(client);
    this.#count(guest, -1);
    this.#audible.delete(client);
    for (const members of this.#teams.values()) members.delete(client);
    this.#hosts.delete(client);
    const windows = this.#seats.get(guest.seat);
    if (guest.role === 'play' && windows?.delete(client) && windows.size === 0) this.#seats.delete(guest.seat);
    return guest;
  }

  setAudible(client: Client, on: boolean): boolean {
    const guest = this.#guests.get(client);
    if (guest === undefined || guest.screen === '' || this.#audible.has(client) === on) return false;
    if (on) this.#audible.add(client);
    else this.#audible.delete(client);
    return true;
  }

  matching(wanted: (guest: Guest) => boolean): readonly Client[] {
    return [...this.#guests].flatMap(([client, guest]) => (wanted(guest) ? [client] : []));
  }

  #count({ role, screen }: Guest, by: number): void {
    if (role !== 'watch') return;
    if (screen === '') this.#spectators += by;
    else this.#screens += by;
  }
}
