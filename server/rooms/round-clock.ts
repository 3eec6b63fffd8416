/** The clock of a round that its host calls time in. */
import { actMoves, type Frame } from '../../shared/engine/frame.ts';
import type { Legal } from '../../shared/engine/moves.ts';
import type { EpisodeSettings } from '../../shared/engine/settings.ts';

/** What a host calls time with. */
export const callsTime = 'call-time';

export const mayCallTime = (legal: readonly Legal[]): boolean =>
  legal.some(({ by, do: move }) => by === 'host' && move === callsTime);

/** Whose turn runs; -1 while nobody's does. */
export const turnOf = (frame: Frame): number => {
  const { control = -1 } = frame.act.view(frame.state) as { readonly control?: unknown };
  const waits = actMoves(frame).some(({ by }) => typeof by === 'number');
  return waits && typeof control === 'number' ? control : -1;
};

/** The round, as far as a clock needs to know: another one begins anew. */
const roundOf = ({ act, state }: Frame): string => {
  const { round = 0, game = 0 } = act.view(state) as { readonly round?: unknown; readonly game?: unknown };
  return JSON.stringify([act.name, round, game]);
};

/**
 * When the round ends after an entry: a round in which time may be called has its minutes from its beginning, and no other has
 * any.
 */
export const roundEndsAfter = (
  { roundClock, roundEnds }: EpisodeSettings,
  before: Frame,
  next: Frame,
  now: number,
): number => {
  if (roundClock === 0) return 0;
  // In the middle of a turn time may not be called, and the round goes on all the same.
  if (roundEnds > 0 && next.state.phase !== 'over' && roundOf(next) === roundOf(before)) return roundEnds;
  return mayCallTime(actMoves(next)) ? now + roundClock * 60_000 : 0;
};
