/** What a call is for: the task of the crowd, that of the caller's team, or both at once. */
import { callOf, type Task } from '../../shared/crowd/task.ts';
import { adviceOf, isAskedOfAll } from '../../shared/crowd/team.ts';
import { isFoul } from '../name-filter.ts';
import type { StoredCall } from '../store/stored.ts';
import type { Counts } from './crowd-counts.ts';
import type { Person } from './crowd-people.ts';
import type { LiveEpisode } from './live-episode.ts';
import type { Teams } from './teams.ts';

export class Calling {
  readonly #live: LiveEpisode;
  readonly #counts: Counts;
  readonly #teams: Teams;
  /** Of the latest call. Calls of a show are numbered by the time that they came. */
  #latest: number;

  constructor(live: LiveEpisode, counts: Counts, teams: Teams, stored: readonly StoredCall[]) {
    this.#live = live;
    this.#counts = counts;
    this.#teams = teams;
    this.#latest = stored.reduce((latest, { at }) => Math.max(latest, at), 0);
  }

  /** Whether it is a call of the crowd's task, or of any team's. */
  isCall(key: string, value: string): boolean {
    const { task } = this.#counts.follower;
    if (task?.key === key) return callOf(task, value) !== undefined;
    return this.#teams.tasks.some(team => team.key === key && adviceOf(team, value) !== undefined);
  }

  /** Counts a call. What has to be stored of it, or why it is none. `key`: of the task that it names. `now`: milliseconds. */
  put(person: Person, key: string, value: string, now: number): readonly StoredCall[] | 'late' | 'bad-input' {
    const { task } = this.#counts.follower;
    const team = this.#teams.taskOf(person);
    const [ofCrowd, ofTeam] = [task?.key === key, team?.key === key];
    if (!ofCrowd && !ofTeam) return 'late';
    const same = task !== null && team !== null && isAskedOfAll(team.task, task);
    const call = task !== null && (ofCrowd || same) ? callOf(task, value) : undefined;
    const advice = team !== null && (ofTeam || same) ? this.#teams.read(person, value) : undefined;
    if (ofTeam && advice === undefined && this.#teams.hasVoted(person)) return 'late';
    if ((ofTeam ? advice : call) === undefined || this.#isFoul(value, task)) return 'bad-input';
    this.#latest = Math.max(this.#latest + 1, now);
    const common = { fan: person.id, at: this.#latest };
    const calls: StoredCall[] = [];
    if (task !== null && call !== undefined) {
      this.#counts.calls.put(task.key, person.id, call, advice !== undefined && !('options' in task));
      calls.push({ ...common, task: task.key, value: call });
    }
    if (team !== null && advice !== undefined) {
      this.#teams.put(person, { call: advice, at: this.#latest });
      calls.push({ ...common, task: team.key, value: advice });
    }
    return calls;
  }

  /** What somebody typed is shown to others. */
  #isFoul(value: string, task: Task | null): boolean {
    return this.#live.state.settings.filter && task?.kind !== 'choice' && task?.kind !== 'number' && isFoul(value);
  }
}
