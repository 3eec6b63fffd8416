/**
 * Samples of things that are struck, plucked and clapped, from physical models of a string, a drumhead, a plate, wood and felt.
 */

/** Hertz. */
export const sampleRate = 44_100;

/** A small deterministic generator, so that samples are the same every time. */
export const lucky = (seed: number): (() => number) => {
  let state = (seed * 7919 + 17) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

export const silence = (seconds: number): Float32Array => new Float32Array(Math.ceil(seconds * sampleRate));

/** Scales the peak to 1 and fades out the last milliseconds. */
export const finished = (samples: Float32Array, fall = 0.012): Float32Array => {
  let greatest = 1e-9;
  for (const sample of samples) greatest = Math.max(greatest, Math.abs(sample));
  const tail = fall * sampleRate;
  return samples.map((sample, i) => (sample / greatest) * Math.min(1, (samples.length - 1 - i) / tail));
};

/** A resonance of a body: hertz, seconds until a thousandth, loudness. */
export type Mode = readonly [hertz: number, seconds: number, loud: number];

export const ring = (into: Float32Array, modes: readonly Mode[], at = 0): void => {
  const from = Math.round(at * sampleRate);
  for (const [hertz, seconds, loud] of modes) {
    // A resonator: each sample follows from the two before it.
    const fade = Math.exp(-6.9 / (seconds * sampleRate));
    const turn = 2 * Math.cos((2 * Math.PI * hertz) / sampleRate) * fade;
    const until = Math.min(into.length, from + Math.ceil(seconds * 1.35 * sampleRate));
    let before = 0;
    let now = loud * Math.sin((2 * Math.PI * hertz) / sampleRate);
    for (let i = from + 1; i < until; i++) {
      into[i] = (into[i] ?? 0) + now;
      const next = turn * now - fade * fade * before;
      before = now;
      now = next;
    }
  }
};

interface Band {
  readonly low: number;
  readonly high: number;
}

/** Band-limited noise that rises within `rise` and falls to a thousandth after `seconds`. */
export const breath = (
  into: Float32Array,
  { low, high }: Band,
  loud: number,
  seconds: number,
  luck: () => number,
  at = 0,
  rise = 0.0005,
): void => {
  const from = Math.round(at * sampleRate);
  const [down, up] = [
    1 - Math.exp((-2 * Math.PI * high) / sampleRate),
    1 - Math.exp((-2 * Math.PI * low) / sampleRate),
  ];
  const fade = Math.exp(-6.9 / (seconds * sampleRate));
  const swell = rise * sampleRate;
  let [first, second, floor, amount] = [0, 0, 0, loud];
  for (let i = from; i < into.length && amount > 1e-5; i++, amount *= fade) {
    first += down * (luck() * 2 - 1 - first);
    second += down * (first - second);
    floor += up * (second - floor);
    into[i] = (into[i] ?? 0) + (second - floor) * amount * Math.min(1, (i - from) / swell);
  }
};

/** A Karplus-Strong string: `bright` from 0 to 1, `seconds` until it is silent. */
export const string = (hertz: number, seconds: number, bright: number, luck: () => number): Float32Array => {
  const made = silence(seconds);
  const period = sampleRate / hertz;
  // The filter in the loop delays by half a sample. Interpolation adds the rest.
  const length = Math.floor(period - 0.5);
  const between = period - 0.5 - length;
  const loop = new Float32Array(length + 1);
  let soft = 0;
  const pick = 0.15 + 0.85 * bright;
  for (let i = 0; i < loop.length; i++) {
    soft += pick * (luck() * 2 - 1 - soft);
    loop[i] = soft;
  }
  // Plucked at a seventh of its length.
  const place = Math.max(1, Math.round(loop.length / 7));
  const plucked = loop.map((sample, i) => sample - (loop[(i + place) % loop.length] ?? 0));
  loop.set(plucked);
  const decay = 10 ** (-3 / (seconds * hertz));
  let [at, last] = [0, 0];
  for (let i = 0; i < made.length; i++) {
    const next = (at + 1) % loop.length;
    const here = (loop[at] ?? 0) * between + (loop[next] ?? 0) * (1 - between);
    made[i] = here;
    loop[at] = decay * (0.5 * here + 0.5 * last);
    last = here;
    at = next;
  }
  return finished(made, 0.03);
};

/** A short synthetic reverb in stereo: early reflections, then a tail that gets darker. */
export const room = (seconds: number): readonly [Float32Array, Float32Array] => {
  const side = (seed: number): Float32Array => {
    const luck = lucky(seed);
    const made = silence(seconds);
    let dark = 0;
    for (let i = 0; i < made.length; i++) {
      const part = i / made.length;
      const cut = 0.75 * (1 - part) ** 1.5 + 0.06;
      dark += cut * (luck() * 2 - 1 - dark);
      made[i] = dark * Math.exp(-6.9 * part) * Math.min(1, i / (0.012 * sampleRate)) * 0.5;
    }
    for (let wall = 0; wall < 7; wall++) {
      const at = Math.round((0.006 + 0.034 * luck() ** 1.2) * sampleRate);
      made[at] = (made[at] ?? 0) + (luck() < 0.5 ? -1 : 1) * (0.5 - wall * 0.05);
    }
    return made.map((sample, i) => sample * Math.min(1, (made.length - 1 - i) / (0.02 * sampleRate)));
  };
  return [side(11), side(12)];
};

/** Longest time to block the page, milliseconds, so that its pictures keep moving. */
const patience = 8;
/** Longest wait for an idle moment, milliseconds, so that music is rendered on a busy page too. */
const starved = 20;
let since = 0;

const idle = (): Promise<void> =>
  new Promise(done => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: starved });
    else setTimeout(done, 0);
  });

/** Yields to the page. Whatever makes many samples calls it between them. */
export const pause = async (): Promise<void> => {
  if (performance.now() - since < patience) return;
  await idle();
  since = performance.now();
};
