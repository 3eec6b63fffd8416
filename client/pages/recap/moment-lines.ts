/** The moments of a story in words: lines by entry, and amounts in the show's unit. */
import type { Moment, Story } from '../../../shared/recap/story.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import type { Tell } from '../../../shared/words/index.ts';
import { type Line, linesOf } from '../../parts/commentary.ts';

export type Lines = ReadonlyMap<number, readonly Omit<Line, 'cue'>[]>;

/** Props of the cards of a recap. */
export interface RecapProps {
  readonly story: Story;
  readonly lines: Lines;
  readonly tell: Narrator;
  /** Plays the show from an entry on. */
  readonly onSeek: (entry: number) => void;
}

/** `said`: what a team had said before an entry, as a line. */
export const linesByEntry = ({ moments }: Story, tell: Tell, said: (moment: Moment) => string = () => ''): Lines =>
  new Map(
    moments.map(moment => {
      const { entry, cues, check, hand, part, view } = moment;
      const { act, seats } = view;
      const before = said(moment);
      const frame = { entry, cues, check, ...(hand ? { hand } : {}), ...(part ? { part } : {}) };
      const lines = linesOf({ frame, act, names: seats.map(({ name }) => name) }, tell);
      return [
        entry,
        before === '' ? lines : [{ entry, text: before, check: '', throws: false, explains: false }, ...lines],
      ] as const;
    }),
  );

/** All lines about an entry as one text; "" for none. */
export const lineAt = (lines: Lines, entry: number): string =>
  (lines.get(entry) ?? []).map(({ text }) => text).join(' ');
