/**
 * What a show declares about itself. The lobby, pages, server and tests ask for these capabilities and never for a show by its
 * name. A manifest is small: whatever is heavy is loaded by whoever needs it.
 */
import type { Skin } from '../drawings/skins.ts';
import type { Show } from '../engine/show.ts';
import type { Look } from '../forum/picture/looks.ts';
import type { Board, Sketcher } from '../forum/scene.ts';
import type { HouseOfShow } from '../house/house-of-show.ts';
import type { ShowLessonWords, Study } from '../lesson/studies.ts';
import type { OddsOf } from '../odds/odds.ts';
import type { SeasonRules } from '../season/season-rules.ts';
import type { ShowWords } from '../words/commentary.ts';
import type { MakeBook } from '../words/rule-book.ts';
import type { Script } from '../words/script.ts';

/** What the worth of a decision is counted in: chances from 0 to 1, points, or dollars. */
export type Unit = 'chance' | 'points' | 'money';

/** What the scores are: dollars, points, or nothing that is shown. */
type Scores = 'money' | 'points' | 'none';

export type ByAct<T> = Readonly<Record<string, T>>;

export interface Manifest {
  readonly name: string;
  /** `import.meta.url` of the manifest: its pack and its words lie beside it. */
  readonly at: string;
  /** An act by itself: the show it comes from, whose pack, rule book and client it shares. */
  readonly of?: string;
  /** Acts of this show that are also played by themselves. */
  readonly alone?: readonly Manifest[];
  /** `open`: anybody may enter until the host closes the entries; its ranking fills a season's list (HD-72, LN-36). */
  readonly entrants?: 'open';
  readonly scores: Scores;
  /** By act, what a decision is worth is counted in; dollars where nothing is said. */
  readonly worth?: ByAct<Unit>;
  /** The set whose colours it wears; its own where nothing is said. */
  readonly look?: string;
  readonly skin: Skin;
  /** Dice on the poster. */
  readonly faces: readonly [number, number];
  /** On its sign, in two lines. */
  readonly sign: readonly [string, string];
  /** About how long it takes. */
  readonly minutes?: number;
  /** Throws of this show are no single throws of two dice, so nobody bets on them. */
  readonly noBets?: true;
  readonly rules: () => Promise<Show>;
  /** What a host may change, for the pages that tell it; an act by itself has its show's. `options`: those that decide whose. */
  readonly house?: (options: object) => Promise<HouseOfShow>;
  /** By name of show or act; those of the pages' language. */
  readonly words: () => Promise<ByAct<ShowWords<never>>>;
  readonly book?: () => Promise<MakeBook<never>>;
  /** What a host may say at each step. */
  readonly script?: () => Promise<Script>;
  readonly odds?: () => Promise<ByAct<OddsOf>>;
  readonly season?: () => Promise<SeasonRules>;
  /** Of posts and still pictures. */
  readonly scenes?: () => Promise<ByAct<Sketcher<Board>>>;
  readonly picture?: () => Promise<Look>;
  readonly lesson?: {
    readonly studies: () => Promise<readonly Study[]>;
    readonly words: () => Promise<ShowLessonWords>;
    /** What a class begins with. */
    readonly first: string;
    /** A table of these odds was printed with a mistake. */
    readonly misprint?: true;
  };
}
