/** The sound of pages without a stage: a combo of the band, once sound is on and wherever the host checks the sound. */
import { useEffect, useRef } from 'preact/hooks';
import type { CueContext, SoundName } from '../sound/conductor.ts';
import { ramp } from '../sound/mixer.ts';
import { audible, claimAudio, openBand, openedMixer, playSound, stagePlays, volume } from './sound.ts';

/** Renders the score of the act, or of the show if the act has none. Does nothing before the first gesture. */
const loadCombo = async (show: string, act: string): Promise<void> => {
  const band = await openBand();
  if (band === null) return;
  const { clientShowOf } = await import('../shows/index.ts');
  const { music: scores = {} } = clientShowOf(show);
  await band.library.loadCombo(scores, scores[act] === undefined ? (Object.keys(scores)[0] ?? '') : act);
};

/** A phone is quiet until its player turns sound on. */
export const useCombo = (show: string, act: string): void => {
  const mixer = openedMixer.value;
  const isOn = audible(false);
  const before = useRef(isOn);
  const on = mixer !== null && isOn;
  // A sound check is heard on every page that is not muted.
  const loud = audible(true) ? volume.value : 0;
  useEffect(() => {
    if (mixer !== null) ramp(mixer.volume, loud, 0.08, mixer.audio);
  }, [mixer, loud]);
  useEffect(() => {
    claimAudio(on);
    const turnedOn = on && !before.current;
    before.current = isOn;
    if (!on || show === '') return;
    // If something cannot be fetched, the show goes on in silence.
    void loadCombo(show, act).then(
      () => turnedOn && turnSound(),
      () => undefined,
    );
  }, [on, show, act]);
};

/** For what a stage on the same page would play itself, as beside a practice on a desktop. */
export const playOnPhone = (name: SoundName, context: CueContext): void => {
  if (!stagePlays.peek()) playSound(name, false, context);
};

/** Your turn. Also tells the player who has just turned sound on that it works. */
export const turnSound = (): void => playSound('turn', false);

/** Heard on every page that is not muted. */
export const checkSound = async (show: string): Promise<void> => {
  if (!audible(true)) return;
  await loadCombo(show, '');
  playSound('turn', true);
};

/** Makes a phone vibrate where pages may. iPhones, Firefox and computers do not let them. */
export const canBuzz = (): boolean => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;

/** `pattern`: milliseconds on, off, on. Browsers complain if the page has not been touched yet. */
export const buzz = (pattern: readonly number[]): void => {
  if (canBuzz() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate([...pattern]);
};
