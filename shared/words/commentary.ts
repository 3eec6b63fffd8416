/** How the commentary speaks: each cue of a show is one line, in every language of the catalogue. */
import type { Cue, View } from '../engine/show.ts';

/** What a line may ask for; filled in by page and language. */
export interface Narrator {
  /** The name on a seat, already safe to show. */
  name(seat: number): string;
  /** Whether the line is for this seat's own eyes: it says “you” there (see person.ts of each language). */
  isYou(seat: number): boolean;
  /** Dollars in the manner of the language: $1,500. */
  money(dollars: number): string;
  number(value: number): string;
  /** “a, b and c”. */
  list(items: readonly string[]): string;
  /** A prize as it is said: one without a name of its own in the language of the page. */
  prize(name: string): string;
}

/** One line for every cue of a show; a missing or misspelt cue is a type error. `""`: nothing is said. */
type Lines<C extends Cue> = {
  readonly [K in C['cue']]: (cue: Extract<C, { readonly cue: K }>, tell: Narrator) => string;
};

/** The host's correction, which shows that are not about dollars tell in their own way. */
export type Corrected = {
  readonly cue: 'correct';
  readonly seat: number;
  readonly was: number;
  readonly score: number;
  readonly reason: string;
};

type Names = Readonly<Record<string, string>>;

/** Names of what only this show or act has. What is missing has a name in the common catalogue, or is made from the identifier. */
export interface Terms {
  /** Buttons of its moves. */
  readonly moves?: Names;
  /** What an entry with this move did: “took a number”. */
  readonly did?: Names;
  /** Inputs of its moves. */
  readonly inputs?: Names;
  /** One word across the board, by cue, or over the name of a win. A list: by the fact of the cue that is called like it; names: by `how` or `second`. */
  readonly stamps?: Readonly<Record<string, string | readonly string[] | Names>>;
  /** What a throw does, in the odds. */
  readonly outcomes?: Names;
  /** Fields of its boards, on the generic board. */
  readonly fields?: Names;
  /** Options of its own. */
  readonly options?: Names;
  /** Lists of its pack, and one item of each. */
  readonly lists?: Names;
  readonly items?: Names;
  /** How its bonus round ended, in a season's list of games. */
  readonly endings?: Names;
}

/** Told to somebody who plays, on their own phone. */
export const isSeated = ({ isYou }: Narrator): boolean => [0, 1, 2, 3, 4, 5, 6, 7].some(isYou);

/** What has no text of its own, made readable: `call-time` reads “Call time”. */
export const plainName = (name: string): string => {
  const spaced = name
    .replace(/([a-z])([A-Z0-9])/g, (_, low: string, high: string) => `${low} ${high}`)
    .replaceAll('-', ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** A show in one language. */
export interface ShowWords<C extends Cue = Cue> {
  readonly title: string;
  /** One sentence for the lobby. */
  readonly about: string;
  readonly commentary: Lines<C>;
  /** What the rail says from the beginning of a cue until it is told, from the view before: what everybody waits for. */
  readonly ahead?: { readonly [K in C['cue']]?: (view: View, tell: Narrator) => string };
  /** Under the picture of a win: what the rail, which has its line, does not say. */
  readonly below?: { readonly [K in C['cue']]?: (cue: Extract<C, { readonly cue: K }>, tell: Narrator) => string };
  readonly terms?: Terms;
}
