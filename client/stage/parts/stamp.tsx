/** One word across the board for what just happened, readable from the sofa with the sound off. */
import './stamp.css';
import type { Cue, Tone } from '../../../shared/engine/show.ts';
import { stage as words } from '../../../shared/words/en/stage.ts';

export const Stamp = ({ cue, tone }: { readonly cue: Cue; readonly tone: Tone | undefined }) => {
  const text = words.stamps[cue.cue];
  return text === undefined ? null : (
    <p class={`stamp stamp-${tone ?? 'plain'}`} aria-hidden="true">
      {text}
    </p>
  );
};
