/** What a line says beside what happened: that the host entered it, that nobody's page had a part in the throw (fairness.md 10). */
import type { Chain } from '../engine/chain.ts';
import { facesOf } from '../engine/moments.ts';
import type { CueFrame, Shell } from '../engine/protocol.ts';
import type { Cue } from '../engine/show.ts';
import type { PageWords } from './index.ts';

type Marked = Pick<CueFrame, 'hand' | 'part' | 'check'>;

const isHouse = ({ part, check }: Marked): boolean => part === 'house' && check !== '';

/**
 * Whether everybody expects a house throw, because no page of this show has a part in its dice or because a robot threw. A
 * permanent mark on the television says so, and the commentary need not repeat it with every throw.
 */
export const expectsHouse = (
  { chains, robots }: Pick<Shell, 'chains' | 'robots'>,
  { cues }: Pick<CueFrame, 'cues'>,
): boolean => {
  const names = (JSON.parse(chains) as readonly Chain[]).map(({ name }) => name);
  if (!robots) return names.length === 0;
  const seat = cues.find(cue => facesOf(cue) !== null)?.seat;
  return typeof seat !== 'number' || !names.includes(`player:${seat}`);
};

/** Adds the mark to the one line of an entry that carries it; undefined for an entry without one. `expected`: see above. */
export const markOf = (
  frame: Marked,
  { entered, house, enteredHouse }: PageWords['forum'],
  expected: () => boolean = () => false,
): ((line: string) => string) | undefined => {
  if (frame.hand) return isHouse(frame) ? enteredHouse : entered;
  return isHouse(frame) && !expected() ? house : undefined;
};

/** Which of these cues carries the mark: what the host entered is said first, a house throw with the throw. */
export const markedAt = (frame: Pick<Marked, 'hand'>, cues: readonly Cue[]): number =>
  frame.hand
    ? 0
    : Math.max(
        0,
        cues.findIndex(cue => facesOf(cue) !== null),
      );
