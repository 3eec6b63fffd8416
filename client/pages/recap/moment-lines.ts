/** The moments of a story in words: lines by entry, and amounts as the show counts them. */
import type { Story } from '../../../shared/recap/story.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import type { RecapWords } from '../../../shared/words/en/recap.ts';
import type { Tell } from '../../../shared/words/index.ts';
import { type Line, linesOf } from '../../parts/commentary.ts';

export type Lines = ReadonlyMap<number, readonly Line[]>;

/** What a card is given that tells of moments and leads to them. */
export interface MomentsProps {
  readonly story: Story;
  readonly lines: Lines;
  readonly words: RecapWords;
  readonly tell: Narrator;
  readonly onSeek: (entry: number) => void;
}

export const linesByEntry = ({ moments }: Story, tell: Tell): Lines =>
  new Map(
    moments.map(({ entry, cues, check, hand, part, view }) => {
      const names = view.seats.map(({ name }) => name);
      return [
        entry,
        linesOf(
          {
            frame: { entry, cues, check, ...(hand ? { hand } : {}), ...(part ? { part } : {}) },
            act: view.act,
            names,
          },
          tell,
        ),
      ] as const;
    }),
  );

/** Everything that was said of an entry, in one text; "" for nothing. */
export const lineAt = (lines: Lines, entry: number): string =>
  (lines.get(entry) ?? []).map(({ text }) => text).join(' ');
