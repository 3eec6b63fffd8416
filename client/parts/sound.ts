/**
 * Whether a page plays sound, and how loud. Browsers allow none before the first gesture. Volume and mute are remembered.
 * client/sound/ makes the sound. It is fetched where sound is on.
 */
import { effect, signal } from '@preact/signals';
import { placeOf } from '../paths.ts';
import type { Conductor, CueContext, SoundName } from '../sound/conductor.ts';
import type { Library } from '../sound/library.ts';
import { type Mixer, openMixer } from '../sound/mixer.ts';
import { keep, recallJson } from '../storage.ts';

interface Band {
  readonly conductor: Conductor;
  readonly library: Library;
}

interface SoundChoice {
  readonly muted: boolean;
  readonly volume: number;
}

/** A player's page remembers its own choice, because one browser may be both television and phone. */
const key = () =>
  placeOf(globalThis.location?.pathname ?? '').page === 'play' ? 'boxcars:sound:seat' : 'boxcars:sound';

/** If storage is refused, as in private windows, the choice lasts as long as the page. */
const saved = (recallJson(key()) ?? {}) as Partial<SoundChoice>;

/** Set from the first gesture on. */
export const openedMixer = signal<Mixer | null>(null);
/** Exists once sound is on. The band and everything it needs are fetched then. */
export const openedBand = signal<Band | null>(null);

/** `volume` from 0 to 1. `null`: nothing has been chosen in this browser yet, so the page's default applies. */
export const volume = signal(saved.volume ?? 0.8);
export const muted = signal<boolean | null>(saved.muted ?? null);

effect(() => {
  const choice = { muted: muted.value, volume: volume.value };
  if (choice.muted !== null) keep(key(), JSON.stringify(choice));
});

export const mute = (silent: boolean): void => {
  muted.value = silent;
};

/** Whether sound is on; `byDefault` if nothing was chosen. */
export const audible = (byDefault: boolean): boolean => !(muted.value ?? !byDefault);

/** Safari's Audio Session API. Other browsers have none. */
interface AudioSession {
  type: 'ambient' | 'playback';
}

/**
 * On an iPhone the ringer switch mutes pages. A show whose sound is on should be heard like a film. A quiet page must not claim
 * this, because `playback` stops the music of other apps.
 */
export const claimAudio = (on: boolean): void => {
  const { audioSession } = navigator as Navigator & { readonly audioSession?: AudioSession };
  if (audioSession !== undefined) audioSession.type = on ? 'playback' : 'ambient';
};

/** Safari before 17 accepts only the end of a touch as a gesture. */
const gestures = ['pointerdown', 'touchend', 'keydown'] as const;

/** After a phone call Safari's state is `interrupted`, which the types do not know. */
const resume = ({ audio }: Mixer) => {
  if (audio instanceof AudioContext && audio.state !== 'running' && audio.state !== 'closed')
    void audio.resume().catch(() => undefined);
};

/** Nothing is created before the first gesture. Later ones resume what a phone call has interrupted. */
const onGesture = () => {
  const mixer = openedMixer.peek();
  if (mixer !== null) resume(mixer);
  else if ('AudioContext' in globalThis) {
    const opened = openMixer(new AudioContext());
    opened.volume.gain.value = volume.peek();
    resume(opened);
    openedMixer.value = opened;
  }
};

if (typeof window !== 'undefined')
  for (const gesture of gestures) addEventListener(gesture, onGesture, { capture: true, passive: true });

/** Lowers all other sound while somebody speaks. */
export const duck = (speaks: boolean): void => {
  const mixer = openedMixer.peek();
  mixer?.ducked.gain.setTargetAtTime(speaks ? 0.3 : 1, mixer.audio.currentTime, 0.08);
};

/** A stage on this page plays the sound, so nothing else has to. */
export const stagePlays = signal(false);

let opening: Promise<Band | null> | undefined;

/** null before the first gesture. */
export const openBand = (): Promise<Band | null> => {
  opening ??= (async () => {
    const mixer = openedMixer.peek();
    if (mixer === null) {
      opening = undefined;
      return null;
    }
    const [{ Conductor }, { Library }] = await Promise.all([
      import('../sound/conductor.ts'),
      import('../sound/library.ts'),
    ]);
    const library = new Library(mixer.audio, () => conductor.refresh());
    const conductor = new Conductor(mixer, library);
    openedBand.value = { conductor, library };
    return openedBand.value;
  })();
  return opening;
};

/** `byDefault`: whether this page plays sound if nothing was chosen. A television does, a phone does not. */
export const playSound = (name: SoundName, byDefault: boolean, context: CueContext = {}): void => {
  if (audible(byDefault)) openedBand.peek()?.conductor.cue(name, context);
};
