/** The drums, one stroke of each. `quinto` is the high conga. Only the timpani have a pitch, that of each chord's bass. */
import { after, modes, noise, normalized, plate, seededRandom, skin, struck } from './synthesis.ts';

interface Drum {
  /** Loudness relative to the others at the same velocity. */
  readonly level: number;
  readonly make: (random: () => number) => Float32Array;
}

const drums = {
  kick: { level: 0.8, make: struck(0.42, skin(150, 52, 0.022, 0.36, 1), noise(800, 3800, 0.5, 0.03)) },
  snare: { level: 0.42, make: struck(0.34, modes([186, 0.16, 0.55], [331, 0.1, 0.28]), noise(900, 8200, 1.2, 0.24)) },
  // Brushed across the head: it swells before it fades.
  brush: { level: 0.3, make: struck(0.3, noise(1500, 9000, 1, 0.3, 0.035), after(0.03, noise(500, 2600, 0.4, 0.08))) },
  hat: { level: 0.16, make: struck(0.09, noise(6500, 14_000, 1, 0.07), plate(5200, 11_000, 9, 0.06)) },
  openHat: { level: 0.17, make: struck(0.5, noise(6000, 14_000, 4, 0.45), plate(4300, 11_000, 12, 0.4)) },
  ride: {
    level: 0.17,
    make: struck(0.9, plate(2900, 9500, 20, 0.8), noise(5000, 12_000, 5, 0.12), modes([3150, 0.06, 5])),
  },
  crash: { level: 0.34, make: struck(2.2, plate(900, 9500, 34, 1.7), noise(2500, 12_000, 22, 1.7)) },
  rim: {
    level: 0.3,
    make: struck(0.09, modes([1720, 0.035, 1], [2610, 0.025, 0.6], [820, 0.05, 0.5]), noise(2000, 8000, 0.4, 0.012)),
  },
  tom: { level: 0.6, make: struck(0.55, skin(190, 118, 0.05, 0.5, 1), noise(700, 3000, 0.3, 0.03)) },
  floorTom: { level: 0.7, make: struck(0.8, skin(118, 72, 0.06, 0.75, 1), noise(400, 2000, 0.35, 0.04)) },
  conga: {
    level: 0.45,
    make: struck(0.34, skin(236, 205, 0.03, 0.3, 1), modes([560, 0.05, 0.3]), noise(900, 4200, 0.35, 0.018)),
  },
  quinto: { level: 0.4, make: struck(0.18, skin(400, 330, 0.02, 0.14, 1), noise(1500, 6000, 0.9, 0.03)) },
  shaker: { level: 0.13, make: struck(0.12, noise(5000, 12_000, 1, 0.1, 0.02)) },
  // Without a pitch, so that it fits every key.
  triangle: {
    level: 0.18,
    make: struck(
      1.3,
      modes([2760, 0.8, 0.3], [4190, 1.2, 1], [5870, 0.9, 0.7], [7430, 0.7, 0.5], [9120, 0.4, 0.3]),
      noise(4000, 10_000, 0.3, 0.01),
    ),
  },
  cowbell: {
    level: 0.16,
    make: struck(0.3, modes([587, 0.16, 0.8], [845, 0.2, 1], [1710, 0.09, 0.4]), noise(1500, 6000, 0.5, 0.012)),
  },
  timpani: {
    level: 0.6,
    // Tuned to D. A television's loudspeakers do not reproduce the fundamental, so the overtones must carry the drum.
    make: struck(
      1.6,
      skin(78, 73.4, 0.08, 1.3, 0.6),
      modes([110, 0.9, 0.7], [146, 0.8, 0.6], [183, 0.6, 0.45], [219, 0.45, 0.3], [292, 0.25, 0.2]),
      noise(200, 2200, 0.7, 0.06),
    ),
  },
} satisfies Readonly<Record<string, Drum>>;

export type DrumName = keyof typeof drums;

export const isDrumName = (name: string): name is DrumName => Object.hasOwn(drums, name);

export const drumLevel = (name: DrumName): number => drums[name].level;

/** MIDI pitch of the sample of the timpani. */
export const timpaniPitch = 38;

const cache = new Map<DrumName, Float32Array>();

/** Each is synthesized once. */
export const drumSample = (name: DrumName): Float32Array => {
  const samples = cache.get(name) ?? normalized(drums[name].make(seededRandom(name.length * 31 + 5)));
  cache.set(name, samples);
  return samples;
};
