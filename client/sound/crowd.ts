/**
 * The audience, in stereo. Voices are noise and glottal pulses through the formants of vowels, hands are short bursts. A hundred
 * of them at random moments make an audience, each at its own place and distance.
 */
import { setLoudness } from './loudness.ts';
import { after, noise, panGains, type Stereo, sampleRate, seededRandom, yieldToPage } from './synthesis.ts';

export type CrowdName = 'murmur' | 'gasp' | 'sigh' | 'applause' | 'ovation';

/** Formants of a vowel: loudness by hertz. */
type Vowel = Readonly<Record<number, number>>;
const ah: Vowel = { 730: 1, 1090: 0.5, 2440: 1, 3400: 0.8 };
const oh: Vowel = { 570: 1, 840: 0.6, 2410: 0.8, 3300: 0.6 };
const vowels: readonly Vowel[] = [
  ah,
  { 530: 1, 1840: 1, 2480: 1, 3500: 0.8 },
  { 300: 1, 870: 0.5, 2240: 0.7 },
  oh,
  { 440: 1, 1020: 0.6, 2240: 0.8 },
];

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
  /** Share of its time in which it grows louder. */
  readonly attack: number;
}

/** Adds one voice. `wraps`: what is beyond the end goes to the beginning, as in a loop. */
const addVoice = ([left, right]: Stereo, voice: Voice, random: () => number, wraps: boolean): void => {
  const { at, lasts, from, to, vowel, breathy, loud, place, size, attack } = voice;
  const start = Math.round(at * sampleRate);
  const count = Math.round(lasts * sampleRate);
  const [toLeft, toRight] = panGains(place).map(gain => gain * loud) as [number, number];
  // Two poles per formant.
  const filters = Object.entries(vowel).map(([formant, amount]) => {
    const hertz = Number(formant);
    const turn = (2 * Math.PI * hertz * size) / sampleRate;
    const wide = Math.exp((-Math.PI * (70 + hertz * 0.05)) / sampleRate);
    return { a: 2 * wide * Math.cos(turn), b: -wide * wide, gain: amount * (1 - wide), y1: 0, y2: 0 };
  });
  let phase = random();
  for (let i = 0; i < count; i++) {
    const part = i / count;
    phase += (from + (to - from) * part) / sampleRate;
    if (phase >= 1) phase -= 1;
    // The vocal cords open slowly and close abruptly.
    const cords = phase < 0.6 ? Math.sin((phase / 0.6) * Math.PI) ** 2 - 0.3 : -0.3;
    const source = (1 - breathy) * cords + breathy * (random() * 2 - 1) * 1.6;
    let wave = 0;
    for (const filter of filters) {
      const y = source * filter.gain + filter.a * filter.y1 + filter.b * filter.y2;
      filter.y2 = filter.y1;
      filter.y1 = y;
      wave += y;
    }
    const swell = part < attack ? part / attack : (1 - part) / (1 - attack);
    const smooth = swell * swell * (3 - 2 * swell);
    if (start + i >= left.length && !wraps) break;
    const index = (start + i) % left.length;
    left[index] = (left[index] ?? 0) + wave * smooth * toLeft;
    right[index] = (right[index] ?? 0) + wave * smooth * toRight;
  }
};

/** One pair of hands: two or three bounces of air between them, brighter or duller from person to person. */
const addClap = (
  [left, right]: Stereo,
  at: number,
  loud: number,
  tone: number,
  place: number,
  random: () => number,
): void => {
  const start = Math.round(at * sampleRate);
  const count = Math.round(0.03 * sampleRate);
  const turn = (2 * Math.PI * tone) / sampleRate;
  const wide = Math.exp((-Math.PI * tone * 0.55) / sampleRate);
  const [toLeft, toRight] = panGains(place).map(gain => gain * loud) as [number, number];
  let [y1, y2] = [0, 0];
  for (let i = 0; i < count && start + i < left.length; i++) {
    const ms = (i / sampleRate) * 1000;
    const burst = Math.exp(-ms / 1.1) + (ms > 2.5 ? 0.6 * Math.exp(-(ms - 2.5) / 4) : 0);
    const air = (random() * 2 - 1) * burst * Math.min(1, i / 8);
    const y = air + 2 * wide * Math.cos(turn) * y1 - wide * wide * y2;
    y2 = y1;
    y1 = y;
    const wave = (y * 0.25 + air * 1.2) * Math.min(1, (count - i) / 200);
    left[start + i] = (left[start + i] ?? 0) + wave * toLeft;
    right[start + i] = (right[start + i] ?? 0) + wave * toRight;
  }
};

const silentSides = (seconds: number): Stereo => [
  new Float32Array(Math.round(seconds * sampleRate)),
  new Float32Array(Math.round(seconds * sampleRate)),
];

const someone = (random: () => number) => {
  const high = random() < 0.5;
  return {
    pitch: high ? 170 + random() * 90 : 92 + random() * 55,
    size: high ? 1.08 + random() * 0.12 : 0.92 + random() * 0.1,
    place: random() * 2 - 1,
    // Most sit far away.
    loud: 0.25 + 0.75 * random() ** 3,
  };
};

type Person = ReturnType<typeof someone>;

/** Hands start within `rise` seconds, clap for a while, and thin out from `thins` on. */
const addApplause = async (
  sides: Stereo,
  people: number,
  seconds: number,
  rise: number,
  thins: number,
  random: () => number,
) => {
  for (let person = 0; person < people; person++) {
    await yieldToPage();
    const { place, loud } = someone(random);
    const tone = 850 + random() * 1100;
    const pace = 0.17 + random() * 0.12;
    const ends = thins + (seconds - 0.15 - thins) * random() ** 0.8;
    for (let at = 0.02 + rise * random() ** 1.5; at < ends; at += pace * (0.88 + random() * 0.24))
      addClap(sides, at, loud * (0.7 + random() * 0.3) * Math.min(1, 0.25 + (ends - at) / 1.2), tone, place, random);
  }
};

/** One voice of each of so many people. */
const addVoices = async (
  sides: Stereo,
  people: number,
  random: () => number,
  voiceOf: (person: Person) => Omit<Voice, 'size' | 'place'>,
) => {
  for (let i = 0; i < people; i++) {
    await yieldToPage();
    const person = someone(random);
    addVoice(sides, { size: person.size, place: person.place, ...voiceOf(person) }, random, false);
  }
};

const recipes: Readonly<Record<CrowdName, (random: () => number) => Promise<Stereo>>> = {
  // An audience that chats before the show: syllables in phrases, none of them intelligible. It loops.
  murmur: async random => {
    const sides = silentSides(9);
    for (let person = 0; person < 34; person++) {
      await yieldToPage();
      const { pitch, size, place, loud } = someone(random);
      for (let at = random() * 2; at < 9; at += 0.6 + random() * 2.4) {
        const syllables = 3 + Math.floor(random() * 7);
        for (let i = 0; i < syllables; i++) {
          const lasts = 0.1 + random() * 0.14;
          const tune = pitch * (1.12 - (0.22 * i) / syllables + (random() - 0.5) * 0.12);
          const vowel = vowels[Math.floor(random() * vowels.length)] as Vowel;
          const breathy = 0.2 + random() * 0.3;
          addVoice(
            sides,
            { at, lasts, from: tune, to: tune * 0.94, vowel, breathy, loud, place, size, attack: 0.35 },
            random,
            true,
          );
          at += lasts * (0.85 + random() * 0.4);
        }
      }
    }
    return sides;
  },
  // A collective intake of breath, with a few voices in it.
  gasp: async random => {
    const sides = silentSides(1.5);
    await addVoices(sides, 60, random, ({ pitch, loud }) => {
      const voiced = random() < 0.3;
      return {
        at: 0.02 + random() ** 1.6 * 0.28,
        lasts: 0.45 + random() * 0.5,
        from: pitch * 1.3,
        to: pitch * 1.65,
        vowel: voiced ? ah : oh,
        breathy: voiced ? 0.55 : 0.98,
        loud,
        attack: 0.45,
      };
    });
    for (const side of sides) after(0.03, noise(1500, 7000, 10, 0.9, 0.3))(side, random, 0);
    return sides;
  },
  // Disappointment: the whole audience falls by a fourth.
  sigh: async random => {
    const sides = silentSides(2.2);
    await addVoices(sides, 46, random, ({ pitch, loud }) => ({
      at: 0.03 + random() ** 1.4 * 0.35,
      lasts: 0.9 + random() * 0.75,
      from: pitch * 1.25,
      to: pitch * 0.88,
      vowel: random() < 0.7 ? oh : ah,
      breathy: 0.3,
      loud,
      attack: 0.22,
    }));
    return sides;
  },
  applause: async random => {
    const sides = silentSides(4.2);
    await addApplause(sides, 70, 4.2, 0.5, 1.6, random);
    return sides;
  },
  ovation: async random => {
    const sides = silentSides(8.5);
    await addApplause(sides, 110, 8.5, 0.6, 4.8, random);
    // Cheers, most of them early.
    await addVoices(sides, 34, random, ({ pitch, loud }) => {
      const at = 0.15 + 3.25 * random() ** 1.6;
      const top = pitch * (1.5 + random() * 0.6);
      return {
        at,
        lasts: 0.7 + random() * 1.1,
        from: top * 0.85,
        to: top,
        vowel: random() < 0.6 ? ah : oh,
        breathy: 0.35,
        loud: loud * 1.1,
        attack: 0.2,
      };
    });
    return sides;
  },
};

/** LUFS: a murmur stays in the background, an ovation fills the room. */
const levels: Readonly<Record<CrowdName, number>> = { murmur: -42, gasp: -24, sigh: -27, applause: -26, ovation: -22 };

export const crowdSamples = async (name: CrowdName): Promise<Stereo> => {
  const sides = await recipes[name](seededRandom(name.length * 101 + 3));
  setLoudness(sides, levels[name], name !== 'murmur');
  return sides;
};
