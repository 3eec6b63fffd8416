/** The word on a phone for what just happened, as the television stamps it. */
import { facesOf, fillsScreen } from '../../shared/engine/moments.ts';
import type { Cue } from '../../shared/engine/show.ts';
import { words } from '../../shared/words/index.ts';
import type { ShownFrame } from '../reveal-queue.ts';
import { stampOf } from './stamp-of.ts';

/** The word for a cue on pages of its show, "" for none. */
export const stampText = (cue: Cue, show: string, act: string): string =>
  stampOf(cue, words().term('stamps', cue.cue, show, act)) ?? '';

interface Props {
  readonly shown: ShownFrame;
  readonly show: string;
  /** Of this page: whoever takes something from somebody has no alarm. */
  readonly seat: number;
}

/** The newest word of an entry, and what is neither good nor bad only until something else is told. A win has a page of its own. */
export const Stamp = ({ shown: { frame, act }, show, seat }: Props) => {
  // What led to a throw is over with it.
  const throws = frame.cues.findLastIndex(cue => facesOf(cue) !== null);
  const found = frame.cues.flatMap((cue, i) => {
    const text = stampText(cue, show, act);
    const tone = cue.seat === seat && typeof cue.from === 'number' ? 'good' : (frame.time?.tones?.[i] ?? '');
    const past = i < throws || (tone === '' && i < frame.cues.length - 1);
    return text === '' || past || fillsScreen(tone) ? [] : [{ text, tone }];
  });
  const { text, tone } = found.at(-1) ?? {};
  return text === undefined ? null : (
    <b key={text} class={`stamp-plate font-board r3 stamp-${tone}`} aria-hidden="true">
      {text}
    </b>
  );
};
