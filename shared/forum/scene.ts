/**
 * What a post and a still picture say of a show: the board of an act in a few plain parts. It is made of the audience's view
 * alone, so nothing hidden can get into it. BBCode, Markdown, fixed-width text and the picture are all written from the same
 * scene.
 */
import type { View } from '../engine/show.ts';
import type { Narrator } from '../words/commentary.ts';
import type { ForumWords } from '../words/en/forum.ts';

/** How a tile looks: `win` counts most, `shut` hides something, `lit` was reached, `gone` is used up. */
type Mark = '' | 'win' | 'shut' | 'lit' | 'gone';

export interface Tile {
  /** In large letters: a number, a letter, a name. */
  readonly head: string;
  readonly under?: string;
  /** The seat that owns it, -1 for nobody; left out if tiles have no owners. */
  readonly owner?: number;
  /** Shown instead of an owner. */
  readonly foot?: string;
  readonly mark?: Mark;
}

export interface Letter {
  /** "" while hidden. */
  readonly char: string;
  /** 0: none, -1: blocked by a question mark (OR-16). */
  readonly number: number;
  readonly open: boolean;
}

export type Part =
  | { readonly part: 'tiles'; readonly label?: string; readonly tiles: readonly Tile[] }
  | {
      readonly part: 'letters';
      readonly label?: string;
      readonly rows: readonly { readonly letters: readonly Letter[]; readonly mark?: Mark }[];
    }
  | { readonly part: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly part: 'card'; readonly text: string; readonly small?: string; readonly choices?: readonly string[] }
  | { readonly part: 'list'; readonly label: string; readonly items: readonly string[] }
  /** Of a medium by its hash. `alt`: what it shows, "" if nobody said. */
  | { readonly part: 'picture'; readonly label: string; readonly hash: string; readonly alt: string };

/** A seat as its desk shows it. */
interface Desk {
  readonly name: string;
  /** "" where a show has no scores. */
  readonly score: string;
  readonly note: string;
}

export interface Scene {
  /** Whose colours and title it wears: a show, or an act with a set of its own. */
  readonly look: string;
  /** Of the show. */
  readonly show: string;
  /** What the sign says: an act that has a name of its own, or the show. */
  readonly title: string;
  /** The figure that everybody looks at: pot, jackpot, value. */
  readonly crest: { readonly label: string; readonly value: string } | null;
  /** How far the show is: round, game. */
  readonly plates: readonly string[];
  readonly danger: boolean;
  readonly parts: readonly Part[];
  readonly desks: readonly Desk[];
  /** Seat in control, -1 for none. */
  readonly control: number;
  /** Faces of the last throw, [] before any. */
  readonly dice: readonly number[];
  /** Throws are of two dice whose sum counts. */
  readonly sums: boolean;
}

/** What an act says about its board. The rest of a scene is the same for all acts. */
export interface Sketch {
  readonly crest?: { readonly label: string; readonly value: string } | null;
  readonly plates?: readonly string[];
  readonly danger?: boolean;
  readonly parts?: readonly Part[];
  readonly control?: number;
  /** Notes by seat; "" for none. */
  readonly notes?: readonly string[];
  readonly dice?: readonly number[];
}

/** How a scene speaks: names, money, the words of the catalogue, and those of the show's own scenes by act. */
export interface Voice extends Narrator {
  readonly words: ForumWords;
  readonly scenes: Readonly<Record<string, unknown>>;
}

/** An act's own board, with the fields that the act declares. */
export type Board = Readonly<Record<string, unknown>>;

/** `words`: those of the show, of its words/LANGUAGE/scene.ts. */
export type Sketcher<B, W = unknown> = (board: B, view: View, voice: Voice, words: W) => Sketch;

/** Lets an act's sketch with its own board go into one list with the others. */
export const defineSketch = <B, W>(sketch: Sketcher<B, W>): Sketcher<Board> => sketch as unknown as Sketcher<Board>;

/** A question with its choices, as a part; none while no question is asked. */
export const cardOf = (text: string, choices: readonly string[] = [], small = ''): readonly Part[] =>
  text === ''
    ? []
    : [
        {
          part: 'card',
          text,
          ...(small === '' ? {} : { small }),
          ...(choices.length === 0 ? {} : { choices }),
        },
      ];

/** The numbers of a toss-up once they are revealed, against the secret one. */
export const tossUpOf = (
  { buzz, secret }: { readonly buzz: readonly number[]; readonly secret: number },
  { words, name }: Voice,
): readonly Part[] => {
  if (secret === 0) return [];
  const facts: (readonly [string, string])[] = [[words.secret, String(secret)]];
  for (const [seat, number] of buzz.entries()) {
    facts.push([name(seat), number === 0 ? words.noNumber : words.away(number, Math.abs(number - secret))]);
  }
  return [{ part: 'facts', facts }];
};
