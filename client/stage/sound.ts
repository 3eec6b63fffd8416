/**
 * Sounds of the stage, made on the spot: real objects rather than beeps. Nothing sounds before the first gesture, since
 * browsers allow none; volume and mute are remembered.
 */
import { effect, signal } from '@preact/signals';
import { recipes, renderSound, type SoundName, sampleRate } from './recipes.ts';

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

/** Where all sound of the stage goes. */
export interface Mixer {
  readonly audio: BaseAudioContext;
  /** Many sounds at once are held below what a loudspeaker can play. */
  readonly into: AudioNode;
  /** Turned down while somebody speaks. */
  readonly under: GainNode;
}

export const openMixer = (audio: BaseAudioContext): Mixer => {
  const limiter = audio.createDynamicsCompressor();
  limiter.threshold.value = -6;
  limiter.knee.value = 4;
  limiter.ratio.value = 16;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  limiter.connect(audio.destination);
  const under = audio.createGain();
  under.connect(limiter);
  return { audio, into: under, under };
};

type Zzfx = typeof import('zzfx');

let player: Promise<Zzfx> | undefined;
/** From the first gesture on. */
export const openedMixer = signal<Mixer | null>(null);

/** Safari before 17 takes the end of a touch alone for one. */
const gestures = ['pointerdown', 'touchend', 'keydown'] as const;

/** The first gesture opens the way; until then nothing is even loaded. Later ones give back what a call has taken. */
const listen = () => {
  const resume = () => {
    const audio = openedMixer.peek()?.audio;
    if (audio instanceof AudioContext && audio.state !== 'running') void audio.resume().catch(() => undefined);
  };
  const open = () => {
    for (const gesture of gestures) {
      removeEventListener(gesture, open, true);
      addEventListener(gesture, resume, true);
    }
    player = import('zzfx').then(loaded => {
      void loaded.ZZFX.audioContext.resume();
      openedMixer.value = openMixer(loaded.ZZFX.audioContext);
      return loaded;
    });
  };
  for (const gesture of gestures) addEventListener(gesture, open, true);
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

/** All other sound lies under whoever speaks. */
export const duck = (speaks: boolean): void => {
  const mixer = openedMixer.peek();
  mixer?.under.gain.setTargetAtTime(speaks ? 0.3 : 1, mixer.audio.currentTime, 0.08);
};

/** Whether sound is on; `byDefault` where nobody chose. */
export const audible = (byDefault: boolean): boolean => !(muted.value ?? !byDefault);

/** Each is made once, when it is first heard. */
const made = new Map<SoundName, AudioBuffer>();

const bufferOf = ({ audio }: Mixer, name: SoundName, { ZZFX }: Zzfx): AudioBuffer => {
  const known = made.get(name);
  if (known !== undefined) return known;
  const samples = renderSound(name, (...recipe) => ZZFX.buildSamples(...recipe));
  const buffer = audio.createBuffer(1, samples.length, sampleRate);
  buffer.getChannelData(0).set(samples);
  made.set(name, buffer);
  return buffer;
};

/** `byDefault`: whether this page sounds where nobody chose: a television does, a phone does not. `loud` from 0 to 1. */
export const playSound = async (name: SoundName, byDefault: boolean, loud = 1): Promise<void> => {
  if ((muted.peek() ?? !byDefault) || player === undefined || document.hidden) return;
  const zzfx = await player;
  const mixer = openedMixer.peek();
  if (mixer === null) return;
  const [source, gain] = [mixer.audio.createBufferSource(), mixer.audio.createGain()];
  source.buffer = bufferOf(mixer, name, zzfx);
  source.playbackRate.value = 1 + recipes[name].vary * (2 * Math.random() - 1);
  gain.gain.value = loud * volume.peek();
  source.connect(gain).connect(mixer.into);
  source.start();
};
