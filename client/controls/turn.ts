/** What a show's own page of controls is given, and what it may give back; see `index.ts` for the registry. */
import type { ComponentType } from 'preact';
import type { Json } from '../../shared/engine/json.ts';
import type { Legal } from '../../shared/engine/moves.ts';
import type { Cue, View } from '../../shared/engine/show.ts';
import type { Narrator } from '../../shared/words/commentary.ts';

export interface Sighted {
  readonly view: View;
  readonly tell: Narrator;
}

export interface Turn extends Sighted {
  readonly seat: number;
  readonly legal: readonly Legal[];
  /** What was just said, newest first. */
  readonly lines: readonly string[];
  /** What the latest entry made happen; [] on a page just opened. */
  readonly cues: readonly Cue[];
  /** A move is on its way. */
  readonly sending: boolean;
  readonly send: (move: string, inputs?: Readonly<Record<string, Json>>) => void;
}

export interface Hosted extends Sighted {
  /** The show's options as it was opened; {} until they are known. */
  readonly options: Readonly<Record<string, Json>>;
}

export interface ShowControls {
  /** The screen of a seat that owes a move. Where it has nothing of its own it renders `GenericTurn`. */
  readonly Turn?: ComponentType<Turn>;
  /** Small picture of the board for a waiting seat. */
  readonly Board?: ComponentType<Sighted>;
  /** Who or what is waited for, in one line; "" leaves it to the generic one. */
  readonly waiting?: (sighted: Sighted) => string;
  /** false: nobody scores, and waiting seats see no scores. */
  readonly scores?: boolean;
  /** What this seat has sent and still waits sealed, from `view.own`; "" for nothing. */
  readonly sentText?: (sighted: Sighted) => string;
  readonly desk?: DeskFacts;
}

/** What the host's desk says of a show beyond what it can see by itself. */
export interface DeskFacts {
  /** Round, game. */
  readonly status?: (hosted: Hosted) => string;
  /** What is in the pot. */
  readonly amount?: (sighted: Sighted) => string;
  /** How a score reads where it is not dollars: points. */
  readonly score?: (score: number, sighted: Sighted) => string;
  /** Label and small print of a move of the host; undefined for the generic one. */
  readonly next?: (move: string, sighted: Sighted) => { readonly label: string; readonly small: string } | undefined;
  /** The steps from now on, the first of them is the present one. */
  readonly coming?: (hosted: Hosted) => readonly string[];
  /** What a card is called: question, puzzle … */
  readonly card?: string | ((sighted: Sighted) => string);
}
