/** The few sounds of the pages, synthesized when needed. Browsers mute them until somebody has touched the page. */
import { signal } from '@preact/signals';

let context: AudioContext | undefined;

/** Safari's Audio Session API. Other browsers have none. */
interface AudioSession {
  type: 'auto' | 'playback';
}

/** On an iPhone the ringer switch mutes pages. A show should be heard like a film. */
const ignoreRinger = () => {
  const { audioSession } = navigator as Navigator & { readonly audioSession?: AudioSession };
  if (audioSession !== undefined) audioSession.type = 'playback';
};

const audio = (): AudioContext | undefined => {
  context ??= 'AudioContext' in globalThis ? new AudioContext() : undefined;
  // After a phone call Safari's state is `interrupted`, which the types do not know.
  if (context !== undefined && context.state !== 'running' && context.state !== 'closed')
    void context.resume().catch(() => undefined);
  return context;
};

const note = (on: AudioContext, frequency: number, at: number, length: number) => {
  const [tone, gain] = [on.createOscillator(), on.createGain()];
  tone.frequency.value = frequency;
  tone.type = 'triangle';
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.25, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(on.destination);
  tone.start(at);
  tone.stop(at + length);
};

const play = (notes: readonly (readonly [frequency: number, after: number, length: number])[]) => {
  const on = audio();
  if (on === undefined || on.state === 'closed') return;
  for (const [frequency, after, length] of notes) note(on, frequency, on.currentTime + after, length);
};

/** A rising chord, like a band tuning up. */
export const checkSound = () =>
  play([
    [392, 0, 0.25],
    [523, 0.16, 0.25],
    [659, 0.32, 0.25],
    [784, 0.48, 0.6],
  ]);

/** A die on felt, with a loudness from 0 to 1; only if sound was turned on. */
export const tick = (loud: number) => {
  if (phoneSounds.value) play([[150 + 120 * loud, 0, 0.05]]);
};

const key = 'boxcars:phone-sound';

/** Whether sound was turned on for this phone, which is quiet otherwise. */
export const phoneSounds = signal(false);
try {
  phoneSounds.value = localStorage.getItem(key) === 'on';
} catch {
  // Then it lasts as long as the page.
}

export const letPhoneSound = (on: boolean): void => {
  phoneSounds.value = on;
  if (on) turnSound();
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // Then it lasts as long as the page.
  }
};

/** Your turn; only if sound was turned on. */
export const turnSound = () => {
  if (phoneSounds.value) ding();
};

const ding = () =>
  play([
    [659, 0, 0.14],
    [880, 0.12, 0.22],
  ]);

/** Not every one of them counts as a touch everywhere: Safari before 17 accepts only the end of a touch. */
const touches = ['pointerdown', 'touchend', 'keydown'] as const;

/** Resumes the sound at a touch, so that later ones are heard, also after a call or another app has taken it away. */
export const wakeSound = () => {
  const wake = () => {
    ignoreRinger();
    const on = audio();
    if (on !== undefined && on.state !== 'running') return;
    for (const touch of touches) removeEventListener(touch, wake, true);
    on?.addEventListener('statechange', listen, { once: true });
  };
  const listen = () => {
    for (const touch of touches) addEventListener(touch, wake, { capture: true, passive: true });
  };
  listen();
};
