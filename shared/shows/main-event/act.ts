/**
 * The Main Event. The champion throws two dice for the six lucky numbers. Each number is half a medal: 6 and 8 bronze, 5 and 9
 * silver, 4 and 10 gold. A complete medal wins its prize, and all three win the jackpot as well. 2, 3, 11 and 12 are wild:
 * $5,000 into the jackpot, and the throw may count as any missing number. A number that is thrown again puts $2,500 into the
 * jackpot. When one number is missing, five throws are left to hit it, and no wild can count as it. The first 7 brings an offer
 * to stop: take it, or throw on until the next medal, when the offer comes again. The second 7 takes everything.
 */
import type { Chance } from '../../engine/chance.ts';
import type { Legal } from '../../engine/moves.ts';
import { type ActState, defineAct, type LegalMove, type Played } from '../../engine/show.ts';
import { type MainEventBoard, type MainEventCue, mainEventBoard } from './board.ts';
import type { MainEventHouse } from './house.ts';
import { moments } from './moments.ts';
import { closing, type Prize, type SeasonOptions, winsWithout } from './season.ts';

/** Numbers of the bronze, silver and gold medal, in the order of the prizes (ME-03, ME-05). */
export const medals = [
  [6, 8],
  [5, 9],
  [4, 10],
] as const;

export const luckyNumbers: readonly number[] = [4, 5, 6, 8, 9, 10];
export const wilds: readonly number[] = [2, 3, 11, 12];

interface Offer {
  /** Dollars, without medals of the all-cash round. */
  readonly cash: number;
  /** Indices of the prizes of complete medals. */
  readonly prizes: readonly number[];
}

export interface MainEventState extends ActState {
  readonly champion: number;
  readonly season: SeasonOptions;
  readonly allCash: boolean;
  /** Ascending. */
  readonly claimed: readonly number[];
  readonly jackpot: number;
  readonly danger: boolean;
  /** Throws left once one number is missing; -1 before that and after a sweep. */
  readonly chances: number;
  readonly offer: Offer | null;
  readonly won: readonly number[];
  readonly dice: readonly number[];
  readonly outcome: '' | 'swept' | 'stopped' | 'forfeited' | 'ran-out';
  readonly winner: number;
}

export const openMainEvent = (opening: {
  readonly champion: number;
  readonly scores: readonly number[];
  readonly season: SeasonOptions;
}): MainEventState => ({
  phase: 'roll',
  scores: opening.scores,
  result: null,
  champion: opening.champion,
  season: opening.season,
  // ME-23, ME-A18: the win before retirement is played all cash instead of the ordinary round.
  allCash: opening.season.wins[opening.champion] === opening.season.house.mainEvent.retireAfter - 1,
  claimed: [],
  jackpot: opening.season.jackpot,
  danger: false,
  chances: -1,
  offer: null,
  won: [],
  dice: [],
  outcome: '',
  winner: opening.champion,
});

const houseOf = ({ season }: MainEventState): MainEventHouse => season.house.mainEvent;

const missing = ({ claimed }: MainEventState) => luckyNumbers.filter(number => !claimed.includes(number));

const wholeMedals = (claimed: readonly number[]) =>
  medals.flatMap((numbers, medal) => (numbers.every(number => claimed.includes(number)) ? [medal] : []));

/** What stopping now would pay (ME-16, ME-17, ME-A10, ME-A11). */
const offerFor = (state: MainEventState): Offer => ({
  cash: state.claimed.length === 0 ? houseOf(state).empty : houseOf(state).half * state.claimed.length,
  prizes: wholeMedals(state.claimed),
});

/** The prizes as the medals pay them: cash in the all-cash round (ME-23, ME-26). */
const prizesOf = (state: MainEventState): readonly Prize[] =>
  state.allCash ? houseOf(state).allCash.map(value => ({ name: '', value })) : state.season.prizes;

const finish = (
  state: MainEventState,
  outcome: 'swept' | 'stopped' | 'forfeited' | 'ran-out',
  cash: number,
  won: readonly number[],
): MainEventState => {
  const { season, allCash } = state;
  const house = houseOf(state);
  const medalCash = allCash ? won.reduce((sum, medal) => sum + (house.allCash[medal] ?? 0), 0) : 0;
  const swept = outcome === 'swept';
  return {
    ...state,
    phase: 'over',
    outcome,
    won,
    offer: null,
    chances: swept ? -1 : state.chances,
    result: closing({
      winner: state.champion,
      scores: state.scores,
      season,
      bonus: { outcome, cash: cash + medalCash, prizes: allCash ? [] : won },
      // ME-22, ME-A15: an unclaimed jackpot carries over with its growth; a claimed one starts again at its base.
      jackpot: swept ? house.base : state.jackpot,
      retired: allCash,
    }),
  };
};

/** What an ended round pays, for its cue: cash, and prizes by name; in the all-cash round they are cash. */
const paidBy = (state: MainEventState) => {
  const { cash } = (state.result as { readonly bonus: { readonly cash: number } }).bonus;
  return { cash, prizes: state.allCash ? [] : state.won.map(medal => prizesOf(state)[medal]?.name ?? '') };
};

const ranOut = (state: MainEventState, cues: MainEventCue[]): Played<MainEventState> => {
  const over = finish(state, 'ran-out', houseOf(state).consolation, wholeMedals(state.claimed));
  cues.push({ cue: 'ran-out', seat: state.champion }, { cue: 'kept', seat: state.champion, ...paidBy(over) });
  return { state: over, cues };
};

/** The champion gets a number, by the dice or by a wild (ME-04, ME-12, ME-A12). */
const claim = (state: MainEventState, number: number, cues: MainEventCue[]): Played<MainEventState> => {
  const claimed = [...state.claimed, number].sort((a, b) => a - b);
  const won = wholeMedals(claimed);
  const left = luckyNumbers.length - claimed.length;
  const { chances, sweep } = houseOf(state);
  const next: MainEventState = {
    ...state,
    phase: 'roll',
    claimed,
    won,
    chances: left === 1 ? chances : state.chances,
  };
  const medal = won.find(medal => !state.won.includes(medal));
  cues.push({ cue: 'claimed', seat: state.champion, number });
  if (medal !== undefined)
    cues.push({
      cue: 'medal',
      medal,
      prize: prizesOf(state)[medal]?.name ?? '',
      value: prizesOf(state)[medal]?.value ?? 0,
    });
  if (left === 0) {
    const swept = finish(next, 'swept', state.jackpot + (state.allCash ? sweep : 0), won);
    cues.push({ cue: 'swept', seat: state.champion, jackpot: state.jackpot, ...paidBy(swept) });
    return { state: swept, cues };
  }
  if (left === 1)
    cues.push({
      cue: 'last-number',
      number: luckyNumbers.find(number => !claimed.includes(number)) ?? 0,
      chances,
    });
  if (medal !== undefined && state.danger) return makeOffer(next, cues);
  return { state: next, cues };
};

const makeOffer = (state: MainEventState, cues: MainEventCue[]): Played<MainEventState> => {
  const offer = offerFor(state);
  cues.push({ cue: 'offer', cash: offer.cash, prizes: offer.prizes.map(medal => prizesOf(state)[medal]?.name ?? '') });
  return { state: { ...state, phase: 'offer', offer }, cues };
};

const roll = (before: MainEventState, chance: Chance): Played<MainEventState> => {
  const dice = chance.dice(2);
  const total = dice.reduce((sum, face) => sum + face, 0);
  const lastStage = before.chances >= 0;
  // ME-A7: every throw of the last stage uses a chance, a 7 too.
  const state: MainEventState = { ...before, dice, chances: lastStage ? before.chances - 1 : -1 };
  const cues: MainEventCue[] = [{ cue: 'rolled', seat: state.champion, dice, total }];
  if (total === 7) {
    cues.push({ cue: 'seven', second: before.danger });
    if (before.danger) {
      // ME-20, ME-A14: the second 7 takes everything.
      cues.push({ cue: 'forfeited', seat: state.champion });
      return { state: finish(state, 'forfeited', 0, []), cues };
    }
    return makeOffer({ ...state, danger: true }, cues);
  }
  if (luckyNumbers.includes(total) && !state.claimed.includes(total)) return claim(state, total, cues);
  const { wild, repeat } = houseOf(state);
  const added = wilds.includes(total) ? wild : repeat;
  const jackpot = state.jackpot + added;
  const grown: MainEventState = { ...state, jackpot };
  const last = { needs: lastStage ? (missing(state)[0] ?? 0) : 0, left: state.chances };
  if (wilds.includes(total)) {
    cues.push({ cue: 'wild', added, jackpot, choose: !lastStage, ...last });
    // ME-13: in the last stage a wild cannot count as the missing number.
    if (!lastStage) return { state: { ...grown, phase: 'wild' }, cues };
  } else cues.push({ cue: 'repeat', number: total, added, jackpot, ...last });
  return grown.chances === 0 ? ranOut(grown, cues) : { state: grown, cues };
};

const stop = (state: MainEventState): Played<MainEventState> => {
  const { cash, prizes } = offerFor(state);
  const stopped = finish(state, 'stopped', cash, prizes);
  return {
    state: stopped,
    cues: [{ cue: 'stopped', seat: state.champion, ...paidBy(stopped) } satisfies MainEventCue],
  };
};

const play = (state: MainEventState, { do: move, inputs }: LegalMove, chance: Chance): Played<MainEventState> => {
  const seat = state.champion;
  switch (move) {
    case 'roll':
      return roll(state, chance);
    case 'claim':
      return claim(state, inputs.number as number, []);
    case 'decline':
      return { state: { ...state, phase: 'roll' }, cues: [{ cue: 'declined', seat } satisfies MainEventCue] };
    case 'stop':
      return stop(state);
    case 'continue': {
      const on: MainEventState = { ...state, phase: 'roll', offer: null };
      const cues: MainEventCue[] = [{ cue: 'continued', seat }];
      // ME-A9, ME-A13: after a first 7 with the last chance no throw is left.
      return on.chances === 0 ? ranOut(on, cues) : { state: on, cues };
    }
    default:
      return expire(state, chance);
  }
};

/** ME-29: the deadline passed (contract.md 4). ME-A23: silence takes an offer. */
const expire = (state: MainEventState, chance: Chance): Played<MainEventState> => {
  const late: MainEventCue = { cue: 'late', seat: state.champion };
  const move = state.phase === 'roll' ? 'roll' : state.phase === 'wild' ? 'decline' : 'stop';
  const played = play(state, { by: state.champion, do: move, inputs: {} }, chance);
  return { ...played, cues: [late, ...played.cues] };
};

const legal = (state: MainEventState): readonly Legal[] => {
  const by = state.champion;
  const late: Legal = { by: 'clock', do: 'expire' };
  switch (state.phase) {
    case 'roll':
      return [{ by, do: 'roll' }, late];
    case 'wild':
      return [
        { by, do: 'claim', inputs: { number: { kind: 'choice', of: missing(state) } } },
        { by, do: 'decline' },
        late,
      ];
    case 'offer':
      return [{ by, do: 'stop' }, { by, do: 'continue' }, late];
    default:
      return [];
  }
};

export const mainEvent = defineAct<MainEventState>({
  name: 'main-event',
  moves: ['roll', 'claim', 'decline', 'stop', 'continue', 'expire'],
  draws: ['roll'],
  board: mainEventBoard,
  moments,
  legal,
  play,
  end: (state, winner) => ({
    ...state,
    phase: 'over',
    winner,
    result: closing({ winner, scores: state.scores, season: state.season, jackpot: state.jackpot }),
  }),
  // The round goes on as it began, all cash or not.
  substitute: (state, seat) => ({ ...state, season: winsWithout(state.season, seat) }),
  view: (state): MainEventBoard => ({
    house: state.season.house,
    claimed: state.claimed,
    jackpot: state.jackpot,
    danger: state.danger,
    chances: state.chances,
    offer: state.offer === null ? null : { cash: state.offer.cash, prizes: state.offer.prizes },
    won: state.won,
    allCash: state.allCash,
    dice: state.dice,
    outcome: state.outcome,
    champion: state.champion,
    prizes: prizesOf(state).map(({ name, value }) => ({ name, value })),
    winner: state.winner,
  }),
  own: () => ({}),
});
