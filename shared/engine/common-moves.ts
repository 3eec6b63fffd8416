/** The moves that every show has: the host's, listed and played, and all names (contract.md 3). */

import type { Frame } from './frame.ts';
import { type Inputs, isPossible, type Legal, textLimit } from './moves.ts';
import type { ActState, Cue, Show } from './show.ts';

/** The effect of a move. */
export interface Outcome {
  readonly next: Frame;
  readonly cues: readonly Cue[];
  readonly opens: readonly string[];
}

/** The host's and the clock's moves that every show has. */
const names = ['replace', 'end', 'correct', 'undo', 'expire'] as const;

const knownMoves = new WeakMap<Show, ReadonlySet<string>>();
const movesOf = (show: Show): ReadonlySet<string> => {
  let known = knownMoves.get(show);
  if (known === undefined) {
    known = new Set([...show.acts.flatMap(act => act.moves), ...names]);
    knownMoves.set(show, known);
  }
  return known;
};

/** A game is under way but not won. */
const isUndecided = ({ phase }: ActState): boolean => phase !== 'lobby' && phase !== 'won' && phase !== 'over';

const undo: Legal = { by: 'host', do: 'undo' };

/** What the host may do while a show runs. */
const hostMoves = (seats: number): readonly Legal[] => {
  const seat = { kind: 'int', min: 0, max: seats - 1 } as const;
  const text = { kind: 'text', max: textLimit } as const;
  return [
    // A seat whose name is "" is empty (contract.md 3), so a substitute needs a name.
    { by: 'host', do: 'replace', inputs: { seat, name: { ...text, min: 1 } } },
    { by: 'host', do: 'end', inputs: { winner: { kind: 'int', min: -1, max: seats - 1 } } },
    { by: 'host', do: 'correct', inputs: { seat, score: { kind: 'number' }, reason: text } },
  ];
};

export class CommonMoves {
  readonly #show: Show;
  readonly #hosts: readonly Legal[];
  readonly #award: Legal;
  /** All inputs have values in range. Only a show without seats has empty ranges. */
  readonly arePossible: boolean;

  constructor(show: Show, seats: number) {
    this.#show = show;
    this.#hosts = hostMoves(seats);
    this.#award = { by: 'host', do: 'award', inputs: { seat: { kind: 'int', min: 0, max: seats - 1 } } };
    this.arePossible = [...this.#hosts, this.#award].every(isPossible);
  }

  /** The act's moves, followed by those of every show. `undoable`: there is an entry to undo. */
  legal({ act, state }: Frame, moves: readonly Legal[], undoable: boolean): readonly Legal[] {
    const listed: Legal[] = [...moves];
    if (state.phase !== 'lobby' && state.phase !== 'over') listed.push(...this.#hosts);
    if (isUndecided(state) && act.award !== undefined) listed.push(this.#award);
    if (undoable) listed.push(undo);
    return listed;
  }

  /** Whether the show has the move, in an act or in common. */
  isKnown(name: string): boolean {
    if (name !== 'award') return movesOf(this.#show).has(name);
    return this.#show.acts.some(act => act.award !== undefined);
  }

  /** Plays a legal move of the host's; undefined if it is the act's own. */
  play(now: Frame, name: string, inputs: Inputs): Outcome | undefined {
    switch (name) {
      case 'replace': {
        const seat = inputs.seat as number;
        const names = now.names.with(seat, inputs.name as string);
        const settled = now.act.settle?.(now.state) ?? now.state;
        // LN-A25, HD-A41
        const state = now.act.substitute?.(settled, seat) ?? settled;
        return {
          next: { ...now, state, names },
          cues: [{ cue: 'replace', seat, was: now.names[seat]!, name: names[seat]! }],
          opens: [],
        };
      }
      case 'correct': {
        const { seat, score, reason } = inputs as { seat: number; score: number; reason: string };
        const corrected = { ...now.state, scores: now.state.scores.with(seat, score) };
        const state = now.act.settle?.(corrected) ?? corrected;
        const was = now.state.scores[seat] ?? 0;
        return { next: { ...now, state }, cues: [{ cue: 'correct', seat, was, score, reason }], opens: [] };
      }
      case 'award': {
        const seat = inputs.seat as number;
        const awarded = now.act.award?.(now.state, seat);
        if (awarded === undefined) throw new Error(`${now.act.name} has no win that the host could give`);
        return { next: { ...now, state: awarded.state }, cues: [{ cue: 'awarded', seat }, ...awarded.cues], opens: [] };
      }
      case 'end': {
        const winner = inputs.winner as number;
        return { next: { ...now, state: now.act.end(now.state, winner) }, cues: [{ cue: 'ended', winner }], opens: [] };
      }
      default:
        return undefined;
    }
  }
}
