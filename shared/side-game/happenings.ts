/** What happens in an episode, as the audience's game sees it: entry by entry, undo included. */
import type { Episode } from '../engine/episode.ts';
import type { Pays } from '../shows/index.ts';
import {
  diceOf,
  freshTable,
  type Happening,
  type Settled,
  settle,
  type Table,
  type Ticket,
  undoneThrow,
} from './table.ts';

/** Seats that won, [] for nobody; null while the show runs. In a show without a winner nobody does. */
const winnersOf = (episode: Episode): readonly number[] | null => {
  if (!episode.over) return null;
  const { result } = episode.view('audience');
  const winner = typeof result === 'object' && result !== null ? (result as { winner?: unknown }).winner : undefined;
  return typeof winner === 'number' && winner >= 0 ? [winner] : [];
};

/** Settles nothing: an undo neither returns points nor takes any. */
const nothing: Settled<Ticket>['pays'] = () => -1;

/** Follows an episode; `next` is called after each of its entries. */
export class Follower {
  #table: Table;
  /** Faces of each standing entry, so that an undo knows what it takes back. */
  readonly #faces: (readonly number[])[] = [];

  /** `pays`: what the three bets of Hot Hand pay here. */
  constructor(pays?: Pays) {
    this.#table = freshTable(pays);
  }

  get table(): Table {
    return this.#table;
  }

  /** The effect of the newest entry of `episode`. */
  next(episode: Episode): Settled<Ticket> {
    const entry = episode.entries.at(-1);
    const legal = episode.legal();
    const entries = episode.entries.length;
    if (entry === undefined) return { table: this.#table, pays: nothing };
    if (entry.do === 'undo') {
      this.#table = undoneThrow(this.#table, this.#faces.pop() ?? [], legal, entries);
      return { table: this.#table, pays: nothing };
    }
    const dice = diceOf(episode.cues);
    this.#faces.push(dice);
    const what: Happening = {
      dice,
      seat: typeof entry.by === 'number' ? entry.by : -1,
      do: entry.do,
      entries,
      legal,
      winners: winnersOf(episode),
    };
    const settled = settle(this.#table, what);
    this.#table = settled.table;
    return settled;
  }
}
