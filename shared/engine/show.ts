/** What a show and an act are. Rules are pure functions over plain data: no clock, no randomness of their own, no I/O. */
import type { BoardShape } from './board.ts';
import type { Chance } from './chance.ts';
import type { Fault, Field, RecordField } from './fields.ts';
import type { Json } from './json.ts';
import type { Actor, Inputs, Legal } from './moves.ts';
import type { RobotMove, Strength } from './robots.ts';

/** Who looks: everybody, the host, or a seat. */
export type Viewer = 'audience' | 'host' | number;

/** A thing that just happened, in words of the rules; the stage acts it out and the commentary puts it in words. */
export interface Cue {
  readonly cue: string;
  readonly [fact: string]: Json;
}

/**
 * What a cue is to the one it happens to: phones feel it, stages light it, bands and announcers may take it up. `win`: of a
 * question, a game, a bonus. `champion`: of the whole match, or more than anybody dreams of.
 */
export type Tone = 'good' | 'bad' | 'alarm' | 'win' | 'champion';

/** How long the stage stays with a cue, how it is held back, and what it is to whom it happens to. */
export interface MomentTime {
  readonly tone?: Tone;
  /** Of a win: which fact of the cue is the money, in dollars, or the points. It fills the screen until the show goes on. */
  readonly amount?: string;
  /** Something new opens with it, so that a win makes room. */
  readonly opens?: true;
  /** Until the next cue, milliseconds. */
  readonly ms: number;
  /** The same while a television shows it: title sequence, ceremony. */
  readonly televised?: number;
  /** Pages still show what was before this entry: a pot that is won before it is cleared. */
  readonly before?: boolean;
  /** Milliseconds until the eye can see what it tells, while a door swings: nobody speaks of it earlier. */
  readonly reveal?: number;
}

/** The times of an act's cues; those that are missing take the usual time. A throw, a cue with `dice`, needs none. */
export interface ActMoments {
  /** A bonus act or an event of its own: it comes on with a sign and a name before anything else of it is seen. */
  readonly enters?: true;
  readonly cues: { readonly [cue: string]: MomentTime };
  /** Whether a throw is worth the long breath: asked with its cue and the audience's view before it. */
  readonly tense?: (cue: Cue, before: View) => boolean;
}

/** What every act's state has; an act adds what it needs. Plain, JSON-safe, never changed in place. */
export interface ActState {
  readonly phase: string;
  /** Dollars by seat; the view shows them as `seats[i].score`, the host may correct them. */
  readonly scores: readonly number[];
  /** What the episode came to; null until phase `over`. */
  readonly result: Json;
}

/** A move that was found legal, its inputs in range. */
export interface LegalMove {
  readonly by: Actor;
  readonly do: string;
  readonly inputs: Inputs;
}

export interface Played<S extends ActState = ActState> {
  readonly state: S;
  readonly cues: readonly Cue[];
  /**
   * What this move made public: names of hidden draws (the latest of that name), a sealed move (`buzz`: all of it) or a
   * seat's latest sealed move of that name (`answer:0`).
   */
  readonly opens?: readonly string[];
}

/** A move that ended an act: `state` is the opening state of the act named. */
export interface Handover extends Played {
  readonly act: string;
}

export type Turn<S extends ActState> = (Played<S> & { readonly act?: never }) | Handover;

/** A self-contained part of a show. */
export interface Act<S extends ActState = ActState> {
  readonly name: string;
  /** Every move this act has, in any phase. */
  readonly moves: readonly string[];
  /** Those of them that may draw; with each a page gives a link (fairness.md 2). The clock's are not among them. */
  readonly draws: readonly string[];
  readonly board: BoardShape;
  readonly moments?: ActMoments;
  /** Who may do what now, complete: a move is accepted exactly when it is here and its inputs are in range. */
  legal(state: S): readonly Legal[];
  /** Plays a legal move. Never changes `state`; throws only for a mistake of our own. */
  play(state: S, move: LegalMove, chance: Chance): Turn<S>;
  /** The host ends the show early (contract.md 3); `winner` is a seat or -1. */
  end(state: S, winner: number): S;
  /**
   * The host gives `seat` the win (contract.md 3): what is at risk or undecided is dropped, phase `won`. Only an act with such
   * a phase has it; it is asked only after `start` and before `won`.
   */
  award?(state: S, seat: number): Played<S>;
  /**
   * A substitute took `seat` over (contract.md 3): what the seat brought from earlier episodes counts for nothing from now on.
   * An act to which a seat brings nothing does without it.
   */
  substitute?(state: S, seat: number): S;
  /** The state after an entry that is none of the act's own (`replace`, `correct`), where a board shows something only until the next one. */
  settle?(state: S): S;
  /** The audience's board, in the shape of `board`: only what everybody may know is ever put in. */
  view(state: S): { readonly [field: string]: Json };
  /** What the host or a seat knows beyond the board: `{}` for nothing. Never asked for the audience. */
  own(state: S, viewer: 'host' | number): { readonly [fact: string]: Json | undefined };
}

/** What an episode is made of; options and pack have been read by the show's own fields. */
export interface Setting<O = unknown, P = unknown> {
  readonly options: O;
  readonly pack: P;
  readonly seats: number;
  /** Version of the rules it is played under (contract.md 3); the newest where nothing is said. */
  readonly rules?: number | undefined;
}

/** What a robot sees when it is its turn: everything the host sees, since robots run beside the rules. */
export interface Sight {
  readonly view: View;
  readonly legal: readonly Legal[];
  /** 0 ≤ luck < 1, a new value each call. */
  readonly luck: () => number;
  /** Middle if nothing is said. */
  readonly strength?: Strength;
  /** The move that the exact odds find best, for robots of full strength; undefined where they have nothing to weigh. */
  readonly best?: RobotMove | undefined;
}

export interface Show<O = unknown, P = unknown> {
  readonly name: string;
  /** Fewest and most seats. */
  readonly seats: readonly [number, number];
  readonly options: RecordField<O>;
  readonly pack: Field<P>;
  readonly acts: readonly Act[];
  /** The first act's state in phase `lobby`. */
  open(setting: Setting<O, P>): ActState;
  /** What a host should mend in a well-formed pack before using it: doubles, answers outside choices, too few items. */
  advise(pack: P, options: O): readonly Fault[];
  /** A sensible move for a robot, one of `sight.legal` by that actor; null: it makes none of them now (no further bet). */
  robot(by: Actor, sight: Sight): RobotMove | null;
}

/** Whether a show draws at all: one that does not has no chains and no public seed (fairness.md 2). */
export const drawsAnything = (show: Pick<Show, 'acts'>): boolean => show.acts.some(({ draws }) => draws.length > 0);

/** Lets a show with its own types stand in the registry. */
export const defineShow = <O, P>(show: Show<O, P>): Show => show as unknown as Show;

/** Lets an act with its own state stand in a show. */
export const defineAct = <S extends ActState>(act: Act<S>): Act => act as unknown as Act;

export interface View {
  readonly show: string;
  readonly act: string;
  readonly phase: string;
  readonly seats: readonly { readonly name: string; readonly score: number }[];
  readonly board: { readonly [field: string]: Json };
  readonly result: Json;
  /** Of the host and of a seat only: what they know beyond the board. */
  readonly own?: { readonly [fact: string]: Json | undefined };
}
