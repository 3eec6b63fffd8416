/**
 * Whether a page is heard, and how loud. Nothing sounds before the first gesture, since browsers allow none; volume and mute are
 * remembered. What is played is made in client/sound/.
 */
import { effect, signal } from '@preact/signals';
import type { Conductor, Happens, SoundName } from '../sound/conductor.ts';
import type { Library } from '../sound/library.ts';
import { type Mixer, openMixer } from '../sound/mixer.ts';

interface Band {
  readonly conductor: Conductor;
  readonly library: Library;
}

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

const save = (choice: Kept) => {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Then it lasts as long as the page.
  }
};

/** From the first gesture on. */
export const openedMixer = signal<Mixer | null>(null);
/** From when sound is on: the band and everything it needs are fetched then. */
export const openedBand = signal<Band | null>(null);

/** Safari before 17 takes the end of a touch alone for one. */
const gestures = ['pointerdown', 'touchend', 'keydown'] as const;

/** The first gesture opens the way; until then nothing is even made. Later ones give back what a call has taken. */
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
    if (!('AudioContext' in globalThis)) return;
    const audio = new AudioContext();
    void audio.resume().catch(() => undefined);
    openedMixer.value = openMixer(audio);
  };
  for (const gesture of gestures) addEventListener(gesture, open, true);
};

if (typeof window !== 'undefined') listen();

/** `volume` from 0 to 1. `null`: nobody has chosen on this browser yet, so the page's own default counts. */
export const volume = signal(kept().volume ?? 0.8);
export const muted = signal<boolean | null>(kept().muted ?? null);

effect(() => {
  const choice = { muted: muted.value, volume: volume.value };
  if (choice.muted !== null) save({ ...choice, muted: choice.muted });
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

let opening: Promise<void> | undefined;

/** Where sound is on, and not before. */
export const openBand = (): Promise<void> => {
  opening ??= (async () => {
    const mixer = openedMixer.peek();
    if (mixer === null) return;
    const [{ Conductor }, { Library }] = await Promise.all([
      import('../sound/conductor.ts'),
      import('../sound/library.ts'),
    ]);
    const library = new Library(mixer.audio, () => conductor.refresh());
    const conductor = new Conductor(mixer, library);
    openedBand.value = { conductor, library };
    await library.seatCrowd();
  })();
  return opening;
};

/** `byDefault`: whether this page sounds where nobody chose: a television does, a phone does not. */
export const playSound = (name: SoundName, byDefault: boolean, happens: Happens = {}): void => {
  if (audible(byDefault) && !document.hidden) openedBand.peek()?.conductor.happen(name, happens);
};
