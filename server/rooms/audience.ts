/** The clients of a room by role. */

import type { Client } from 'colyseus';
import type { Role } from '../../shared/engine/protocol.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { Crowd } from '../colyseus/relay.ts';

export interface Guest {
  /** `relay`: an audience room of another process, which shows everything to its own spectators. */
  readonly role: Role | 'relay';
  /** -1 for none. */
  readonly seat: number;
  /** Id of the token, "" for none. */
  readonly token: string;
  readonly screen: 'tv' | 'overlay' | '';
  /** The language of refusals. */
  readonly language?: Language | undefined;
}

const none: ReadonlySet<Client> = new Set();

export class Audience {
  readonly #guests = new Map<Client, Guest>();
  readonly #hosts = new Set<Client>();
  /** Contestants by seat. One may have several windows open. */
  readonly #seats = new Map<number, Set<Client>>();
  /** Spectators who hear the news of a team, by seat. */
  readonly #teams = new Map<number, Set<Client>>();
  readonly #crowds = new Map<Client, Crowd>();
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
    return this.#screens + this.#sum(({ screens }) => screens);
  }

  get audible(): number {
    return this.#audible.size;
  }

  /** People who watch. Screens and desks do not count. */
  get spectators(): number {
    return this.#spectators + this.#sum(({ spectators }) => spectators);
  }

  /** Everybody in this room or behind a relay. */
  get size(): number {
    return this.#guests.size - this.#crowds.size + this.#sum(({ spectators, screens }) => spectators + screens);
  }

  guest(client: Client): Guest | undefined {
    return this.#guests.get(client);
  }

  connected(seat: number): boolean {
    return this.#seats.has(seat);
  }

  /** Relays, whose spectators may be members of teams. */
  get relays(): Iterable<Client> {
    return this.#crowds.keys();
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
    if (guest.role === 'relay') this.#crowds.set(client, { spectators: 0, screens: 0 });
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
    this.#crowds.delete(client);
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

  setCrowd(relay: Client, crowd: Crowd): void {
    if (this.#crowds.has(relay)) this.#crowds.set(relay, crowd);
  }

  matching(wanted: (guest: Guest) => boolean): readonly Client[] {
    return [...this.#guests].flatMap(([client, guest]) => (wanted(guest) ? [client] : []));
  }

  #sum(of: (crowd: Crowd) => number): number {
    let sum = 0;
    for (const crowd of this.#crowds.values()) sum += of(crowd);
    return sum;
  }

  #count({ role, screen }: Guest, by: number): void {
    if (role !== 'watch') return;
    if (screen === '') this.#spectators += by;
    else this.#screens += by;
  }
}
