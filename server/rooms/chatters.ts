/** Chatters who play along without a page: they enter with what they say, call, and are members of teams. */
import type { ChatCall } from '../../shared/crowd/chat.ts';
import { soundly } from '../../shared/engine/message-fields.ts';
import type { ServerContext } from '../context.ts';
import type { StoredCall } from '../store/stored.ts';
import type { CallWriter } from './call-writer.ts';
import type { Calling } from './calling.ts';
import type { People, Person } from './crowd-people.ts';
import { personName } from './entrance.ts';
import type { LiveEpisode } from './live-episode.ts';
import type { Teams } from './teams.ts';

type Call = Pick<ChatCall, 'value' | 'advice' | 'team'>;

export class Chatters {
  readonly #context: Pick<ServerContext, 'now'>;
  readonly #live: LiveEpisode;
  readonly #people: People;
  readonly #teams: Teams;
  readonly #calling: Calling;
  readonly #writer: CallWriter;

  constructor(
    context: Pick<ServerContext, 'now'>,
    live: LiveEpisode,
    people: People,
    teams: Teams,
    calling: Calling,
    writer: CallWriter,
  ) {
    this.#context = context;
    this.#live = live;
    this.#people = people;
    this.#teams = teams;
    this.#calling = calling;
    this.#writer = writer;
  }

  /**
   * Whoever is new enters with a call, unless their name is turned away or nobody more fits. What comes too late or is no call is
   * dropped. Resolves once all is stored. `key`: of the task. No two calls are of the same person.
   */
  async callAll(key: string, calls: readonly ChatCall[]): Promise<void> {
    const changed = new Set<Person>();
    const put: StoredCall[] = [];
    for (const call of calls) {
      const known = this.#people.get(call.id);
      const { team: wasIn = -1 } = this.#people.was(call.id) ?? {};
      // Whoever says something else in a chat does not enter with it.
      if (!this.#isSaid(key, call) || (known === undefined && !this.#mayEnter(call.name))) continue;
      const person = known ?? this.#people.enter(call.id, call.name);
      if (person === undefined) continue;
      if (known === undefined) changed.add(person);
      const team = this.#teams.members.dealt(person, call.team ?? (this.#teams.members.has(wasIn) ? wasIn : undefined));
      if (team >= 0 && team !== person.team) {
        this.#people.assign(person, team);
        await this.#teams.joined(team, person);
        changed.add(person);
      }
      put.push(...this.#calls(person, key, call));
    }
    await this.#people.save(...changed);
    if (put.length > 0) await this.#writer.save(put);
  }

  #isSaid(key: string, { value, advice = [], team }: Call): boolean {
    const joins =
      team !== undefined && (team === -1 ? this.#teams.members.teams.length > 0 : this.#teams.members.has(team));
    return joins || this.#calling.isCall(key, value) || advice.some(one => this.#calling.isCall(one.task, one.value));
  }

  #mayEnter(name: string): boolean {
    return soundly(personName, name) !== undefined && this.#live.seats.turnedAway(name, '') === '';
  }

  /** Advice first, because it may be a call of the crowd's task too. */
  #calls(person: Person, key: string, { value, advice = [] }: Call): readonly StoredCall[] {
    const put: StoredCall[] = [];
    for (const one of [...advice, { task: key, value }]) {
      if (put.some(({ task }) => task === one.task)) continue;
      const stored = this.#calling.put(person, one.task, one.value, this.#context.now());
      if (typeof stored !== 'string') put.push(...stored);
    }
    return put;
  }
}
