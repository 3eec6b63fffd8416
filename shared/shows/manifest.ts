/**
 * What a show declares about itself. The lobby, pages, server and tests ask for these capabilities and never for a show by its
 * name. A manifest is small: heavy parts are loaded where they are needed.
 */
import type { Skin } from '../drawings/dice.ts';
import type { ByAct, Show } from '../engine/show.ts';
import type { Look } from '../forum/picture/looks.ts';
import type { Board, Sketcher } from '../forum/scene.ts';
import type { HouseOfShow } from '../house/house-of-show.ts';
import type { ShowLessonWords, Study } from '../lesson/studies.ts';
import type { OddsOf } from '../odds/odds.ts';
import type { SeasonRules } from '../season/season-rules.ts';
import type { ShowWords } from '../words/commentary.ts';
import type { BookFacts } from '../words/rule-book.ts';
import type { Script } from '../words/script.ts';

/** The unit of a decision's value: chances from 0 to 1, points, or dollars. */
export type Unit = 'chance' | 'points' | 'money';

/** What the scores are: dollars, points, or nothing to show. */
type ScoreUnit = 'money' | 'points' | 'none';

/** What the house's bank gives a list of a show's pack. */
export interface BankShare {
  /** The list of the bank; the list's own name by default. */
  readonly from?: string;
  /** A field that an item must have. */
  readonly needs?: string;
  /** A field that other shows need: items that have it are at most every third one, as long as there are others. */
  readonly spares?: string;
  /** Items that a show gets at most. */
  readonly many: number;
}

/** What a show is watched for. */
export interface Payoff {
  readonly cue: string;
  /** The field of the cue that says how good it is; left out where all are as good. */
  readonly by?: string;
  /** What else the cue has to say. */
  readonly how?: string;
  /** Fields that no cue beside it has: they would take more than a few seconds to explain, or spoil it. */
  readonly without?: readonly string[];
  /** The cue that the room holds its breath for: it comes slower than what is only read, and what led to it is seen longer. */
  readonly slow?: string;
  /** Milliseconds for which it is seen where a score counts longer than money. */
  readonly holds?: number;
}

export interface Manifest {
  readonly name: string;
  /** `import.meta.url` of the manifest, beside which its pack and words are. */
  readonly at: string;
  /** The version of the rules with which it came, 1 by default. There are no older records of it. */
  readonly since?: number;
  /** For an act played alone: the show it comes from, whose pack, rule book and client it shares. */
  readonly of?: string;
  /** For an act played alone: the section of its show's house rules that is about it. The others have no effect. */
  readonly section?: string;
  /** Acts of this show that can also be played alone. */
  readonly alone?: readonly ActAlone[];
  /** Acts of another show's folder that it also plays. Their words, odds and scenes come from there. */
  readonly borrows?: readonly string[];
  /** `open`: anybody may enter until the host closes the entries. The ranking fills a season's list (HD-72, LN-36). */
  readonly entrants?: 'open';
  readonly scoreUnit: ScoreUnit;
  /** The unit of a decision's value by act; dollars by default. */
  readonly worth?: ByAct<Unit>;
  /** The show whose colours it uses; its own by default. */
  readonly look?: string;
  readonly skin: Skin;
  /** Dice on the poster and in the hand before the first roll: as many as are rolled, or two of them. */
  readonly faces: readonly number[];
  /** On its sign, in two lines. */
  readonly sign: readonly [string, string];
  /** Options with which a host's form begins. Requests that name none keep the contract's defaults. */
  readonly usual?: Readonly<Record<string, number>>;
  /** With it a clip of the trailer ends; without one there is no clip. */
  readonly payoff?: Payoff;
  /** Its usual length in minutes. */
  readonly minutes?: number;
  /** The dice of this show are not single throws of two dice, so nobody bets on them. */
  readonly noBets?: true;
  /** By list of its pack; "" for a pack that is one item. What the bank does not give comes from its pack.json. */
  readonly bank?: Readonly<Record<string, BankShare>>;
  /** The cue with which an item of each list of its pack comes up, for previews; `asked` for questions, `puzzle` for puzzles. */
  readonly comesUp?: Readonly<Record<string, string>>;
  readonly rules: () => Promise<Show>;
  /**
   * What a host may change, for pages that present it; an act played alone has its show's. `options`: those that select the
   * rules.
   */
  readonly house?: (options: object) => Promise<HouseOfShow>;
  /** By name of show or act, in the pages' language. Without words, pages read the names of moves, cues and fields. */
  readonly words?: () => Promise<ByAct<ShowWords<never>>>;
  /** Its rule book: words/<language>/rules.md, and what it names besides the options. */
  readonly book?: { readonly text: () => Promise<string>; readonly facts?: () => Promise<BookFacts<never>> };
  /** What a host may say at each step. */
  readonly script?: () => Promise<Script>;
  readonly odds?: () => Promise<ByAct<OddsOf>>;
  readonly season?: () => Promise<SeasonRules>;
  /** For posts and still pictures. */
  readonly scenes?: () => Promise<ByAct<Sketcher<Board>>>;
  readonly picture?: () => Promise<Look>;
  readonly lesson?: {
    readonly studies: () => Promise<readonly Study[]>;
    readonly words: () => Promise<ShowLessonWords>;
    /** The experiment with which a class begins. */
    readonly first: string;
  };
}

/** Whatever it does not declare itself is its show's (index.ts). */
export type ActAlone = Pick<Manifest, 'name' | 'sign' | 'rules'> & Partial<Manifest>;

interface HouseFile<Rest extends readonly unknown[]> {
  readonly house: (words: object, ...rest: Rest) => HouseOfShow;
}

/** The house rules of a show in the pages' language, from both of its files. */
export const houseWith = async <Rest extends readonly unknown[]>(
  file: Promise<HouseFile<Rest>>,
  words: Promise<{ readonly house: object }>,
  ...rest: Rest
): Promise<HouseOfShow> => {
  const [{ house }, { house: texts }] = await Promise.all([file, words]);
  return house(texts, ...rest);
};
