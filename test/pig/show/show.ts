/**
 * Pig. Whoever has the die rolls as often as they dare. A 1 ends the turn and loses what it collected; any other face adds to
 * it. Whoever banks keeps what they have collected. The first to reach the target wins.
 */
import type { BoardShape, Of } from '../../../shared/engine/board.ts';
import type { Chance } from '../../../shared/engine/chance.ts';
import { int, record } from '../../../shared/engine/fields.ts';
import type { Legal } from '../../../shared/engine/moves.ts';
import {
  type ActState,
  defineAct,
  defineShow,
  type LegalMove,
  momentsOf,
  type Played,
  thrown,
} from '../../../shared/engine/show.ts';
import { anyLegal, hostRobot, legalFor } from '../../../shared/parts/robot-parts.ts';

const board = { turn: 'seat', dice: ['number'], points: 'pot', target: 'goal' } as const satisfies BoardShape;

export type PigBoard = Of<typeof board>;

export type PigCue =
  | { readonly cue: 'started'; readonly target: number }
  | { readonly cue: 'rolled'; readonly seat: number; readonly dice: readonly number[] }
  | { readonly cue: 'busted'; readonly seat: number; readonly lost: number }
  | { readonly cue: 'banked'; readonly seat: number; readonly points: number; readonly score: number }
  | { readonly cue: 'won'; readonly seat: number };

interface PigState extends ActState {
  readonly target: number;
  /** -1 in the lobby and when it is over. */
  readonly turn: number;
  readonly dice: readonly number[];
  /** At risk. */
  readonly points: number;
}

const over = (state: PigState, winner: number): PigState => ({
  ...state,
  phase: 'over',
  turn: -1,
  points: 0,
  result: { winner, scores: state.scores },
});

const passOn = (state: PigState): PigState => ({ ...state, points: 0, turn: (state.turn + 1) % state.scores.length });

const roll = (state: PigState, chance: Chance): Played<PigState> => {
  const { turn: seat, points } = state;
  const dice = chance.dice(1);
  const [face = 1] = dice;
  const rolled: PigCue = { cue: 'rolled', seat, dice };
  if (face > 1) return { state: { ...state, dice, points: points + face }, cues: [rolled] };
  return { state: passOn({ ...state, dice }), cues: [rolled, { cue: 'busted', seat, lost: points } satisfies PigCue] };
};

const bank = (state: PigState): Played<PigState> => {
  const { turn: seat, points, scores, target } = state;
  const score = (scores[seat] ?? 0) + points;
  const banked: PigState = { ...state, scores: scores.with(seat, score) };
  const cues: PigCue[] = [{ cue: 'banked', seat, points, score }];
  if (score < target) return { state: passOn(banked), cues };
  return { state: over(banked, seat), cues: [...cues, { cue: 'won', seat }] };
};

const play = (state: PigState, { do: move }: LegalMove, chance: Chance): Played<PigState> => {
  if (move === 'start') {
    const started: PigCue = { cue: 'started', target: state.target };
    return { state: { ...state, phase: 'turn', turn: 0 }, cues: [started] };
  }
  // When time is up, what was collected is banked; whoever has nothing rolls.
  return move === 'roll' || state.points === 0 ? roll(state, chance) : bank(state);
};

const legal = ({ phase, turn, points }: PigState): readonly Legal[] => {
  if (phase === 'lobby') return [{ by: 'host', do: 'start' }];
  if (phase !== 'turn') return [];
  const moves: readonly Legal[] = points > 0 ? [{ by: turn, do: 'bank' }] : [];
  return [{ by: turn, do: 'roll' }, ...moves, { by: 'clock', do: 'expire' }];
};

const game = defineAct<PigState>({
  name: 'game',
  moves: ['start', 'roll', 'bank', 'expire'],
  draws: ['roll'],
  board,
  moments: momentsOf<PigCue, PigBoard>({
    cues: {
      busted: { ms: 1600, tone: 'bad' },
      banked: { ms: 1400, tone: 'good' },
      won: { ms: 1000, televised: 6000, tone: 'champion' },
    },
    opens: { started: [], rolled: [thrown], busted: ['points'], banked: ['points', 'scores'], won: [] },
  }),
  legal,
  play,
  end: over,
  view: ({ turn, dice, points, target }): PigBoard => ({ turn, dice: [...dice], points, target }),
  own: () => ({}),
});

export const pig = defineShow<{ readonly target: number }, object>({
  name: 'pig',
  seats: [2, 8],
  options: record({ target: int(10, 1000, 100) }),
  pack: record({}),
  acts: [game],
  open: ({ options: { target }, seats }): PigState => ({
    phase: 'lobby',
    scores: Array.from({ length: seats }, () => 0),
    result: null,
    target,
    turn: -1,
    dice: [],
    points: 0,
  }),
  advise: () => [],
  robot: (by, sight) => {
    if (by === 'host') return hostRobot(sight, () => true);
    if (typeof by !== 'number') return anyLegal(by, sight);
    const { points } = sight.view.board as PigBoard;
    return legalFor(by, sight, 'bank') && points >= 20 ? { do: 'bank' } : { do: 'roll' };
  },
});
