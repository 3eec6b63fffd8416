/** The calls of a crowd and what they bring, entry by entry. An undo takes back exactly what the entry brought. */
import { isRight, normal } from '../engine/judge.ts';
import type { Decision } from '../odds/odds.ts';
import type { Effect, Told } from './follower.ts';
import { afterAnswer, afterChoice, bestOf, noTally, type Tally } from './points.ts';

/** How the crowd called a task, once everybody may know it. */
export interface Outcome {
  readonly key: string;
  readonly kind: Told['kind'];
  /** Number of the entry that told it. */
  readonly entry: number;
  /** As asked; "" for a choice. */
  readonly ask: string;
  /** What was right, further accepted spellings behind it, or what was best by the exact odds; [] where nothing was. */
  readonly right: readonly string[];
  /** Of a guess: it counts as right up to this distance from the answer. */
  readonly within?: number;
  /** The option that the contestant chose; "" for none. */
  readonly made: string;
  /** Whose choice it was; -1 where nobody chose. */
  readonly seat: number;
  /** So many called … */
  readonly calls: number;
  /** … and so many of them were right. */
  readonly hits: number;
  /** The most frequent calls, most first, but for those that stay with a team. Calls that count as the same answer are one. */
  readonly counts: readonly (readonly [call: string, times: number])[];
}

/** Rows of bars that a screen has room for. */
const maxCounts = 6;

/** What a told task needs to be judged: the exact odds of a choice, [] for none. */
type DecisionsOf = (told: Told) => Promise<readonly Decision[]>;

interface Ruling extends Pick<Outcome, 'right' | 'within'> {
  readonly isRight: (call: string) => boolean;
}

const rulingOf = (told: Told, calls: Iterable<string>, decisions: readonly Decision[]): Ruling => {
  switch (told.kind) {
    case 'answer': {
      const { answer, accept = [] } = told.asked;
      return { right: [answer, ...accept], isRight: call => isRight(told.asked, call) };
    }
    case 'guess': {
      const { answer } = told.asked;
      const distance = (value: number) => Math.abs(value - Number(answer));
      // As near as the nearest contestant; without one, the nearest of the crowd.
      const all = told.guesses.length > 0 ? told.guesses : [...calls].map(Number);
      const within = Math.min(...all.map(distance));
      return { right: [answer], within, isRight: call => distance(Number(call)) <= within };
    }
    default: {
      const best = 'options' in told.task ? bestOf(told.task.options, decisions) : [];
      return { right: best, isRight: call => best.includes(call) };
    }
  }
};

const countsOf = (calls: Iterable<string>): Outcome['counts'] => {
  const counts = new Map<string, { readonly call: string; times: number }>();
  for (const call of calls) {
    const counted = counts.get(normal(call));
    if (counted === undefined) counts.set(normal(call), { call, times: 1 });
    else counted.times += 1;
  }
  return [...counts.values()]
    .toSorted((a, b) => b.times - a.times)
    .slice(0, maxCounts)
    .map(({ call, times }) => [call, times] as const);
};

export class Calls {
  /** By task, then by person. */
  readonly #calls = new Map<string, Map<string, string>>();
  /** By task, the people whose call was advice to their team as well: what it says stays with the team. */
  readonly #sealed = new Map<string, Set<string>>();
  readonly #tallies = new Map<string, Tally>();
  /** Of each standing entry, the tallies that it changed, as they were before. */
  readonly #before: (readonly (readonly [person: string, tally: Tally])[])[] = [];
  readonly #outcomes: Outcome[] = [];
  /** How many outcomes each standing entry brought. */
  readonly #brought: number[] = [];

  /** One call a person and task: the latest counts. `sealed`: it brings its points, and nobody is told what it says. */
  put(key: string, person: string, call: string, sealed = false): void {
    const calls = this.#calls.get(key) ?? new Map<string, string>();
    this.#calls.set(key, calls.set(person, call));
    const shut = this.#sealed.get(key) ?? new Set<string>();
    if (sealed) this.#sealed.set(key, shut.add(person));
    else shut.delete(person);
  }

  of(key: string, person: string): string {
    return this.#calls.get(key)?.get(person) ?? '';
  }

  count(key: string): number {
    return this.#calls.get(key)?.size ?? 0;
  }

  tally(person: string): Tally {
    return this.#tallies.get(person) ?? noTally;
  }

  /** Of standing entries, oldest first. Tasks that nobody called are not among them. */
  get outcomes(): readonly Outcome[] {
    return this.#outcomes;
  }

  #isSealed(key: string, person: string): boolean {
    return this.#sealed.get(key)?.has(person) === true;
  }

  /** Counts what entry number `entry` brings. Each entry is counted once, in order. */
  async settle(entry: number, { told, undo }: Effect, decisionsOf: DecisionsOf): Promise<void> {
    if (undo) {
      for (const [person, tally] of this.#before.pop() ?? []) this.#tallies.set(person, tally);
      this.#outcomes.length -= this.#brought.pop() ?? 0;
      return;
    }
    const before = new Map<string, Tally>();
    let brought = 0;
    for (const one of told) {
      const calls = this.#calls.get(one.task.key) ?? new Map<string, string>();
      if (calls.size === 0) continue;
      const isChoice = 'options' in one.task;
      const decisions = isChoice ? await decisionsOf(one) : [];
      const { isRight, ...ruling } = rulingOf(one, calls.values(), decisions);
      let hits = 0;
      for (const [person, call] of calls) {
        const tally = this.tally(person);
        if (!before.has(person)) before.set(person, tally);
        const hit = isRight(call);
        if (hit) hits += 1;
        if (!isChoice) this.#tallies.set(person, afterAnswer(tally, hit));
        else if (ruling.right.length > 0) this.#tallies.set(person, afterChoice(tally, hit));
      }
      brought += 1;
      this.#outcomes.push({
        key: one.task.key,
        kind: one.kind,
        entry,
        ask: 'ask' in one.task ? one.task.ask : '',
        ...ruling,
        made: 'made' in one ? one.made : '',
        seat: 'made' in one ? (one.task.seats[0] ?? -1) : -1,
        calls: calls.size,
        hits,
        counts: countsOf([...calls].flatMap(([person, call]) => (this.#isSealed(one.task.key, person) ? [] : [call]))),
      });
    }
    this.#before.push([...before]);
    this.#brought.push(brought);
  }
}
