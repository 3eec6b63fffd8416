/** The audience rooms of this process: one for each show that another process plays and somebody here watches. */
import { matchMaker } from 'colyseus';
import { closeCode } from '../../shared/engine/protocol.ts';
import { LeavingRooms } from '../colyseus/leaving-rooms.ts';
import { Relay, type RelayListener } from '../colyseus/relay.ts';
import type { Admission } from '../peers/admission.ts';
import type { Peers, Reservation } from '../peers/peers.ts';
import type { Place } from '../store/stored.ts';
import { type AudienceRoom, audienceId, sample } from './audience-room.ts';

export const audienceRoomName = 'audience';

const asRelay: Admission = {
  role: 'relay',
  seat: -1,
  token: '',
  name: '',
  wanted: -1,
  pledge: '',
  screen: '',
  visitor: '',
};

export class Audiences {
  readonly #peers: Peers;
  readonly #open = new Map<string, AudienceRoom>();
  readonly #opening = new Map<string, Promise<void>>();
  readonly leaving = new LeavingRooms();
  /** Where the show is played, for rooms that are being created. */
  readonly #places = new Map<string, Place>();
  #timer: NodeJS.Timeout | undefined;

  constructor(peers: Peers) {
    this.#peers = peers;
  }

  start(): void {
    this.#timer = setInterval(() => {
      for (const room of this.#open.values()) room.tick();
    }, sample);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  has(code: string): boolean {
    return this.#open.has(code);
  }

  /** The number of spectators here of a show that another process plays. */
  count(code: string): number {
    return this.#open.get(code)?.clientCount ?? 0;
  }

  /** A reservation for a spectator. Throws `PeerUnavailable`, or Colyseus's error if the room is closing. */
  async reserve(code: string, place: Place | undefined, admission: Admission): Promise<Reservation> {
    if (!this.#open.has(code) && place !== undefined) await this.#ensure(code, place);
    const listing = await matchMaker.getRoomById(audienceId(code));
    return matchMaker.reserveSeatFor(listing, {}, admission);
  }

  /** The process that played the show no longer does. Spectators join again and find the new one. */
  abandon(code: string): void {
    this.#open.get(code)?.retire(closeCode.moved);
  }

  /** The relay of a room that is being created. */
  async relay(code: string, listener: RelayListener): Promise<Relay> {
    const place = this.#places.get(code);
    if (place === undefined) throw new Error(`no audience room was requested for ${code}`);
    return Relay.open(place, await this.#peers.reserve(place, code, asRelay), listener);
  }

  /** False for a room that nobody could enter yet. */
  closed(code: string, room: object): boolean {
    return this.#open.get(code) === room && this.#open.delete(code);
  }

  async #ensure(code: string, place: Place): Promise<void> {
    const opening = this.#opening.get(code) ?? this.#make(code, place).finally(() => this.#opening.delete(code));
    this.#opening.set(code, opening);
    await opening;
  }

  async #make(code: string, place: Place): Promise<void> {
    await this.leaving.gone(code);
    this.#places.set(code, place);
    try {
      const { roomId } = await matchMaker.createRoom(audienceRoomName, { code });
      const room = matchMaker.getLocalRoomById(roomId) as unknown as AudienceRoom;
      if (room.closing) void room.disconnect(closeCode.moved);
      else this.#open.set(code, room);
    } finally {
      this.#places.delete(code);
    }
  }
}
