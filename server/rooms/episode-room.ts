/** The one room of all shows: lets people in, passes their moves on, and shows everybody what they may know. */
import { type Client, CloseCode, Room, ServerError } from '@colyseus/core';
import { phrase, textOf } from '../../shared/engine/phrase.ts';
import {
  type ClockReply,
  clockQuestion,
  closeCode,
  type DeskMessage,
  type DeskNews,
  type DeskReply,
  type Hello,
  heardMessage,
  holdMessage,
  type MoveReply,
  type Shell,
  soundCheck,
} from '../../shared/engine/protocol.ts';
import type { BetReply, SideMessage } from '../../shared/side-game/messages.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { Admission } from '../peers/admission.ts';
import { houseHosts } from '../store/store.ts';
import type { Studio } from '../studio.ts';
import { Audience, type Guest } from './audience.ts';
import { Callers } from './callers.ts';
import { Desk } from './desk.ts';
import { longestName } from './entrance.ts';
import type { Change } from './episode-log.ts';
import { Fanout } from './fanout.ts';
import type { LiveEpisode } from './live-episode.ts';
import { alarmMessage, crowdMessage, deskMessage, linkMessage, moveMessage, soundMessage } from './messages.ts';
import { Mirror } from './mirror.ts';
import { newcomer } from './newcomer.ts';
import { PatchSerializer } from './patch-serializer.ts';
import { relayed } from './relay.ts';
import { checkReplay } from './replay-check.ts';
import { refused, replyIn } from './replies.ts';
import { RobotCast } from './robot-cast.ts';
import type { Rooms } from './rooms.ts';
import { shellOf } from './shell.ts';
import { SideGame } from './side-game.ts';
import { dropSlowReaders, markCrowd } from './sockets.ts';

/** How often the crowd is counted, in milliseconds. */
const sample = 1000;

/** Far more than anybody presses, far less than a flood. */
const messagesPerSecond = 200;

const badMessage = refused('bad-message', phrase('unreadable'));
const failed = refused('failed', phrase('failed'));
const notAllowed = refused('not-allowed', phrase('forHost'));
const nameless = phrase('badInput', 'name', phrase('text', longestName));
const badName = { ok: false, code: 'bad-input', message: textOf(nameless), phrase: nameless } as const;

const isAboutName = (reply: MoveReply) => !reply.ok && reply.code === 'bad-input' && reply.phrase?.with[0] === 'name';

/** Who only watches is served after those who play, and after relays, which have a crowd of their own to serve. */
const isCrowd = (guest: Guest | undefined) => guest?.role === 'watch' && guest.screen === '';

/** As it stands in the figures. */
const roleOf = ({ role, screen }: Guest) => (screen === '' ? role : 'screen');

export const createEpisodeRoom = (studio: Studio, rooms: Rooms) =>
  class EpisodeRoom extends Room {
    override autoDispose = false;
    override maxMessagesPerSecond = messagesPerSecond;
    /** Moves are sent at once; this only keeps the room's own time going. */
    override patchRate = sample;

    readonly #audience = new Audience();
    readonly #fanout = new Fanout();
    readonly #serializer = new PatchSerializer(this.#fanout, client => isCrowd(client.userData as Guest | undefined));
    #live!: LiveEpisode;
    #side: SideGame | undefined;
    #sideOpening: Promise<void> | undefined;
    #mirror!: Mirror;
    #desk!: Desk;
    #robots!: RobotCast;
    #callers!: Callers;
    // By the steady clock, like all that is waited for here.
    #hostGone = studio.steady();
    #lastGone = studio.steady();
    /** When somebody asked about it last; who had it made is about to watch. */
    #lookedAt = studio.steady();
    #sampled = Number.NEGATIVE_INFINITY;
    #spectators = 0;
    #retired = false;
    #checked = false;

    override async onCreate({ code }: { readonly code: string }): Promise<void> {
      this.roomId = code;
      const live = rooms.arriving(code);
      this.#live = live;
      this.#desk = await Desk.open(studio, live);
      this.#robots = new RobotCast(studio, live, rooms.robotTime, () => this.#watched);
      this.#mirror = new Mirror(live.show);
      this.#write();
      this.state = this.#mirror.state;
      Object.assign(this, { sendFullState: (client: Client) => this.#serializer.welcome(client) });
      live.staging.shownOn(() => this.#audience.screens > 0);
      live.log.onChange(change => this.#changed(change));
      this.#callers = new Callers(studio, live, () => this.#shell());
      live.starting.present = () => [...new Set([...this.#audience.seats.keys(), ...this.#callers.here])];
      this.onMessage('move', async (client: Client, message: unknown) =>
        replyIn(this.#languageOf(client), await this.#move(client, message)),
      );
      this.onMessage('desk', async (client: Client, message: unknown) =>
        replyIn(this.#languageOf(client), await this.#deskMessage(client, message)),
      );
      this.onMessage(clockQuestion, (): ClockReply => ({ now: studio.now() }));
      this.onMessage(heardMessage, (client: Client, message: unknown) => this.#hear(client, message));
      this.onMessage(holdMessage, (client: Client, message: unknown) => this.#hold(client, message));
      this.onMessage('pledge', (client: Client, message: unknown) => this.#pledge(client, message));
      this.onMessage('dice-alarm', (client: Client, message: unknown) => this.#alarm(client, message));
      this.onMessage('start-link', (client: Client, message: unknown) => this.#startLink(client, message));
      this.onMessage(relayed.crowd, (client: Client, message: unknown) => this.#count(client, message));
      this.onMessage(relayed.state, (client: Client) => this.#sendState(client));
      // Without it, an unknown type closes the socket.
      this.onMessage('*', () => undefined);
      rooms.opened(code, this);
      this.#robots.wake();
    }

    /** Setting the state brings the library's own, which sends out of a buffer that it goes on writing to. */
    override setSerializer(): void {
      super.setSerializer(this.#serializer);
    }

    override async onJoin(client: Client, _options: unknown, admission: Admission): Promise<void> {
      const { guest, ...more } = await newcomer(this.#live, admission);
      this.#enter(client, guest, more);
    }

    override onReconnect(client: Client): void {
      const guest = client.userData as Guest | undefined;
      if (guest !== undefined) this.#enter(client, guest);
    }

    override onDrop(client: Client, code?: number): void {
      this.#leave(client);
      if (code === CloseCode.WITH_ERROR) studio.metrics.dropped.inc({ why: 'flood' });
      // Who was cut off for a flood or sent away does not get their place held.
      const sent =
        code === CloseCode.WITH_ERROR || (Object.values(closeCode) as readonly (number | undefined)[]).includes(code);
      if (sent || this.#retired || (client.userData as Guest | undefined)?.role === 'relay') return;
      this.allowReconnection(client, studio.timing.reconnect / 1000).catch(() => undefined);
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
      studio.metrics.failures.inc({ where });
      studio.log.error({ episode: this.roomId, where, err: error.cause ?? error }, 'an exception was caught');
    }

    /** The server goes down: what was accepted is on disk already; the pages are told and come back by themselves. */
    override onBeforeShutdown(): void {
      this.#robots?.stop();
      void this.#live?.log
        .settled()
        .finally(() => this.#side?.close())
        .finally(() => this.retire(CloseCode.SERVER_SHUTDOWN));
    }

    /** Seats that play over HTTP. */
    get callers(): Callers {
      return this.#callers;
    }

    get live(): LiveEpisode {
      return this.#live;
    }

    get clientCount(): number {
      return this.#audience.size;
    }

    get hosted(): boolean {
      return this.#audience.hosts.size > 0;
    }

    /** Leaves memory; whoever comes next brings it back from the store. */
    retire(code: number): void {
      if (this.#retired) return;
      this.#retired = true;
      this.#robots.stop();
      rooms.closed(this.#live.code, this);
      this.#fanout.flush();
      // A process that goes gives all of its episodes back at once.
      const kept = this.#side?.close() ?? Promise.resolve();
      if (code !== CloseCode.SERVER_SHUTDOWN)
        void this.#guard(
          'release',
          kept.then(() => this.#live.log.release()),
        );
      rooms.leaving(this.#live.code, Promise.all([kept, this.disconnect(code)]));
    }

    looked(): void {
      this.#lookedAt = studio.steady();
      this.#robots.wake();
    }

    async linksChanged(gone: readonly string[]): Promise<void> {
      await this.#desk.look();
      this.#sendAway(({ token }) => gone.includes(token));
      this.#tellDesk();
    }

    /** The audience's game begins when the first one asks for it. */
    async side(message: SideMessage): Promise<BetReply> {
      if (!this.#live.state.settings.sideGame) return { ok: false, message: '', phrase: phrase('sideOff') };
      this.#sideOpening ??= SideGame.open(studio, this.#live).then(side => {
        this.#side = side;
        side.heard();
      });
      try {
        await this.#sideOpening;
      } catch (error) {
        this.#sideOpening = undefined;
        throw error;
      }
      const reply = this.#side?.play(message) ?? { ok: false, message: '', phrase: phrase('later') };
      if (message.do === 'enter') this.#show();
      return reply;
    }

    /** `moved`: hears the id of the token that stands for the asker's own from now on. */
    async manage(message: DeskMessage, asker: string, moved?: (token: string) => void): Promise<DeskReply> {
      const reply = await this.#desk.handle(message, asker);
      if (message.do === 'move-link' && reply.ok && reply.id !== undefined) moved?.(reply.id);
      const gone = this.#desk.takeGone();
      if (gone.length > 0) this.#sendAway(({ token }) => gone.includes(token));
      if (!reply.ok) return reply;
      if (message.do === 'sound-check') this.broadcast(soundCheck);
      if (message.do === 'skip') this.#robots.hurry();
      if (message.do === 'remove' || message.do === 'ban')
        this.#sendAway(({ role, seat }) => role === 'play' && seat === message.seat);
      this.#tellDesk();
      return reply;
    }

    /** Called ten times a second. */
    tick(): void {
      const live = this.#live;
      const now = studio.steady();
      const { paused } = live.state;
      if (live.starting.due) void this.#guard('start', live.starting.begin());
      if (live.clock.due) void this.#guard('expire', live.clock.expire());
      else if (live.clock.roundDue) void this.#guard('expire', live.clock.callTime());
      if (now - this.#sampled < sample) return;
      this.#sampled = now;
      if (this.#side?.tick()) this.#show();
      dropSlowReaders(this, studio);
      if (this.#spectators !== this.#audience.spectators) {
        this.#spectators = this.#audience.spectators;
        this.#show();
        this.#tellDesk();
      }
      if (live.ripe) void this.#guard('publish', live.close());
      const hostless = this.#audience.hosts.size === 0 && now - this.#hostGone >= studio.timing.away;
      if (hostless && paused === '' && live.log.running) void this.#guard('away', live.clock.hostAway());
      if (this.#asleep && paused === '' && live.state.deadline > 0) void this.#guard('away', live.clock.pause('away'));
      const plays = houseHosts(live.facts.robots) && !live.over && this.#watched;
      const needed = this.#audience.size > 0 || plays || !live.log.idle;
      if (!needed && now - this.#lastGone >= studio.timing.idle) this.retire(CloseCode.NORMAL_CLOSURE);
    }

    #languageOf(client: Client): Language {
      return this.#audience.guest(client)?.language ?? 'en';
    }

    /** Robots play for those who are there or have just asked; a demo only for those who are there. */
    get #watched(): boolean {
      if (this.#audience.size > 0) return true;
      return !this.#live.facts.demo && studio.steady() - this.#lookedAt < studio.timing.looked;
    }

    /** Robots alone play, and nobody watches: their clock stands still as well. */
    get #asleep(): boolean {
      return houseHosts(this.#live.facts.robots) && !this.#watched;
    }

    #enter(client: Client, guest: Guest, more: Pick<Hello, 'token' | 'turnedAway'> = {}): void {
      client.userData = guest;
      markCrowd(client, isCrowd(guest));
      this.#audience.come(client, guest);
      studio.metrics.clients.inc({ role: roleOf(guest) });
      this.#robots.wake();
      if (guest.role === 'relay') return;
      const hello: Hello = {
        now: studio.now(),
        role: guest.role,
        seat: guest.seat,
        ...more,
      };
      client.send('hello', hello);
      this.#sendOwn(client, guest);
      if (guest.role === 'host' || houseHosts(this.#live.facts.robots))
        void this.#guard('back', this.#live.clock.resume('away'));
      if (guest.role === 'host' || guest.role === 'play' || guest.screen !== '') this.#show();
      if (guest.role === 'host' || guest.screen !== '') this.#tellDesk();
    }

    #leave(client: Client): void {
      const guest = this.#audience.go(client);
      if (guest === undefined) return;
      const now = studio.steady();
      studio.metrics.clients.dec({ role: roleOf(guest) });
      if (guest.role === 'host' && this.#audience.hosts.size === 0) this.#hostGone = now;
      if (this.#audience.size === 0) this.#lastGone = now;
      if (this.#retired) return;
      if (guest.role !== 'watch' || guest.screen !== '') this.#show();
      if (guest.screen !== '') this.#tellDesk();
    }

    /** Host or seat for which a client may speak; undefined for spectators, whose messages are not even read. */
    #speaker(client: Client): 'host' | number | undefined {
      const guest = this.#audience.guest(client);
      return guest?.role === 'host' ? 'host' : guest?.role === 'play' ? guest.seat : undefined;
    }

    async #move(client: Client, message: unknown): Promise<MoveReply> {
      const by = this.#speaker(client);
      if (by === undefined) return refused('not-allowed', phrase('watcherMoves'));
      const read = moveMessage.safeParse(message);
      if (!read.success) return badMessage;
      const { id, for: seat, at, ...asked } = read.data;
      if (seat !== undefined && by !== 'host') return notAllowed;
      const ended = studio.metrics.moveTime.startTimer();
      try {
        const reply = await (seat === undefined
          ? this.#live.move(by, { ...asked, id }, undefined, at)
          : this.#live.move(seat, { ...asked, id }, 'host', at));
        return asked.name === null && isAboutName(reply) ? badName : reply;
      } catch (error) {
        this.#report('move', error);
        return failed;
      } finally {
        ended();
      }
    }

    /** Where no person hosts, whoever plays may stop the show: somebody is at the door. */
    async #hold(client: Client, message: unknown): Promise<boolean> {
      const guest = this.#audience.guest(client);
      const read = soundMessage.safeParse(message);
      if (guest?.role !== 'play' || !houseHosts(this.#live.facts.robots) || !read.success) return false;
      try {
        return await (read.data.on ? this.#live.clock.pause('host') : this.#live.clock.resume());
      } catch (error) {
        this.#report('hold', error);
        return false;
      }
    }

    async #deskMessage(client: Client, message: unknown): Promise<DeskReply> {
      const guest = this.#audience.guest(client);
      if (guest?.role !== 'host') return notAllowed;
      const read = deskMessage.safeParse(message);
      if (!read.success) return badMessage;
      try {
        // Whoever asked stays; whoever else came with the old link goes.
        return await this.manage(read.data, guest.token, token => {
          this.#audience.come(client, { ...guest, token });
          client.userData = this.#audience.guest(client);
        });
      } catch (error) {
        this.#report('desk', error);
        return failed;
      }
    }

    async #pledge(client: Client, message: unknown): Promise<boolean> {
      const by = this.#speaker(client);
      if (by === undefined) return false;
      const read = linkMessage.safeParse(message);
      const token = this.#audience.guest(client)?.token;
      const given = this.#desk.links.some(({ id }) => id === token);
      return read.success && this.#live.fairness.pledge(by, read.data.value, given);
    }

    async #alarm(client: Client, message: unknown): Promise<boolean> {
      const by = this.#speaker(client);
      if (by === undefined) return false;
      const read = alarmMessage.safeParse(message);
      return read.success && this.#live.fairness.alarm(by, read.data.what, read.data.entry);
    }

    async #startLink(client: Client, message: unknown): Promise<boolean> {
      const by = this.#speaker(client);
      if (typeof by !== 'number') return false;
      const read = linkMessage.safeParse(message);
      return read.success && this.#live.starting.give(by, read.data.value);
    }

    #hear(client: Client, message: unknown): void {
      if ((this.#audience.guest(client)?.screen ?? '') === '') return;
      const read = soundMessage.safeParse(message);
      if (read.success && this.#audience.hear(client, read.data.on)) this.#tellDesk();
    }

    #count(client: Client, message: unknown): void {
      if (this.#audience.guest(client)?.role !== 'relay') return;
      const read = crowdMessage.safeParse(message);
      if (read.success) this.#audience.counted(client, read.data);
    }

    /** For those who will come to a relay later. */
    #sendState(client: Client): void {
      if (this.#audience.guest(client)?.role === 'relay') client.raw(this.#serializer.getFullState());
    }

    #sendAway(whom: (guest: Guest) => boolean): void {
      for (const client of this.#audience.those(whom)) client.leave(closeCode.revoked);
    }

    #changed(change: Change): void {
      if (change === 'lost') {
        this.retire(closeCode.moved);
        return;
      }
      if (change === 'entry') this.#side?.heard();
      this.#show();
      if (this.#live.over && !this.#checked) {
        this.#checked = true;
        void this.#guard('replay', checkReplay(studio, this.#live));
        // Nobody would take the end of a demo back: its robots' host closes it.
        if (this.#live.facts.demo) void this.#guard('publish', this.#live.close());
      }
      if (change === 'entry') {
        this.#tellOwn('host', this.#audience.hosts);
        for (const [seat, windows] of this.#audience.seats) this.#tellOwn(seat, windows);
      }
      this.#robots.wake();
    }

    /** All windows of one viewer. */
    #tellOwn(viewer: 'host' | number, windows: ReadonlySet<Client>): void {
      if (windows.size === 0) return;
      const own = this.#live.own(viewer);
      for (const client of windows) client.send('own', own);
    }

    #sendOwn(client: Client, { role, seat }: Guest): void {
      if (role === 'host') client.send('own', this.#live.own('host'));
      if (role === 'play') client.send('own', this.#live.own(seat));
    }

    #tellDesk(): void {
      if (this.#audience.hosts.size === 0) return;
      const news: DeskNews = {
        links: this.#desk.links,
        times: this.#live.state.chairs.map(({ time = 1 }) => time),
        screens: this.#audience.screens,
        heard: this.#audience.heard,
        clients: this.#audience.size,
        banned: this.#live.state.banned.map(({ id, name }) => ({ id, name })),
      };
      for (const client of this.#audience.hosts) client.send('desk', news);
    }

    #show(): void {
      const ended = studio.metrics.patchTime.startTimer();
      this.#write();
      this.broadcastPatch();
      ended();
    }

    #write(): void {
      const { episode } = this.#live;
      this.#mirror.write(this.#shell(), episode.act, episode.view('audience').board);
    }

    #shell(): Shell {
      return shellOf(this.#live, this.#live.episode.view('audience'), {
        audience: this.#audience,
        spectators: this.#spectators,
        side: this.#side,
      });
    }

    async #guard(where: string, work: Promise<unknown>): Promise<void> {
      try {
        await work;
      } catch (error) {
        this.#report(where, error);
      }
    }

    #report(where: string, error: unknown): void {
      studio.metrics.failures.inc({ where });
      studio.log.error({ episode: this.roomId, where, err: error }, 'a message was not handled');
    }
  };
