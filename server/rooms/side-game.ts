/**
 * The audience's game of one episode: who plays it, their points and their open bets. It never affects the show. A bet is timed
 * by the server's clock: it counts for what happens after it arrived, however late the viewer's picture is.
 */

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Episode, partsOf } from '../../shared/engine/episode.ts';
import { type Phrase, phrase, textOf } from '../../shared/engine/phrase.ts';
import { manifestOf, originalPays, type Pays } from '../../shared/shows/index.ts';
import { Follower } from '../../shared/side-game/happenings.ts';
import type { BetReply, SideBoard, SideMessage, SideNews } from '../../shared/side-game/messages.ts';
import { bankroll, openings, refusal, type Ticket } from '../../shared/side-game/table.ts';
import type { ServerContext } from '../context.ts';
import { NotOwner } from '../store/failures.ts';
import type { StoredFan } from '../store/stored.ts';
import type { LiveEpisode } from './live-episode.ts';

interface Fan {
  readonly id: string;
  name: string;
  points: number;
  tickets: readonly Ticket[];
  /** Lost everything and got new points; until the next bet. */
  again?: boolean;
}

/** Open bets of one viewer, at most. */
const maxTickets = 20;
const maxFans = 5000;
/** Viewers per batch, and milliseconds between two batches, so that a throw seldom waits for them. */
const batch = 25;
const breath = 20;
/** Milliseconds of playing again after which other work gets a turn. */
const step = 10;
/** Milliseconds until bets are paid, unless somebody asks before. */
const payDelay = 20;
const best = 5;

/** Whoever knows the secret of a browser plays with its points. The id does not reveal it. */
const idOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 24);

const no = (why: Phrase): BetReply => ({ ok: false, message: textOf(why), phrase: why });

const refused = {
  closed: phrase('betClosed'),
  stake: phrase('betStake'),
  late: phrase('betLate'),
} as const;

/**
 * Whether the next draw is known already: it was drawn, undone, and will come again (fairness.md 6). No bet is taken until the
 * show is past the last such draw.
 */
const isForeseen = ({ entries, standing }: Pick<Episode, 'entries' | 'standing'>): boolean => {
  /** The number of draws before the end of each standing entry, and at last how many stand now. */
  const drawn = [0];
  let seen = 0;
  for (const { do: move, drew } of entries) {
    if (move !== 'undo') drawn.push((drawn.at(-1) ?? 0) + (drew === undefined ? 0 : 1));
    else if (drawn.length > 1) drawn.pop();
    seen = Math.max(seen, drawn.at(-1) ?? 0);
  }
  return standing.length < entries.length && (drawn.at(-1) ?? 0) < seen;
};

/**
 * Hot Hand's bets pay the audience what they pay at the table (contract.md 10). Beside other shows they pay by the original
 * rules.
 */
const paysOf = ({ episode }: LiveEpisode): Pays | undefined =>
  (episode.setting.options as { readonly house?: { readonly pays?: Pays } }).house?.pays;

export class SideGame {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  readonly #fans: Map<string, Fan>;
  /** Viewers with open bets. Only they matter when dice fall. */
  readonly #betting = new Set<Fan>();
  readonly #dirty = new Set<Fan>();
  /** Payments of entries that have not been made yet, oldest first. */
  readonly #due: ((ticket: Ticket) => number)[] = [];
  readonly #follower: Follower;
  readonly #throwsTwo: boolean;
  #settled = 0;
  #news = '';
  #best = '[]';
  #writing: Promise<void> | undefined;
  #closes = false;

  /** As it is after all entries so far. Bets that were decided meanwhile are paid. */
  static async open(context: ServerContext, live: LiveEpisode): Promise<SideGame> {
    const fans = await context.store.fans(live.code);
    const game = new SideGame(context, live, fans);
    await game.#catchUp(new Map(fans.map(({ id, settled }) => [id, settled])));
    return game;
  }

  private constructor(context: ServerContext, live: LiveEpisode, stored: readonly StoredFan[]) {
    this.#context = context;
    this.#live = live;
    this.#throwsTwo = manifestOf(live.show.name)?.noBets !== true;
    this.#follower = new Follower(paysOf(live));
    this.#fans = new Map(stored.map(({ id, name, points, tickets }) => [id, { id, name, points, tickets }]));
    for (const fan of this.#fans.values()) if (fan.tickets.length > 0) this.#betting.add(fan);
  }

  /** Plays the show again in small steps, until its newest entry. `paid`: up to which entry the bets of each are paid. */
  async #catchUp(paid: ReadonlyMap<string, number>): Promise<void> {
    const { show, facts, episode } = this.#live;
    const replayed = new Episode(show, episode.setting, episode.seats);
    let from = performance.now();
    while (this.#settled < episode.entries.length) {
      const { move, drew } = partsOf(episode.entries[this.#settled]!);
      replayed.play(move, drew);
      this.#settled += 1;
      const { pays } = this.#follower.next(replayed);
      for (const fan of [...this.#betting]) if ((paid.get(fan.id) ?? 0) < this.#settled) this.#pay(fan, pays);
      if (performance.now() - from < step) continue;
      await new Promise(setImmediate);
      from = performance.now();
    }
    this.#news = this.#newsText();
    this.#rank();
    this.#context.log.debug({ episode: facts.code, fans: this.#fans.size }, 'the audience’s game was opened');
  }

  /** JSON of `SideNews`, for the synchronized state: what is open, and what the latest entry was. */
  get news(): string {
    return this.#fans.size === 0 ? '' : this.#news;
  }

  /** JSON of `SideBoard`: the best of the audience. */
  get best(): string {
    return this.#best;
  }

  /** Called after each entry. Returns at once. */
  entryPlayed(): void {
    const { episode } = this.#live;
    if (episode.entries.length <= this.#settled) return;
    this.#settled = episode.entries.length;
    this.#due.push(this.#follower.next(episode).pays);
    this.#news = this.#newsText();
    // The patch of a throw goes out before its bets are paid.
    setTimeout(() => this.#payDue(), payDelay).unref();
  }

  /** Called before points are read, changed or written. */
  #payDue(): void {
    for (const pays of this.#due.splice(0)) for (const fan of [...this.#betting]) this.#pay(fan, pays);
  }

  play(message: SideMessage): BetReply {
    this.#payDue();
    if (message.do === 'enter') return this.#enter(message.secret, message.name);
    return message.do === 'look' ? this.#look(message.secret) : this.#bet(message.secret, message.ticket);
  }

  /** Somebody joins the game, or changes their name. */
  #enter(secret: string, name: string): BetReply {
    if (this.#live.seats.turnedAway(name, '') !== '') return no(phrase('otherName'));
    const id = idOf(secret);
    const known = this.#fans.get(id);
    if (known === undefined && this.#fans.size >= maxFans) return no(phrase('gameFull'));
    const fan = known ?? { id, name, points: bankroll, tickets: [] };
    fan.name = name;
    this.#fans.set(id, fan);
    this.#dirty.add(fan);
    return this.#hand(fan);
  }

  /** The points and bets of a viewer. */
  #look(secret: string): BetReply {
    const fan = this.#fans.get(idOf(secret));
    return fan === undefined ? no(phrase('nameFirst')) : this.#hand(fan);
  }

  #bet(secret: string, ticket: Ticket): BetReply {
    const fan = this.#fans.get(idOf(secret));
    if (fan === undefined) return no(phrase('nameFirst'));
    if (fan.tickets.length >= maxTickets) return no(phrase('enoughBets'));
    const why = refusal(ticket, this.#open, fan.points);
    if (why !== undefined) return no(refused[why]);
    if (isForeseen(this.#live.episode)) return no(refused.late);
    fan.points -= ticket.stake;
    fan.again = false;
    fan.tickets = [...fan.tickets, ticket];
    this.#betting.add(fan);
    this.#dirty.add(fan);
    return this.#hand(fan);
  }

  /**
   * Once a second: updates the ranking and writes some of what changed. A failing store keeps nobody waiting. True if the
   * ranking changed.
   */
  tick(): boolean {
    const before = this.#best;
    this.#payDue();
    this.#rank();
    this.#writeDirty();
    return this.#best !== before;
  }

  /** Writes what is not yet stored, because the room leaves memory. Never rejects. */
  async close(): Promise<void> {
    this.#closes = true;
    this.#payDue();
    await this.#writing;
    this.#writeDirty();
    await this.#writing;
  }

  #writeDirty(): void {
    if (this.#writing !== undefined || this.#dirty.size === 0) return;
    this.#writing = this.#write()
      .catch(error =>
        this.#context.log.warn(
          { episode: this.#live.code, err: error },
          'points of the audience’s game could not be written; trying again',
        ),
      )
      .finally(() => {
        this.#writing = undefined;
      });
  }

  async #write(): Promise<void> {
    while (this.#dirty.size > 0) {
      this.#payDue();
      const some = [...this.#dirty].slice(0, batch);
      for (const fan of some) this.#dirty.delete(fan);
      const settled = this.#settled;
      try {
        await this.#context.store.saveFans(
          this.#live.code,
          some.map(({ id, name, points, tickets }) => ({ id, name, points, tickets, settled })),
        );
      } catch (error) {
        // Nothing is stored of a show that was deleted.
        if (error instanceof NotOwner) return;
        for (const fan of some) this.#dirty.add(fan);
        throw error;
      }
      if (this.#dirty.size > 0 && !this.#closes) await pause(breath, undefined, { ref: false });
    }
  }

  get #open() {
    return openings(this.#follower.table, this.#live.episode.names.length, this.#throwsTwo);
  }

  #pay(fan: Fan, pays: (ticket: Ticket) => number): void {
    const open: Ticket[] = [];
    for (const ticket of fan.tickets) {
      const paid = pays(ticket);
      if (paid < 0) open.push(ticket);
      else fan.points += Math.floor(paid);
    }
    if (open.length === fan.tickets.length) return;
    fan.tickets = open;
    this.#dirty.add(fan);
    if (open.length > 0) return;
    this.#betting.delete(fan);
    // Nobody is out for good.
    if (fan.points > 0) return;
    fan.points = bankroll;
    fan.again = true;
  }

  #hand({ points, tickets, name, again = false }: Fan): BetReply {
    return { ok: true, points, tickets, name, ...(again ? { again } : {}) };
  }

  #newsText(): string {
    const { table } = this.#follower;
    return JSON.stringify({
      entries: this.#live.episode.entries.length,
      hit: table.hit,
      open: this.#open,
      ...(isDeepStrictEqual(table.pays, originalPays) ? {} : { pays: table.pays }),
    } satisfies SideNews);
  }

  #rank(): void {
    const ranked = [...this.#fans.values()].sort((a, b) => b.points - a.points).slice(0, best);
    this.#best = JSON.stringify(ranked.map(({ name, points }) => [name, points]) satisfies SideBoard);
  }
}
