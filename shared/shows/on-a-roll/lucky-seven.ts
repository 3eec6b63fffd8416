/**
 * Lucky 7. Five prizes, one of them the top cash, are behind L, U, C, K and Y. The player picks a letter. The more valuable the
 * prize, the fewer rolls there are for it, from six down to two. A total of 7 wins it. Any other throw pays its total in
 * hundreds, but a double pays nothing and ends the game.
 */

import type { Chance } from '../../engine/chance.ts';
import type { Legal } from '../../engine/moves.ts';
import { type ActState, defineAct, type Handover, type LegalMove, type Played, type Turn } from '../../engine/show.ts';
import { type LuckySevenBoard, luckySevenBoard } from './boards.ts';
import type { GameCue, LuckySevenCue } from './cues.ts';
import { layPuzzle, openGame } from './game-state.ts';
import {
  credit,
  isBigger,
  isLevel,
  type Match,
  matchResult,
  matchWinner,
  nextOf,
  nextPrizes,
  type Prize,
  substituted,
  take,
} from './match.ts';
import { luckySevenMoments } from './moments.ts';
import { unseenPrizes } from './unseen.ts';

/** OR-43: more in the game that wins the match. */
const topCash = (match: Match, seat: number): number =>
  match.options.house.luckySeven.top[isBigger(match, seat) ? 1 : 0];

const cashNames = new Map<number, string>();

/** A cash prize is named after its amount, in every language. */
const nameOfCash = (dollars: number): string => {
  let name = cashNames.get(dollars);
  if (name === undefined) {
    name = `$${String(dollars).replace(/\B(?=(\d{3})+$)/g, ',')}`;
    // Hosts use few amounts, so the cache stays small.
    if (cashNames.size > 100) cashNames.clear();
    cashNames.set(dollars, name);
  }
  return name;
};

const letters = ['L', 'U', 'C', 'K', 'Y'] as const;

interface LuckyPrize extends Prize {
  /** Paid in cash, not in kind. */
  readonly cash: boolean;
}

export interface LuckySevenState extends ActState {
  readonly match: Match;
  readonly seat: number;
  /** Most valuable first. */
  readonly prizes: readonly LuckyPrize[];
  /** Secret: which prize is behind each letter, counted from 1. */
  readonly behind: readonly number[];
  /** Index of the letter picked, -1 before. */
  readonly picked: number;
  readonly timer: number;
  /** Side cash of this game (OR-47). */
  readonly cash: number;
  readonly dice: readonly number[];
  readonly outcome: '' | 'seven' | 'double' | 'timeout';
  readonly winner: number;
}

/** Most valuable first. Among equals the top cash comes first, then the order of the pack. */
const ranked = (match: Match, seat: number): readonly LuckyPrize[] => {
  const value = topCash(match, seat);
  const prizes: LuckyPrize[] = nextPrizes(match);
  prizes.unshift({ name: nameOfCash(value), value, cash: true });
  return prizes.sort((a, b) => b.value - a.value);
};

/** Another prize may have its value, and comes after it. */
export const isTopCash = (match: Match, seat: number, { name, value, cash }: LuckyPrize): boolean =>
  cash && value === topCash(match, seat) && name === nameOfCash(value);

/** Before anything is drawn. */
export const blankLuckySeven = (match: Match, scores: readonly number[], seat: number): LuckySevenState => ({
  phase: 'pick',
  scores,
  result: null,
  match,
  seat,
  prizes: ranked(match, seat),
  behind: [],
  picked: -1,
  timer: 0,
  cash: 0,
  dice: [],
  outcome: '',
  winner: seat,
});

export const openLuckySeven = (match: Match, scores: readonly number[], seat: number, chance: Chance): Handover => {
  const state: LuckySevenState = {
    ...blankLuckySeven(match, scores, seat),
    match: take(match, 'prizes'),
    // OR-A25: never revealed, except for the one picked.
    behind: chance.order(letters.length, 'prizes'),
  };
  const cue: LuckySevenCue = { cue: 'lucky-seven', seat, top: topCash(match, seat) };
  return { act: 'lucky-seven', state, cues: [cue] };
};

const rankBehind = ({ behind }: LuckySevenState, letter: number) => (behind[letter] ?? 1) - 1;

const prizeOf = (state: LuckySevenState): LuckyPrize | undefined =>
  state.picked < 0 ? undefined : state.prizes[rankBehind(state, state.picked)];

/** OR-44, OR-45, OR-A22: the more valuable the prize, the fewer rolls. */
const pick = (state: LuckySevenState, letter: number, cues: (LuckySevenCue | GameCue)[]): Played<LuckySevenState> => {
  const timer = state.match.options.house.luckySeven.timers[rankBehind(state, letter)] ?? 0;
  const next: LuckySevenState = { ...state, phase: 'roll', picked: letter, timer };
  cues.push({
    cue: 'letter',
    seat: state.seat,
    letter: letters[letter] ?? '',
    prize: prizeOf(next)?.name ?? '',
    timer,
  });
  return { state: next, cues };
};

/** The bonus games are over: another game, or the end of the match. */
const finish = (state: LuckySevenState, cues: LuckySevenCue[]): Played<LuckySevenState> => {
  const { match } = state;
  const winner = matchWinner(match, state.seat);
  if (winner < 0) {
    if (isLevel(match)) cues.push({ cue: 'level', lucky: match.lucky[0] ?? 0 });
    return { state: { ...state, phase: 'ready' }, cues };
  }
  const result = matchResult(match, state.scores, winner, false);
  const prizes = match.prizes[winner] ?? [];
  const worth = (prize: string) => match.pack.prizes.find(({ name }) => name === prize)?.value ?? 0;
  if (match.alone !== true)
    cues.push({
      cue: 'match-won',
      seat: winner,
      games: match.wins,
      score: state.scores[winner] ?? 0,
      prizes,
      value: prizes.reduce((sum, prize) => sum + worth(prize), 0),
      retired: result.retired,
    });
  return { state: { ...state, phase: 'over', winner, result }, cues };
};

/** OR-46: cash goes to the score, merchandise to the list of prizes. */
const winPrize = (state: LuckySevenState, cues: LuckySevenCue[]): Played<LuckySevenState> => {
  const { seat, match } = state;
  const prize = prizeOf(state);
  if (prize === undefined) throw new Error('no letter was picked');
  const [cash, kind] = prize.cash ? [prize.value, []] : [0, [prize.name]];
  cues.push({ cue: 'seven', seat, prize: prize.name, value: prize.value, cash, prizes: kind });
  const prizes = prize.cash
    ? match.prizes
    : match.prizes.map((names, owner) => (owner === seat ? [...names, prize.name] : names));
  return finish(
    {
      ...state,
      outcome: 'seven',
      scores: prize.cash ? credit(state.scores, seat, prize.value) : state.scores,
      match: { ...match, prizes, lucky: credit(match.lucky, seat, prize.value) },
    },
    cues,
  );
};

const roll = (before: LuckySevenState, chance: Chance): Played<LuckySevenState> => {
  const dice = chance.dice(2);
  const [a = 0, b = 0] = dice;
  const total = a + b;
  const { seat } = before;
  const cues: LuckySevenCue[] = [{ cue: 'lucky-rolled', seat, dice, total }];
  const state: LuckySevenState = { ...before, dice, timer: a === b ? 0 : before.timer - 1 };
  if (total === 7) return winPrize(state, cues);
  if (a === b) {
    // OR-48; OR-A23: the side cash stays.
    cues.push({ cue: 'lucky-double', seat, cash: state.cash });
    return finish({ ...state, outcome: 'double' }, cues);
  }
  const added = total * state.match.options.house.luckySeven.side;
  const paid: LuckySevenState = {
    ...state,
    cash: state.cash + added,
    scores: credit(state.scores, seat, added),
    match: { ...state.match, lucky: credit(state.match.lucky, seat, added) },
  };
  cues.push({ cue: 'side-cash', seat, cash: added, timer: paid.timer });
  if (paid.timer > 0) return { state: paid, cues };
  cues.push({ cue: 'timeout', seat, cash: paid.cash });
  return finish({ ...paid, outcome: 'timeout' }, cues);
};

const expire = (state: LuckySevenState, chance: Chance): Played<LuckySevenState> => {
  const late: GameCue = { cue: 'late', seat: state.seat };
  if (state.phase === 'pick') return pick(state, chance.number(1, letters.length) - 1, [late]);
  const played = roll(state, chance);
  return { ...played, cues: [late, ...played.cues] };
};

const play = (state: LuckySevenState, { do: move, inputs }: LegalMove, chance: Chance): Turn<LuckySevenState> => {
  switch (move) {
    case 'pick':
      return pick(state, letters.indexOf(inputs.letter as (typeof letters)[number]), []);
    case 'roll':
      return roll(state, chance);
    case 'puzzle': {
      const match = { ...state.match, game: state.match.game + 1 };
      return { act: 'game', ...layPuzzle(openGame(match, state.scores, 'ready'), chance) };
    }
    default:
      return expire(state, chance);
  }
};

const late: Legal = { by: 'clock', do: 'expire' };

const legal = (state: LuckySevenState): readonly Legal[] => {
  const by = state.seat;
  switch (state.phase) {
    case 'pick':
      return [{ by, do: 'pick', inputs: { letter: { kind: 'choice', of: letters } } }, late];
    case 'roll':
      return [{ by, do: 'roll' }, late];
    case 'ready':
      return [{ by: 'host', do: 'puzzle' }];
    default:
      return [];
  }
};

export const luckySeven = defineAct<LuckySevenState>({
  name: 'lucky-seven',
  moves: ['pick', 'roll', 'puzzle', 'expire'],
  draws: ['roll', 'puzzle'],
  board: luckySevenBoard,
  moments: luckySevenMoments,
  legal,
  play,
  end: (state, winner) => ({
    ...state,
    phase: 'over',
    winner,
    result: matchResult(state.match, state.scores, winner, true),
  }),
  substitute: (state, seat) => ({ ...state, match: substituted(state.match, seat) }),
  unseen: unseenPrizes,
  view: (state): LuckySevenBoard => {
    const prize = prizeOf(state)?.name ?? '';
    return {
      house: state.match.options.house,
      seat: state.seat,
      letters: letters.map((_, i) => (i === state.picked ? prize : '')),
      prize,
      timer: state.timer,
      cash: state.cash,
      dice: state.dice,
      outcome: state.outcome,
      top: topCash(state.match, state.seat),
      game: state.match.game,
      wins: state.match.wins,
      lucky: state.match.lucky,
      winner: state.winner,
    };
  },
  own: (state, viewer) => {
    if (viewer !== 'host') return {};
    const next = state.phase === 'ready' ? nextOf(state.match, 'puzzles') : undefined;
    return {
      card:
        next === undefined
          ? null
          : { ask: next.kind, answer: next.subject, accept: next.accept ?? [], clues: next.clues },
      sent: [],
    };
  },
});
