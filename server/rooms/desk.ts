/** What the host does about the room that is no move of the show. */
import type { DeskMessage, DeskReply } from '../../shared/protocol.ts';
import type { Studio } from '../studio.ts';
import { type NewToken, newToken } from '../tokens.ts';
import type { LiveEpisode } from './live-episode.ts';

export interface CoHost {
  readonly id: string;
  readonly link?: string;
}

/** Links that open doors of one show. */
const mostLinks = 2000;
const tooManyLinks = 'There are too many links already. Take some of them back first.';

const no = (message: string): DeskReply => ({ ok: false, code: 'not-allowed', message });
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
  #coHosts: readonly CoHost[];

  static async open(studio: Studio, live: LiveEpisode): Promise<Desk> {
    const tokens = await studio.store.tokens(live.code);
    return new Desk(
      studio,
      live,
      tokens.filter(({ role }) => role === 'co-host').map(({ id }) => ({ id })),
    );
  }

  private constructor(studio: Studio, live: LiveEpisode, coHosts: readonly CoHost[]) {
    this.#studio = studio;
    this.#live = live;
    this.#coHosts = coHosts;
  }

  get coHosts(): readonly CoHost[] {
    return this.#coHosts;
  }

  /** Everything but `sound-check`, which only the room can make. `asker` names the token of who asks. */
  async handle(message: DeskMessage, asker: string): Promise<DeskReply> {
    const live = this.#live;
    switch (message.do) {
      case 'rename': {
        const reply = await live.rename(message.seat, message.name);
        return reply.ok ? done : no(reply.message);
      }
      case 'remove':
        return (await live.vacate(message.seat)) ? done : no('That seat cannot be taken back.');
      case 'ban':
        return (await live.ban(message.seat)) ? done : no('Nobody sits there.');
      case 'readmit':
        return (await live.readmit(message.id)) ? done : no('Nobody is banned under this name any more.');
      case 'filter':
        await live.filterNames(message.on);
        return done;
      case 'lock':
        await live.lock(message.locked);
        return done;
      case 'pause':
        return (await live.pause('host', message.until ?? 0)) ? done : no('There is nothing to pause.');
      case 'resume':
        return (await live.resume()) ? done : no('The show is not paused.');
      case 'clock':
        await live.setClock(message.seconds);
        return done;
      case 'extend':
        return (await live.extend(message.seconds)) ? done : no('No clock is running.');
      case 'co-host':
        return this.#coHost();
      case 'revoke':
        return this.#revoke(message.id);
      case 'seat-link':
        return this.#seatLink(message.seat);
      case 'close':
        if (!live.over && message.breakOff !== true) return no('The show is not over.');
        return (await live.close(message.breakOff)) ? done : no('That is done already.');
      case 'move-link': {
        const moved = await moveHostLink(this.#studio, live.code, asker);
        if (moved === undefined) return no('Only the host’s own link can be moved, and only with it.');
        return { ok: true, link: `${this.#studio.address()}/e/${live.code}/host#${moved.token}`, id: moved.stored.id };
      }
      case 'odds':
        await live.showOdds(message.for);
        return done;
      case 'side-game':
        await live.letPlayAlong(message.on);
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

  async #revoke(id: string): Promise<DeskReply> {
    if (!this.#coHosts.some(coHost => coHost.id === id)) return no('There is no such co-host.');
    await this.#studio.store.revoke(this.#live.code, { id });
    this.#coHosts = this.#coHosts.filter(coHost => coHost.id !== id);
    return done;
  }

  async #seatLink(seat: number): Promise<DeskReply> {
    if (this.#live.state.chairs[seat] === undefined) return no('There is no such seat.');
    if (await this.#enoughLinks()) return no(tooManyLinks);
    const { token, stored } = newToken(this.#live.code, 'seat', seat, this.#studio.now());
    await this.#studio.store.addToken(stored);
    return { ok: true, link: `${this.#studio.address()}/e/${this.#live.code}#${token}`, id: stored.id };
  }
}
