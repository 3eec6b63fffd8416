/**
 * The qualifier for a place in a show. The host asks a question with a number for an answer, and everybody who wants to get in
 * sends one sealed guess. When the host closes the entries, guesses are revealed and ranked by distance, the earlier of two
 * equal ones first. The best get in.
 */
import { type Extras, extrasIn } from '../../engine/extras.ts';
import type { Legal } from '../../engine/moves.ts';
import { type ActState, defineAct, type LegalMove, type Played } from '../../engine/show.ts';
import { type QualifyingBoard, type QualifyingCue, qualifyingBoard, readOut } from './board.ts';
import type { QualifyingHouse } from './house.ts';
import { moments } from './moments.ts';

export interface QualifyingOptions {
  /** How many get in. */
  readonly places: number;
  readonly house: QualifyingHouse;
}

export interface QualifyingPack extends Extras {
  readonly ask: string;
  readonly answer: number;
}

interface Guess {
  readonly seat: number;
  readonly value: number;
}

interface QualifyingState extends ActState {
  readonly options: QualifyingOptions;
  readonly pack: QualifyingPack;
  /** In the order sent; sealed until it is over. */
  readonly guesses: readonly Guess[];
  readonly winner: number;
}

export const openGame = (options: QualifyingOptions, pack: QualifyingPack, seats: number): QualifyingState => ({
  phase: 'lobby',
  scores: Array.from({ length: seats }, () => 0),
  result: null,
  options,
  pack,
  guesses: [],
  winner: -1,
});

/**
 * HD-03: by distance. HD-04: of equals the earlier one. If guesses may not be over, those that are over rank behind all others.
 */
const rank = ({ guesses, pack: { answer }, options: { house } }: QualifyingState): readonly number[] =>
  guesses
    .map(({ seat, value }) => ({
      seat,
      behind: house.nearest === 'not-over' && value > answer ? 1 : 0,
      distance: Math.abs(value - answer),
    }))
    .sort((a, b) => a.behind - b.behind || (a.distance === b.distance ? 0 : a.distance - b.distance))
    .map(({ seat }) => seat);

const over = (state: QualifyingState): QualifyingState => {
  const ranking = rank(state);
  return { ...state, phase: 'over', winner: ranking[0] ?? -1, result: { ranking } };
};

const close = (state: QualifyingState): Played<QualifyingState> => {
  const closed = over(state);
  const { ranking } = closed.result as unknown as { readonly ranking: readonly number[] };
  const { places, house } = state.options;
  const { answer } = state.pack;
  const values = valueBySeat(state);
  const read = ranking.slice(0, readOut).map((seat, place): QualifyingCue => {
    const guess = values[seat] ?? 0;
    const over = house.nearest === 'not-over' && guess > answer;
    return { cue: place === 0 ? 'best' : 'read', seat, guess, answer, over, in: place < places };
  });
  const cues: QualifyingCue[] = [
    { cue: 'closed', guesses: state.guesses.length },
    { cue: 'answer', answer },
    ...(ranking.length === 0
      ? [{ cue: 'nobody' } as const]
      : [...read.reverse(), { cue: 'ranked', seats: ranking.slice(0, places) } as const]),
  ];
  return { state: closed, cues, opens: ['guess'] };
};

const play = (state: QualifyingState, { by, do: move, inputs }: LegalMove): Played<QualifyingState> => {
  switch (move) {
    case 'start': {
      const { places, house } = state.options;
      const notOver = house.nearest === 'not-over';
      const cue: QualifyingCue = { cue: 'opened', ask: state.pack.ask, places, notOver };
      return { state: { ...state, phase: 'open' }, cues: [cue] };
    }
    case 'guess': {
      const guess = { seat: by as number, value: inputs.value as number };
      const cue: QualifyingCue = { cue: 'guessed', seat: guess.seat };
      return { state: { ...state, guesses: [...state.guesses, guess] }, cues: [cue] };
    }
    default:
      return close(state);
  }
};

/** Seats that have not sent a guess. */
const unsent = ({ guesses, scores }: QualifyingState): readonly number[] => {
  const sent = new Set(guesses.map(({ seat }) => seat));
  return [...scores.keys()].filter(seat => !sent.has(seat));
};

const inputs = { value: { kind: 'number' } } as const;

/** Null for a seat that sent none. */
const valueBySeat = ({ guesses, scores }: QualifyingState): readonly (number | null)[] => {
  const values = new Map(guesses.map(({ seat, value }) => [seat, value]));
  return scores.map((_, seat) => values.get(seat) ?? null);
};

const legal = (state: QualifyingState): readonly Legal[] => {
  switch (state.phase) {
    case 'lobby':
      return [{ by: 'host', do: 'start' }];
    case 'open':
      return [
        ...unsent(state).map((by): Legal => ({ by, do: 'guess', inputs, sealed: true })),
        { by: 'host', do: 'close' },
        // More entrants may come while it is open, so the deadline stays even when everybody here has guessed.
        { by: 'clock', do: 'expire' },
      ];
    default:
      return [];
  }
};

export const game = defineAct<QualifyingState>({
  name: 'game',
  moves: ['start', 'guess', 'close', 'expire'],
  isUntouched: ({ phase, guesses }) => phase === 'open' && guesses.length === 0,
  draws: [],
  board: qualifyingBoard,
  moments,
  legal,
  play,
  asked: ({ phase, pack }) => [
    {
      ...(phase === 'lobby' ? {} : extrasIn(pack)),
      key: 'guess',
      ask: pack.ask,
      number: true,
      answer: String(pack.answer),
      stage: phase === 'open' ? 'open' : phase === 'over' ? 'told' : 'shut',
    },
  ],
  // contract.md 3: ending it closes the entries, so the guesses decide.
  end: over,
  view: (state): QualifyingBoard => ({
    house: state.options.house,
    // The question stays secret, so that nobody looks the answer up before the others can.
    ask: state.phase === 'lobby' ? '' : state.pack.ask,
    places: state.options.places,
    guesses: state.phase === 'over' ? valueBySeat(state) : [],
    answer: state.phase === 'over' ? state.pack.answer : null,
    winner: state.winner,
  }),
  own: (state, viewer) => {
    const sent = (guesses: readonly Guess[]) => guesses.map(({ seat, value }) => ({ seat, text: String(value) }));
    if (viewer !== 'host') {
      const own = sent(state.guesses.filter(({ seat }) => seat === viewer));
      const place = state.phase === 'over' ? rank(state).indexOf(viewer) + 1 : 0;
      return place === 0 ? { sent: own } : { sent: own, place };
    }
    const { ask, answer } = state.pack;
    return {
      card: { ask, answer: String(answer), ...extrasIn(state.pack) },
      sent: state.phase === 'over' ? sent(state.guesses) : [],
    };
  },
});
