/** The clock of a round in which the host may call time. */

import { actMoves, type Frame } from '../../shared/engine/frame.ts';
import type { Legal } from '../../shared/engine/moves.ts';
import type { EpisodeSettings } from '../../shared/engine/settings.ts';

/** The move that calls time. */
export const callsTime = 'call-time';

export const mayCallTime = (legal: readonly Legal[]): boolean =>
  legal.some(({ by, do: move }) => by === 'host' && move === callsTime);

/** The seat whose turn it is; -1 for none. */
export const turnOf = (frame: Frame): number => {
  const { control = -1 } = frame.act.view(frame.state) as { readonly control?: unknown };
  const waits = actMoves(frame).some(({ by }) => typeof by === 'number');
  return waits && typeof control === 'number' ? control : -1;
};

/** Identifies the round: another one has a new clock. */
const roundOf = ({ act, state }: Frame): string => {
  const { round = 0, game = 0 } = act.view(state) as { readonly round?: unknown; readonly game?: unknown };
  return JSON.stringify([act.name, round, game]);
};

/**
 * When the round ends after an entry. A round in which time may be called has its minutes from its start. Other rounds have no
 * end.
 */
export const roundEndsAfter = (
  { roundClock, roundEnds }: EpisodeSettings,
  before: Frame,
  next: Frame,
  now: number,
): number => {
  if (roundClock === 0) return 0;
  // During a turn time may not be called, but the clock of the round runs on.
  if (roundEnds > 0 && next.state.phase !== 'over' && roundOf(next) === roundOf(before)) return roundEnds;
  return mayCallTime(actMoves(next)) ? now + roundClock * 60_000 : 0;
};
