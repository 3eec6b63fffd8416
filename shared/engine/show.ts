/** What a show and an act are. Rules are pure functions over plain data: no clock, no randomness of their own, no I/O. */

import type { Beside, Present } from './beside.ts';
import type { BoardShape } from './board.ts';
import type { Chance } from './chance.ts';
import type { Fault, Field, RecordField } from './fields.ts';
import type { Json } from './json.ts';
import type { Actor, Inputs, Legal } from './moves.ts';
import type { RobotMove, Strength } from './robots.ts';

/** Who looks: the audience, the host, or a seat. */
export type Viewer = 'audience' | 'host' | number;

/** Something that just happened, in terms of the rules. The stage acts it out, and the commentary puts it into words. */
export interface Cue {
  readonly cue: string;
  readonly [fact: string]: Json;
}

/**
 * What a cue means for the player it happens to: phones vibrate to it, stages light it, bands and announcers may react. `win`:
 * of a question, a game, a bonus. `champion`: of the whole match, or more than anybody dreams of.
 */
export type Tone = 'good' | 'bad' | 'alarm' | 'win' | 'champion';

/** How long the stage stays with a cue, how it is delayed, and what it means for the player it happens to. */
export interface MomentTime {
  readonly tone?: Tone;
  /** Of a win: the fact of the cue that holds the money in dollars, or the points. It fills the screen until the show goes on. */
  readonly amount?: string;
  /** It fills the screen as a win does, though nobody has won: without cheers. */
  readonly fills?: true;
  /** Of a win: the fact of its cue, or of another cue of its entry, that stands above the name: the `dice` that won, a word. */
  readonly above?: string;
  /** The room has seen its money or points, which are not counted from nothing. */
  readonly stands?: true;
  /** Something new begins with it, so a win makes room. */
  readonly clears?: true;
  /** Milliseconds until the next cue. */
  readonly ms: number;
  /** The same while a television shows it: title sequence, ceremony. */
  readonly televised?: number;
  /** A drum roll until it is told (`reveal`). The lights go down with it, unless the board opens something `atStart`. */
  readonly drum?: true;
  /** If it ends the entry: what no cue opens changes once it is through, such as a pot that is won before it is cleared. */
  readonly before?: boolean;
  /**
   * Milliseconds until it is told, while a door swings. Before a win: how long the room sees what won (`atStart`), before the
   * win fills the screen.
   */
  readonly reveal?: number;
  /** Milliseconds from then on until the rail says it: a door has to be open first. */
  readonly said?: number;
}

/** What a page shows of an act: the fields of its board, and what every act has. */
export type Facts<B = { readonly [field: string]: Json }> = B & {
  readonly phase: string;
  readonly scores: readonly number[];
  readonly result: Json;
  /** What stands beside the board; null for nothing. */
  readonly beside: Json;
};

/**
 * What a cue tells: a field, which then is as after the entry. Or fields that change step by step: they are made from the cue,
 * from what is shown so far and from what comes of it all.
 */
export type Opening<C = Cue, B = Facts> =
  | keyof Facts<B>
  | ((cue: C, shown: Facts<B>, after: Facts<B>) => Partial<Facts<B>>);

interface Named {
  readonly cue: string;
}

type OpeningsOf<C extends Named, B> = { readonly [N in C['cue']]: readonly Opening<Extract<C, { cue: N }>, B>[] };

/** The times of an act's cues, and what each tells. Missing times are the usual one. A throw (a cue with `dice`) needs none. */
interface MomentsOf<C extends Named, B> {
  /** A bonus act or an event of its own. It comes on with a sign and a name before anything else of it is seen. */
  readonly enters?: true;
  readonly cues: { readonly [N in C['cue']]?: MomentTime };
  /** What opens with each cue. Whatever no cue of an entry opens changes with its last one. */
  readonly opens: OpeningsOf<C, B>;
  /** What opens as soon as the cue begins, before it is told: a word is read before the win fills the screen. */
  readonly atStart?: Partial<OpeningsOf<C, B>>;
  /** The cues that tell an answer: what the pack explains of it follows them. */
  readonly tells?: readonly C['cue'][];
  /** Whether a throw is tense. Asked with its cue and the audience's view before it. */
  readonly tense?: (cue: Cue, before: View) => boolean;
  /** Whether these dice would have won what a tense throw was about. One pip beside them is a near miss, which is staged. */
  readonly wins?: (dice: readonly number[], before: View) => boolean;
  /** What a cue says that the throw before it brought, in the unit of the scores, though it may still be lost. */
  readonly brings?: (cue: Cue) => number;
  /** Dollars that go to whoever wins what a choice is about, where its odds are chances to win. */
  readonly atStake?: (before: View) => number;
  /** Every pip pays: whoever throws many is lucky. */
  readonly pips?: true;
  /** A throw pays every seat that has bet on it, whoever throws. */
  readonly paysAll?: true;
}

/** The same with the types of cues and board erased. Without `opens`, everything changes with the last cue of an entry. */
export interface ActMoments extends Omit<MomentsOf<Named, unknown>, 'cues' | 'opens' | 'atStart'> {
  readonly cues: { readonly [cue: string]: MomentTime };
  readonly opens?: { readonly [cue: string]: readonly Opening[] };
  readonly atStart?: ActMoments['opens'];
}

/** A throw tells its dice, which may be cleared away in the same entry. */
export const thrown = ({ dice }: { readonly dice: readonly number[] }) => ({ dice });

export const totalOf = (dice: readonly number[]): number => dice.reduce((total, face) => total + face, 0);

/** The moments of an act with these cues and this board: a cue that is missing or a field that the board lacks is a type error. */
export const momentsOf = <C extends Named, B>(moments: MomentsOf<C, B>): ActMoments => moments as unknown as ActMoments;

/** What every act's state has; an act adds what it needs. Plain, JSON-safe, never changed in place. */
export interface ActState {
  readonly phase: string;
  /** Dollars by seat. The view shows them as `seats[i].score`, and the host may correct them. */
  readonly scores: readonly number[];
  /** The result of the episode; null until phase `over`. */
  readonly result: Json;
}

/** A legal move with its inputs in range. */
export interface LegalMove {
  readonly by: Actor;
  readonly do: string;
  readonly inputs: Inputs;
}

export interface Played<S extends ActState = ActState> {
  readonly state: S;
  readonly cues: readonly Cue[];
  /**
   * What this move made public: names of hidden draws (the latest of that name), a sealed move (`buzz`: all of it) or a seat's
   * latest sealed move of that name (`answer:0`).
   */
  readonly opens?: readonly string[];
}

/** A move that ended an act. `state` is the opening state of the named act. */
export interface Handover extends Played {
  readonly act: string;
}

export type Turn<S extends ActState> = (Played<S> & { readonly act?: never }) | Handover;

/**
 * Something that is asked for in words or as a number, with its answer, which goes to nobody who may not know it. It holds
 * what else the pack has of it from the moment when it is on the board.
 */
export interface Asked extends Present {
  /** Tells it from everything else that this episode asks for. */
  readonly key: string;
  /** As everybody may read it; "" where the board alone says what is asked for. */
  readonly ask: string;
  /** The letters that everybody sees, `_` for a hidden one; left out where none are shown. */
  readonly pattern?: string;
  readonly choices?: readonly string[];
  /** Any number is asked for. */
  readonly number?: true;
  readonly answer: string;
  readonly accept?: readonly string[];
  /** `open`: a contestant thinks about it. `shut`: not now. `told`: everybody may know the answer. */
  readonly stage: 'open' | 'shut' | 'told';
}

/** Cells as they are shown, in one line. */
export const patternOf = (cells: readonly { readonly char: string; readonly open: boolean }[]): string =>
  cells.map(({ char, open }) => (open ? char : '_')).join('');

/** A self-contained part of a show. */
export interface Act<S extends ActState = ActState> {
  readonly name: string;
  /** Every move that this act has, in any phase. */
  readonly moves: readonly string[];
  /** Those of them that may draw, with which a page sends a link (fairness.md 2). The clock's are not among them. */
  readonly draws: readonly string[];
  readonly board: BoardShape;
  readonly moments?: ActMoments;
  /** Who may do what now, completely: a move is accepted exactly if it is listed and its inputs are in range. */
  legal(state: S): readonly Legal[];
  /** Nobody has taken part in what the host's step would end, so no program's button makes it (http-seats.ts). */
  isUntouched?(state: S): boolean;
  /** Plays a legal move. Never changes `state`. Throws only for an internal error. */
  play(state: S, move: LegalMove, chance: Chance): Turn<S>;
  /** The host ends the show early (contract.md 3). `winner` is a seat or -1. */
  end(state: S, winner: number): S;
  /**
   * The host gives `seat` the win (contract.md 3): what is at risk or undecided is dropped, and the phase is `won`. Only an act
   * with that phase has it. Called only after `start` and before `won`.
   */
  award?(state: S, seat: number): Played<S>;
  /**
   * A substitute took `seat` over (contract.md 3): what the seat brought from earlier episodes no longer counts. An act to
   * which seats bring nothing leaves it out.
   */
  substitute?(state: S, seat: number): S;
  /**
   * The state as it may be for all that the audience knows, so that it can be played on: what is hidden is drawn anew, sealed moves
   * are to be sent again, and whatever comes is of `pack`, in the form of the show's own. Its view is the same. An act without
   * secrets and without a pack leaves it out.
   */
  unseen?(state: S, chance: Chance, pack: unknown): S;
  /**
   * The state after an entry that is not the act's own (`replace`, `correct`), if a board shows something only until the next
   * entry.
   */
  settle?(state: S): S;
  /** The audience's board, in the shape of `board`. It contains only what everybody may know. */
  view(state: S): { readonly [field: string]: Json };
  /** What is asked for now, so that the crowd can answer along. The first one that is open is the crowd's task. */
  asked?(state: S): readonly Asked[];
  /** What the host or a seat knows beyond the board, `{}` for nothing. Never called for the audience. */
  own(state: S, viewer: 'host' | number): { readonly [fact: string]: Json | undefined };
}

/** What a show has for its acts, by their names. */
export type ByAct<T> = Readonly<Record<string, T>>;

/** What an episode is made of. Options and pack have been read by the show's own fields. */
export interface Setting<O = unknown, P = unknown> {
  readonly options: O;
  readonly pack: P;
  readonly seats: number;
}

/** What a robot sees when it is its turn: everything that the host sees, since robots run beside the rules. */
export interface Sight {
  readonly view: View;
  readonly legal: readonly Legal[];
  /** 0 ≤ luck < 1, a new value each call. */
  readonly luck: () => number;
  /** Middle by default. */
  readonly strength?: Strength;
  /** The best move by the exact odds, for robots of full strength; undefined if the odds do not apply. */
  readonly best?: RobotMove | undefined;
}

/**
 * What an item found in a file of other products gives a list's item, by its field: those of the same name need no mention.
 * `capitals` and `figure` are the answer in capitals or as a number, `otherCapitals` the accepted ones, `followUp` another
 * question about the answer, `asked` a question that needs no choices.
 */
export type Takes = Readonly<
  Record<string, 'asked' | 'capitals' | 'name' | 'otherCapitals' | 'figure' | 'category' | 'followUp'>
>;

export interface Show<O = unknown, P = unknown> {
  readonly name: string;
  /** Fewest and most seats. */
  readonly seats: readonly [number, number];
  readonly options: RecordField<O>;
  readonly pack: Field<P>;
  /** By list of its pack, what is made of files of other products; "" for a pack that is one item. */
  readonly takes?: Readonly<Record<string, Takes>>;
  readonly acts: readonly Act[];
  /** The first act's state in phase `lobby`. */
  open(setting: Setting<O, P>): ActState;
  /** What a host should fix in a well-formed pack before using it: duplicates, answers outside the choices, too few items. */
  advise(pack: P, options: O): readonly Fault[];
  /** A sensible move for a robot, one of its moves in `sight.legal`; null: it wants none of them now (no further bet). */
  robot(by: Actor, sight: Sight): RobotMove | null;
}

/** Whether a show draws at all. One that does not has no chains and no public seed (fairness.md 2). */
export const drawsAnything = (show: Pick<Show, 'acts'>): boolean => show.acts.some(({ draws }) => draws.length > 0);

/** Lets a show with its own types enter the registry. */
export const defineShow = <O, P>(show: Show<O, P>): Show => show as unknown as Show;

/** Lets an act with its own state enter a show. */
export const defineAct = <S extends ActState>(act: Act<S>): Act => act as unknown as Act;

export interface View {
  readonly show: string;
  readonly act: string;
  readonly phase: string;
  readonly seats: readonly { readonly name: string; readonly score: number }[];
  readonly board: { readonly [field: string]: Json };
  readonly result: Json;
  /** Picture and sound of what is on the board, and what was told of the latest answer. Left out for nothing. */
  readonly beside?: Beside;
  /** For the host and seats only: what they know beyond the board. */
  readonly own?: { readonly [fact: string]: Json | undefined };
}

/** The version of the rules that every record carries (contract.md 3). Lower ones were never released. */
export const rulesVersion = 3;

/** Says what to do with a record or a folder of shows of a lower version. */
export const unreleasedRules = `was played under rules that were never released. Commit a9707e9 still reads it`;
