/** One note of each plucked or struck instrument, at the pitches from which the others are transposed. */
import type { PlayerName } from './score.ts';
import { type Mode, modes, noise, normalized, plucked, seededRandom, struck, yieldToPage } from './synthesis.ts';

export const hertzOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

export type SampledName = 'piano' | 'vibes' | 'marimba' | 'guitar' | 'harp' | 'bass';

/** A hammered string: partials drift apart, high ones decay faster, and each decays quickly at first and then slowly. */
const hammeredTone = (hertz: number): Float32Array => {
  const partials: Mode[] = [];
  for (let n = 1; n <= 16 && hertz * n < 9000; n++) {
    const at = hertz * n * Math.sqrt(1 + 0.0004 * n * n);
    const gain = 0.5 * Math.exp(-n * (0.16 + hertz / 4200)) * Math.abs(Math.sin((Math.PI * n) / 8));
    const seconds = (3.4 * (220 / hertz) ** 0.45) / (1 + 0.22 * n);
    for (const detuned of [-0.22, 0.2])
      partials.push([at + detuned, Math.min(3, seconds), gain], [at + detuned * 2, seconds * 0.22, gain]);
  }
  const make = struck(2.6, modes(...partials), noise(200, 2400, 0.25, 0.03));
  return normalized(make(seededRandom(Math.round(hertz))), 0.2);
};

/**
 * A bar under a mallet. Partials: multiple of the lowest, seconds at 440 hertz, gain. The higher the note, the shorter it rings, by
 * the power `shorter`.
 */
const bar =
  (seconds: number, partials: readonly Mode[], shorter: number, mallet: number) =>
  (hertz: number): Float32Array => {
    const list = partials
      .map(([times, lasts, gain]): Mode => [hertz * times, lasts * (440 / hertz) ** shorter, gain])
      .filter(([at]) => at < 15_000);
    return normalized(struck(seconds, modes(...list), noise(350, 2500, mallet, 0.013))(seededRandom(3)), seconds / 10);
  };

/** `brightness` and `seconds` of a string at so many hertz. */
const string =
  (seconds: number, at: number, power: number, brightness: number) =>
  (hertz: number): Float32Array =>
    plucked(hertz, seconds * (at / hertz) ** power, brightness, seededRandom(Math.round(hertz)));

const doubleBass = (hertz: number): Float32Array => {
  const note = string(1.5, 82, 0.3, 0.16)(hertz);
  // Its body, and the finger.
  modes([hertz, 0.7, 0.5], [hertz * 2, 0.3, 0.2])(note, seededRandom(5), 0);
  noise(150, 1400, 0.5, 0.025)(note, seededRandom(5), 0);
  return normalized(note, 0.1);
};

const vibesPartials: readonly Mode[] = [
  [1, 2.3, 1],
  [4, 0.9, 0.3],
  [10.1, 0.12, 0.16],
];
const marimbaPartials: readonly Mode[] = [
  [1, 0.42, 1],
  [3.93, 0.14, 0.36],
  [9.6, 0.05, 0.18],
];

/** Lowest and highest MIDI pitch, and a note at so many hertz. */
const sampled: Readonly<
  Record<SampledName, readonly [from: number, to: number, note: (hertz: number) => Float32Array]>
> = {
  piano: [36, 90, hammeredTone],
  vibes: [53, 92, bar(2.4, vibesPartials, 0.2, 0.2)],
  marimba: [45, 92, bar(0.9, marimbaPartials, 0.55, 0.35)],
  guitar: [40, 84, string(1.9, 196, 0.4, 0.55)],
  harp: [48, 96, string(1.8, 262, 0.3, 0.32)],
  bass: [28, 60, doubleBass],
};

export const isSampled = (name: PlayerName): name is SampledName => Object.hasOwn(sampled, name);

const cache = new Map<string, Float32Array>();

interface Sample {
  /** MIDI pitch. */
  readonly pitch: number;
  readonly samples: Float32Array;
}

/** The sample nearest to a MIDI pitch: every fourth semitone has its own. Each is synthesized once. */
export const nearestSample = (name: SampledName, wanted: number): Sample => {
  const [from, to, note] = sampled[name];
  const pitch = from + 4 * Math.round((Math.min(to, Math.max(from, wanted)) - from) / 4);
  const key = `${name}/${pitch}`;
  const samples = cache.get(key) ?? note(hertzOf(pitch));
  cache.set(key, samples);
  return { pitch, samples };
};

/** The samples for these pitches, by their own MIDI pitch. */
export const samplesFor = async (
  name: SampledName,
  pitches: readonly number[],
): Promise<ReadonlyMap<number, Float32Array>> => {
  const found = new Map<number, Float32Array>();
  for (const wanted of new Set(pitches)) {
    await yieldToPage();
    const { pitch, samples } = nearestSample(name, wanted);
    found.set(pitch, samples);
  }
  return found;
};
