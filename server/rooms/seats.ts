/** Who sits where: seats are taken, given back, renamed and handed on. */
import { phrase } from '../../shared/engine/phrase.ts';
import type { MoveReply, TurnedAway } from '../../shared/engine/protocol.ts';
import { hasEntrants } from '../../shared/shows/index.ts';
import type { ServerContext } from '../context.ts';
import { isFoul } from '../name-filter.ts';
import { welcomeTo } from '../seasons/eligibility.ts';
import type { SeasonOfEpisode } from '../seasons/ledger-writes.ts';
import type { Chair, Team } from '../store/stored.ts';
import { newToken } from '../tokens.ts';
import { freshClock } from './clocks.ts';
import type { EpisodeLog } from './episode-log.ts';
import type { Fairness } from './fairness.ts';
import type { HostMove } from './moves.ts';
import { refused, standsStill } from './replies.ts';
import { banOf, emptyChair, freeSeat, newTeam, turnedAway, unlike, withBan } from './seating.ts';

interface SeatResult {
  readonly seat: number;
  readonly token: string;
  /** Id of the token where it is listed or revoked. */
  readonly id: string;
}

const teamOf = ({ team }: Chair): Pick<Chair, 'team'> => (team === undefined ? {} : { team });

export class Seats {
  readonly #context: ServerContext;
  readonly #log: EpisodeLog;
  readonly #fairness: Fairness;
  readonly #season: SeasonOfEpisode | undefined;
  readonly #move: HostMove;

  /** `move`: makes a move of the host's inside a turn. */
  constructor(
    context: ServerContext,
    log: EpisodeLog,
    fairness: Fairness,
    season: SeasonOfEpisode | undefined,
    move: HostMove,
  ) {
    this.#context = context;
    this.#log = log;
    this.#fairness = fairness;
    this.#season = season;
    this.#move = move;
  }

  /** Everybody who has ever held a seat. */
  get allNames(): readonly string[] {
    const { names, standing } = this.#log.episode;
    const came = standing.flatMap(({ entry }) => (entry.do === 'replace' ? [String(entry.name)] : []));
    return [...new Set([...this.#log.state.chairs.map(({ name }) => name), ...names, ...came])];
  }

  /** HD-A42: 0 for a name that may enter, -1 for never, otherwise the first broadcast that it may enter. */
  welcomeFrom(name: string): Promise<number> {
    return welcomeTo(this.#context, this.#log.facts, name);
  }

  /** Why a visitor may not sit down under this name; "" if they may. */
  turnedAway(name: string, visitor: string): '' | TurnedAway {
    return this.#context.blocks.turnsAwayName(name) ? 'name' : turnedAway(this.#log.state, name, visitor);
  }

  /** The host may not give a blocked name either. */
  #refusesName(name: string): MoveReply | undefined {
    return this.#context.blocks.turnsAwayName(name) ? refused('not-allowed', phrase('otherName')) : undefined;
  }

  /** Takes a free seat, or one that the host took back. undefined if there is none. `invited`: by the host, whom no lock keeps out. */
  sit(typed: string, wanted?: number, pledge = '', visitor = '', invited = false): Promise<SeatResult | undefined> {
    return this.#log.turn(async () => {
      const { settings, chairs } = this.#log.state;
      const locked = !invited && (settings.locked || this.#context.now() < settings.doors);
      const shut = locked || this.#log.over || this.#log.closed;
      if (shut || this.turnedAway(typed, visitor) !== '') return undefined;
      const { show, facts } = this.#log;
      const seat = freeSeat({ show, robots: facts.robots, chairs, phase: this.#phase }, wanted);
      if (seat === undefined || (await this.welcomeFrom(typed)) !== 0) return undefined;
      const { token, stored } = newToken(this.#log.code, 'seat', seat, this.#context.now());
      const name = this.#unlike(typed, seat);
      await this.#context.store.addToken(stored);
      const stands =
        seat === this.#log.state.chairs.length || this.#phase === 'lobby'
          ? await this.#sitDown(seat, name, pledge, visitor)
          : await this.#takeOver(seat, typed, name, pledge, visitor);
      return stands ? { seat, token, id: stored.id } : undefined;
    });
  }

  /** Somebody came with the link of a seat that has no name yet, or that is reserved for them. */
  claim(seat: number, name: string, pledge = '', visitor = ''): Promise<void> {
    return this.#log.turn(async () => {
      const { settings, chairs } = this.#log.state;
      if (settings.filter && isFoul(name)) return;
      const chair = chairs[seat];
      const isOwner = chair?.name === name && !chair.robot && chair.visitor === undefined;
      if (chair === undefined || !(chair.name === '' || isOwner) || this.#phase !== 'lobby') return;
      const from = chair.from === undefined ? {} : { from: chair.from };
      const called = isOwner ? name : this.#unlike(name, seat);
      const taken: Chair = { ...emptyChair, name: called, open: false, visitor, ...from, ...teamOf(chair) };
      await this.#log.reseat(chairs.with(seat, taken), this.#fairness.sitting(seat, pledge));
    });
  }

  /**
   * Gives a contestant a new name; they keep what they brought along, as if the name had always been so. A substitute's name is
   * an entry, and so is another name for them, which takes nothing that is not gone already (LN-A25, HD-A41).
   */
  rename(seat: number, name: string): Promise<MoveReply> {
    return this.#log.turn(async () => {
      const chair = this.#log.state.chairs[seat];
      const blocked = this.#refusesName(name);
      if (blocked !== undefined) return blocked;
      if (chair === undefined || chair.name === '') return refused('not-allowed', phrase('nobodyThere'));
      const { standing } = this.#log.episode;
      const came = standing.some(({ entry }) => entry.do === 'replace' && entry.seat === seat);
      if (came || this.#log.over) return this.#move({ do: 'replace', seat, name });
      return this.#reseated(seat, { ...chair, name });
    });
  }

  /** Gives a seat with everything it has to somebody else and revokes its links. `from`: where they sat before. */
  substitute(seat: number, name: string, from?: string): Promise<MoveReply> {
    return this.#log.turn(async () => {
      const before = this.#log.state.chairs[seat];
      const blocked = this.#refusesName(name);
      if (blocked !== undefined) return blocked;
      if (before === undefined) return refused('not-allowed', phrase('noSeat'));
      const chair: Chair = { ...emptyChair, name, open: false, ...(from === undefined ? {} : { from }) };
      if (this.#phase === 'lobby') {
        await this.#revokeLinks(seat);
        return this.#reseated(seat, chair);
      }
      const reply = await this.#move({ do: 'replace', seat, name });
      if (!reply.ok) return reply;
      await this.#revokeLinks(seat);
      // The name stays with the chair, because the record begins with it.
      await this.#log.change({
        chairs: this.#log.state.chairs.with(seat, { ...chair, ...teamOf(before), name: before.name }),
      });
      return reply;
    });
  }

  /** Seats somebody of the crowd in place of whoever holds a seat. undefined where that is not possible. */
  async handOver(seat: number, typed: string): Promise<SeatResult | undefined> {
    const name = this.#unlike(typed, seat);
    if (this.turnedAway(typed, '') !== '' || !(await this.substitute(seat, name)).ok) return undefined;
    const { token, stored } = newToken(this.#log.code, 'seat', seat, this.#context.now());
    await this.#context.store.addToken(stored);
    return { seat, token, id: stored.id };
  }

  /** Takes a seat back: its links are revoked, and the next visitor may take it. */
  vacate(seat: number): Promise<boolean> {
    return this.#log.turn(async () => {
      const chair = this.#log.state.chairs[seat];
      if (chair === undefined || this.#log.over) return false;
      await this.#revokeLinks(seat);
      if (this.#phase === 'lobby') return this.#log.reseat(this.#log.state.chairs.with(seat, emptyChair));
      return this.#log.change({ chairs: this.#log.state.chairs.with(seat, { ...chair, robot: false, open: true }) });
    });
  }

  /** Takes a seat back and bans its player. False if it was empty. */
  async ban(seat: number): Promise<boolean> {
    const { chairs } = this.#log.state;
    const chair = chairs[seat];
    const name = this.#log.episode.names[seat] ?? '';
    if (chair === undefined || chair.robot || name === '') return false;
    const banned = banOf(chairs, seat, name);
    if (!(await this.vacate(seat))) return false;
    return this.#log.turn(() => this.#log.change({ banned: withBan(this.#log.state.banned, banned) }));
  }

  /** Lifts a ban. False if there is no such ban. */
  readmit(id: string): Promise<boolean> {
    return this.#log.turn(async () => {
      const banned = this.#log.state.banned.filter(ban => ban.id !== id);
      return banned.length < this.#log.state.banned.length && this.#log.change({ banned });
    });
  }

  /**
   * Makes a seat a team, changes who decides for it, or (undefined) makes it one player's again. Only in the lobby may a seat become
   * a team or stop being one. False where it may not.
   */
  makeTeam(seat: number, change: Partial<Omit<Team, 'key' | 'since'>> | undefined, name = ''): Promise<boolean> {
    return this.#log.turn(async () => {
      const { chairs, settings } = this.#log.state;
      const chair = chairs[seat];
      if (chair === undefined || this.#log.over || (settings.filter && isFoul(name))) return false;
      const lobby = this.#phase === 'lobby';
      if (!lobby && (change === undefined || chair.team === undefined)) return false;
      if (change === undefined) return this.#log.reseat(chairs.with(seat, emptyChair));
      const team = { ...(chair.team ?? newTeam()), ...change };
      // In the lobby it keeps the name of whoever sits there; a free seat gets one.
      const called =
        !lobby || (name === '' && chair.name !== '') ? chair.name : this.#unlike(name || `Team ${seat + 1}`, seat);
      const seats = chairs.with(seat, { ...chair, name: called, robot: false, open: false, team });
      if (called !== chair.name) return this.#log.reseat(seats);
      const clock = freshClock({ ...this.#log.state, chairs: seats }, this.#log.episode.legal(), this.#context.now());
      return this.#log.change({ chairs: seats, ...clock });
    });
  }

  /** Whether somebody was given a link to this seat. */
  async isHeld(seat: number): Promise<boolean> {
    return (await this.#context.store.tokens(this.#log.code)).some(
      token => token.role === 'seat' && token.seat === seat,
    );
  }

  /** Gives a team's seat to a member, and revokes the links of whoever held it. The token; undefined where it is no team's. */
  captain(seat: number, person: string): Promise<string | undefined> {
    return this.#log.turn(async () => {
      const { chairs } = this.#log.state;
      const chair = chairs[seat];
      if (chair?.team === undefined || this.#log.closed) return undefined;
      const { token, stored } = newToken(this.#log.code, 'seat', seat, this.#context.now());
      if (chair.team.captain !== person) {
        await this.#revokeLinks(seat);
        const team = { ...chair.team, captain: person, since: this.#log.episode.entries.length };
        if (!(await this.#log.change({ chairs: chairs.with(seat, { ...chair, team }) }))) return undefined;
      }
      await this.#context.store.addToken(stored);
      return token;
    });
  }

  /** How many times as long as the others this seat has from the next move on. False if there is no such seat. */
  giveTime(seat: number, time: number): Promise<boolean> {
    return this.#log.turn(async () => {
      const chair = this.#log.state.chairs[seat];
      return chair !== undefined && this.#log.change({ chairs: this.#log.state.chairs.with(seat, { ...chair, time }) });
    });
  }

  get #phase(): string {
    return this.#log.episode.state.phase;
  }

  /** In the lobby, or on a seat that is added for an entrant. */
  #sitDown(seat: number, name: string, pledge: string, visitor: string): Promise<boolean> {
    const { chairs } = this.#log.state;
    const chair: Chair = { ...emptyChair, name, open: false, visitor };
    const all = seat === chairs.length ? [...chairs, chair] : chairs.with(seat, chair);
    return this.#log.reseat(all, this.#fairness.sitting(seat, pledge));
  }

  /** Takes a seat of a running show. The newcomer is a substitute, unless they return under their own name (LN-A25). */
  async #takeOver(seat: number, typed: string, name: string, pledge: string, visitor: string): Promise<boolean> {
    const { chairs } = this.#log.state;
    const { names, entries } = this.#log.episode;
    const back = names[seat] === typed;
    // Entry, seat and pledge are written together, so the seat is never without a chain.
    const more = {
      chairs: chairs.with(seat, { ...(chairs[seat] ?? emptyChair), open: false, visitor }),
      ...this.#fairness.sitting(seat, pledge, entries.length + (back ? 0 : 1)),
    };
    if (back) return this.#log.change(more);
    return (await this.#move({ do: 'replace', seat, name }, more)).ok;
  }

  async #reseated(seat: number, chair: Chair): Promise<MoveReply> {
    if (!(await this.#log.reseat(this.#log.state.chairs.with(seat, chair)))) return standsStill;
    return { ok: true, entry: this.#log.episode.entries.length - 1 };
  }

  #revokeLinks(seat: number): Promise<unknown> {
    return this.#context.store.revoke(this.#log.code, { seat });
  }

  /**
   * Names on screen must differ, and in a season a name is a person. So whoever takes somebody else's name gets a number
   * appended. Whoever returns to a seat of their own name keeps it.
   */
  #unlike(name: string, seat: number): string {
    const season = this.#season;
    const others = this.#log.episode.names.filter((_, other) => other !== seat);
    const entering = season === undefined || !hasEntrants(this.#log.show.name) ? [] : season.contestants;
    const held = season === undefined ? [] : this.#log.state.chairs.map(chair => chair.name);
    const taken = [...new Set([...others, ...held, ...entering])].filter(other => other !== '');
    return unlike(taken, name);
  }
}
