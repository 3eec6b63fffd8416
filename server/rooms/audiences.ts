/** The audience rooms of this process: one for each show that another process plays and somebody here watches. */

import { type Client, CloseCode, matchMaker, Room, ServerError } from 'colyseus';
import type { TeamNews } from '../../shared/crowd/messages.ts';
import { soundly } from '../../shared/engine/message-fields.ts';
import { type ClockReply, clockQuestion, closeCode, type Hello, teamMessage } from '../../shared/engine/protocol.ts';
import { LatestNews } from '../colyseus/latest-news.ts';
import { type Crowd, Relay, type RelayListener, teamFrame } from '../colyseus/relay.ts';
import { RelaySerializer } from '../colyseus/relay-serializer.ts';
import { dropSlowReaders, LeavingRooms, markCrowd } from '../colyseus/sockets.ts';
import type { ServerContext } from '../context.ts';
import { sharing } from '../latest.ts';
import type { Admission } from '../peers/admission.ts';
import { type Peers, PeerUnavailable, type Reservation } from '../peers/peers.ts';
import type { Place } from '../store/stored.ts';
import { Audience } from './audience.ts';
import { teamKey } from './messages.ts';

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
  readonly #opening = sharing<void>();
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

  count(code: string): number {
    return this.#open.get(code)?.clientCount ?? 0;
  }

  /** A reservation for a spectator. Throws `PeerUnavailable`, or Colyseus's error if the room is closing. */
  async reserve(code: string, place: Place | undefined, admission: Admission): Promise<Reservation> {
    if (!this.#open.has(code) && place !== undefined) await this.#opening(code, () => this.#make(code, place));
    const listing = await matchMaker.getRoomById(audienceId(code));
    return matchMaker.reserveSeatFor(listing, {}, admission);
  }

  /** The process that played the show no longer does. Spectators join again and find the new one. */
  abandon(code: string): void {
    this.#open.get(code)?.retire(closeCode.moved);
  }

  async relay(code: string, listener: RelayListener): Promise<Relay> {
    const place = this.#places.get(code);
    if (place === undefined) throw new Error(`no audience room was requested for ${code}`);
    return Relay.open(place, await this.#peers.reserve(place, code, asRelay), listener);
  }

  /** False for a room that nobody could enter yet. */
  closed(code: string, room: object): boolean {
    return this.#open.get(code) === room && this.#open.delete(code);
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

/** Milliseconds between two counts of the crowd. */
const sample = 1000;

/** Spectators only need to say that they are there. */
const messagesPerSecond = 20;

/**
 * The process's name is part of the id, because this process may play the episode later, and other processes have audience
 * rooms for it too.
 */
const audienceId = (code: string): string => `${code}W${matchMaker.processId}`;

export const createAudienceRoom = (context: ServerContext, audiences: Audiences) =>
  class AudienceRoom extends Room {
    override maxMessagesPerSecond = messagesPerSecond;
    override patchRate = sample;

    readonly #audience = new Audience();
    readonly #serializer = new RelaySerializer(() => this.#relay?.askState());
    #relay: Relay | undefined;
    #code = '';
    /** Members of teams by the key of their team, and its latest news. */
    readonly #members = new Map<string, Set<Client>>();
    readonly #teams = new Map<string, TeamNews>();
    readonly #news = new Map<string, LatestNews>();
    #reported: Crowd = { spectators: 0, screens: 0 };
    #closing = false;

    override async onCreate({ code }: { readonly code: string }): Promise<void> {
      this.#code = code;
      this.roomId = audienceId(code);
      this.setSerializer(this.#serializer as never);
      // Any state will do: the real one is in the other process.
      this.state = {};
      Object.assign(this, { sendFullState: (client: Client) => this.#serializer.welcome(client) });
      this.onMessage(clockQuestion, (): ClockReply => ({ now: context.now() }));
      this.onMessage(teamMessage, (client, message) => this.#hear(client, soundly(teamKey, message)?.key ?? ''));
      this.onMessage('*', () => undefined);
      this.#relay = await audiences.relay(code, {
        state: frame => this.#serializer.state(frame),
        frame: frame => this.#serializer.frame(frame),
        team: ({ key, news }) => {
          this.#teams.set(key, news);
          const members = this.#news.get(key) ?? new LatestNews();
          this.#news.set(key, members);
          members.send(teamFrame(news), this.#members.get(key) ?? []);
        },
        // The next process encodes the state from scratch, so everybody joins again and gets the full state.
        closed: why => this.retire(why === closeCode.deleted ? why : closeCode.moved),
      });
      this.#serializer.describe(this.#relay.described);
    }

    override onJoin(client: Client, _options: unknown, { screen }: Admission): void {
      this.#enter(client, { role: 'watch', seat: -1, token: '', screen });
    }

    override onReconnect(client: Client): void {
      this.#enter(client, client.userData as never);
    }

    override onDrop(client: Client, code?: number): void {
      this.onLeave(client);
      if (code === CloseCode.WITH_ERROR || this.#closing) return;
      this.allowReconnection(client, context.timing.reconnect / 1000).catch(() => undefined);
    }

    override onLeave(client: Client): void {
      for (const members of this.#members.values()) members.delete(client);
      const guest = this.#audience.remove(client);
      if (guest !== undefined) context.metrics.clients.dec({ role: guest.screen === '' ? 'watch' : 'screen' });
    }

    override onDispose(): void {
      audiences.closed(this.#code, this);
      this.#relay?.close();
    }

    override onUncaughtException(error: Error, where: string): void {
      const about = error.cause ?? error;
      // The show is moving to another process. The page tries again.
      if (about instanceof ServerError || about instanceof PeerUnavailable) return;
      context.metrics.failures.inc({ where });
      context.log.error({ room: this.roomId, where, err: error.cause ?? error }, 'an audience room threw an exception');
    }

    override onBeforeShutdown(): void {
      this.retire(CloseCode.SERVER_SHUTDOWN);
    }

    get clientCount(): number {
      return this.#audience.size;
    }

    get closing(): boolean {
      return this.#closing;
    }

    retire(code: number): void {
      if (this.#closing) return;
      this.#closing = true;
      // A room that is still being created is closed by its creator.
      if (!audiences.closed(this.#code, this)) return;
      this.#serializer.flush();
      audiences.leaving.add(this.#code, this.disconnect(code));
    }

    /** Called once a second. */
    tick(): void {
      dropSlowReaders(this, context);
      // A process that is silent for the length of its lease has lost the show.
      this.#relay?.ask(Math.ceil(context.timing.lease / sample));
      const { spectators, screens } = this.#audience;
      if (spectators === this.#reported.spectators && screens === this.#reported.screens) return;
      this.#reported = { spectators, screens };
      this.#relay?.sendCrowd(this.#reported);
    }

    /** A key that no team has is forgotten. */
    #hear(client: Client, key: string): void {
      const news = this.#teams.get(key);
      if (news === undefined) return;
      for (const members of this.#members.values()) members.delete(client);
      this.#members.set(key, (this.#members.get(key) ?? new Set()).add(client));
      client.raw(teamFrame(news));
    }

    #enter(client: Client, guest: { role: 'watch'; seat: -1; token: ''; screen: Admission['screen'] }): void {
      client.userData = guest;
      markCrowd(client, guest.screen === '');
      this.#audience.add(client, guest);
      context.metrics.clients.inc({ role: guest.screen === '' ? 'watch' : 'screen' });
      const hello: Hello = { now: context.now(), role: 'watch', seat: -1 };
      client.send('hello', hello);
    }
  };

type AudienceRoom = InstanceType<ReturnType<typeof createAudienceRoom>>;
