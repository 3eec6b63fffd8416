/** Whether a move still means what its sender meant: others may have moved while it was under way. */
import type { Episode } from '../../shared/engine/episode.ts';
import type { Actor } from '../../shared/engine/moves.ts';

/** The host means these moves whatever happened meanwhile. */
const always: readonly string[] = ['end', 'replace'];

interface IntendedMove {
  readonly by: Actor;
  readonly do: string;
  readonly [input: string]: unknown;
}

/**
 * `at`: the number of entries that the sender had seen. An undo means the latest of them, so any other one makes it stale.
 * Another move is stale once something was undone, the phase has changed (even if it is the same again), or the same actor has
 * moved. Moves of others in the same phase, such as sealed numbers, do not matter.
 */
export const isStale = ({ entries, standing, act, state }: Episode, move: IntendedMove, at: number): boolean => {
  const between = entries.length - at;
  if (between === 0) return false;
  if (between < 0 || move.do === 'undo') return true;
  if (always.includes(move.do)) return false;
  const since = standing.slice(-between);
  // An entry that does not stand was undone, or is an undo.
  if (since.length < between || since[0]?.index !== at) return true;
  if (move.do === 'correct') {
    const seat = typeof move.seat === 'number' ? move.seat : -1;
    return since[0].before.state.scores[seat] !== state.scores[seat];
  }
  return since.some(
    ({ entry, before }) => entry.by === move.by || before.act !== act || before.state.phase !== state.phase,
  );
};
