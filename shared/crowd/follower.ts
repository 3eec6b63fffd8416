/** What happens in an episode, as its crowd sees it: entry by entry, undo included. */
import type { Entry, Episode } from '../engine/episode.ts';
import type { Asked, View } from '../engine/show.ts';
import type { Pays } from '../shows/index.ts';
import { diceOf, freshTable, type Settled, settle, type Table, type Ticket, undoneThrow } from './bets.ts';
import { optionMade, type Task, taskOf } from './task.ts';

/** What is known of a task since an entry, so that its calls count. */
export type Told = { readonly task: Task } & (
  | { readonly kind: 'answer'; readonly asked: Asked }
  /** `guesses`: those of the contestants. */
  | { readonly kind: 'guess'; readonly asked: Asked; readonly guesses: readonly number[] }
  /** `view`: the audience's, before the choice was made. `made`: the option that was chosen, "" for another move. */
  | { readonly kind: 'choice' | 'number'; readonly view: View; readonly made: string }
);

/** What an entry does to bets and calls. */
export interface Effect {
  readonly pays: Settled<Ticket>['pays'];
  /** Tasks whose calls count now, in this order. */
  readonly told: readonly Told[];
  /** The entry takes another back, and whatever that one told counts no more. */
  readonly undo: boolean;
}

/** Seats that won, [] for nobody; null while the show runs. In a show without a winner nobody does. */
const winnersOf = (episode: Episode): readonly number[] | null => {
  if (!episode.over) return null;
  const { result } = episode.view('audience');
  const winner = typeof result === 'object' && result !== null ? (result as { winner?: unknown }).winner : undefined;
  return typeof winner === 'number' && winner >= 0 ? [winner] : [];
};

/** Settles nothing: an undo neither returns staked points nor takes any. */
const nothing: Settled<Ticket>['pays'] = () => -1;

/** With these moves the host decides, so nobody was right or wrong. Others of the host's, but `judge`, leave a question without an answer. */
const deciding = ['award', 'end'];

const isDeepEqual = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Follows an episode; `next` is called after each of its entries. */
export class Follower {
  #table: Table;
  #task: Task | null = null;
  #view: View | undefined;
  #asked: readonly Asked[] = [];
  /** Tasks whose answer nobody has been told yet. */
  readonly #waiting = new Map<string, Task>();
  /** Answers that were told, also if that was taken back: nobody can answer them any more. */
  readonly #known = new Set<string>();
  /** Faces of each standing entry, so that an undo knows what it takes back. */
  readonly #dice: (readonly number[])[] = [];

  /** `pays`: what the three bets of Hot Hand pay here. */
  constructor(pays?: Pays) {
    this.#table = freshTable(pays);
  }

  get table(): Table {
    return this.#table;
  }

  /** What may be called now. */
  get task(): Task | null {
    return this.#task;
  }

  /** The effect of the newest entry of `episode`. */
  next(episode: Episode): Effect {
    const entry = episode.entries.at(-1);
    if (entry === undefined) return { pays: nothing, told: [], undo: false };
    if (entry.do === 'undo') {
      this.#table = undoneThrow(this.#table, this.#dice.pop() ?? []);
      this.#look(episode);
      return { pays: nothing, told: [], undo: true };
    }
    const dice = diceOf(episode.cues);
    const { table, pays } = settle(this.#table, { dice, winners: winnersOf(episode) });
    this.#table = table;
    const told = this.#toldBy(entry, episode);
    this.#dice.push(dice);
    this.#look(episode, entry.by === 'host');
    return { pays, told, undo: false };
  }

  #toldBy(entry: Entry, episode: Episode): readonly Told[] {
    const decided = deciding.includes(entry.do);
    const asked = episode.asked;
    const told: Told[] = [];
    for (const before of this.#asked) {
      const task = this.#waiting.get(before.key);
      const now = asked.find(({ key }) => key === before.key);
      if (now !== undefined && now.stage !== 'told') continue;
      this.#known.add(before.key);
      this.#waiting.delete(before.key);
      const unanswered = now === undefined && entry.by === 'host' && entry.do !== 'judge';
      if (task === undefined || decided || unanswered) continue;
      if (task.kind !== 'guess') told.push({ kind: 'answer', task, asked: before });
      else told.push({ kind: 'guess', task, asked: before, guesses: guessesOf(episode) });
    }
    const task = this.#task;
    if (task !== null && 'options' in task && entry.by !== 'host' && this.#view !== undefined)
      told.push({
        kind: task.kind,
        task,
        view: this.#view,
        made: 'options' in task ? (optionMade(task.options, entry)?.value ?? '') : '',
      });
    return told;
  }

  /** `aside`: the entry was the host's, and may have left the contestants' task as it was. */
  #look(episode: Episode, aside = false): void {
    const before = this.#task;
    this.#asked = episode.asked;
    this.#view = episode.view('audience');
    // Whatever was told and taken back is known, and nobody answers it again.
    const again = this.#asked.some(({ key, stage }) => stage === 'open' && this.#known.has(key));
    const task = again || episode.over ? null : taskOf(this.#asked, episode.legal(), episode.entries.length);
    const same = aside && isDeepEqual({ ...before, key: '' }, { ...task, key: '' });
    this.#task = same ? before : task;
    if (task !== null && !('options' in task)) this.#waiting.set(task.key, task);
  }
}

/** Numbers that contestants sent, as the host sees them once they are opened. */
const guessesOf = (episode: Episode): readonly number[] => {
  const { sent = [] } = (episode.view('host').own ?? {}) as { sent?: readonly { readonly text: string }[] };
  return sent.map(({ text }) => Number(text)).filter(Number.isFinite);
};

/**
 * Whether the next draw is known already: it was drawn, undone, and will come again (fairness.md 6). No bet is taken until the
 * show is past the last such draw.
 */
export const isForeseen = ({ entries, standing }: Pick<Episode, 'entries' | 'standing'>): boolean => {
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
