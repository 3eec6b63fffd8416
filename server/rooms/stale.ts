/** Whether a move still means what was meant when it was made: others may have moved while it was on its way. */
import type { Episode } from '../../shared/engine/episode.ts';
import type { Actor } from '../../shared/engine/moves.ts';

/** A host who wants these wants them whatever happened meanwhile. */
const always: readonly string[] = ['end', 'replace'];

interface Meant {
  readonly by: Actor;
  readonly do: string;
  readonly [input: string]: unknown;
}

/**
 * `at`: how many entries whoever moved had seen. An undo means the latest of them, so any other one is another undo. Another
 * move means what stood there: it is stale once something was taken back, the phase has changed, even if it is the same
 * again, or the same actor has moved. What others send into one phase, like sealed numbers, matters to nobody.
 */
export const isStale = ({ entries, standing, act, state }: Episode, move: Meant, at: number): boolean => {
  const between = entries.length - at;
  if (between === 0) return false;
  if (between < 0 || move.do === 'undo') return true;
  if (always.includes(move.do)) return false;
  const since = standing.slice(-between);
  // Whoever is not among those that stand was taken back, or is an undo.
  if (since.length < between || since[0]?.index !== at) return true;
  if (move.do === 'correct') {
    const seat = typeof move.seat === 'number' ? move.seat : -1;
    return since[0].before.state.scores[seat] !== state.scores[seat];
  }
  return since.some(
    ({ entry, before }) => entry.by === move.by || before.act !== act || before.state.phase !== state.phase,
  );
};
