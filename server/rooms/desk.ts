/** What the host does that is not a move of the show. */

import type { DeskMessage } from '../../shared/engine/desk-message.ts';
import { type Phrase, phrase, textOf } from '../../shared/engine/phrase.ts';
import { mostPrograms } from '../../shared/engine/programs.ts';
import type { DeskReply, GivenLink } from '../../shared/engine/protocol.ts';
import { bookOf } from '../../shared/season/ledger.ts';
import { substituteOf } from '../../shared/season/rules.ts';
import { entranceShow } from '../../shared/shows/index.ts';
import type { ServerContext } from '../context.ts';
import { earlierSeats } from '../seasons/eligibility.ts';
import { issueToken, type NewToken, newToken } from '../tokens.ts';
import type { LiveEpisode } from './live-episode.ts';
import { seatedIn } from './restore.ts';

/** Links to one show. */
const maxLinks = 2000;
const tooManyLinks = phrase('tooManyLinks');

/** Milliseconds after which it is written down again that a program came. */
const minute = 60_000;

const no = (why: Phrase): DeskReply => ({ ok: false, code: 'not-allowed', message: textOf(why), phrase: why });
const done: DeskReply = { ok: true };

const doneIf = (did: boolean, why: Phrase): DeskReply => (did ? done : no(why));

/**
 * Replaces the host's token and revokes everything that the old one had created. undefined if the token is not the host's own.
 * `revoked`: their ids.
 */
export const moveHostLink = async (
  context: ServerContext,
  code: string,
  id: string,
): Promise<(NewToken & { readonly revoked: readonly string[] }) | undefined> => {
  const before = (await context.store.tokens(code)).find(token => token.id === id);
  if (before?.role !== 'host') return undefined;
  const token = newToken(code, 'host', -1, context.now());
  const revoked = await context.store.exchange(code, id, token.stored);
  return { ...token, revoked };
};

export class Desk {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  #links: readonly GivenLink[] = [];
  #revoked: string[] = [];

  static async open(context: ServerContext, live: LiveEpisode): Promise<Desk> {
    const desk = new Desk(context, live);
    await desk.look();
    return desk;
  }

  private constructor(context: ServerContext, live: LiveEpisode) {
    this.#context = context;
    this.#live = live;
  }

  get links(): readonly GivenLink[] {
    return this.#links;
  }

  async look(): Promise<void> {
    const tokens = await this.#context.store.tokens(this.#live.code);
    this.#links = tokens.flatMap(({ id, role, seat, created, maker, may, name, used }) =>
      role === 'host' || (role === 'seat' && maker === '')
        ? []
        : [{ id, role, seat, made: created, ...(may === '' ? {} : { program: { name, may, used } }) }],
    );
  }

  takeRevoked(): readonly string[] {
    const revoked = this.#revoked;
    this.#revoked = [];
    return revoked;
  }

  /** Notes that a program came. Whether there is anything new to show. */
  async came(id: string): Promise<boolean> {
    const { program } = this.#links.find(link => link.id === id) ?? {};
    const now = this.#context.now();
    if (program === undefined || now - program.used < minute) return false;
    await this.#context.store.tokenUsed(this.#live.code, id, now);
    await this.look();
    return true;
  }

  /** Handles everything but `sound-check` and `go-on`, which only the room can do. `asker`: id of the asker's token. */
  async handle(message: DeskMessage, asker: string): Promise<DeskReply> {
    const live = this.#live;
    switch (message.do) {
      case 'rename': {
        const reply = await live.seats.rename(message.seat, message.name);
        return reply.ok ? done : { ...reply, code: 'not-allowed' };
      }
      case 'remove':
        return this.#withLinks(await live.seats.vacate(message.seat), phrase('seatStays'));
      case 'ban':
        return this.#withLinks(await live.seats.ban(message.seat), phrase('nobodyThere'));
      case 'readmit':
        return doneIf(await live.seats.readmit(message.id), phrase('nobodyBanned'));
      case 'set':
        // Its tape names the currency, and never changes.
        if (live.closed && message.settings.currency !== undefined) return no(phrase('published'));
        await live.set(message.settings);
        return done;
      case 'pause':
        return doneIf(await live.clock.pause('host', message.until ?? 0), phrase('nothingToPause'));
      case 'resume':
        return doneIf(await live.clock.resume(), phrase('notPaused'));
      case 'extend':
        return doneIf(await live.clock.extend(message.seconds), phrase('noClock'));
      case 'time-up':
        return doneIf(await live.clock.endNow(), phrase('noClock'));
      case 'co-host':
        return this.#give('co-host', -1, 'host', asker);
      case 'overlay':
        return this.#give('overlay', -1, 'overlay/board', asker);
      case 'program':
        return this.#letIn(message, asker);
      case 'extra-time':
        return doneIf(await live.seats.giveTime(message.seat, message.times), phrase('noSeat'));
      case 'revoke':
        return this.#revoke(message.id);
      case 'seat-link':
        return this.#seatLink(message.seat, asker);
      case 'substitute':
        return this.#linked(await this.substitute(message.seat), message.seat, asker);
      case 'close':
        if (!live.over && message.breakOff !== true) return no(phrase('showNotOver'));
        return doneIf(await live.close(message.breakOff), phrase('doneAlready'));
      case 'move-link': {
        const moved = await moveHostLink(this.#context, live.code, asker);
        if (moved === undefined) return no(phrase('hostLinkOnly'));
        this.#revoked.push(...moved.revoked);
        await this.look();
        return { ok: true, link: `${this.#context.address()}/e/${live.code}/host#${moved.token}`, id: moved.stored.id };
      }
      case 'room-wait':
        live.window.press(message.on);
        return done;
      case 'team': {
        const { seat, decides, seconds, everybody, name } = message;
        const change = {
          ...(decides === 'nobody' ? {} : { decides }),
          ...(seconds === undefined ? {} : { seconds }),
          ...(everybody === undefined ? {} : { everybody }),
        };
        return doneIf(
          await live.seats.makeTeam(seat, decides === 'nobody' ? undefined : change, name),
          phrase('noTeamNow'),
        );
      }
      case 'skip':
        live.staging.skip();
        return done;
      // The room does these.
      case 'call-up':
      case 'measure-delay':
      case 'captain':
      case 'sound-check':
      case 'go-on':
        return done;
    }
  }

  /** Each link stays in the database, and nobody needs this many. */
  async #enoughLinks(): Promise<boolean> {
    return (await this.#context.store.tokens(this.#live.code)).length >= maxLinks;
  }

  /** Links to the seat were revoked together with it. */
  async #withLinks(did: boolean, why: Phrase): Promise<DeskReply> {
    if (did) await this.look();
    return doneIf(did, why);
  }

  /** Only its creator gets the link, and only once. There is one for all overlay parts; the desk makes the others from it. */
  async #give(role: GivenLink['role'], seat: number, page: string, maker: string): Promise<DeskReply> {
    if (await this.#enoughLinks()) return no(tooManyLinks);
    const { code } = this.#live;
    const { token, stored } = await issueToken(this.#context, code, role, seat, maker);
    await this.look();
    return {
      ok: true,
      link: `${this.#context.address()}/e/${code}${page === '' ? '' : `/${page}`}#${token}`,
      id: stored.id,
    };
  }

  /** Nobody sees the token again. */
  async #letIn(
    { name, may, seat = -1 }: Extract<DeskMessage, { readonly do: 'program' }>,
    maker: string,
  ): Promise<DeskReply> {
    if ((may === 'seat') !== seat >= 0) return no(phrase('noSeat'));
    if (seat >= 0 && (this.#live.episode.names[seat] ?? '') === '') return no(phrase('nobodyThere'));
    if (this.#links.filter(({ program }) => program !== undefined).length >= mostPrograms)
      return no(phrase('mostPrograms', mostPrograms));
    const { token, stored } = await issueToken(this.#context, this.#live.code, 'program', seat, maker, { may, name });
    await this.look();
    return { ok: true, token, id: stored.id };
  }

  async #revoke(id: string): Promise<DeskReply> {
    if (!this.#links.some(link => link.id === id)) return no(phrase('noLink'));
    this.#revoked.push(...(await this.#context.store.revoke(this.#live.code, { id })));
    await this.look();
    return done;
  }

  /** Seats the next substitute under their own name, so that their own page finds the seat too. */
  async substitute(seat: number): Promise<DeskReply> {
    const { facts, over, seats } = this.#live;
    const season = facts.season === undefined ? undefined : await this.#context.store.season(facts.season.name);
    if (season === undefined || facts.season === undefined || facts.season.kind === entranceShow || over)
      return no(phrase('noSubstitute'));
    const { kind } = facts.season;
    const name = substituteOf(bookOf(season.lines), kind, seats.allNames);
    if (name === '') return no(phrase('noSubstitute'));
    const episodes = await this.#context.store.seasonEpisodes(season.name);
    const namesOf = async (code: string) => {
      const known = await this.#context.store.known(code);
      return known === undefined ? undefined : seatedIn(known);
    };
    const [from] = await earlierSeats(namesOf, episodes, kind, [name]);
    const reply = await this.#live.seats.substitute(seat, name, from === '' ? undefined : from);
    return reply.ok ? done : { ...reply, code: 'not-allowed' };
  }

  /** The link to a seat that has just been given away. */
  async #linked(reply: DeskReply, seat: number, maker: string): Promise<DeskReply> {
    return reply.ok ? this.#seatLink(seat, maker) : reply;
  }

  /** Replaces the link that was given away for this seat before. */
  async #seatLink(seat: number, maker: string): Promise<DeskReply> {
    if (this.#live.state.chairs[seat] === undefined) return no(phrase('noSeat'));
    this.#revoked.push(...(await this.#context.store.revoke(this.#live.code, { linksTo: seat })));
    return this.#give('seat', seat, '', maker);
  }
}
