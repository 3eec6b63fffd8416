/** One word across the board for what just happened, readable from the sofa with the sound off. */
import './stamp.css';
import { fillsScreen } from '../../../shared/engine/moments.ts';
import type { Cue, MomentTime } from '../../../shared/engine/show.ts';
import { stampOf } from '../../parts/stamp-of.ts';
import { type StageBoard, stampStyle } from '../board.ts';
import { isOnLeft } from '../formats.ts';

interface StampProps {
  readonly cue: Cue;
  readonly board: StageBoard;
  readonly seats: number;
}

export const Stamp = ({ cue, board: { words: own, moments }, seats }: StampProps) => {
  const text = stampOf(cue, own.terms?.stamps?.[cue.cue]);
  const { tone }: Partial<MomentTime> = moments.cues[cue.cue] ?? {};
  const right = typeof cue.seat === 'number' && !isOnLeft(cue.seat, seats);
  // The picture of a win has its own sign.
  return text === undefined || fillsScreen(tone) ? null : (
    <p class={`stamp stamp-${tone ?? 'plain'} ${right ? 'at-right' : ''}`} style={stampStyle(text)} aria-hidden="true">
      {text}
    </p>
  );
};
