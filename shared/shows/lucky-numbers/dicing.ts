/** The dice of a match: what each total does, and how it ends a game, a round and the match. */
import type { Chance } from '../../engine/chance.ts';
import type { Played } from '../../engine/show.ts';
import type { MatchCue } from './cues.ts';
import { cashOn, cleared, credit, holdings, type MatchState, numbers, other, wilds } from './match-state.ts';

/** LN-28, LN-31: the match is decided, or one more question decides it. */
const decide = (state: MatchState, cues: MatchCue[]): Played<MatchState> => {
  const [left = 0, right = 0] = state.scores;
  if (left === right) {
    cues.push({ cue: 'tie', score: left });
    return { state: { ...state, phase: 'tie-break', tieBreak: true }, cues };
  }
  const winner = left > right ? 0 : 1;
  cues.push({ cue: 'match-won', seat: winner, score: Math.max(left, right) });
  return { state: { ...state, phase: 'won', winner }, cues };
};

/** LN-29, LN-30, LN-A9: a game that the buzzer cuts short goes to the seat that controls more numbers. */
const settle = (state: MatchState, cues: MatchCue[]): MatchState => {
  const counts = [0, 1].map(seat => state.owners.filter(owner => owner === seat).length);
  const [left = 0, right = 0] = counts;
  if (left === right) {
    const cash = [0, 1].map(seat => state.pot / 2 + holdings(state, seat));
    cues.push({ cue: 'game-split', cash });
    return { ...state, ...cleared, scores: state.scores.map((score, seat) => score + (cash[seat] ?? 0)) };
  }
  const seat = left > right ? 0 : 1;
  const cash = state.pot + holdings(state, seat);
  cues.push({ cue: 'game-won', seat, how: 'buzzer', cash });
  return { ...state, ...cleared, scores: credit(state.scores, seat, cash) };
};

/** LN-A9: nothing is credited for a game that the buzzer voids. */
const voided = (state: MatchState, cues: MatchCue[]): MatchState => {
  cues.push({ cue: 'game-void', pot: state.pot });
  return { ...state, ...cleared };
};

/** What the buzzer does to the match, or to a game that was played on after it. `isLast`: no further round. */
const close = (state: MatchState, isLast: boolean, cues: MatchCue[]): Played<MatchState> => {
  if (state.luckiest === 0) return decide(state, cues);
  const { unresolved } = state.options.house;
  if (unresolved === 'play-on' && !isLast) return { state, cues };
  return decide(unresolved === 'void' ? voided(state, cues) : settle(state, cues), cues);
};

/** Sounds the buzzer: at the end of a round, or at once between rounds (contract.md 4). */
export const soundBuzzer = (state: MatchState, isLast: boolean, cues: MatchCue[]): Played<MatchState> => {
  cues.push({ cue: 'buzzer', round: state.round });
  return { ...close({ ...state, buzzer: true }, isLast, cues), opens: ['last-round'] };
};

/** LN-A16: the buzzer is checked when a round ends. */
const endRound = (state: MatchState, cues: MatchCue[]): Played<MatchState> => {
  const rested: MatchState = { ...state, phase: 'ready', control: -1 };
  const isLast = state.round >= state.options.house.rounds;
  if (state.buzzer) return close(rested, isLast, cues);
  return state.round < state.lastRound ? { state: rested, cues } : soundBuzzer(rested, isLast, cues);
};

/** LN-14, LN-25: pays the pot and the winner's numbers. The loser's numbers pay nothing (LN-A12). */
const winGame = (state: MatchState, seat: number, how: 'luckiest' | 'seven', cues: MatchCue[]): Played<MatchState> => {
  const cash = state.pot + holdings(state, seat);
  cues.push({ cue: 'game-won', seat, how, cash });
  return endRound({ ...state, ...cleared, scores: credit(state.scores, seat, cash) }, cues);
};

export const roll = (state: MatchState, chance: Chance): Played<MatchState> => {
  const dice = chance.dice(2);
  const total = dice.reduce((sum, face) => sum + face, 0);
  const seat = state.control;
  const cues: MatchCue[] = [{ cue: 'rolled', seat, dice, total, danger: state.danger }];
  const next: MatchState = { ...state, dice };
  if (wilds.includes(total)) {
    // LN-17: the same player rolls again at once. LN-A6: in the danger zone too, without a choice.
    const { wild } = state.options.house;
    const pot = state.pot + wild;
    cues.push({ cue: 'wild', seat, added: wild, pot });
    return { state: { ...next, phase: 'roll', pot }, cues };
  }
  if (total === 7) {
    if (state.danger) return winGame(next, other(seat), 'seven', cues);
    cues.push({ cue: 'danger' });
    return endRound({ ...next, danger: true }, cues);
  }
  if (total === state.luckiest) return winGame(next, seat, 'luckiest', cues);
  const index = numbers.indexOf(total);
  const cash = cashOn(state, index);
  const owner = state.owners[index] ?? -1;
  if (owner === seat) {
    // LN-20, LN-A1: its cash goes into the pot. LN-21: no further roll.
    const pot = state.pot + cash;
    cues.push({ cue: 'repeat', seat, number: total, added: cash, pot });
    return endRound({ ...next, pot }, cues);
  }
  cues.push(
    owner < 0 ? { cue: 'took', seat, number: total, cash } : { cue: 'stole', seat, from: owner, number: total, cash },
  );
  return endRound({ ...next, owners: state.owners.with(index, seat) }, cues);
};
