/** What the host does about the room that is no move of the show. */

import type { DeskMessage, DeskReply } from '../../shared/engine/protocol.ts';
import { type Said, said, tell } from '../../shared/engine/said.ts';
import { bookOf } from '../../shared/season/ledger.ts';
import { substituteOf } from '../../shared/season/rules.ts';
import { entranceShow } from '../../shared/shows/index.ts';
import { cameFrom } from '../seasons/came-from.ts';
import type { TokenRole } from '../store/store.ts';
import type { Studio } from '../studio.ts';
import { type NewToken, newToken } from '../tokens.ts';
import type { LiveEpisode } from './live-episode.ts';
import { restore } from './restore.ts';

/** A link that was given away and can be taken back: of a co-host, or of overlays. */
export interface GivenLink {
  readonly id: string;
  readonly link?: string;
}

/** Links that open doors of one show. */
const mostLinks = 2000;
const tooManyLinks = said('tooManyLinks');

const no = (why: Said): DeskReply => ({ ok: false, code: 'not-allowed', message: tell(why), said: why });
const done: DeskReply = { ok: true };

/** Gives the host another token in place of the one named; undefined where that is none of the host's own. */
export const moveHostLink = async (studio: Studio, code: string, id: string): Promise<NewToken | undefined> => {
  const before = (await studio.store.tokens(code)).find(token => token.id === id);
  if (before?.role !== 'host') return undefined;
  const token = newToken(code, 'host', -1, studio.now());
  await studio.store.exchange(code, id, token.stored);
  return token;
};

export class Desk {
  readonly #studio: Studio;
  readonly #live: LiveEpisode;
  /** Links of co-hosts made while this room is in memory; of others only the names are known. */
  #coHosts: readonly GivenLink[];
  #overlays: readonly GivenLink[];

  static async open(studio: Studio, live: LiveEpisode): Promise<Desk> {
    const tokens = await studio.store.tokens(live.code);
    const given = (wanted: TokenRole) => tokens.filter(({ role }) => role === wanted).map(({ id }) => ({ id }));
    return new Desk(studio, live, given('co-host'), given('overlay'));
  }

  private constructor(
    studio: Studio,
    live: LiveEpisode,
    coHosts: readonly GivenLink[],
    overlays: readonly GivenLink[],
  ) {
    this.#studio = studio;
    this.#live = live;
    this.#coHosts = coHosts;
    this.#overlays = overlays;
  }

  get coHosts(): readonly GivenLink[] {
    return this.#coHosts;
  }

  get overlays(): readonly GivenLink[] {
    return this.#overlays;
  }

  /** Everything but `sound-check`, which only the room can make. `asker` names the token of who asks. */
  async handle(message: DeskMessage, asker: string): Promise<DeskReply> {
    const live = this.#live;
    switch (message.do) {
      case 'rename': {
        const reply = await live.rename(message.seat, message.name);
        return reply.ok ? done : { ...reply, code: 'not-allowed' };
      }
      case 'remove':
        return (await live.vacate(message.seat)) ? done : no(said('seatStays'));
      case 'ban':
        return (await live.ban(message.seat)) ? done : no(said('nobodyThere'));
      case 'readmit':
        return (await live.readmit(message.id)) ? done : no(said('nobodyBanned'));
      case 'set':
        await live.set(message.settings);
        return done;
      case 'pause':
        return (await live.pause('host', message.until ?? 0)) ? done : no(said('nothingToPause'));
      case 'resume':
        return (await live.resume()) ? done : no(said('notPaused'));
      case 'extend':
        return (await live.extend(message.seconds)) ? done : no(said('noClock'));
      case 'co-host':
        return this.#coHost();
      case 'overlay':
        return this.#overlay();
      case 'extra-time':
        return (await live.giveTime(message.seat, message.times)) ? done : no(said('noSeat'));
      case 'revoke':
        return this.#revoke(message.id);
      case 'seat-link':
        return this.#seatLink(message.seat);
      case 'substitute':
        return this.#substitute(message.seat);
      case 'close':
        if (!live.over && message.breakOff !== true) return no(said('showNotOver'));
        return (await live.close(message.breakOff)) ? done : no(said('doneAlready'));
      case 'move-link': {
        const moved = await moveHostLink(this.#studio, live.code, asker);
        if (moved === undefined) return no(said('hostLinkOnly'));
        return { ok: true, link: `${this.#studio.address()}/e/${live.code}/host#${moved.token}`, id: moved.stored.id };
      }
      case 'skip':
        live.skip();
        return done;
      case 'sound-check':
        return done;
    }
  }

  /** Each is a row for good; nobody needs as many. */
  async #enoughLinks(): Promise<boolean> {
    return (await this.#studio.store.tokens(this.#live.code)).length >= mostLinks;
  }

  async #coHost(): Promise<DeskReply> {
    if (await this.#enoughLinks()) return no(tooManyLinks);
    const { token, stored } = newToken(this.#live.code, 'co-host', -1, this.#studio.now());
    await this.#studio.store.addToken(stored);
    const link = `${this.#studio.address()}/e/${this.#live.code}/host#${token}`;
    this.#coHosts = [...this.#coHosts, { id: stored.id, link }];
    return { ok: true, link, id: stored.id };
  }

  /** One link for all parts: `…/overlay/board#TOKEN`; the desk makes the others of it. */
  async #overlay(): Promise<DeskReply> {
    if (await this.#enoughLinks()) return no(tooManyLinks);
    const { token, stored } = newToken(this.#live.code, 'overlay', -1, this.#studio.now());
    await this.#studio.store.addToken(stored);
    const link = `${this.#studio.address()}/e/${this.#live.code}/overlay/board#${token}`;
    this.#overlays = [...this.#overlays, { id: stored.id, link }];
    return { ok: true, link, id: stored.id };
  }

  async #revoke(id: string): Promise<DeskReply> {
    const others = (links: readonly GivenLink[]) => links.filter(link => link.id !== id);
    const given = [...this.#coHosts, ...this.#overlays];
    if (others(given).length === given.length) return no(said('noLink'));
    await this.#studio.store.revoke(this.#live.code, { id });
    this.#coHosts = others(this.#coHosts);
    this.#overlays = others(this.#overlays);
    return done;
  }

  /** The next of the list, under whose name their own page finds the seat too. */
  async #substitute(seat: number): Promise<DeskReply> {
    const { facts, over, everSeated } = this.#live;
    const season = facts.season === undefined ? undefined : await this.#studio.store.season(facts.season.name);
    if (season === undefined || facts.season === undefined || facts.season.kind === entranceShow || over)
      return no(said('noSubstitute'));
    const { kind } = facts.season;
    const name = substituteOf(bookOf(season.lines), kind, everSeated);
    if (name === '') return no(said('noSubstitute'));
    const episodes = await this.#studio.store.seasonEpisodes(season.name);
    const [from] = await cameFrom(code => restore(this.#studio, code), episodes, kind, [name]);
    const reply = await this.#live.substitute(seat, name, from === '' ? undefined : from);
    return reply.ok ? this.#seatLink(seat) : { ...reply, code: 'not-allowed' };
  }

  async #seatLink(seat: number): Promise<DeskReply> {
    if (this.#live.state.chairs[seat] === undefined) return no(said('noSeat'));
    if (await this.#enoughLinks()) return no(tooManyLinks);
    const { token, stored } = newToken(this.#live.code, 'seat', seat, this.#studio.now());
    await this.#studio.store.addToken(stored);
    return { ok: true, link: `${this.#studio.address()}/e/${this.#live.code}#${token}`, id: stored.id };
  }
}
