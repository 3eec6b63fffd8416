/** The moments of a story in words: lines by entry, and amounts in the show's unit. */
import type { Story } from '../../../shared/recap/story.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import type { Tell } from '../../../shared/words/index.ts';
import { type Line, linesOf } from '../../parts/commentary.ts';

export type Lines = ReadonlyMap<number, readonly Line[]>;

/** Props of the cards of a recap. */
export interface RecapProps {
  readonly story: Story;
  readonly lines: Lines;
  readonly tell: Narrator;
  /** Plays the show from an entry on. */
  readonly onSeek: (entry: number) => void;
}

export const linesByEntry = ({ moments }: Story, tell: Tell): Lines =>
  new Map(
    moments.map(({ entry, cues, check, hand, part, view: { act, seats } }) => {
      const frame = { entry, cues, check, ...(hand ? { hand } : {}), ...(part ? { part } : {}) };
      return [entry, linesOf({ frame, act, names: seats.map(({ name }) => name) }, tell)] as const;
    }),
  );

/** All lines about an entry as one text; "" for none. */
export const lineAt = (lines: Lines, entry: number): string =>
  (lines.get(entry) ?? []).map(({ text }) => text).join(' ');
