/**
 * Samples of things that are struck, plucked and clapped, from physical models of a string, a drumhead, a plate, wood and felt.
 */
import { seededLuck } from '../../shared/engine/robots.ts';

/** Hertz. */
export const sampleRate = 44_100;

/** The same numbers from 0 to 1 each time, so that samples are the same. */
export const seededRandom = (seed: number): (() => number) => seededLuck(seed * 7919 + 17);

/** Left and right. */
export type Stereo = readonly [Float32Array, Float32Array];

/** Gains of the left and the right side for a place from -1, left, to 1, right. */
export const panGains = (pan: number): readonly [number, number] => [
  Math.cos(((pan + 1) * Math.PI) / 4),
  Math.sin(((pan + 1) * Math.PI) / 4),
];

export const silence = (seconds: number): Float32Array => new Float32Array(Math.ceil(seconds * sampleRate));

/** Scales the peak to 1 and fades out the last milliseconds. */
export const normalized = (samples: Float32Array, fadeOut = 0.012): Float32Array => {
  let peak = 1e-9;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const tail = fadeOut * sampleRate;
  return samples.map((sample, i) => (sample / peak) * Math.min(1, (samples.length - 1 - i) / tail));
};

/** Adds a sound to samples, beginning after `at` seconds. */
export type Layer = (into: Float32Array, random: () => number, at: number) => void;

/** A resonance of a body: hertz, seconds until a thousandth, gain. */
export type Mode = readonly [hertz: number, seconds: number, gain: number];

/** A body that rings in its modes. */
export const modes =
  (...list: readonly Mode[]): Layer =>
  (into, _, at) => {
    const from = Math.round(at * sampleRate);
    for (const [hertz, seconds, gain] of list) {
      // A resonator: each sample follows from the two before it.
      const decay = Math.exp(-6.9 / (seconds * sampleRate));
      const turn = 2 * Math.cos((2 * Math.PI * hertz) / sampleRate) * decay;
      const until = Math.min(into.length, from + Math.ceil(seconds * 1.35 * sampleRate));
      let before = 0;
      let now = gain * Math.sin((2 * Math.PI * hertz) / sampleRate);
      for (let i = from + 1; i < until; i++) {
        into[i] = (into[i] ?? 0) + now;
        const next = turn * now - decay * decay * before;
        before = now;
        now = next;
      }
    }
  };

/** Band-limited noise that rises within `attack` seconds and falls to a thousandth after `seconds`. */
export const noise =
  (low: number, high: number, gain: number, seconds: number, attack = 0.0005): Layer =>
  (into, random, at) => {
    const from = Math.round(at * sampleRate);
    const coefficient = (hertz: number) => 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate);
    const [lowPass, highPass] = [coefficient(high), coefficient(low)];
    const decay = Math.exp(-6.9 / (seconds * sampleRate));
    const rise = attack * sampleRate;
    let [first, second, floor, amount] = [0, 0, 0, gain];
    for (let i = from; i < into.length && amount > 1e-5; i++, amount *= decay) {
      first += lowPass * (random() * 2 - 1 - first);
      second += lowPass * (first - second);
      floor += highPass * (second - floor);
      into[i] = (into[i] ?? 0) + (second - floor) * amount * Math.min(1, (i - from) / rise);
    }
  };

/** A drumhead, whose pitch falls from `from` to `to` hertz after the stroke. */
export const skin =
  (from: number, to: number, falls: number, seconds: number, gain: number): Layer =>
  (into, _, at) => {
    const start = Math.round(at * sampleRate);
    const decay = Math.exp(-6.9 / (seconds * sampleRate));
    let [phase, amount] = [0, gain];
    for (let i = start; i < into.length; i++, amount *= decay) {
      const hertz = to + (from - to) * Math.exp(-(i - start) / (falls * sampleRate));
      phase += (2 * Math.PI * hertz) / sampleRate;
      into[i] = (into[i] ?? 0) + amount * Math.sin(phase) * Math.min(1, (i - start) / 40);
    }
  };

/** A cymbal, which rings in many unrelated tones. */
export const plate =
  (low: number, high: number, tones: number, seconds: number): Layer =>
  (into, random, at) => {
    const list = Array.from({ length: tones }, (): Mode => {
      const place = random();
      return [
        low * (high / low) ** place,
        seconds * (0.4 + 0.8 * random()) * (1.2 - 0.7 * place),
        0.25 + random() * 0.75,
      ];
    });
    modes(...list)(into, random, at);
  };

/** These layers, so many seconds later. */
export const after =
  (seconds: number, ...layers: readonly Layer[]): Layer =>
  (into, random, at) => {
    for (const layer of layers) layer(into, random, at + seconds);
  };

/** A sample of so many seconds, made of layers. */
export const struck = (seconds: number, ...layers: readonly Layer[]): ((random: () => number) => Float32Array) => {
  return random => {
    const samples = silence(seconds);
    for (const layer of layers) layer(samples, random, 0);
    return samples;
  };
};

/** A Karplus-Strong string: `bright` from 0 to 1, `seconds` until it is silent. */
export const plucked = (hertz: number, seconds: number, bright: number, random: () => number): Float32Array => {
  const samples = silence(seconds);
  const period = sampleRate / hertz;
  // The filter in the loop delays by half a sample. Interpolation adds the rest.
  const length = Math.floor(period - 0.5);
  const between = period - 0.5 - length;
  const loop = new Float32Array(length + 1);
  const pick = 0.15 + 0.85 * bright;
  let soft = 0;
  for (let i = 0; i < loop.length; i++) {
    soft += pick * (random() * 2 - 1 - soft);
    loop[i] = soft;
  }
  // Plucked at a seventh of its length.
  const place = Math.max(1, Math.round(loop.length / 7));
  loop.set(loop.map((sample, i) => sample - (loop[(i + place) % loop.length] ?? 0)));
  const decay = 10 ** (-3 / (seconds * hertz));
  let [at, last] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const next = (at + 1) % loop.length;
    const here = (loop[at] ?? 0) * between + (loop[next] ?? 0) * (1 - between);
    samples[i] = here;
    loop[at] = decay * (0.5 * here + 0.5 * last);
    last = here;
    at = next;
  }
  return normalized(samples, 0.03);
};

/** The impulse response of a room, in stereo: early reflections, then a tail that gets darker. */
export const roomImpulse = (seconds: number): Stereo => {
  const side = (seed: number): Float32Array => {
    const random = seededRandom(seed);
    const samples = silence(seconds);
    let dark = 0;
    for (let i = 0; i < samples.length; i++) {
      const part = i / samples.length;
      const cut = 0.75 * (1 - part) ** 1.5 + 0.06;
      dark += cut * (random() * 2 - 1 - dark);
      samples[i] = dark * Math.exp(-6.9 * part) * Math.min(1, i / (0.012 * sampleRate)) * 0.5;
    }
    for (let wall = 0; wall < 7; wall++) {
      const at = Math.round((0.006 + 0.034 * random() ** 1.2) * sampleRate);
      samples[at] = (samples[at] ?? 0) + (random() < 0.5 ? -1 : 1) * (0.5 - wall * 0.05);
    }
    return samples.map((sample, i) => sample * Math.min(1, (samples.length - 1 - i) / (0.02 * sampleRate)));
  };
  return [side(11), side(12)];
};

/** Longest time to block the page, milliseconds, so that its pictures keep moving. */
const longestTask = 8;
/** Longest wait for an idle moment, milliseconds, so that music is rendered on a busy page too. */
const longestWait = 20;
let since = 0;

const idle = (): Promise<void> =>
  new Promise(done => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: longestWait });
    else setTimeout(done, 0);
  });

/** Whatever makes many samples calls this between them. */
export const yieldToPage = async (): Promise<void> => {
  if (performance.now() - since < longestTask) return;
  await idle();
  since = performance.now();
};
