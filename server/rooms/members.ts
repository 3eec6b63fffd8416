/** Who is in which team of one episode. Members are people of the crowd, some of them in a chat. */
import type { Team } from '../store/stored.ts';
import type { People, Person } from './crowd-people.ts';
import type { LiveEpisode } from './live-episode.ts';

export class Members {
  readonly #live: LiveEpisode;
  readonly #people: People;

  constructor(live: LiveEpisode, people: People) {
    this.#live = live;
    this.#people = people;
  }

  /** The teams by seat. */
  get teams(): readonly (readonly [seat: number, team: Team])[] {
    return this.#live.state.chairs.flatMap(({ team }, seat) => (team === undefined ? [] : [[seat, team] as const]));
  }

  /** The seat of somebody's team; -1 for none. */
  teamOf({ team }: Person): number {
    if (this.has(team)) return team;
    return this.teams.find(([, { everybody }]) => everybody)?.[0] ?? -1;
  }

  /** The team that somebody joins: of the seat that they ask for, or the smallest; -1 where they may not. */
  teamFor(person: Person | undefined, wanted: number | undefined): number {
    const sizes = this.sizes();
    const own = person === undefined ? -1 : person.team;
    const started = this.#live.episode.state.phase !== 'lobby';
    const isMember = this.has(own);
    if (isMember && (wanted === undefined || wanted === own || started)) return own;
    if (this.#live.state.settings.locked) return -1;
    if (wanted !== undefined) return sizes.has(wanted) ? wanted : -1;
    const [smallest] = [...sizes].toSorted(([a, one], [b, other]) => one - other || a - b);
    return smallest?.[0] ?? -1;
  }

  /** Whether a seat is a team's. */
  has(seat: number): boolean {
    return this.#live.state.chairs[seat]?.team !== undefined;
  }

  /** The team of a chatter: the one that they ask for (-1: the smallest), else their own, else the smallest; -1 for none. */
  dealt(person: Person, wanted: number | undefined): number {
    if (wanted === undefined && (this.teamOf(person) >= 0 || this.teams.length === 0)) return person.team;
    const team = this.teamFor(person, wanted === -1 ? undefined : wanted);
    return team < 0 ? person.team : team;
  }

  /** In no order. */
  of(seat: number): readonly Person[] {
    return [...this.#people.all].filter(person => this.teamOf(person) === seat);
  }

  /** How many are in each team. */
  sizes(): ReadonlyMap<number, number> {
    const sizes = new Map(this.teams.map(([seat]) => [seat, this.#people.inTeam(seat)]));
    const rest = this.teams.find(([, { everybody }]) => everybody)?.[0];
    if (rest === undefined) return sizes;
    const others = [...sizes].reduce((sum, [seat, size]) => sum + (seat === rest ? 0 : size), 0);
    return sizes.set(rest, this.#people.size - others);
  }
}
