/** The moments of a story in words: lines by entry, and amounts in the show's unit. */
import type { Story } from '../../../shared/recap/story.ts';
import type { Narrator } from '../../../shared/words/commentary.ts';
import type { RecapWords } from '../../../shared/words/en/recap.ts';
import type { Tell } from '../../../shared/words/index.ts';
import { type Line, linesOf } from '../../parts/commentary.ts';

export type Lines = ReadonlyMap<number, readonly Line[]>;

/** Props of a card that lists moments and links to them. */
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

/** All lines about an entry as one text; "" for none. */
export const lineAt = (lines: Lines, entry: number): string =>
  (lines.get(entry) ?? []).map(({ text }) => text).join(' ');
