/** What a show has of its own on pages. All of it is fetched by the pages that need it; what is missing is played generically. */
import type { ComponentChildren } from 'preact';
import type { PackWords } from '../../shared/words/en/packs.ts';
import type { ShowControls } from '../controls/turn.ts';
import type { Tone } from '../odds/digest.ts';
import type { Score } from '../sound/score.ts';
import type { StageBoard } from '../stage/board.ts';

type LoadBoard = () => Promise<{ readonly default: StageBoard }>;
type LoadScore = () => Promise<{ readonly score: Score }>;
type LoadControls = () => Promise<{ readonly controls: ShowControls }>;

export interface ClientShow {
  readonly name: string;
  /** By act. */
  readonly boards?: Readonly<Record<string, LoadBoard>>;
  /** Of the show; acts that other shows have as well bring their own. */
  readonly controls?: LoadControls;
  readonly actControls?: Readonly<Record<string, LoadControls>>;
  /** The lettering of its sign, by look. */
  readonly fonts?: Readonly<Record<string, () => Promise<unknown>>>;
  /** What its band plays, by look: an act with a set of its own may have music of its own. */
  readonly scores?: Readonly<Record<string, LoadScore>>;
  /** Boards on paper that need no pack. */
  readonly print?: () => Promise<{ readonly boards: (words: PackWords) => ComponentChildren }>;
  /** Where an outcome of a throw is better or worse than its name says elsewhere, by act. */
  readonly tones?: Readonly<Record<string, Readonly<Record<string, Tone>>>>;
}
