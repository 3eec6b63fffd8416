/** What a page gives its stage, and what a board declares for it. `README.md` shows how to make one. */
import type { ComponentChildren, ComponentType } from 'preact';
import type { Shell } from '../../shared/engine/protocol.ts';
import type { ActMoments, Cue, View } from '../../shared/engine/show.ts';
import type { Narrator, ShowWords } from '../../shared/words/commentary.ts';
import type { Prompt } from '../../shared/words/en/stage.ts';
import type { OverlayPart } from '../paths.ts';
import type { SoundName } from '../sound/conductor.ts';
import type { SkinName } from './dice/skins.ts';

/** What a page gives its stage. */
export interface StageProps {
  readonly shell: Shell;
  /** The audience's view. */
  readonly view: View;
  /** What has been told when the stage comes on. Left out where that is all. */
  readonly told?: Scene;
  /** Address in the QR code; "" or missing: only the code is shown. */
  readonly link?: string;
  /** Address of the recap, for the QR code after the end of the show. */
  readonly recap?: string;
  /** The server's clock, milliseconds. */
  readonly now?: () => number;
  /** Plays sound if nothing else was chosen, as on a television. */
  readonly sounds?: boolean;
  /** The show's options, from which exact odds are computed if the host shows them; null: no odds. */
  readonly options?: unknown;
  /** Whether screen readers read out changes of the rail; not on pages with a running commentary of their own. */
  readonly speaks?: boolean;
  /** Nothing follows by itself: what a moment told last stays on, also after a jump. */
  readonly retold?: boolean;
  /** The page has a main element of its own. */
  readonly embedded?: boolean;
  /** The lamp's text while the show is off the air. */
  readonly lamp?: string;
  /** Only this part of the stage, on a transparent background, for streaming software. */
  readonly part?: OverlayPart;
  /** Whether the code may be seen. */
  readonly code?: boolean;
  /** Whether a tap ends what is being acted out; not where others watch, because it would reveal the result early. */
  readonly skips?: boolean;
  /** A television or an overlay, which never gives players advice. */
  readonly television?: boolean;
  /** A notice of the page. It is shown in the rail, where it covers nothing. */
  readonly sign?: ComponentChildren;
  /** Called when acting out begins and when it has ended. */
  readonly onBusy?: (busy: boolean) => void;
}

/** A moment of the show. View and shell belong to the same entry. */
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
  /** What has been told of that entry, in order, but for throws. A door that still swings has not told what is behind it. */
  readonly told: readonly Cue[];
  /** The dice are in the air, so nothing may move or show the total. */
  readonly rolling: boolean;
  readonly portrait: boolean;
  readonly tell: Narrator;
  /** The server's clock in milliseconds, for countdowns where no desk shows one. */
  readonly now: () => number;
}

/** The last cue of a name that has been told of the entry that is being acted out. */
export const toldOf = ({ told }: Pick<BoardProps, 'told'>, name: string): Cue | undefined =>
  told.findLast(({ cue }) => cue === name);

export const totalOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

/** Where dice lie on a piece of the set, in its units. */
export interface DicePlacement {
  readonly middle: readonly [number, number];
  /** Longest edge of a die. */
  readonly edge: number;
}

/** Props of a board's own table: its size, and where the dice of the last throw touch it. */
export interface TableProps {
  readonly width: number;
  readonly height: number;
  /** Where each die touches the table, in the order of the throw; [] while they roll. */
  readonly spots: readonly (readonly [x: number, y: number])[];
  readonly edge: number;
}

/** How a cue looks and sounds. How long it takes is in the moments of its act. */
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
  /** What is lit at once instead of a sum that is counted. */
  readonly text?: string;
  /** Number of digits on the display. */
  readonly places: number;
  /** Milliseconds of the server's clock: the time to it is shown instead of the value; left out or 0 for none. */
  readonly deadline?: number;
  /** Milliseconds before it counts: what is counted is seen first. */
  readonly wait?: number;
  /** Its lights have gone out: nobody wins it any more. */
  readonly off?: boolean;
}

export interface Plate {
  readonly big: string;
  readonly small?: string;
}

/** `of`: what a seat has. */
export interface PosterFact {
  readonly label: string;
  readonly value: string;
  readonly of: (seat: number) => string;
  /** What comes next, where that is known. */
  readonly next?: (tell: Narrator) => string;
}

export interface StageBoard<B = View['board']> {
  /** Class of palette and set: `name` means `.show-name`. */
  readonly look: string;
  readonly words: ShowWords<never>;
  /** For an act with a sign of its own. Otherwise the sign of the show is used. */
  readonly title?: string;
  readonly skin: SkinName;
  /** Size of the frame at 1920×1080, and the height of its inside in portrait (720 units wide), also where there is no room to spare. */
  readonly frame: {
    readonly width: number | ((view: View) => number);
    readonly height: number | ((view: View) => number);
    readonly portrait: number | ((view: View, short: boolean) => number);
  };
  /** A wall of 1920×1080, drawn once. */
  readonly Wall: ComponentType;
  /** Inside of the frame. */
  readonly Board: ComponentType<BoardProps<B>>;
  /** Between board and table: a question, a decision. Returns null when there is nothing to show. */
  readonly Card?: ComponentType<BoardProps<B>>;
  /** Replaces the felt table, for example by a tray. It lies under the dice. */
  readonly Table?: ComponentType<BoardProps<B> & TableProps>;
  /** What dice are heard to fall on; felt by default. */
  readonly surface?: 'felt' | 'wood';
  /** Where dice lie in the arena, by their number; by default in the middle of the felt. */
  readonly placeDice?: (
    dice: number,
    arena: { readonly height: number; readonly portrait: boolean },
  ) => DicePlacement | undefined;
  /** In the place of a missing desk: an offer, frozen dice. */
  readonly Aside?: ComponentType<BoardProps<B>>;
  /** What a desk's screen shows instead of the score. */
  readonly Screen?: ComponentType<BoardProps<B> & { readonly seat: number }>;
  /** undefined while there is nothing to tell on it. */
  readonly crest?: (props: BoardProps<B>) => Crest | undefined;
  /** To the left and right of the crest. */
  readonly plates?: (props: BoardProps<B>) => readonly [Plate | null, Plate | null];
  /** What stands beside each name on a win of several. */
  readonly won?: (seat: number, view: View) => string;
  /** Under the picture of a win, as it is told: what its sum is made of, "" for nothing. */
  readonly below?: (cue: Cue, view: View, tell: Narrator) => string;
  /** What the poster of a show without dice and sums has instead. */
  readonly poster?: (view: View) => PosterFact | null;
  /** Lights the red lamp at the right of the crest and puts tape around the felt. */
  readonly danger?: (props: BoardProps<B>) => boolean;
  /** Whether the code is shown large on the table even without a free seat, because anyone may join. */
  readonly joins?: (props: BoardProps<B>) => boolean;
  /** Seats with a desk; all of them by default. */
  readonly desks?: (props: BoardProps<B>) => readonly number[];
  /** One line under a desk's screen, "" for none. */
  readonly note?: (seat: number, props: BoardProps<B>) => string;
  /** The seat in control, whose lamp is lit besides those that owe a move; -1 for none. */
  readonly control?: (props: BoardProps<B>) => number;
  /** The pill beside the dice, "" for none. */
  readonly total?: (props: BoardProps<B>) => ComponentChildren;
  /** Dice on the table; `board.dice` by default. A card that is as high as the table needs it for itself. `told`: its cues so far; in a recap, which retells them, no throws. */
  readonly dice?: (board: B, view: View, told: readonly Cue[]) => readonly number[];
  readonly prompt?: (props: BoardProps<B>) => Prompt;
  /** How long each cue is shown, and which throws are tense. */
  readonly moments: ActMoments;
  readonly acts: { readonly [cue: string]: CueAct };
}

/** How cues that several shows have sound, unless a board says otherwise. */
const usualActs: StageBoard['acts'] = {
  started: { sound: 'card' },
  asked: { sound: 'card' },
  right: { sound: 'right' },
  wrong: { sound: 'wrong' },
  called: { sound: 'reveal' },
  tie: { sound: 'reveal' },
  puzzle: { sound: 'reveal' },
  passed: { sound: 'pass' },
  late: { sound: 'buzzer' },
  sent: { sound: 'buzz' },
  wild: { sound: 'wild' },
  double: { sound: 'wild' },
  repeat: { sound: 'coin' },
  'thrown-out': { sound: 'wrong' },
  time: { sound: 'buzzer' },
};

/** Erases the type of a board, so that it fits into the registry. */
export const defineBoard = <B>(board: StageBoard<B>): StageBoard =>
  ({ ...board, acts: { ...usualActs, ...board.acts } }) as unknown as StageBoard;

/** Letters of its longest word, which is never broken. Two lines are smaller, because the screen ends above them. */
export const stampStyle = (text: string) => {
  const words = text.split(' ');
  return { '--letters': Math.max(words.length > 1 ? 7 : 0, ...words.map(word => word.length)), '--all': text.length };
};
