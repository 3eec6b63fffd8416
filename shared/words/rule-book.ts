/**
 * How a show is played, explained to people who have never seen it. Texts are plain. `[LN-A4]` at the end of a sentence marks a
 * house ruling, which is among the book's rulings under that id.
 */
import type { Facts } from './template.ts';

/** The boards and devices that the books show. */
export const pictureNames = [
  'six-numbers',
  'nearer-number',
  'medals',
  'numbered-tiles',
  'roll-list',
  'double-board',
  'name-cells',
  'clue-rows',
  'six-faces',
  'lucky-letters',
  'scored-dice',
  'ten-lamps',
  'nearest-guesses',
] as const;

export type PictureName = (typeof pictureNames)[number];

export interface RuleTable {
  readonly head: readonly string[];
  /** As many cells a row as `head` has; the first names the row. */
  readonly rows: readonly (readonly string[])[];
}

/** Shown in this order: paragraphs, picture, steps, table, example. */
export interface RuleSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly picture?: PictureName;
  /** Numbers of this show in the picture, in its order. */
  readonly pictured?: readonly string[];
  /** What happens one after the other. */
  readonly steps?: readonly string[];
  readonly table?: RuleTable;
  readonly example?: string;
}

/** A decision of this project where the old texts are silent. It must never be mistaken for their words. */
interface HouseRuling {
  /** As in rules.md: `LN-A4`. */
  readonly id: string;
  readonly question: string;
  readonly ruling: string;
}

export interface RuleBook {
  /** Name of the show, as in the registry. */
  readonly show: string;
  readonly title: string;
  /** Two sentences. */
  readonly inShort: string;
  readonly sections: readonly RuleSection[];
  readonly rulings: readonly HouseRuling[];
  /** What it is based on, without any claim to it. */
  readonly origin: readonly string[];
}

/** How a book says numbers; filled in by language. */
export interface BookNarrator {
  readonly money: (dollars: number) => string;
  readonly number: (value: number) => string;
  /** A chance from 0 to 1, with this many decimals (none by default). */
  readonly percent: (chance: number, decimals?: number) => string;
  /** “a, b and c”. */
  readonly list: (items: readonly string[]) => string;
  /** “a, b or c”. */
  readonly either: (items: readonly string[]) => string;
}

/**
 * What a book names besides its show's options and house rules, in no language. `general`: it is about no show, but about all
 * that a host may choose.
 */
export type BookFacts<O = never> = (options: O, general: boolean) => Facts;

/** How a language says numbers in running text. */
export interface Spoken {
  readonly counted: (n: number) => string;
  readonly Counted: (n: number) => string;
  readonly several: (n: number, one: string, many: string) => string;
  readonly times: (n: number) => string;
  readonly aTotal: (total: number) => string;
}

/** Numbers of the show are filled in from the section. */
type PictureText = string | ((pictured: readonly string[]) => string);

export interface PictureWords {
  /** Under the picture. */
  readonly caption: PictureText;
  /** Describes the picture to somebody who cannot see it. */
  readonly description: PictureText;
}

export const pictureText = (text: PictureText, pictured: readonly string[] = []): string =>
  typeof text === 'string' ? text : text(pictured);

/** Words in the pictures. */
export interface PictureLabels {
  readonly seats: readonly [string, string, string];
  readonly free: string;
  readonly win: string;
  readonly away: (steps: number) => string;
  readonly medals: readonly [bronze: string, silver: string, gold: string];
  readonly freeRoll: string;
  readonly rollsLeft: string;
  readonly prize: string;
  readonly bets: readonly [four: string, six: string];
  readonly places: readonly [string, string, string];
}

/** What the page of the rules says itself. */
export interface RulePageWords {
  readonly howToPlay: string;
  readonly contents: string;
  readonly inShort: string;
  readonly example: string;
  readonly rulings: string;
  readonly rulingsHelp: string;
  readonly rulingMark: (id: string) => string;
  readonly houseRuling: string;
  /** Of a marked word: how the original has it. */
  readonly usually: (text: string) => string;
  readonly origin: string;
  readonly print: string;
  readonly lobby: string;
  readonly shows: string;
  readonly top: string;
  readonly odds: string;
  readonly loading: string;
  readonly missing: (show: string) => string;
  /** Of a show without a book of its own, told from what its rules declare. */
  readonly plain: PlainBookWords;
}

export interface PlainBookWords {
  readonly players: string;
  readonly playersText: (from: number, to: number, minutes: number) => string;
  readonly moves: string;
  readonly movesText: (moves: string) => string;
  readonly options: string;
  readonly optionsText: string;
  readonly head: readonly [option: string, value: string, range: string];
  readonly range: (from: string, to: string) => string;
  readonly yes: string;
  readonly no: string;
}

/** The book with the numbers of a show's options; without any, or where the show does not take them, with its own. */
type OpenBook = (options?: object) => Promise<RuleBook>;

export interface RuleWords {
  readonly page: RulePageWords;
  readonly pictures: Readonly<Record<PictureName, PictureWords>>;
  readonly labels: PictureLabels;
  readonly spoken: Spoken;
  /** By show, in the order of the lobby. */
  readonly books: Readonly<Record<string, { readonly title: string; readonly load: OpenBook }>>;
}

/** A text in pieces: words, and marks of house rulings. */
type TextPiece = { readonly text: string } | { readonly ruling: string };

const mark = / ?\[([A-Z]{2}-A\d+)\]/;

export const piecesOf = (text: string): readonly TextPiece[] =>
  text.split(mark).map((piece, i) => (i % 2 === 0 ? { text: piece } : { ruling: piece }));
