/**
 * A race with six dice, in two rule sets. A turn begins with all six. By BJ: 1s count 100, 5s 50, three of a kind a hundred
 * times the face. Whatever scores is frozen, and the player rolls the rest or stops and collects. When all six score, there is
 * a bonus of 500 that cannot be lost, and six dice again. Hot Dice: the player chooses which scoring dice to hold, three 1s
 * count 1000, and 1-2-3-4-5 in one throw 1500. A throw without points ends the turn and loses what it had collected. When a
 * player passes the target, everybody else gets one last turn; then the highest score wins.
 */
import type { Chance } from '../../engine/chance.ts';
import type { Legal } from '../../engine/moves.ts';
import { type ActState, defineAct, type LegalMove, type Played } from '../../engine/show.ts';
import { type SixDiceBoard, type SixDiceCue, sixDiceBoard } from './board.ts';
import type { RuleSet, SixDiceHouse } from './house.ts';
import { moments } from './moments.ts';
import { byBj, heldValue, holdsOf, hotDice } from './scoring.ts';

const allDice = 6;

/** SD-13: 50,000 a month for ten years. For show only, never paid (SD-A12). */
const tax = 6_000_000;

export interface SixDiceOptions {
  readonly rules: RuleSet;
  readonly target: number;
  readonly house: SixDiceHouse;
}

export interface SixDiceState extends ActState {
  readonly options: SixDiceOptions;
  /** -1 in the lobby and when it is over. */
  readonly turn: number;
  readonly dice: readonly number[];
  /** Places 1 … n in the last throw of the dice that were set aside: frozen or held. */
  readonly held: readonly number[];
  /** Faces set aside by earlier throws, since all six were last in hand. */
  readonly aside: readonly number[];
  readonly inHand: number;
  /** At risk. */
  readonly points: number;
  /** Earned in this turn even if it busts (SD-A7). */
  readonly bonus: number;
  /** The seat that passed the target first, -1 before. */
  readonly first: number;
  /** A turn played alone: nothing comes after it. */
  readonly alone?: true;
  /** Last turns still to come, the current one included. */
  readonly turnsLeft: number;
  readonly winner: number;
}

const rested = { inHand: allDice, held: [], aside: [], points: 0, bonus: 0 } as const;

export const openGame = (options: SixDiceOptions, seats: number): SixDiceState => ({
  phase: 'lobby',
  scores: Array.from({ length: seats }, () => 0),
  result: null,
  options,
  turn: -1,
  dice: [],
  ...rested,
  first: -1,
  turnsLeft: 0,
  winner: -1,
});

const owes = ({ options, scores }: SixDiceState) => (options.rules === 'by-bj' && scores.length === 2 ? tax : 0);

const over = (state: SixDiceState, winner: number): SixDiceState => ({
  ...state,
  phase: 'over',
  turn: -1,
  ...rested,
  winner,
  result: { winner, scores: state.scores, owes: owes(state) },
});

/** SD-12. Among equals, the seat that passed the target first, then the next in turn order (SD-A10). */
const best = ({ scores, first }: SixDiceState): number => {
  let winner = first;
  for (let step = 1; step < scores.length; step++) {
    const seat = (first + step) % scores.length;
    if ((scores[seat] ?? 0) > (scores[winner] ?? 0)) winner = seat;
  }
  return winner;
};

/** The score is checked when a turn ends, busted or not (SD-A13). */
const endTurn = (before: SixDiceState, gained: number, cues: SixDiceCue[]): Played<SixDiceState> => {
  const seat = before.turn;
  const score = (before.scores[seat] ?? 0) + gained;
  const state: SixDiceState = { ...before, phase: 'roll', scores: before.scores.with(seat, score), ...rested };
  if (state.alone === true) {
    if (score > 0) cues.push({ cue: 'turn-over', seat, points: score });
    return { state: over(state, seat), cues };
  }
  // SD-A8: strictly more than the target.
  const passes = state.first < 0 && score > state.options.target;
  const first = passes ? seat : state.first;
  const turnsLeft = passes ? state.scores.length - 1 : Math.max(0, state.turnsLeft - 1);
  if (passes) cues.push({ cue: 'passed-target', seat, score });
  const next: SixDiceState = { ...state, first, turnsLeft };
  if (first >= 0 && turnsLeft === 0) {
    const winner = best(next);
    const score = next.scores[winner] ?? 0;
    const others = [...next.scores.keys()].filter(other => other !== winner);
    const [second = -1] = others.toSorted((a, b) => (next.scores[b] ?? 0) - (next.scores[a] ?? 0));
    cues.push({ cue: 'won', seat: winner, score, second, ahead: score - (next.scores[second] ?? 0) });
    return { state: over(next, winner), cues };
  }
  const turn = (seat + 1) % state.scores.length;
  cues.push({ cue: 'turn', seat: turn, last: first >= 0 });
  return { state: { ...next, turn }, cues };
};

const bank = (state: SixDiceState, cues: SixDiceCue[]): Played<SixDiceState> => {
  const seat = state.turn;
  const gained = state.points + state.bonus;
  cues.push({ cue: 'banked', seat, points: gained, bonus: state.bonus, score: (state.scores[seat] ?? 0) + gained });
  return endTurn(state, gained, cues);
};

/** Sets these dice aside. If that uses up all six, the turn goes on with six again (SD-A1, SH-A1). */
const putAside = (
  state: SixDiceState,
  held: readonly number[],
  points: number,
  cues: SixDiceCue[],
): Played<SixDiceState> => {
  const left = state.inHand - held.length;
  const next: SixDiceState = { ...state, phase: 'decide', held, inHand: left, points: state.points + points };
  if (left > 0) return { state: next, cues };
  const bonus = state.options.rules === 'by-bj' ? state.options.house.six : 0;
  cues.push({ cue: 'all-six', seat: state.turn, bonus });
  return { state: { ...next, inHand: allDice, bonus: state.bonus + bonus }, cues };
};

/** The faces that are set aside when the dice in hand are thrown: none if all six are in hand. */
const asideOf = ({ inHand, aside, held, dice }: SixDiceState): readonly number[] =>
  inHand === allDice ? [] : [...aside, ...held.map(place => dice[place - 1] ?? 0)];

const roll = (before: SixDiceState, chance: Chance, cues: SixDiceCue[]): Played<SixDiceState> => {
  const seat = before.turn;
  const dice = chance.dice(before.inHand);
  const state: SixDiceState = { ...before, dice, held: [], aside: asideOf(before) };
  const ownChoice = state.options.rules === 'hot-dice';
  const { points, places } = (ownChoice ? hotDice : byBj)(dice, state.options.house);
  cues.push({ cue: 'rolled', seat, dice });
  if (points === 0) {
    // SD-09, SH-A2: the points of the turn are lost, the bonuses are not.
    cues.push({ cue: 'busted', seat, lost: state.points, kept: state.bonus });
    return endTurn(state, state.bonus, cues);
  }
  if (ownChoice) return { state: { ...state, phase: 'hold' }, cues };
  cues.push({ cue: 'froze', seat, places, points });
  return putAside(state, places, points, cues);
};

const hold = (state: SixDiceState, places: readonly number[], cues: SixDiceCue[]): Played<SixDiceState> => {
  const faces = places.map(place => state.dice[place - 1] ?? 0);
  const points = heldValue(faces, state.options.house);
  cues.push({ cue: 'held', seat: state.turn, places, points });
  return putAside(state, places, points, cues);
};

/** The deadline passed (contract.md 8). */
const expire = (state: SixDiceState, chance: Chance): Played<SixDiceState> => {
  const cues: SixDiceCue[] = [{ cue: 'late', seat: state.turn }];
  if (state.phase === 'roll') return roll(state, chance, cues);
  return state.phase === 'hold'
    ? hold(state, hotDice(state.dice, state.options.house).places, cues)
    : bank(state, cues);
};

const play = (state: SixDiceState, { do: move, inputs }: LegalMove, chance: Chance): Played<SixDiceState> => {
  switch (move) {
    case 'start': {
      const { rules, target } = state.options;
      const cues: SixDiceCue[] = [
        { cue: 'started', rules, target },
        { cue: 'turn', seat: 0, last: false },
      ];
      return { state: { ...state, phase: 'roll', turn: 0 }, cues };
    }
    case 'roll':
      return roll(state, chance, []);
    case 'hold':
      return hold(state, inputs.dice as readonly number[], []);
    case 'bank':
      return bank(state, []);
    default:
      return expire(state, chance);
  }
};

const late: Legal = { by: 'clock', do: 'expire' };

const legal = (state: SixDiceState): readonly Legal[] => {
  const by = state.turn;
  switch (state.phase) {
    case 'lobby':
      return [{ by: 'host', do: 'start' }];
    case 'roll':
      return [{ by, do: 'roll' }, late];
    case 'hold':
      return [
        {
          by,
          do: 'hold',
          inputs: { dice: { kind: 'set', of: holdsOf(state.dice, state.options.house), faces: state.dice } },
        },
        late,
      ];
    case 'decide':
      return [{ by, do: 'roll' }, { by, do: 'bank' }, late];
    default:
      return [];
  }
};

export const game = defineAct<SixDiceState>({
  name: 'game',
  moves: ['start', 'roll', 'hold', 'bank', 'expire'],
  draws: ['roll'],
  board: sixDiceBoard,
  moments,
  legal,
  play,
  end: over,
  view: (state): SixDiceBoard => ({
    house: state.options.house,
    rules: state.options.rules,
    target: state.options.target,
    turn: state.turn,
    dice: state.dice,
    held: state.held,
    aside: state.aside,
    inHand: state.inHand,
    points: state.points,
    bonus: state.bonus,
    lastTurn: state.first >= 0,
    winner: state.winner,
  }),
  own: (_state, viewer) => (viewer === 'host' ? { card: null, sent: [] } : {}),
});
