/**
 * What files of other products hold, before it is known which show takes it. Every reader of a format returns this; fit.ts makes
 * packs of it. Nothing here knows a show.
 */
import type { Phrase } from '../../engine/phrase.ts';
import type { Difficulty } from '../deal.ts';

/** Where something stood in its file. */
export interface Place {
  /** Line, row or number of the element, from 1; 0 if the format has none. */
  readonly line: number;
  /** The sheet, or the file within a container; "" for the only one. */
  readonly part: string;
}

/** A picture or a sound as it lay in the file. */
export interface FoundMedia {
  readonly bytes: Uint8Array;
  /** Text alternative; "" if the file gave none. */
  readonly alt: string;
}

/** A question, or a term with what belongs to it. Texts are plain: no markup, no entities. */
export interface FoundItem {
  readonly at: Place;
  readonly ask: string;
  /** The right answer first, then other accepted ones. */
  readonly answers: readonly string[];
  /** What is shown to choose from, in the file's order, right ones included; empty for an open question. */
  readonly choices: readonly string[];
  readonly category?: string;
  readonly difficulty?: Difficulty;
  /** One sentence for after the answer. */
  readonly explain?: string;
  readonly source?: string;
  /** For the host only. */
  readonly note?: string;
  readonly picture?: FoundMedia;
  readonly sound?: FoundMedia;
}

/** What could not be used. */
export interface LeftOut {
  readonly at: Place;
  /** Enough of it to be recognised. */
  readonly text: string;
  readonly why: Phrase;
}

/** Cells, for a table of which nobody knows what its columns mean: the column mapper asks. */
export interface FoundTable {
  readonly part: string;
  /** Rows of cells, the heading's row included if there is one. */
  readonly rows: readonly (readonly string[])[];
  /** The line of each row in its file, from 1. */
  readonly lines: readonly number[];
}

export interface FoundFile {
  /** What was recognised, by content: `kahoot`, `gift`, `table` … */
  readonly format: string;
  /** The file's own title, or "". */
  readonly title: string;
  readonly items: readonly FoundItem[];
  readonly leftOut: readonly LeftOut[];
  /** Tables whose columns could not be told; empty once everything has become items. */
  readonly tables: readonly FoundTable[];
  /** Why nothing can be used at all, and what to do. A file with a fault has no items. */
  readonly faults: readonly Phrase[];
}
