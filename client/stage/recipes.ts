/**
 * What the sounds of the stage are made of, and their samples: each has its loudness from here, no offset, and an end without a
 * click. zzfx makes the tones.
 */

export type SoundName =
  | 'dice'
  | 'card'
  | 'buzz'
  | 'reveal'
  | 'flip'
  | 'coin'
  | 'right'
  | 'wrong'
  | 'wild'
  | 'seven'
  | 'buzzer'
  | 'win'
  | 'lose'
  | 'pass';

/** A tone in the words of zzfx: times in seconds, pitch in hertz, shape 0 sine, 1 triangle, 2 saw, 4 noise. */
interface Tone {
  /** Seconds after the sound's beginning. */
  readonly at: number;
  readonly volume: number;
  readonly pitch: number;
  readonly attack?: number;
  readonly sustain?: number;
  readonly release?: number;
  readonly shape?: number;
  readonly curve?: number;
  readonly slide?: number;
  readonly noise?: number;
  readonly crush?: number;
  /** Loudness of what is sustained. */
  readonly hold?: number;
  /** Only what is below so many hertz: breath and brass instead of a buzz. */
  readonly below?: number;
}

interface Recipe {
  /** The greatest sample, below 1: how loud it is among the others. */
  readonly peak: number;
  /** How far the pitch may be off from time to time, as a share: no two knocks are the same. */
  readonly vary: number;
  readonly tones: readonly Tone[];
}

/** Notes of one kind, one after another. */
const tune = (tone: Omit<Tone, 'at' | 'pitch'>, ...notes: readonly (readonly [at: number, pitch: number])[]): Tone[] =>
  notes.map(([at, pitch]) => ({ ...tone, at, pitch }));

const brass = { volume: 1, attack: 0.018, shape: 2, curve: 0.7, below: 2600 };

export const recipes: Readonly<Record<SoundName, Recipe>> = {
  dice: {
    peak: 0.5,
    vary: 0.25,
    tones: [
      {
        at: 0,
        volume: 1,
        pitch: 160,
        sustain: 0.008,
        release: 0.045,
        shape: 4,
        curve: 2.2,
        slide: -14,
        noise: 3.5,
        crush: 0.1,
        hold: 0.6,
        below: 2400,
      },
    ],
  },
  card: {
    peak: 0.3,
    vary: 0.1,
    tones: [
      {
        at: 0,
        volume: 1,
        pitch: 420,
        attack: 0.01,
        sustain: 0.02,
        release: 0.06,
        shape: 4,
        curve: 1.4,
        slide: 9,
        noise: 2,
        hold: 0.5,
        below: 4200,
      },
    ],
  },
  buzz: {
    peak: 0.4,
    vary: 0.02,
    tones: [{ at: 0, volume: 1, pitch: 330, attack: 0.005, sustain: 0.05, release: 0.12, shape: 1, curve: 1.4 }],
  },
  reveal: {
    peak: 0.4,
    vary: 0,
    tones: tune({ volume: 1, attack: 0.01, sustain: 0.08, release: 0.2, curve: 1.2 }, [0, 392], [0.12, 523]),
  },
  flip: {
    peak: 0.45,
    vary: 0.1,
    tones: [
      {
        at: 0,
        volume: 1,
        pitch: 110,
        sustain: 0.012,
        release: 0.08,
        shape: 4,
        curve: 1.6,
        slide: -5,
        noise: 1.5,
        hold: 0.6,
        below: 3000,
      },
    ],
  },
  coin: {
    peak: 0.35,
    vary: 0.02,
    tones: tune({ volume: 1, sustain: 0.035, release: 0.18, curve: 1.6 }, [0, 1240], [0.07, 1660]),
  },
  right: {
    peak: 0.5,
    vary: 0,
    tones: [
      ...tune({ volume: 1, attack: 0.01, sustain: 0.09, release: 0.12, shape: 1, curve: 1.3 }, [0, 523], [0.11, 659]),
      { at: 0.22, volume: 1, pitch: 784, attack: 0.01, sustain: 0.16, release: 0.3, shape: 1, curve: 1.3 },
    ],
  },
  wrong: {
    peak: 0.5,
    vary: 0,
    tones: [
      { at: 0, volume: 1, pitch: 146, attack: 0.01, sustain: 0.14, release: 0.1, shape: 2, curve: 1.5, below: 1200 },
      { at: 0.2, volume: 1, pitch: 116, attack: 0.01, sustain: 0.26, release: 0.25, shape: 2, curve: 1.5, below: 1200 },
    ],
  },
  wild: {
    peak: 0.45,
    vary: 0,
    tones: [
      ...tune(
        { volume: 1, attack: 0.01, sustain: 0.05, release: 0.08, shape: 1, curve: 1.2 },
        [0, 440],
        [0.07, 554],
        [0.14, 659],
      ),
      { at: 0.21, volume: 1, pitch: 880, attack: 0.01, sustain: 0.16, release: 0.3, shape: 1, curve: 1.2 },
    ],
  },
  seven: {
    peak: 0.85,
    vary: 0,
    tones: [
      // The stick, which small loudspeakers can play, and the skin.
      { at: 0, volume: 0.25, pitch: 124, attack: 0.002, sustain: 0.01, release: 0.16, shape: 1, slide: -2 },
      { at: 0, volume: 1, pitch: 62, attack: 0.004, sustain: 0.16, release: 0.7, curve: 1.8, slide: -1.1 },
      { at: 0.28, volume: 0.25, pitch: 110, attack: 0.002, sustain: 0.01, release: 0.18, shape: 1, slide: -2 },
      { at: 0.28, volume: 1, pitch: 55, attack: 0.004, sustain: 0.2, release: 0.9, curve: 1.8, slide: -0.9 },
    ],
  },
  buzzer: {
    peak: 0.5,
    vary: 0,
    tones: [
      {
        at: 0,
        volume: 1,
        pitch: 92,
        attack: 0.01,
        sustain: 0.7,
        release: 0.16,
        shape: 2,
        curve: 2.4,
        noise: 0.4,
        below: 1800,
      },
    ],
  },
  win: {
    peak: 0.7,
    vary: 0,
    tones: [
      { ...brass, at: 0, pitch: 392, sustain: 0.1, release: 0.1 },
      { ...brass, at: 0.14, pitch: 392, sustain: 0.05, release: 0.06 },
      { ...brass, at: 0.24, pitch: 523, sustain: 0.12, release: 0.1 },
      { ...brass, at: 0.4, pitch: 659, sustain: 0.14, release: 0.1 },
      { ...brass, at: 0.58, pitch: 784, sustain: 0.5, release: 0.6 },
      { ...brass, at: 0.58, pitch: 523, volume: 0.7, sustain: 0.5, release: 0.6 },
      { ...brass, at: 0.58, pitch: 659, volume: 0.5, sustain: 0.5, release: 0.6 },
    ],
  },
  lose: {
    peak: 0.55,
    vary: 0,
    tones: [
      { ...brass, below: 1400, at: 0, pitch: 294, sustain: 0.16, release: 0.1 },
      { ...brass, below: 1400, at: 0.2, pitch: 277, sustain: 0.16, release: 0.1 },
      { ...brass, below: 1400, at: 0.4, pitch: 262, sustain: 0.5, release: 0.6, slide: -0.6 },
    ],
  },
  pass: {
    peak: 0.3,
    vary: 0.05,
    tones: [{ at: 0, volume: 1, pitch: 260, attack: 0.02, sustain: 0.05, release: 0.12, curve: 1.2, slide: 4 }],
  },
};

/** Of all samples here, hertz; zzfx knows no other. */
export const sampleRate = 44_100;

/** What is in rooms, not in music: an offset, rumble below it. */
const rumble = 20;
/** The end falls to nothing within so many seconds. */
const fall = 0.01;

/** Samples of one sound, from −1 to 1. `build` is that of zzfx. */
export const renderSound = (name: SoundName, build: (...recipe: number[]) => readonly number[]): Float32Array => {
  const { peak, tones } = recipes[name];
  const made = tones.map(tone => {
    const { volume, pitch, attack = 0, sustain = 0, release = 0.1, shape = 0, curve = 1, slide = 0 } = tone;
    const { noise = 0, crush = 0, hold = 1, below = 0 } = tone;
    const shaped = [
      volume,
      0,
      pitch,
      attack,
      sustain,
      release,
      shape,
      curve,
      slide,
      0,
      0,
      0,
      0,
      noise,
      0,
      crush,
      0,
      hold,
    ];
    return { from: Math.round(tone.at * sampleRate), samples: build(...shaped, 0, 0, -below) };
  });
  const mixed = new Float32Array(Math.max(...made.map(({ from, samples }) => from + samples.length)));
  for (const { from, samples } of made)
    for (const [i, sample] of samples.entries()) mixed[from + i] = (mixed[from + i] ?? 0) + sample;

  const keeps = 1 - (2 * Math.PI * rumble) / sampleRate;
  let [before, after] = [0, 0];
  for (const [i, sample] of mixed.entries()) {
    after = keeps * (after + sample - before);
    before = sample;
    mixed[i] = after * Math.min(1, (mixed.length - 1 - i) / (fall * sampleRate)) ** 2;
  }
  const greatest = mixed.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return mixed.map(sample => (sample * peak) / greatest);
};
