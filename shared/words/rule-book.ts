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

/** The book with the numbers of a show's options; without any, or where the show does not take them, with its own. */
export type OpenBook = (options?: object) => Promise<RuleBook>;

/** A text in pieces: words, and marks of house rulings. */
type TextPiece = { readonly text: string } | { readonly ruling: string };

const mark = / ?\[([A-Z]{2}-A\d+)\]/;

export const piecesOf = (text: string): readonly TextPiece[] =>
  text.split(mark).map((piece, i) => (i % 2 === 0 ? { text: piece } : { ruling: piece }));
