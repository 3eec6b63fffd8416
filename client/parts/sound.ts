/** The few sounds of the pages, made on the spot. Browsers keep them silent until somebody has touched the page. */
import { signal } from '@preact/signals';

let context: AudioContext | undefined;

/** What Safari calls its part of a phone's sound (Audio Session API); other browsers have none. */
interface AudioSession {
  type: 'auto' | 'playback';
}

/** On an iPhone the ringer switch silences pages like a ring tone; a show is to be heard like a film. */
const ignoreRinger = () => {
  const { audioSession } = navigator as Navigator & { readonly audioSession?: AudioSession };
  if (audioSession !== undefined) audioSession.type = 'playback';
};

const audio = (): AudioContext | undefined => {
  context ??= 'AudioContext' in globalThis ? new AudioContext() : undefined;
  // After a phone call Safari's is `interrupted`, which the types do not know.
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

/** Up the chord of a band tuning in. */
export const checkSound = () =>
  play([
    [392, 0, 0.25],
    [523, 0.16, 0.25],
    [659, 0.32, 0.25],
    [784, 0.48, 0.6],
  ]);

/** A die on felt, as loud as it strikes, from 0 to 1; only where it was asked for. */
export const tick = (loud: number) => {
  if (phoneSounds.value) play([[150 + 120 * loud, 0, 0.05]]);
};

const key = 'boxcars:phone-sound';

/** Whether this phone was asked to sound; it is quiet otherwise. */
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
    // The same.
  }
};

/** Your turn; only where it was asked for. */
export const turnSound = () => {
  if (phoneSounds.value) ding();
};

const ding = () =>
  play([
    [659, 0, 0.14],
    [880, 0.12, 0.22],
  ]);

/** Not every one of them counts as a touch everywhere: Safari before 17 takes the end of a touch alone. */
const touches = ['pointerdown', 'touchend', 'keydown'] as const;

/** Wakes the sound at a touch, so that a later one is heard, and again where a call or another program took it away. */
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
