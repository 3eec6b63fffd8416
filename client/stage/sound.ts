/**
 * Whether a page plays sound, and how loud. Browsers allow none before the first gesture. Volume and mute are remembered.
 * client/sound/ makes the sound.
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

/** If storage is refused, as in private windows, the choice lasts as long as the page. */
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

/** True from the first gesture on. */
export const openedMixer = signal<Mixer | null>(null);
/** Exists once sound is on. The band and everything it needs are fetched then. */
export const openedBand = signal<Band | null>(null);

/** Safari before 17 accepts only the end of a touch as a gesture. */
const gestures = ['pointerdown', 'touchend', 'keydown'] as const;

/** Nothing is created before the first gesture. Later ones resume what a phone call has interrupted. */
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

/** `volume` from 0 to 1. `null`: nothing has been chosen in this browser yet, so the page's default applies. */
export const volume = signal(kept().volume ?? 0.8);
export const muted = signal<boolean | null>(kept().muted ?? null);

effect(() => {
  const choice = { muted: muted.value, volume: volume.value };
  if (choice.muted !== null) save({ ...choice, muted: choice.muted });
});

export const mute = (silent: boolean): void => {
  muted.value = silent;
};

/** Lowers all other sound while somebody speaks. */
export const duck = (speaks: boolean): void => {
  const mixer = openedMixer.peek();
  mixer?.under.gain.setTargetAtTime(speaks ? 0.3 : 1, mixer.audio.currentTime, 0.08);
};

/** Whether sound is on; `byDefault` if nothing was chosen. */
export const audible = (byDefault: boolean): boolean => !(muted.value ?? !byDefault);

let opening: Promise<void> | undefined;

/** The audio output, null while sound is off. */
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

/** `byDefault`: whether this page plays sound if nothing was chosen. A television does, a phone does not. */
export const playSound = (name: SoundName, byDefault: boolean, happens: Happens = {}): void => {
  if (audible(byDefault) && !document.hidden) openedBand.peek()?.conductor.happen(name, happens);
};
