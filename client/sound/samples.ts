/** One note of each plucked or struck instrument, at the pitches from which the others are transposed. */
import { breath, finished, lucky, type Mode, pause, ring, silence, string } from './grains.ts';
import type { PlayerName } from './score.ts';

export const hertzOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

export type Struck = 'piano' | 'vibes' | 'marimba' | 'guitar' | 'harp' | 'bass';

/** Partials of a bar or a string: multiple of the lowest, seconds at 440 hertz, loudness. */
const partials = (hertz: number, list: readonly Mode[], shorter: number): readonly Mode[] =>
  list
    .map(([times, seconds, loud]): Mode => [hertz * times, seconds * (440 / hertz) ** shorter, loud])
    .filter(([at]) => at < 15_000);

/** A hammered string: partials drift apart, high ones decay faster, and each decays quickly at first and then slowly. */
const hammered = (hertz: number): Float32Array => {
  const made = silence(2.6);
  const luck = lucky(Math.round(hertz));
  const modes: Mode[] = [];
  for (let n = 1; n <= 16 && hertz * n < 9000; n++) {
    const at = hertz * n * Math.sqrt(1 + 0.0004 * n * n);
    const soft = Math.exp(-n * (0.16 + hertz / 4200)) * Math.abs(Math.sin((Math.PI * n) / 8));
    const seconds = (3.4 * (220 / hertz) ** 0.45) / (1 + 0.22 * n);
    for (const apart of [-0.22, 0.2]) {
      modes.push([at + apart, Math.min(3, seconds), soft * 0.5], [at + apart * 2, seconds * 0.22, soft * 0.5]);
    }
  }
  ring(made, modes);
  breath(made, { low: 200, high: 2400 }, 0.25, 0.03, luck);
  return finished(made, 0.2);
};

const struck: Readonly<
  Record<Struck, { readonly from: number; readonly to: number; readonly note: (hertz: number) => Float32Array }>
> = {
  piano: { from: 36, to: 90, note: hammered },
  vibes: {
    from: 53,
    to: 92,
    note: hertz => {
      const made = silence(2.4);
      ring(
        made,
        partials(
          hertz,
          [
            [1, 2.3, 1],
            [4, 0.9, 0.3],
            [10.1, 0.12, 0.16],
          ],
          0.2,
        ),
      );
      breath(made, { low: 300, high: 2500 }, 0.2, 0.012, lucky(3));
      return finished(made, 0.2);
    },
  },
  marimba: {
    from: 45,
    to: 92,
    note: hertz => {
      const made = silence(0.9);
      ring(
        made,
        partials(
          hertz,
          [
            [1, 0.42, 1],
            [3.93, 0.14, 0.36],
            [9.6, 0.05, 0.18],
          ],
          0.55,
        ),
      );
      breath(made, { low: 400, high: 2600 }, 0.35, 0.014, lucky(4));
      return finished(made, 0.1);
    },
  },
  guitar: {
    from: 40,
    to: 84,
    note: hertz => string(hertz, 1.9 * (196 / hertz) ** 0.4, 0.55, lucky(Math.round(hertz))),
  },
  harp: { from: 48, to: 96, note: hertz => string(hertz, 1.8 * (262 / hertz) ** 0.3, 0.32, lucky(Math.round(hertz))) },
  bass: {
    from: 28,
    to: 60,
    note: hertz => {
      const made = string(hertz, 1.5 * (82 / hertz) ** 0.3, 0.16, lucky(Math.round(hertz)));
      // Its body, and the finger.
      ring(made, [
        [hertz, 0.7, 0.5],
        [hertz * 2, 0.3, 0.2],
      ]);
      breath(made, { low: 150, high: 1400 }, 0.5, 0.025, lucky(5));
      return finished(made, 0.1);
    },
  },
};

export const isStruck = (name: PlayerName): name is Struck => Object.hasOwn(struck, name);

const known = new Map<string, Float32Array>();

interface Sample {
  /** MIDI pitch. */
  readonly pitch: number;
  readonly samples: Float32Array;
}

/** The sample nearest to a MIDI pitch: every fourth semitone has its own. Each is synthesized once. */
export const struckSample = (name: Struck, wanted: number): Sample => {
  const { from, to, note } = struck[name];
  const pitch = from + 4 * Math.round((Math.min(to, Math.max(from, wanted)) - from) / 4);
  const key = `${name}/${pitch}`;
  const samples = known.get(key) ?? note(hertzOf(pitch));
  known.set(key, samples);
  return { pitch, samples };
};

/** The samples for these pitches, by their own MIDI pitch. */
export const struckSamples = async (
  name: Struck,
  pitches: readonly number[],
): Promise<ReadonlyMap<number, Float32Array>> => {
  const found = new Map<number, Float32Array>();
  for (const wanted of new Set(pitches)) {
    await pause();
    const { pitch, samples } = struckSample(name, wanted);
    found.set(pitch, samples);
  }
  return found;
};
