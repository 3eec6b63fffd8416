/**
 * Sounds of the stage, made on the spot: real objects rather than beeps. Nothing sounds before the first gesture, since
 * browsers allow none; volume and mute are remembered.
 */
import { effect, signal } from '@preact/signals';

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
  readonly vary?: number;
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
}

const samplesOf = (tone: Tone, build: (...recipe: number[]) => number[]) => {
  const { volume, vary = 0, pitch, attack = 0, sustain = 0, release = 0.1, shape = 0, curve = 1, slide = 0 } = tone;
  const { noise = 0, crush = 0, hold = 1 } = tone;
  return build(
    volume,
    vary,
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
  );
};

const recipes: Readonly<Record<SoundName, readonly Tone[]>> = {
  dice: [
    {
      at: 0,
      volume: 0.7,
      vary: 0.25,
      pitch: 160,
      sustain: 0.008,
      release: 0.045,
      shape: 4,
      curve: 2.2,
      slide: -14,
      noise: 3.5,
      crush: 0.1,
      hold: 0.6,
    },
  ],
  card: [
    {
      at: 0,
      volume: 0.35,
      vary: 0.1,
      pitch: 420,
      attack: 0.01,
      sustain: 0.02,
      release: 0.06,
      shape: 4,
      curve: 1.4,
      slide: 9,
      noise: 2,
      hold: 0.5,
    },
  ],
  buzz: [
    { at: 0, volume: 0.5, vary: 0.02, pitch: 330, attack: 0.005, sustain: 0.05, release: 0.12, shape: 1, curve: 1.4 },
  ],
  reveal: [
    { at: 0, volume: 0.5, pitch: 392, attack: 0.01, sustain: 0.07, release: 0.15, curve: 1.2 },
    { at: 0.12, volume: 0.5, pitch: 523, attack: 0.01, sustain: 0.08, release: 0.2, curve: 1.2 },
  ],
  flip: [
    {
      at: 0,
      volume: 0.8,
      vary: 0.1,
      pitch: 110,
      sustain: 0.012,
      release: 0.08,
      shape: 4,
      curve: 1.6,
      slide: -5,
      noise: 1.5,
      hold: 0.6,
    },
  ],
  coin: [
    { at: 0, volume: 0.4, vary: 0.02, pitch: 1240, sustain: 0.03, release: 0.12, curve: 1.6 },
    { at: 0.07, volume: 0.4, vary: 0.02, pitch: 1660, sustain: 0.04, release: 0.2, curve: 1.6 },
  ],
  right: [
    { at: 0, volume: 0.6, pitch: 523, attack: 0.01, sustain: 0.09, release: 0.12, shape: 1, curve: 1.3 },
    { at: 0.11, volume: 0.6, pitch: 659, attack: 0.01, sustain: 0.09, release: 0.12, shape: 1, curve: 1.3 },
    { at: 0.22, volume: 0.6, pitch: 784, attack: 0.01, sustain: 0.16, release: 0.3, shape: 1, curve: 1.3 },
  ],
  wrong: [
    { at: 0, volume: 0.7, pitch: 146, attack: 0.01, sustain: 0.14, release: 0.1, shape: 2, curve: 1.5 },
    { at: 0.2, volume: 0.7, pitch: 116, attack: 0.01, sustain: 0.26, release: 0.25, shape: 2, curve: 1.5 },
  ],
  wild: [
    { at: 0, volume: 0.5, pitch: 440, attack: 0.01, sustain: 0.05, release: 0.08, shape: 1, curve: 1.2 },
    { at: 0.07, volume: 0.5, pitch: 554, attack: 0.01, sustain: 0.05, release: 0.08, shape: 1, curve: 1.2 },
    { at: 0.14, volume: 0.5, pitch: 659, attack: 0.01, sustain: 0.05, release: 0.08, shape: 1, curve: 1.2 },
    { at: 0.21, volume: 0.5, pitch: 880, attack: 0.01, sustain: 0.16, release: 0.3, shape: 1, curve: 1.2 },
  ],
  seven: [
    { at: 0, volume: 1, pitch: 62, attack: 0.004, sustain: 0.16, release: 0.7, curve: 1.8, slide: -1.1 },
    { at: 0.28, volume: 1, pitch: 55, attack: 0.004, sustain: 0.2, release: 0.9, curve: 1.8, slide: -0.9 },
  ],
  buzzer: [
    { at: 0, volume: 0.8, pitch: 92, attack: 0.01, sustain: 0.7, release: 0.16, shape: 2, curve: 2.4, noise: 0.4 },
  ],
  win: [
    { at: 0, volume: 0.6, pitch: 392, attack: 0.01, sustain: 0.12, release: 0.1, shape: 2, curve: 0.7 },
    { at: 0.14, volume: 0.6, pitch: 392, attack: 0.01, sustain: 0.06, release: 0.06, shape: 2, curve: 0.7 },
    { at: 0.24, volume: 0.6, pitch: 523, attack: 0.01, sustain: 0.12, release: 0.1, shape: 2, curve: 0.7 },
    { at: 0.4, volume: 0.6, pitch: 659, attack: 0.01, sustain: 0.14, release: 0.1, shape: 2, curve: 0.7 },
    { at: 0.58, volume: 0.7, pitch: 784, attack: 0.02, sustain: 0.5, release: 0.6, shape: 2, curve: 0.7 },
    { at: 0.58, volume: 0.5, pitch: 523, attack: 0.02, sustain: 0.5, release: 0.6, shape: 2, curve: 0.7 },
  ],
  lose: [
    { at: 0, volume: 0.6, pitch: 294, attack: 0.01, sustain: 0.16, release: 0.1, shape: 2, curve: 0.8 },
    { at: 0.2, volume: 0.6, pitch: 277, attack: 0.01, sustain: 0.16, release: 0.1, shape: 2, curve: 0.8 },
    { at: 0.4, volume: 0.6, pitch: 262, attack: 0.01, sustain: 0.5, release: 0.6, shape: 2, curve: 0.8, slide: -0.6 },
  ],
  pass: [
    { at: 0, volume: 0.35, vary: 0.05, pitch: 260, attack: 0.02, sustain: 0.05, release: 0.12, curve: 1.2, slide: 4 },
  ],
};

interface Kept {
  readonly muted: boolean;
  readonly volume: number;
}

const key = 'boxcars:sound';

/** Private windows may refuse storage; then the choice lasts as long as the page. */
const kept = (): Partial<Kept> => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
};

const keep = (choice: Kept) => {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Then it lasts as long as the page.
  }
};

type Zzfx = typeof import('zzfx');

let player: Promise<Zzfx> | undefined;
/** Where sound goes, from the first gesture on. */
export const openedAudio = signal<AudioContext | null>(null);

/** The first gesture opens the way; until then nothing is even loaded. */
const listen = () => {
  const open = () => {
    for (const event of ['pointerdown', 'keydown'] as const) removeEventListener(event, open, true);
    player = import('zzfx').then(loaded => {
      void loaded.ZZFX.audioContext.resume();
      openedAudio.value = loaded.ZZFX.audioContext;
      return loaded;
    });
  };
  for (const event of ['pointerdown', 'keydown'] as const) addEventListener(event, open, true);
};

if (typeof window !== 'undefined') listen();

/** `volume` from 0 to 1. `null`: nobody has chosen on this browser yet, so the page's own default counts. */
export const volume = signal(kept().volume ?? 0.8);
export const muted = signal<boolean | null>(kept().muted ?? null);

effect(() => {
  const choice = { muted: muted.value, volume: volume.value };
  if (choice.muted !== null) keep({ ...choice, muted: choice.muted });
});

export const mute = (silent: boolean): void => {
  muted.value = silent;
};

/** Whether sound is on; `byDefault` where nobody chose. */
export const audible = (byDefault: boolean): boolean => !(muted.value ?? !byDefault);

/** `byDefault`: whether this page sounds where nobody chose: a television does, a phone does not. `loud` from 0 to 1. */
export const playSound = async (name: SoundName, byDefault: boolean, loud = 1): Promise<void> => {
  if ((muted.peek() ?? !byDefault) || player === undefined || document.hidden) return;
  const { ZZFX } = await player;
  for (const tone of recipes[name]) {
    const samples = samplesOf(tone, (...recipe) => ZZFX.buildSamples(...recipe));
    setTimeout(() => ZZFX.playSamples([samples], loud * volume.peek()), tone.at * 1000);
  }
};
