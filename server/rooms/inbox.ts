/** What clients send to a room: who may send it, whether it can be read, and which part of the episode answers it. */

import type { Client } from 'colyseus';
import type { RoomReply } from '../../shared/crowd/messages.ts';
import type { DeskMessage } from '../../shared/engine/desk-message.ts';
import { soundly } from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import {
  alongMessage,
  type ClockReply,
  clockQuestion,
  type DeskReply,
  heardMessage,
  holdMessage,
  type MoveReply,
  skipMessage,
  teamMessage,
} from '../../shared/engine/protocol.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { ServerContext } from '../context.ts';
import { houseHosts } from '../store/stored.ts';
import type { Audience } from './audience.ts';
import type { Broadcast } from './broadcast.ts';
import type { Desk } from './desk.ts';
import type { Ending } from './ending.ts';
import type { Guard } from './guard.ts';
import type { LazyCrowd } from './lazy-crowd.ts';
import type { LiveEpisode } from './live-episode.ts';
import { alarmMessage, deskMessage, linkMessage, roomMessage, soundMessage, teamKey } from './messages.ts';
import { refused, replyIn } from './replies.ts';
import { badMessage, failed, forHost, makeMove } from './sent-move.ts';

interface Parts {
  readonly audience: Audience;
  readonly desk: Desk;
  readonly ending: Ending;
  readonly broadcast: Broadcast;
  readonly guard: Guard;
  readonly crowd: Pick<LazyCrowd, 'play' | 'teamWith'>;
  /** Carries out what a desk asks for. `moved` gets the id of the token that replaces the asker's own. */
  readonly manage: (message: DeskMessage, asker: string, moved: (token: string) => void) => Promise<DeskReply>;
}

type Handler = (client: Client, message: unknown) => unknown;

export class Inbox {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  readonly #parts: Parts;

  constructor(context: ServerContext, live: LiveEpisode, parts: Parts) {
    this.#context = context;
    this.#live = live;
    this.#parts = parts;
  }

  /** By the type of message. What a handler returns is the reply. */
  get handlers(): Readonly<Record<string, Handler>> {
    return {
      move: async (client, message) => replyIn(this.#languageOf(client), await this.#move(client, message)),
      desk: async (client, message) => replyIn(this.#languageOf(client), await this.#desk(client, message)),
      [clockQuestion]: (): ClockReply => ({ now: this.#context.now() }),
      [heardMessage]: (client, message) => this.#screenSound(client, message),
      [holdMessage]: (client, message) => this.#hold(client, message),
      [skipMessage]: client => this.#skip(client),
      pledge: (client, message) => this.#pledge(client, message),
      'dice-alarm': (client, message) => this.#alarm(client, message),
      'start-link': (client, message) => this.#startLink(client, message),
      [teamMessage]: (client, message) => this.#hearTeam(client, message),
      [alongMessage]: async (client, message) => replyIn(this.#languageOf(client), await this.#playAlong(message)),
      // Without it, an unknown type closes the socket.
      '*': () => undefined,
    };
  }

  #languageOf(client: Client): Language {
    return this.#parts.audience.guest(client)?.language ?? 'en';
  }

  /** The host or seat for which a client may speak. undefined for spectators, whose messages are not even parsed. */
  #speaker(client: Client): 'host' | number | undefined {
    const guest = this.#parts.audience.guest(client);
    return guest?.role === 'host' ? 'host' : guest?.role === 'play' ? guest.seat : undefined;
  }

  async #move(client: Client, message: unknown): Promise<MoveReply> {
    const by = this.#speaker(client);
    if (by === undefined) return refused('not-allowed', phrase('watcherMoves'));
    try {
      return await makeMove(this.#context, this.#live, by, message);
    } catch (error) {
      this.#parts.guard.report('move', error);
      return failed;
    }
  }

  async #desk(client: Client, message: unknown): Promise<DeskReply> {
    const { audience, guard, manage } = this.#parts;
    const guest = audience.guest(client);
    if (guest?.role !== 'host') return forHost;
    const read = soundly(deskMessage, message);
    if (read === undefined) return badMessage;
    try {
      // Whoever asked stays; everybody else who came with the old link is sent away.
      return await manage(read, guest.token, token => {
        audience.add(client, { ...guest, token });
        client.userData = audience.guest(client);
      });
    } catch (error) {
      guard.report('desk', error);
      return failed;
    }
  }

  /** Where no person hosts, players may pause and resume the show: somebody is at the door. After it they stop the countdown. */
  async #hold(client: Client, message: unknown): Promise<boolean> {
    const guest = this.#parts.audience.guest(client);
    const read = soundly(soundMessage, message);
    if (guest?.role !== 'play' || !houseHosts(this.#live.facts.robots) || read === undefined) return false;
    if (this.#live.over) return this.#parts.ending.goOn(!read.on);
    try {
      return await (read.on ? this.#live.clock.pause('host') : this.#live.clock.resume());
    } catch (error) {
      this.#parts.guard.report('hold', error);
      return false;
    }
  }

  /** Where no person hosts, players need not watch the titles. */
  #skip(client: Client): boolean {
    const { staging, facts } = this.#live;
    const plays = this.#parts.audience.guest(client)?.role === 'play';
    if (!plays || !houseHosts(facts.robots) || !staging.titled) return false;
    staging.skip();
    return true;
  }

  async #pledge(client: Client, message: unknown): Promise<boolean> {
    const by = this.#speaker(client);
    if (by === undefined) return false;
    const read = soundly(linkMessage, message);
    const { token = '' } = this.#parts.audience.guest(client) ?? {};
    return read !== undefined && this.#live.fairness.pledge(by, read.value, token);
  }

  async #alarm(client: Client, message: unknown): Promise<boolean> {
    const by = this.#speaker(client);
    if (by === undefined) return false;
    const read = soundly(alarmMessage, message);
    return read !== undefined && this.#live.fairness.alarm(by, read.what, read.entry);
  }

  async #startLink(client: Client, message: unknown): Promise<boolean> {
    const by = this.#speaker(client);
    if (typeof by !== 'number') return false;
    const read = soundly(linkMessage, message);
    return read !== undefined && this.#live.starting.give(by, read.value);
  }

  #screenSound(client: Client, message: unknown): void {
    const { audience, broadcast } = this.#parts;
    if ((audience.guest(client)?.screen ?? '') === '') return;
    const read = soundly(soundMessage, message);
    if (read !== undefined && audience.setAudible(client, read.on)) broadcast.sendDesk();
  }

  /** A member of a team hears it advise. */
  #hearTeam(client: Client, message: unknown): void {
    const read = soundly(teamKey, message);
    if (read === undefined) return;
    this.#parts.crowd.teamWith(read.key, news => {
      if (this.#parts.audience.hear(client, news.seat)) client.send(teamMessage, news);
    });
  }

  async #playAlong(message: unknown): Promise<RoomReply> {
    const read = soundly(roomMessage, message);
    if (read === undefined || !['call', 'look', 'volunteer'].includes(read.do)) return badMessage;
    try {
      return await this.#parts.crowd.play(read);
    } catch (error) {
      this.#parts.guard.report('along', error);
      return failed;
    }
  }
}
