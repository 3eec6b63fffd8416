/**
 * The audience, in stereo. Voices are noise and glottal pulses through the formants of vowels, hands are short bursts. A hundred
 * of them at random moments make an audience, each at its own place and distance.
 */
import { lucky, pause, sampleRate } from './grains.ts';
import { master } from './loudness.ts';

export type CrowdName = 'murmur' | 'gasp' | 'sigh' | 'applause' | 'ovation';

type Sides = readonly [Float32Array, Float32Array];

/** Formants of a vowel: hertz and loudness. */
type Vowel = readonly (readonly [number, number])[];
const vowels: readonly Vowel[] = [
  [
    [730, 1],
    [1090, 0.5],
    [2440, 0.12],
  ],
  [
    [530, 1],
    [1840, 0.3],
    [2480, 0.15],
  ],
  [
    [300, 1],
    [870, 0.35],
    [2240, 0.06],
  ],
  [
    [570, 1],
    [840, 0.6],
    [2410, 0.08],
  ],
  [
    [440, 1],
    [1020, 0.45],
    [2240, 0.1],
  ],
];
const ah = vowels[0] as Vowel;
const oh = vowels[3] as Vowel;

interface Voice {
  /** Seconds. */
  readonly at: number;
  readonly lasts: number;
  /** Pitch in hertz at its beginning and its end. */
  readonly from: number;
  readonly to: number;
  readonly vowel: Vowel;
  /** Share of breath rather than voice, 0 to 1. */
  readonly breathy: number;
  readonly loud: number;
  /** -1 left, 1 right. */
  readonly place: number;
  /** Smaller heads have higher formants. */
  readonly size: number;
  /** Share of its time in which it swells. */
  readonly swells: number;
}

/** One voice. `round`: what is beyond the end wraps to the beginning. */
const sing = ([left, right]: Sides, voice: Voice, luck: () => number, round: boolean): void => {
  const { at, lasts, from, to, vowel, breathy, loud, place, size, swells } = voice;
  const start = Math.round(at * sampleRate);
  const count = Math.round(lasts * sampleRate);
  const [toLeft, toRight] = [
    Math.cos(((place + 1) * Math.PI) / 4) * loud,
    Math.sin(((place + 1) * Math.PI) / 4) * loud,
  ];
  // Two poles per formant.
  const filters = vowel.map(([hertz, amount]) => {
    const turn = (2 * Math.PI * hertz * size) / sampleRate;
    const wide = Math.exp((-Math.PI * (70 + hertz * 0.05)) / sampleRate);
    return { a: 2 * wide * Math.cos(turn), b: -wide * wide, gain: amount * (1 - wide), y1: 0, y2: 0 };
  });
  let phase = luck();
  for (let i = 0; i < count; i++) {
    const part = i / count;
    phase += (from + (to - from) * part) / sampleRate;
    if (phase >= 1) phase -= 1;
    // The vocal cords open slowly and close abruptly.
    const cords = phase < 0.6 ? Math.sin((phase / 0.6) * Math.PI) ** 2 - 0.3 : -0.3;
    const source = (1 - breathy) * cords + breathy * (luck() * 2 - 1) * 1.6;
    let wave = 0;
    for (const filter of filters) {
      const y = source * filter.gain + filter.a * filter.y1 + filter.b * filter.y2;
      filter.y2 = filter.y1;
      filter.y1 = y;
      wave += y;
    }
    const swell = part < swells ? part / swells : (1 - part) / (1 - swells);
    const smooth = swell * swell * (3 - 2 * swell);
    const to2 = start + i;
    if (to2 >= left.length && !round) break;
    const index = to2 % left.length;
    left[index] = (left[index] ?? 0) + wave * smooth * toLeft;
    right[index] = (right[index] ?? 0) + wave * smooth * toRight;
  }
};

/** One pair of hands: two or three bounces of air between them, brighter or duller from person to person. */
const clap = (
  [left, right]: Sides,
  at: number,
  loud: number,
  tone: number,
  place: number,
  luck: () => number,
): void => {
  const start = Math.round(at * sampleRate);
  const count = Math.round(0.03 * sampleRate);
  const turn = (2 * Math.PI * tone) / sampleRate;
  const wide = Math.exp((-Math.PI * tone * 0.55) / sampleRate);
  const [toLeft, toRight] = [
    Math.cos(((place + 1) * Math.PI) / 4) * loud,
    Math.sin(((place + 1) * Math.PI) / 4) * loud,
  ];
  let [y1, y2] = [0, 0];
  for (let i = 0; i < count && start + i < left.length; i++) {
    const ms = (i / sampleRate) * 1000;
    const burst = Math.exp(-ms / 1.1) + (ms > 2.5 ? 0.6 * Math.exp(-(ms - 2.5) / 4) : 0);
    const y = (luck() * 2 - 1) * burst * Math.min(1, i / 8) + 2 * wide * Math.cos(turn) * y1 - wide * wide * y2;
    y2 = y1;
    y1 = y;
    const wave = y * 0.25 * Math.min(1, (count - i) / 200);
    left[start + i] = (left[start + i] ?? 0) + wave * toLeft;
    right[start + i] = (right[start + i] ?? 0) + wave * toRight;
  }
};

const house = (seconds: number): Sides => [
  new Float32Array(Math.round(seconds * sampleRate)),
  new Float32Array(Math.round(seconds * sampleRate)),
];

const anybody = (luck: () => number) => {
  const high = luck() < 0.5;
  return {
    pitch: high ? 170 + luck() * 90 : 92 + luck() * 55,
    size: high ? 1.08 + luck() * 0.12 : 0.92 + luck() * 0.1,
    place: luck() * 2 - 1,
    // Most sit far away.
    loud: 0.25 + 0.75 * luck() ** 3,
  };
};

/** Hands start within `rise` seconds, clap for a while, and thin out from `thins` on. */
const hands = async (
  sides: Sides,
  people: number,
  seconds: number,
  rise: number,
  thins: number,
  luck: () => number,
) => {
  for (let person = 0; person < people; person++) {
    await pause();
    const { place, loud } = anybody(luck);
    const tone = 850 + luck() * 1100;
    const pace = 0.17 + luck() * 0.12;
    const ends = thins + (seconds - 0.15 - thins) * luck() ** 0.8;
    for (let at = 0.02 + rise * luck() ** 1.5; at < ends; at += pace * (0.88 + luck() * 0.24))
      clap(sides, at, loud * (0.7 + luck() * 0.3) * Math.min(1, 0.25 + (ends - at) / 1.2), tone, place, luck);
  }
};

const cheers = async (sides: Sides, people: number, from: number, until: number, luck: () => number) => {
  for (let person = 0; person < people; person++) {
    await pause();
    const { pitch, size, place, loud } = anybody(luck);
    const at = from + (until - from) * luck() ** 1.6;
    const top = pitch * (1.5 + luck() * 0.6);
    sing(
      sides,
      {
        at,
        lasts: 0.7 + luck() * 1.1,
        from: top * 0.85,
        to: top,
        vowel: luck() < 0.6 ? ah : oh,
        breathy: 0.35,
        loud: loud * 1.1,
        place,
        size,
        swells: 0.2,
      },
      luck,
      false,
    );
  }
};

const made: Readonly<Record<CrowdName, (luck: () => number) => Promise<Sides>>> = {
  // An audience that chats before the show: syllables in phrases, none of them intelligible. It loops.
  murmur: async luck => {
    const sides = house(9);
    for (let person = 0; person < 34; person++) {
      await pause();
      const { pitch, size, place, loud } = anybody(luck);
      for (let at = luck() * 2; at < 9; at += 0.6 + luck() * 2.4) {
        const syllables = 3 + Math.floor(luck() * 7);
        for (let i = 0; i < syllables; i++) {
          const lasts = 0.1 + luck() * 0.14;
          const tune = pitch * (1.12 - (0.22 * i) / syllables + (luck() - 0.5) * 0.12);
          const vowel = vowels[Math.floor(luck() * vowels.length)] as Vowel;
          const breathy = 0.2 + luck() * 0.3;
          sing(
            sides,
            { at, lasts, from: tune, to: tune * 0.94, vowel, breathy, loud, place, size, swells: 0.35 },
            luck,
            true,
          );
          at += lasts * (0.85 + luck() * 0.4);
        }
      }
    }
    return sides;
  },
  // A collective intake of breath, with a few voices in it.
  gasp: async luck => {
    const sides = house(1.5);
    for (let person = 0; person < 60; person++) {
      await pause();
      const { pitch, size, place, loud } = anybody(luck);
      const voice = luck() < 0.3;
      sing(
        sides,
        {
          at: 0.02 + luck() ** 1.6 * 0.28,
          lasts: 0.45 + luck() * 0.5,
          from: pitch * 1.3,
          to: pitch * 1.65,
          vowel: voice ? ah : oh,
          breathy: voice ? 0.55 : 0.98,
          loud,
          place,
          size,
          swells: 0.45,
        },
        luck,
        false,
      );
    }
    return sides;
  },
  // Disappointment: the whole audience falls by a fourth.
  sigh: async luck => {
    const sides = house(2.2);
    for (let person = 0; person < 46; person++) {
      await pause();
      const { pitch, size, place, loud } = anybody(luck);
      sing(
        sides,
        {
          at: 0.03 + luck() ** 1.4 * 0.35,
          lasts: 0.9 + luck() * 0.75,
          from: pitch * 1.25,
          to: pitch * 0.88,
          vowel: luck() < 0.7 ? oh : ah,
          breathy: 0.3,
          loud,
          place,
          size,
          swells: 0.22,
        },
        luck,
        false,
      );
    }
    return sides;
  },
  applause: async luck => {
    const sides = house(4.2);
    await hands(sides, 70, 4.2, 0.5, 1.6, luck);
    return sides;
  },
  ovation: async luck => {
    const sides = house(8.5);
    await hands(sides, 110, 8.5, 0.6, 4.8, luck);
    await cheers(sides, 34, 0.15, 3.4, luck);
    return sides;
  },
};

/** LUFS: a murmur stays in the background, an ovation fills the room. */
const levels: Readonly<Record<CrowdName, number>> = { murmur: -42, gasp: -24, sigh: -27, applause: -26, ovation: -22 };

export const crowdSamples = async (name: CrowdName): Promise<Sides> => {
  const sides = await made[name](lucky(name.length * 101 + 3));
  master(sides, levels[name], name !== 'murmur');
  return sides;
};
