/**
 * The one Colyseus room of all shows. It knows who is connected and when things happen. Its parts know what to do: `Inbox`
 * answers messages, `Broadcast` sends, `Presence` knows whether anybody is there, `Desk` belongs to the host.
 */
import { type Client, CloseCode, Room, ServerError } from 'colyseus';
import { closeCode, type Hello, soundCheck, teamMessage } from '../../shared/engine/protocol.ts';
import { Fanout } from '../colyseus/fanout.ts';
import { PatchSerializer } from '../colyseus/patch-serializer.ts';
import { dropSlowReaders, giveUpReservations, markCrowd } from '../colyseus/sockets.ts';
import type { ServerContext } from '../context.ts';
import type { Admission } from '../peers/admission.ts';
import { houseHosts } from '../store/stored.ts';
import { Absentees } from './absentees.ts';
import { Applause } from './applause.ts';
import { Audience, type Guest, isCrowd, roleOf } from './audience.ts';
import { Broadcast } from './broadcast.ts';
import { Desk } from './desk.ts';
import { checkReplay, Ending } from './ending.ts';
import type { Change } from './episode-log.ts';
import { Guard } from './guard.ts';
import { HostRequests } from './host-requests.ts';
import { HttpSeats } from './http-seats.ts';
import { Inbox } from './inbox.ts';
import { LazyCrowd } from './lazy-crowd.ts';
import type { LiveEpisode } from './live-episode.ts';
import { newcomer } from './newcomer.ts';
import { Presence } from './presence.ts';
import { PrivateWords } from './private-words.ts';
import { RobotCast } from './robot-cast.ts';
import type { Rooms } from './rooms.ts';
import { Tape } from './tape.ts';
import { TapeUse } from './tape-use.ts';

/** Milliseconds between two counts of the crowd. */
const sample = 1000;

const isOwnCloseCode = (code: number | undefined) =>
  (Object.values(closeCode) as readonly (number | undefined)[]).includes(code);

export const createEpisodeRoom = (context: ServerContext, rooms: Rooms) =>
  class EpisodeRoom extends Room {
    override autoDispose = false;
    /** Far more than anybody presses, far less than a flood. */
    override maxMessagesPerSecond = 200;
    /** Moves are sent at once. This interval only drives the room's own clock. */
    override patchRate = sample;

    readonly #audience = new Audience();
    readonly #fanout = new Fanout();
    readonly #serializer = new PatchSerializer(
      this.#fanout,
      client => isCrowd(client.userData as Guest | undefined),
      () => this.tape,
    );
    tape!: Tape;
    tapeUse!: TapeUse;
    #live!: LiveEpisode;
    #desk!: Desk;
    crowd!: LazyCrowd;
    readonly #applause = new Applause();
    #presence!: Presence;
    #broadcast!: Broadcast;
    #robots!: RobotCast;
    #absentees!: Absentees;
    httpSeats!: HttpSeats;
    requests!: HostRequests;
    words!: PrivateWords;
    #guard!: Guard;
    #ending!: Ending;
    /** When the room last did what it does once a second, by the monotonic clock. */
    #sampled = Number.NEGATIVE_INFINITY;
    #retired = false;
    #replayChecked = false;

    override async onCreate({ code }: { readonly code: string }): Promise<void> {
      this.roomId = code;
      const live = rooms.arriving(code);
      this.#live = live;
      this.#guard = new Guard(context, code);
      this.words = new PrivateWords(context, code, this.#audience, this.#guard);
      this.#desk = await Desk.open(context, live);
      this.tapeUse = new TapeUse(context.tape, code, context.steady);
      const aside = { applause: this.#applause, tapeUse: this.tapeUse };
      this.crowd = new LazyCrowd(context, live, aside, {
        changed: () => this.#broadcast.show(),
        send: team => this.#broadcast.sendTeam(team),
        revoked: seat => {
          void this.#desk.look().then(() => this.#broadcast.sendDesk());
          this.#sendAway(({ role, seat: own }) => role === 'play' && own === seat);
        },
      });
      const isUsed = () => this.tapeUse.news !== undefined;
      const full = () => this.#serializer.full;
      this.tape = new Tape({ ...context, isUsed, epoch: () => live.log.epoch, full });
      this.#presence = new Presence(context, live, this.#audience, () => this.tape.isRead);
      this.#robots = new RobotCast(context, live, rooms.robotTime, () => this.#presence.watched);
      this.#ending = new Ending(context, live, this.#audience, this.crowd, () => this.#broadcast.show());
      const parts = {
        audience: this.#audience,
        desk: this.#desk,
        crowd: this.crowd,
        applause: this.#applause,
        ending: this.#ending,
        presence: this.#presence,
        tape: this.tape,
        tapeUse: this.tapeUse,
      };
      this.#broadcast = new Broadcast(context, live, parts, () => {
        this.broadcastPatch();
        this.httpSeats.streams.changed();
      });
      this.state = this.#broadcast.state;
      Object.assign(this, { sendFullState: (client: Client) => this.#serializer.welcome(client) });
      // A demo is watched as a television is.
      live.staging.shownOn(() => live.facts.demo || this.#audience.screens > 0);
      live.log.onChange(change => this.#changed(change));
      this.httpSeats = new HttpSeats(
        context,
        live,
        () => this.#broadcast.shell,
        viewer => this.#came(viewer),
      );
      live.starting.present = () => [...new Set([...this.#audience.seats.keys(), ...this.#presence.seats])];
      this.requests = new HostRequests({
        ...parts,
        broadcast: this.#broadcast,
        robots: this.#robots,
        guard: this.#guard,
        sendAway: isAffected => this.#sendAway(isAffected),
        checkSound: () => this.broadcast(soundCheck),
      });
      this.#absentees = new Absentees(live, {
        desk: this.#desk,
        crowd: this.crowd,
        sendAway: isAffected => this.#sendAway(isAffected),
      });
      this.#listen();
      // What it brought the room may not be written yet, and the season adds it up.
      if (live.over && !live.closed && live.facts.season !== undefined)
        void this.#guard.run('ending', this.crowd.facts());
      rooms.opened(code, this);
      void this.#guard.run('ending', this.#ending.look());
      this.#robots.wake();
    }

    /** Colyseus's own sends from a buffer that it goes on writing to. */
    override setSerializer(): void {
      super.setSerializer(this.#serializer);
    }

    override async onJoin(client: Client, _options: unknown, admission: Admission): Promise<void> {
      const { guest, ...more } = await newcomer(this.#live, admission);
      this.#enter(client, guest, more);
      this.requests.programCame(guest.token);
    }

    override onReconnect(client: Client): void {
      const guest = client.userData as Guest | undefined;
      if (guest !== undefined) this.#enter(client, guest);
    }

    override onDrop(client: Client, code?: number): void {
      this.#leave(client);
      if (code === CloseCode.WITH_ERROR) context.metrics.dropped.inc({ why: 'flood' });
      // A client that was cut off for a flood or sent away does not keep its place.
      const wasSentAway = code === CloseCode.WITH_ERROR || isOwnCloseCode(code);
      if (wasSentAway || this.#retired) return;
      this.allowReconnection(client, context.timing.reconnect / 1000).catch(() => undefined);
    }

    override onLeave(client: Client): void {
      this.#leave(client);
    }

    override onDispose(): void {
      this.#robots?.stop();
      if (this.#live !== undefined) rooms.closed(this.#live.code, this);
    }

    /** An internal error in one room harms no other. */
    override onUncaughtException(error: Error, where: string): void {
      if (error.cause instanceof ServerError || error instanceof ServerError) return;
      context.metrics.failures.inc({ where });
      context.log.error({ episode: this.roomId, where, err: error.cause ?? error }, 'a room threw an exception');
    }

    /** The server shuts down. Accepted moves are already on disk. Pages are notified and come back by themselves. */
    override onBeforeShutdown(): void {
      this.#robots?.stop();
      void this.#live?.log
        .settled()
        .finally(() => this.crowd.opened?.close())
        .finally(() => this.retire(CloseCode.SERVER_SHUTDOWN));
    }

    get live(): LiveEpisode {
      return this.#live;
    }

    get clientCount(): number {
      return this.#audience.size + this.tapeUse.watchers;
    }

    get hosted(): boolean {
      return this.#presence.hosted;
    }

    get audience(): Audience {
      return this.#audience;
    }

    /** Leaves memory. The next visitor brings the episode back from the store. */
    retire(code: number): void {
      if (this.#retired) return;
      this.#retired = true;
      this.#robots.stop();
      this.httpSeats.streams.close();
      this.tape.close();
      rooms.closed(this.#live.code, this);
      this.#fanout.flush();
      const written = this.crowd.opened?.close() ?? Promise.resolve();
      // A process that shuts down gives all of its episodes back at once.
      if (code !== CloseCode.SERVER_SHUTDOWN)
        void this.#guard.run(
          'release',
          written.then(() => this.#live.log.release()),
        );
      giveUpReservations(this);
      rooms.leaving.add(this.#live.code, Promise.all([written, this.disconnect(code)]));
    }

    looked(): void {
      this.#presence.looked();
      this.#robots.wake();
    }

    /** Called ten times a second. */
    tick(): void {
      const { starting, clock } = this.#live;
      this.crowd.tick();
      if (starting.due) void this.#guard.run('start', starting.begin());
      if (clock.due) void this.#guard.run('expire', clock.expire());
      else if (clock.roundDue) void this.#guard.run('expire', clock.callTime());
      const now = context.steady();
      if (now - this.#sampled < sample) return;
      this.#sampled = now;
      this.#tickSecond();
    }

    #tickSecond(): void {
      const live = this.#live;
      const { paused } = live.state;
      this.crowd.opened?.tick();
      if (this.#applause.tick()) this.#broadcast.show();
      dropSlowReaders(this, context);
      const isHeard = this.httpSeats.tick();
      if (isHeard) this.looked();
      if (this.#presence.hasChanged) this.#broadcast.show();
      this.tapeUse.tick(this.#audience.spectators);
      this.tape.tick();
      this.#broadcast.showCrowd();
      this.#ending.tick();
      if (live.readyToPublish) void this.#guard.run('publish', live.close());
      if (this.#presence.hostAway && paused === '' && live.log.running)
        void this.#guard.run('away', live.clock.hostAway());
      if (this.#presence.asleep && paused === '' && live.state.deadline > 0)
        void this.#guard.run('away', live.clock.pause('away'));
      if (!isHeard && this.#presence.idle) this.retire(CloseCode.NORMAL_CLOSURE);
    }

    #listen(): void {
      const inbox = new Inbox(context, this.#live, {
        audience: this.#audience,
        desk: this.#desk,
        ending: this.#ending,
        broadcast: this.#broadcast,
        guard: this.#guard,
        crowd: this.crowd,
        manage: (message, asker, moved) => this.requests.manage(message, asker, moved),
      });
      for (const [type, handler] of Object.entries(inbox.handlers)) this.onMessage(type, handler);
    }

    #enter(client: Client, guest: Guest, more: Pick<Hello, 'token' | 'turnedAway'> = {}): void {
      client.userData = guest;
      markCrowd(client, isCrowd(guest));
      this.#audience.add(client, guest);
      context.metrics.clients.inc({ role: roleOf(guest) });
      this.#robots.wake();
      client.send('hello', { now: context.now(), role: guest.role, seat: guest.seat, ...more } satisfies Hello);
      this.#broadcast.sendOwn(client, guest);
      this.words.welcome(client, guest);
      const team = guest.role === 'play' ? this.crowd.teams.find(({ news }) => news.seat === guest.seat) : undefined;
      if (team !== undefined) client.send(teamMessage, team.news);
      if (guest.role === 'host' || houseHosts(this.#live.facts.robots)) void this.#back();
      if (guest.role === 'host' || guest.role === 'play' || guest.screen !== '') this.#broadcast.show();
      if (guest.role === 'host' || guest.screen !== '') this.#broadcast.sendDesk();
    }

    async #back(): Promise<void> {
      if (this.#live.state.paused === 'away') await this.#guard.run('back', this.#live.clock.resume('away'));
    }

    /** A host or a seat without a socket: a program. */
    async #came(viewer: 'host' | number): Promise<void> {
      if (this.#presence.heard(viewer)) this.#broadcast.show();
      if (viewer === 'host') await this.#back();
    }

    #leave(client: Client): void {
      const guest = this.#audience.remove(client);
      if (guest === undefined) return;
      context.metrics.clients.dec({ role: roleOf(guest) });
      this.#presence.left(guest.role === 'host');
      if (this.#retired) return;
      if (guest.role !== 'watch' || guest.screen !== '') this.#broadcast.show();
      if (guest.screen !== '') this.#broadcast.sendDesk();
    }

    #sendAway(isAffected: (guest: Guest) => boolean): void {
      for (const client of this.#audience.matching(isAffected)) client.leave(closeCode.revoked);
      this.httpSeats.streams.close(isAffected);
    }

    #changed(change: Change): void {
      if (change === 'lost') {
        this.retire(closeCode.moved);
        return;
      }
      if (change === 'entry') this.crowd.opened?.entryPlayed();
      this.#ending.tick();
      this.#broadcast.show();
      if (this.#live.over && !this.#replayChecked) {
        this.#replayChecked = true;
        void this.#guard.run('replay', checkReplay(context, this.#live.log));
        // Nobody would take back the end of a demo, so it is closed at once.
        if (this.#live.facts.demo) void this.#guard.run('publish', this.#live.close());
      }
      if (change === 'entry') {
        this.#broadcast.sendOwns();
        if (this.#absentees.changed) {
          this.#broadcast.sendDesk();
          void this.#guard.run('substitute', this.#absentees.look());
        }
        void this.#guard.run('ending', this.#ending.look());
      }
      this.#robots.wake();
    }
  };
