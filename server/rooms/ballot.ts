/** The task of one team, what its members advise on it, and what they voted. */
import type { TeamNews } from '../../shared/crowd/messages.ts';
import {
  type Advice,
  adviceOf,
  asksSame,
  moveOf,
  type TeamTask,
  teamTaskOf,
  votedOf,
} from '../../shared/crowd/team.ts';
import type { Episode } from '../../shared/engine/episode.ts';
import { isSame } from '../../shared/engine/json.ts';
import { normal } from '../../shared/engine/judge.ts';

/** Rows that a phone has room for, and a record keeps. */
const maxCounts = 20;

/** Moves of the host's after which everybody owes what they owed before. */
const asides: readonly string[] = ['replace', 'correct'];

export class Ballot {
  readonly #seat: number;
  #task: TeamTask | null = null;
  readonly #advice = new Map<string, Advice>();
  /** How often each was called. Counted with every call, because thousands may call at once. */
  readonly #groups = new Map<string, { readonly call: string; times: number }>();
  #voted: TeamNews['voted'];

  constructor(seat: number) {
    this.#seat = seat;
  }

  /** null for nothing that members could say. */
  get task(): TeamTask | null {
    return this.#task;
  }

  get called(): number {
    return this.#advice.size;
  }

  get counts(): TeamNews['counts'] {
    return [...this.#groups.values()]
      .toSorted((a, b) => b.times - a.times)
      .slice(0, maxCounts)
      .map(({ call, times }) => [call, times]);
  }

  get voted(): TeamNews['voted'] {
    return this.#voted;
  }

  of(person: string): string {
    return this.#advice.get(person)?.call ?? '';
  }

  /** After an entry. A task that asks the same as before goes on, unless it was done. `kept`: advice that was stored, by task. */
  look(episode: Episode, kept: ReadonlyMap<string, ReadonlyMap<string, Advice>> = new Map()): void {
    const { entries, asked } = episode;
    const task = episode.over ? undefined : teamTaskOf(asked, episode.legal(), this.#seat, entries.length);
    const last = entries.at(-1);
    const byOther = typeof last?.by === 'number' && last.by !== this.#seat;
    const aside = byOther || asides.includes(last?.do ?? '');
    if (aside && task !== undefined && this.#task !== null && asksSame(task, this.#task)) return;
    this.#task = task ?? null;
    this.#advice.clear();
    this.#groups.clear();
    for (const [person, advice] of kept.get(task?.key ?? '') ?? []) this.put(person, advice);
    this.#voted = undefined;
  }

  /** What a call counts as; undefined for none, and after the vote. */
  read(value: string): string | undefined {
    return this.#task === null || this.#voted !== undefined ? undefined : adviceOf(this.#task, value);
  }

  put(person: string, advice: Advice): void {
    const before = this.#advice.get(person);
    if (before !== undefined) this.#count(before.call, -1);
    this.#advice.set(person, advice);
    this.#count(advice.call, 1);
  }

  /** Closes the vote. False if nobody has called. */
  close(episode: Episode): boolean {
    if (this.#task === null || this.#voted !== undefined) return this.#voted !== undefined;
    const call = votedOf(this.#task, [...this.#advice.values()]);
    const move = call === '' ? undefined : moveOf(this.#task, episode.legal(), call);
    if (move === undefined) return false;
    this.#voted = { call, move };
    return true;
  }

  #count(call: string, by: 1 | -1): void {
    const group = this.#groups.get(normal(call)) ?? { call, times: 0 };
    group.times += by;
    if (group.times > 0) this.#groups.set(normal(call), group);
    else this.#groups.delete(normal(call));
  }

  /** The vote cannot be made, so it goes on. */
  reopen(): void {
    this.#voted = undefined;
  }

  /** Whether a move is the one that was voted. */
  isVoted(move: object): boolean {
    const made = move as Readonly<Record<string, unknown>>;
    return (
      this.#voted !== undefined && Object.entries(this.#voted.move).every(([name, value]) => isSame(made[name], value))
    );
  }
}
