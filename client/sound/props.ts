/** The sounds of things on the set: dice on felt, on wood and on each other, cards, tiles, a coin, a buzzer. */
import {
  after,
  type Layer,
  type Mode,
  modes,
  noise,
  normalized,
  sampleRate,
  seededRandom,
  struck,
} from './synthesis.ts';

interface Prop {
  /** Peak sample, below 1. */
  readonly peak: number;
  /** Random variation of the pitch, as a share, because no two knocks are the same. */
  readonly vary: number;
  /** It ends with the reveal instead of beginning with it. */
  readonly leads?: true;
  readonly make: (random: () => number) => Float32Array;
}

/** Modes at another pitch and another gain. */
const scaled = (list: readonly Mode[], pitch: number, gain: number): readonly Mode[] =>
  list.map(([hertz, seconds, own]) => [hertz * pitch, seconds, own * gain]);

/** Hard plastic, whatever it hits. */
const die: readonly Mode[] = [
  [2350, 0.022, 0.5],
  [3620, 0.016, 0.4],
  [5480, 0.009, 0.25],
];

const coin: readonly Mode[] = [
  [3170, 0.5, 0.7],
  [4720, 0.42, 0.6],
  [6890, 0.3, 0.4],
  [9100, 0.18, 0.25],
];

/** A coin strikes the table and rings. */
const coinAt = (at: number, gain: number): Layer =>
  after(at, modes(...scaled(coin, 1 + at * 0.05, gain)), noise(3000, 9000, 0.8 * gain, 0.006));

/** A low tom. Its overtones carry it where loudspeakers have no bass. */
const lowTom: readonly Mode[] = [
  [68, 0.9, 0.8],
  [104, 0.6, 0.6],
  [151, 0.5, 0.55],
  [214, 0.42, 0.5],
  [287, 0.34, 0.4],
  [372, 0.24, 0.28],
];

/** A rasping horn: two stacks of harmonics, a semitone apart. */
const horn: Layer = into => {
  for (let i = 0; i < into.length; i++) {
    const at = i / sampleRate;
    const swell = Math.min(1, at / 0.015) * Math.min(1, Math.max(0, (0.82 - at) / 0.1));
    let wave = 0;
    for (let harmonic = 1; harmonic < 15; harmonic++)
      for (const hertz of [146.8, 155.6])
        wave += Math.sin(2 * Math.PI * hertz * harmonic * at) / (harmonic + 0.05 * harmonic ** 2);
    into[i] = wave * swell;
  }
};

/** Seconds of a drum roll, and its strokes a second. */
const roll = { lasts: 2.6, strokes: 22 } as const;

/** Two sticks on a snare, louder and louder. */
const drumRoll: readonly Layer[] = Array.from({ length: Math.floor(roll.lasts * roll.strokes) }, (_, stroke) => {
  const at = stroke / roll.strokes;
  const loud = 0.16 + 0.84 * (at / roll.lasts) ** 2;
  const hand = stroke % 2 === 0 ? 1 : 0.86;
  return after(at, noise(900, 7800, loud * hand, 0.05), modes([186, 0.05, 0.3 * loud * hand]));
});

const things = {
  // Cloth on a table: a thud, and hardly anything of the die.
  felt: {
    peak: 0.5,
    vary: 0.16,
    make: struck(
      0.16,
      modes([98, 0.09, 0.8], [171, 0.06, 0.7], [312, 0.035, 0.5]),
      noise(250, 2300, 1.3, 0.03),
      modes(...scaled(die, 1, 0.25)),
    ),
  },
  wood: {
    peak: 0.55,
    vary: 0.14,
    make: struck(
      0.2,
      modes([215, 0.1, 0.8], [447, 0.08, 0.9], [861, 0.05, 0.6], [1290, 0.035, 0.4], ...die),
      noise(700, 5000, 0.7, 0.012),
    ),
  },
  // One die on another.
  clack: {
    peak: 0.42,
    vary: 0.12,
    make: struck(0.07, modes(...die, [1480, 0.018, 0.4], [7200, 0.006, 0.3]), noise(2500, 9000, 0.5, 0.006)),
  },
  drumroll: { peak: 0.5, vary: 0, leads: true, make: struck(roll.lasts + 0.1, ...drumRoll) },
  card: {
    peak: 0.3,
    vary: 0.1,
    make: struck(0.16, noise(1800, 7500, 1, 0.12, 0.04), after(0.085, noise(900, 5000, 1.6, 0.02))),
  },
  // A plunger under a palm, and the small chime of its lamp.
  buzz: {
    peak: 0.4,
    vary: 0.02,
    make: struck(
      0.5,
      noise(300, 2600, 0.8, 0.02),
      modes([140, 0.05, 0.8]),
      after(0.025, modes([880, 0.34, 0.5], [1760, 0.2, 0.22], [2640, 0.12, 0.1])),
    ),
  },
  // An enameled tile turns on its hinge: relay, swing, stop.
  flip: {
    peak: 0.45,
    vary: 0.08,
    make: struck(
      0.26,
      noise(2000, 7000, 0.7, 0.008),
      after(0.01, noise(500, 2400, 0.35, 0.09, 0.05)),
      after(0.1, noise(900, 4200, 1.2, 0.016), modes([340, 0.06, 0.7], [1130, 0.05, 0.4], [2270, 0.05, 0.22])),
    ),
  },
  coin: {
    peak: 0.35,
    vary: 0.03,
    make: struck(0.9, coinAt(0, 0.7), coinAt(0.075, 1), coinAt(0.19, 0.35), coinAt(0.25, 0.2)),
  },
  // The low tom of a 7, twice.
  seven: {
    peak: 0.85,
    vary: 0,
    make: struck(
      1.6,
      modes(...lowTom),
      noise(200, 2200, 1.1, 0.05),
      after(0.3, modes(...scaled(lowTom, 0.86, 1)), noise(200, 2200, 1.1, 0.05)),
    ),
  },
  buzzer: { peak: 0.32, vary: 0, make: struck(0.95, horn, noise(600, 3000, 0.6, 0.06)) },
  pass: {
    peak: 0.3,
    vary: 0.05,
    make: struck(0.34, noise(400, 2200, 1, 0.22, 0.12), modes([262, 0.2, 0.012], [524, 0.1, 0.005])),
  },
} satisfies Readonly<Record<string, Prop>>;

export type PropName = keyof typeof things;

export const props: Readonly<Record<PropName, Prop>> = things;

export const propSamples = (name: PropName): Float32Array => {
  const { peak, make } = props[name];
  return normalized(make(seededRandom(name.charCodeAt(0) * 13 + name.length))).map(sample => sample * peak);
};
