/** The parts of a show on the pages, fetched by those that need them. A missing part is replaced by a generic one. */
import type { ComponentChildren } from 'preact';
import type { PackWords } from '../../shared/words/en/packs.ts';
import type { ShowControls } from '../controls/turn.ts';
import type { Score } from '../sound/score.ts';
import type { StageBoard } from '../stage/board.ts';

/** Whether an outcome is good for the player who throws; `best`: it wins. */
export type Tone = 'best' | 'good' | 'bad' | 'plain';

type LoadBoard = () => Promise<{ readonly default: StageBoard }>;
type LoadScore = () => Promise<{ readonly score: Score }>;
type LoadControls = () => Promise<{ readonly controls: ShowControls }>;

export interface ClientShow {
  readonly name: string;
  /** By act. */
  readonly boards?: Readonly<Record<string, LoadBoard>>;
  /** Controls of the show. Acts that several shows share bring their own. */
  readonly controls?: LoadControls;
  readonly actControls?: Readonly<Record<string, LoadControls>>;
  /** Title fonts, by look. */
  readonly fonts?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Music by look, because an act with a set of its own may have music of its own. */
  readonly music?: Readonly<Record<string, LoadScore>>;
  /** Solutions that are printed as empty cells: the field by list of the pack. */
  readonly cells?: Readonly<Record<string, string>>;
  /** Printed boards that need no pack. */
  readonly print?: () => Promise<{ readonly boards: (words: PackWords) => ComponentChildren }>;
  /** Where an outcome is better or worse than its name means elsewhere, by act. */
  readonly tones?: Readonly<Record<string, Readonly<Record<string, Tone>>>>;
}
