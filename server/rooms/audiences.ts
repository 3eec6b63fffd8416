/** The audience rooms of this process: one for each show that others play and somebody here watches. */
import { matchMaker } from '@colyseus/core';
import { closeCode } from '../../shared/engine/protocol.ts';
import type { Admission } from '../peers/admission.ts';
import type { Peers, Reservation } from '../peers/peers.ts';
import type { Place } from '../store/store.ts';
import { type AudienceRoom, audienceId, sample } from './audience-room.ts';
import { Relay, type RelayListener } from './relay.ts';

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
  readonly #leaving = new Map<string, Promise<unknown>>();
  /** Where the show of a room that is being made is played. */
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

  /** People here who watch a show that is played elsewhere. */
  count(code: string): number {
    return this.#open.get(code)?.clientCount ?? 0;
  }

  /** A seat for a spectator. Throws `PeerAway`, or the library's error where the room closes just now. */
  async reserve(code: string, place: Place | undefined, admission: Admission): Promise<Reservation> {
    if (!this.#open.has(code) && place !== undefined) await this.#ensure(code, place);
    const listing = await matchMaker.getRoomById(audienceId(code));
    return matchMaker.reserveSeatFor(listing, {}, admission);
  }

  /** Whoever played the show does not any more: who watches here comes again, and finds whoever plays it now. */
  abandon(code: string): void {
    this.#open.get(code)?.retire(closeCode.moved);
  }

  /** The socket of a room that is being made. */
  async relay(code: string, listener: RelayListener): Promise<Relay> {
    const place = this.#places.get(code);
    if (place === undefined) throw new Error(`nobody asked for an audience room for ${code}`);
    return Relay.open(place, await this.#peers.reserve(place, code, asRelay), listener);
  }

  /** The next room for the same show is made once the old one is gone: the library knows one room of an id only. */
  leaving(code: string, gone: Promise<unknown>): void {
    const left = gone
      .catch(() => undefined)
      .finally(() => {
        if (this.#leaving.get(code) === left) this.#leaving.delete(code);
      });
    this.#leaving.set(code, left);
  }

  /** False for a room that nobody could enter yet. */
  closed(code: string, room: AudienceRoom): boolean {
    return this.#open.get(code) === room && this.#open.delete(code);
  }

  async #ensure(code: string, place: Place): Promise<void> {
    const opening = this.#opening.get(code) ?? this.#make(code, place).finally(() => this.#opening.delete(code));
    this.#opening.set(code, opening);
    await opening;
  }

  async #make(code: string, place: Place): Promise<void> {
    await this.#leaving.get(code);
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
