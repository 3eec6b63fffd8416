/** Closes the loop of a rendered piece and brings it to its loudness. */
import type { Arrangement } from './arranger.ts';
import { setLoudness } from './loudness.ts';
import { loops, type PieceName, pieces } from './score.ts';
import { type Stereo, sampleRate } from './synthesis.ts';

export interface Rendered extends Pick<Arrangement, 'lasts' | 'accent' | 'bar'> {
  readonly sides: Stereo;
}

/** Seconds of silence before the first note. */
export const lead = 0.02;

/** `whole`: the piece after `lead` seconds of silence, with its reverb. */
export const master = (name: PieceName, whole: Stereo, { lasts, accent, bar }: Arrangement): Rendered => {
  if (!loops(name)) {
    setLoudness(whole, pieces[name].lufs, true);
    return { sides: whole, lasts, accent: accent === 0 ? 0 : lead + accent, bar };
  }
  // The reverb after the end is mixed into the beginning of the next round.
  const count = Math.round(lasts * sampleRate);
  const first = Math.round(lead * sampleRate);
  const round = whole.map(side => {
    const samples = side.slice(first, first + count);
    for (let i = first + count; i < side.length; i++) {
      const to = (i - first) % count;
      samples[to] = (samples[to] ?? 0) + (side[i] ?? 0);
    }
    return samples;
  });
  setLoudness(round, pieces[name].lufs, false);
  return { sides: [round[0] as Float32Array, round[1] as Float32Array], lasts, accent: 0, bar };
};
