/** The drums, one stroke of each. */
import { breath, finished, lucky, ring, sampleRate, silence } from './grains.ts';
import type { DrumName } from './score.ts';

/** A drumhead: its pitch falls after the stroke. */
const skin = (into: Float32Array, from: number, to: number, falls: number, seconds: number, loud: number): void => {
  let turn = 0;
  const fade = Math.exp(-6.9 / (seconds * sampleRate));
  let amount = loud;
  for (let i = 0; i < into.length; i++, amount *= fade) {
    const hertz = to + (from - to) * Math.exp(-i / (falls * sampleRate));
    turn += (2 * Math.PI * hertz) / sampleRate;
    into[i] = (into[i] ?? 0) + amount * Math.sin(turn) * Math.min(1, i / 40);
  }
};

/** Cymbals ring in many unrelated tones. */
const plate = (into: Float32Array, low: number, high: number, tones: number, seconds: number, luck: () => number) =>
  ring(
    into,
    Array.from({ length: tones }, () => {
      const place = luck();
      return [low * (high / low) ** place, seconds * (0.4 + 0.8 * luck()) * (1.2 - 0.7 * place), 0.25 + luck() * 0.75];
    }),
  );

const made: Readonly<Record<DrumName, (luck: () => number) => Float32Array>> = {
  kick: luck => {
    const drum = silence(0.42);
    skin(drum, 150, 52, 0.022, 0.36, 1);
    breath(drum, { low: 800, high: 3800 }, 0.5, 0.03, luck);
    return drum;
  },
  snare: luck => {
    const drum = silence(0.34);
    ring(drum, [
      [186, 0.16, 0.55],
      [331, 0.1, 0.28],
    ]);
    breath(drum, { low: 900, high: 8200 }, 1.2, 0.24, luck);
    return drum;
  },
  // Brushed across the head: it swells before it fades.
  brush: luck => {
    const drum = silence(0.3);
    breath(drum, { low: 1500, high: 9000 }, 1, 0.3, luck, 0, 0.035);
    breath(drum, { low: 500, high: 2600 }, 0.4, 0.08, luck, 0.03);
    return drum;
  },
  hat: luck => {
    const drum = silence(0.09);
    breath(drum, { low: 6500, high: 14_000 }, 1, 0.07, luck);
    plate(drum, 5200, 11_000, 9, 0.06, luck);
    return drum;
  },
  open: luck => {
    const drum = silence(0.5);
    breath(drum, { low: 6000, high: 14_000 }, 4, 0.45, luck);
    plate(drum, 4300, 11_000, 12, 0.4, luck);
    return drum;
  },
  ride: luck => {
    const drum = silence(0.9);
    plate(drum, 2900, 9500, 20, 0.8, luck);
    breath(drum, { low: 5000, high: 12_000 }, 5, 0.12, luck);
    ring(drum, [[3150, 0.06, 5]]);
    return drum;
  },
  crash: luck => {
    const drum = silence(2.2);
    plate(drum, 900, 9500, 34, 1.7, luck);
    breath(drum, { low: 2500, high: 12_000 }, 22, 1.7, luck);
    return drum;
  },
  rim: luck => {
    const drum = silence(0.09);
    ring(drum, [
      [1720, 0.035, 1],
      [2610, 0.025, 0.6],
      [820, 0.05, 0.5],
    ]);
    breath(drum, { low: 2000, high: 8000 }, 0.4, 0.012, luck);
    return drum;
  },
  tom: luck => {
    const drum = silence(0.55);
    skin(drum, 190, 118, 0.05, 0.5, 1);
    breath(drum, { low: 700, high: 3000 }, 0.3, 0.03, luck);
    return drum;
  },
  floor: luck => {
    const drum = silence(0.8);
    skin(drum, 118, 72, 0.06, 0.75, 1);
    breath(drum, { low: 400, high: 2000 }, 0.35, 0.04, luck);
    return drum;
  },
  conga: luck => {
    const drum = silence(0.34);
    skin(drum, 236, 205, 0.03, 0.3, 1);
    ring(drum, [[560, 0.05, 0.3]]);
    breath(drum, { low: 900, high: 4200 }, 0.35, 0.018, luck);
    return drum;
  },
  high: luck => {
    const drum = silence(0.18);
    skin(drum, 400, 330, 0.02, 0.14, 1);
    breath(drum, { low: 1500, high: 6000 }, 0.9, 0.03, luck);
    return drum;
  },
  shaker: luck => {
    const drum = silence(0.12);
    breath(drum, { low: 5000, high: 12_000 }, 1, 0.1, luck, 0, 0.02);
    return drum;
  },
  bell: luck => {
    const drum = silence(1.3);
    ring(drum, [
      [2093, 1.2, 1],
      [4230, 0.7, 0.5],
      [6540, 0.35, 0.3],
      [8120, 0.2, 0.2],
    ]);
    breath(drum, { low: 4000, high: 10_000 }, 0.3, 0.01, luck);
    return drum;
  },
  timpani: luck => {
    const drum = silence(1.6);
    // A television's loudspeakers do not reproduce the fundamental, so the overtones must carry the drum.
    skin(drum, 78, 73.4, 0.08, 1.3, 0.6);
    ring(drum, [
      [110, 0.9, 0.7],
      [146, 0.8, 0.6],
      [183, 0.6, 0.45],
      [219, 0.45, 0.3],
      [292, 0.25, 0.2],
    ]);
    breath(drum, { low: 200, high: 2200 }, 0.7, 0.06, luck);
    return drum;
  },
};

/** Loudness of each relative to the others at the same force. */
export const drumLevels: Readonly<Record<DrumName, number>> = {
  kick: 0.8,
  snare: 0.42,
  brush: 0.3,
  hat: 0.16,
  open: 0.17,
  ride: 0.17,
  crash: 0.34,
  rim: 0.3,
  tom: 0.6,
  floor: 0.7,
  conga: 0.45,
  high: 0.4,
  shaker: 0.13,
  bell: 0.18,
  timpani: 0.6,
};

export const isDrumName = (name: string): name is DrumName => Object.hasOwn(made, name);

const known = new Map<DrumName, Float32Array>();

/** Each is synthesized once. */
export const drum = (name: DrumName): Float32Array => {
  const samples = known.get(name) ?? finished(made[name](lucky(name.length * 31 + 5)));
  known.set(name, samples);
  return samples;
};
