/** The few sounds of the pages, made on the spot. Browsers keep them silent until somebody has touched the page. */
import { signal } from '@preact/signals';

let context: AudioContext | undefined;

const audio = (): AudioContext | undefined => {
  context ??= 'AudioContext' in globalThis ? new AudioContext() : undefined;
  if (context?.state === 'suspended') void context.resume();
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

/** Wakes the sound at the first touch, so that a later one is heard. */
export const wakeSound = () => {
  const wake = () => {
    audio();
    removeEventListener('pointerdown', wake);
    removeEventListener('keydown', wake);
  };
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
};
