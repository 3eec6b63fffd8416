/** What a board tells the stage about itself. `README.md` shows how to make one. */
import type { ComponentChildren, ComponentType } from 'preact';
import type { Shell } from '../../shared/engine/protocol.ts';
import type { ActMoments, Cue, View } from '../../shared/engine/show.ts';
import type { Narrator, ShowWords } from '../../shared/words/commentary.ts';
import type { Prompt } from '../../shared/words/en/stage.ts';
import type { SoundName } from '../sound/conductor.ts';
import type { SkinName } from './dice/skins.ts';

/** A moment of the show: what the screen shows of it, the state and the shell around it belong together. */
export interface Scene {
  readonly shell: Shell;
  readonly view: View;
}

export interface BoardProps<B = View['board']> {
  readonly view: View;
  /** `view.board` with the types of this act. */
  readonly board: B;
  readonly shell: Shell;
  /** The cue that is being acted out, or null. */
  readonly cue: Cue | null;
  /** The dice are in the air: nothing may move or tell the total. */
  readonly rolling: boolean;
  readonly portrait: boolean;
  readonly tell: Narrator;
  /** The server's clock, milliseconds: for countdowns where no desk shows one. */
  readonly now: () => number;
}

/** Where dice lie in a piece of the set, in units of it. */
export interface Lie {
  readonly middle: readonly [number, number];
  /** Longest edge of a die. */
  readonly edge: number;
}

/** What a table of a board's own is given: its size, and where the dice of the last throw stand on it. */
export interface TableProps {
  readonly width: number;
  readonly height: number;
  /** Where each die touches the table, in the order of the throw; [] while they roll. */
  readonly spots: readonly (readonly [x: number, y: number])[];
  readonly edge: number;
}

/** How a cue looks and sounds; how long it takes is in the moments of its act. */
export interface CueAct {
  readonly sound?: SoundName;
  /** `win`: bulbs chase. `alarm`: one red flash. `confetti`: the show is won. */
  readonly scene?: 'win' | 'alarm' | 'confetti';
}

export interface Crest {
  readonly label: string;
  /** null: dark. */
  readonly value: number | null;
  readonly money: boolean;
  /** Figures that the display has room for. */
  readonly places: number;
}

export interface Plate {
  readonly big: string;
  readonly small?: string;
}

export interface StageBoard<B = View['board']> {
  /** Class of palette and set: `name` stands for `.show-name`. */
  readonly look: string;
  readonly words: ShowWords;
  /** Of an act with a sign of its own; that of the show otherwise. */
  readonly title?: string;
  readonly skin: SkinName;
  /** Size of the frame at 1920×1080, and of the part inside it in the portrait arrangement (720 wide). */
  readonly frame: {
    readonly width: number | ((view: View) => number);
    readonly height: number;
    readonly portrait: number | ((view: View) => number);
  };
  /** Wall of 1920×1080, drawn once. */
  readonly Wall: ComponentType;
  /** Inside of the frame. */
  readonly Board: ComponentType<BoardProps<B>>;
  /** Between board and table: question, decision, need. Returns null when there is nothing. */
  readonly Card?: ComponentType<BoardProps<B>>;
  /** Instead of the felt table: a tray. It lies under the dice. */
  readonly Table?: ComponentType<BoardProps<B> & TableProps>;
  /** What dice are heard to fall on; felt where it is missing. */
  readonly surface?: 'felt' | 'wood';
  /** Where dice lie in the arena, by their number, where it is not the middle of the felt. */
  readonly lie?: (dice: number, arena: { readonly height: number; readonly portrait: boolean }) => Lie | undefined;
  /** Where a desk is missing: an offer, frozen dice. */
  readonly Aside?: ComponentType<BoardProps<B>>;
  /** What a desk's screen shows instead of the score. */
  readonly Screen?: ComponentType<BoardProps<B> & { readonly seat: number }>;
  readonly crest?: (props: BoardProps<B>) => Crest;
  /** Left of the crest, right of it. */
  readonly plates?: (props: BoardProps<B>) => readonly [Plate | null, Plate | null];
  /** Red lamp at the right of the crest, tape around the felt. */
  readonly danger?: (props: BoardProps<B>) => boolean;
  /** Whether the way in stands large on the table though no seat is free: anybody may come. */
  readonly joins?: (props: BoardProps<B>) => boolean;
  /** Seats that have a desk; all of them where this is missing. */
  readonly desks?: (props: BoardProps<B>) => readonly number[];
  /** One line under a desk's screen, "" for none. */
  readonly note?: (seat: number, props: BoardProps<B>) => string;
  /** The seat whose lamp is lit besides those that owe a move: in control, -1 for none. */
  readonly control?: (props: BoardProps<B>) => number;
  /** The pill beside the dice, "" for none. */
  readonly total?: (props: BoardProps<B>) => ComponentChildren;
  /** Dice on the table; `board.dice` where this is missing. */
  readonly dice?: (board: B) => readonly number[];
  readonly prompt?: (props: BoardProps<B>) => Prompt;
  /** How long each cue is looked at, and which throws are tense. */
  readonly moments: ActMoments;
  readonly acts: { readonly [cue: string]: CueAct };
}

/** Lets a board with its own types stand in the registry. */
export const defineBoard = <B>(board: StageBoard<B>): StageBoard => board as unknown as StageBoard;
