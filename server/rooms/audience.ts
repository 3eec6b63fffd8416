/** Who is in a room, by what they are. */
import type { Client } from '@colyseus/core';
import type { Role } from '../../shared/protocol.ts';

export interface Guest {
  readonly role: Role;
  /** -1 for those who hold none. */
  readonly seat: number;
  /** Names the token they came with, "" for none. */
  readonly token: string;
  readonly screen: 'tv' | 'overlay' | '';
}

export class Audience {
  readonly #guests = new Map<Client, Guest>();
  readonly #hosts = new Set<Client>();
  /** Contestants by seat: one may look through several windows. */
  readonly #seats = new Map<number, Set<Client>>();
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

  /** People who watch; screens and desks are none. */
  get spectators(): number {
    return this.#spectators;
  }

  get size(): number {
    return this.#guests.size;
  }

  guest(client: Client): Guest | undefined {
    return this.#guests.get(client);
  }

  connected(seat: number): boolean {
    return this.#seats.has(seat);
  }

  come(client: Client, guest: Guest): void {
    this.go(client);
    this.#guests.set(client, guest);
    this.#count(guest, 1);
    if (guest.role === 'host') this.#hosts.add(client);
    if (guest.role !== 'play') return;
    const windows = this.#seats.get(guest.seat) ?? new Set();
    this.#seats.set(guest.seat, windows.add(client));
  }

  /** Whoever it was; undefined for somebody who had gone already. */
  go(client: Client): Guest | undefined {
    const guest = this.#guests.get(client);
    if (guest === undefined) return undefined;
    this.#guests.delete(client);
    this.#count(guest, -1);
    this.#hosts.delete(client);
    const windows = this.#seats.get(guest.seat);
    if (guest.role === 'play' && windows?.delete(client) && windows.size === 0) this.#seats.delete(guest.seat);
    return guest;
  }

  those(wanted: (guest: Guest) => boolean): readonly Client[] {
    return [...this.#guests].flatMap(([client, guest]) => (wanted(guest) ? [client] : []));
  }

  #count({ role, screen }: Guest, by: number): void {
    if (role !== 'watch') return;
    if (screen === '') this.#spectators += by;
    else this.#screens += by;
  }
}
