/** Measures how loud a piece sounds, and brings it to a given loudness. */
import { sampleRate } from './synthesis.ts';

type Sides = readonly Float32Array[];

/**
 * The K-weighting of ITU-R BS.1770, moved from 48 kHz to this sample rate by its poles: a shelf for the head, then a high-pass.
 */
const biquad = (samples: Float32Array, b: readonly number[], a: readonly number[]): Float32Array => {
  const filtered = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  const [b0 = 0, b1 = 0, b2 = 0] = b;
  const [a1 = 0, a2 = 0] = a;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    filtered[i] = y;
  }
  return filtered;
};

const shelf = (() => {
  const [hertz, gain, q] = [1681.974450955533, 3.999843853973347, 0.7071752369554196];
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const high = 10 ** (gain / 20);
  const band = high ** 0.4996667741545416;
  const norm = 1 + k / q + k * k;
  return {
    b: [(high + (band * k) / q + k * k) / norm, (2 * (k * k - high)) / norm, (high - (band * k) / q + k * k) / norm],
    a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm],
  };
})();

const highPass = (() => {
  const [hertz, q] = [38.13547087602444, 0.5003270373238773];
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const norm = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm] };
})();

/** Integrated loudness in LUFS, gated according to EBU R 128; -Infinity is silence. */
export const loudnessOf = (sides: Sides): number => {
  const weighted = sides.map(side => biquad(biquad(side, shelf.b, shelf.a), highPass.b, highPass.a));
  const [block, hop] = [Math.round(0.4 * sampleRate), Math.round(0.1 * sampleRate)];
  const length = sides[0]?.length ?? 0;
  const powers: number[] = [];
  for (let from = 0; from === 0 || from + block <= length; from += hop) {
    let power = 0;
    for (const side of weighted)
      for (let i = from; i < Math.min(length, from + block); i++) power += (side[i] as number) ** 2 / block;
    powers.push(power);
  }
  const lufs = (power: number) => -0.691 + 10 * Math.log10(power);
  const mean = (some: readonly number[]) => some.reduce((sum, power) => sum + power, 0) / some.length;
  const gated = powers.filter(power => lufs(power) > -70);
  if (gated.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = lufs(mean(gated)) - 10;
  return lufs(mean(gated.filter(power => lufs(power) > gate)));
};

/** Where limiting begins, and the ceiling: -1.9 dB leaves headroom between the samples. */
const [knee, ceiling] = [0.5, 0.8];

const limited = (sample: number): number => {
  const size = Math.abs(sample);
  return size <= knee
    ? sample
    : Math.sign(sample) * (knee + (ceiling - knee) * Math.tanh((size - knee) / (ceiling - knee)));
};

/** Scales the samples to this loudness. `ends`: fades out the last of them. */
export const setLoudness = (sides: Sides, lufs: number, ends: boolean): void => {
  const gain = 10 ** ((lufs - loudnessOf(sides)) / 20);
  if (!Number.isFinite(gain)) return;
  for (const side of sides) {
    const [fall, rise] = [Math.min(side.length, 0.08 * sampleRate), 0.002 * sampleRate];
    for (let i = 0; i < side.length; i++) {
      const edge = ends ? Math.min(1, (side.length - 1 - i) / fall, i / rise) : 1;
      side[i] = limited((side[i] as number) * gain) * edge;
    }
  }
};
