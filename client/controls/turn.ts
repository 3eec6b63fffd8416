/** The props of a show's controls, and what the controls may declare. `index.ts` is the registry. */
import type { ComponentChildren, ComponentType } from 'preact';
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
  /** The newest lines of commentary, newest first. */
  readonly lines: readonly string[];
  /** Cues of the latest entry; [] on a page that was just opened. */
  readonly cues: readonly Cue[];
  /** A move has been sent and not answered yet. */
  readonly sending: boolean;
  readonly send: (move: string, inputs?: Readonly<Record<string, Json>>) => void;
}

export interface HostTurn extends Sighted {
  /** The show's options; {} until they are known. */
  readonly options: Readonly<Record<string, Json>>;
}

interface Asked {
  readonly ask: string;
  readonly said: string;
  readonly seat: number;
}

export interface ShowControls {
  /** The screen of a seat that owes a move. It renders `GenericTurn` for moves without a screen of their own. */
  readonly Turn?: ComponentType<Turn>;
  /** Small picture of the board for a waiting seat. */
  readonly Board?: ComponentType<Sighted>;
  /** Whom or what the show waits for, in one line; "" for the generic text. */
  readonly waiting?: (sighted: Sighted) => string;
  /** What a roll is for while it is in the air: what wins, what is at risk, a statement a line. `seat`: of this page. */
  readonly stake?: (sighted: Sighted & { readonly seat: number }) => string;
  /** Whether a mishap that happens to nobody by name is one for this seat; all are, if left out. */
  readonly harms?: (cue: Cue, facts: { readonly view: View; readonly seat: number }) => boolean;
  /** The question that is answered or judged, what was answered, "" for nothing yet, and by whom; null for none. */
  readonly asked?: (sighted: Sighted) => Asked | null;
  /** What a guess that is being told is to, "" where the board beside it says so. */
  readonly sought?: (guess: Cue, sighted: Sighted) => string;
  /** What a throw has brought, as a thing on the felt beside its dice; null for a cue without one. `seat`: of this page. */
  readonly piece?: (cue: Cue, facts: Sighted & { readonly seat: number }) => ComponentChildren;
  /** What this seat has in a throw: it stays above the dice, and says what becomes of it. */
  readonly table?: (facts: Sighted & { readonly seat: number }) => ComponentChildren;
  /** The headline of a player's page once the show is over and nobody has won it alone, and whether it is a good one. */
  readonly over?: (sighted: Sighted) => readonly [headline: string, good: boolean];
  /** false: nobody scores, and waiting seats see no scores. 'over': theirs are of what was played before, and seen at the end alone. */
  readonly scores?: boolean | 'over';
  /** Each seat moves once: whoever waits is not asked again. */
  readonly once?: true;
  /** What this seat has sent and is still sealed, from `view.own`; "" for nothing. */
  readonly sentText?: (sighted: Sighted) => string;
  readonly desk?: DeskFacts;
}

interface NextFacts {
  readonly label?: string;
  readonly small: string;
  /** It would spoil what is still going on: a press counts down first, and then asks this beside the button. */
  readonly ask?: string;
  /** Pointless now, so it cannot be pressed. */
  readonly off?: boolean;
}

/** What the host's desk shows of a show besides the generic parts. */
interface DeskFacts {
  /** Round, game. */
  readonly status?: (hosted: HostTurn) => string;
  /** What is in the pot. */
  readonly amount?: (sighted: Sighted) => string;
  /** Of a host's move; undefined for the generic one. `waiting`: seats that owe a move. */
  readonly next?: (move: string, sighted: Sighted & { readonly waiting: readonly number[] }) => NextFacts | undefined;
  /** The next steps, beginning with the current one. */
  readonly upcoming?: (hosted: HostTurn) => readonly string[];
  /** The name of a card: question, puzzle … */
  readonly card?: string | ((sighted: Sighted) => string);
}
