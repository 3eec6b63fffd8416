/** What a room sends: the state that everybody sees, what a seat or the host alone may know, and the news of the desk. */

import type { Schema } from '@colyseus/schema';
import type { Client } from 'colyseus';
import type { DeskNews, Shell } from '../../shared/engine/protocol.ts';
import type { ServerContext } from '../context.ts';
import type { Audience, Guest } from './audience.ts';
import type { Desk } from './desk.ts';
import type { Ending } from './ending.ts';
import type { LazySideGame } from './lazy-side-game.ts';
import type { LiveEpisode } from './live-episode.ts';
import { Mirror } from './mirror.ts';
import { shellOf } from './shell.ts';

export class Broadcast {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  readonly #audience: Audience;
  readonly #desk: Desk;
  readonly #side: LazySideGame;
  readonly #ending: Ending;
  readonly #sendPatch: () => void;
  readonly #mirror: Mirror;
  /** As shown last. A count that followed everybody who comes or goes would cost a patch each. */
  #spectators = 0;

  /** `sendPatch` sends what has changed in `state`. */
  constructor(
    context: ServerContext,
    live: LiveEpisode,
    parts: {
      readonly audience: Audience;
      readonly desk: Desk;
      readonly side: LazySideGame;
      readonly ending: Ending;
    },
    sendPatch: () => void,
  ) {
    this.#context = context;
    this.#live = live;
    this.#audience = parts.audience;
    this.#desk = parts.desk;
    this.#side = parts.side;
    this.#ending = parts.ending;
    this.#sendPatch = sendPatch;
    this.#mirror = new Mirror(live.show);
    this.#write();
  }

  /** The audience's view, synchronized by Colyseus. */
  get state(): Schema {
    return this.#mirror.state;
  }

  get shell(): Shell {
    return shellOf(this.#live, this.#live.episode.view('audience'), {
      audience: this.#audience,
      spectators: this.#spectators,
      side: this.#side.opened,
      ending: this.#ending,
    });
  }

  /** To everybody. */
  show(): void {
    const stopTimer = this.#context.metrics.patchTime.startTimer();
    this.#write();
    this.#sendPatch();
    stopTimer();
  }

  /** Shows how many watch, if that has changed. Called once a second. */
  showCrowd(): void {
    if (this.#spectators === this.#audience.spectators) return;
    this.#spectators = this.#audience.spectators;
    this.show();
    this.sendDesk();
  }

  /** Sends one client what only its seat or the host may know. Sends others nothing. */
  sendOwn(client: Client, { role, seat }: Pick<Guest, 'role' | 'seat'>): void {
    if (role === 'host' || role === 'play') client.send('own', this.#live.own(role === 'host' ? 'host' : seat));
  }

  /** To every host and seat. */
  sendOwns(): void {
    this.#sendOwnTo('host', this.#audience.hosts);
    for (const [seat, windows] of this.#audience.seats) this.#sendOwnTo(seat, windows);
  }

  /** To every host. */
  sendDesk(): void {
    if (this.#audience.hosts.size === 0) return;
    const { chairs, banned } = this.#live.state;
    const news: DeskNews = {
      links: this.#desk.links,
      times: chairs.map(({ time = 1 }) => time),
      screens: this.#audience.screens,
      heard: this.#audience.audible,
      clients: this.#audience.size,
      banned: banned.map(({ id, name }) => ({ id, name })),
    };
    for (const client of this.#audience.hosts) client.send('desk', news);
  }

  /** To all windows of one viewer. */
  #sendOwnTo(viewer: 'host' | number, windows: ReadonlySet<Client>): void {
    if (windows.size === 0) return;
    const own = this.#live.own(viewer);
    for (const client of windows) client.send('own', own);
  }

  #write(): void {
    const { episode } = this.#live;
    this.#mirror.write(this.shell, episode.act, episode.view('audience').board);
  }
}
