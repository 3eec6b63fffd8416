/** The quiet bed under a running show: a walking bass with brushes, far behind everything else, and silent when much hangs on the dice. */

import type { Mixer } from './sound.ts';

/** Loudness at full volume: felt rather than heard. */
const loud = 0.075;
const beat = 60 / 92;
/** Hertz, one a beat: round the chord of G and back. */
const walk = [98, 123.47, 146.83, 164.81, 174.61, 164.81, 146.83, 123.47] as const;
/** Seconds that are planned ahead, and how often. */
const ahead = 1.2;
const every = 500;

export interface Bed {
  /** `volume` from 0 to 1; 0 is silence, after so many seconds. */
  level(volume: number, seconds: number): void;
  close(): void;
}

export const openBed = ({ audio, into }: Mixer): Bed => {
  const master = audio.createGain();
  master.gain.value = 0;
  master.connect(into);
  const warm = audio.createBiquadFilter();
  warm.type = 'lowpass';
  warm.frequency.value = 420;
  warm.connect(master);
  const bright = audio.createBiquadFilter();
  bright.type = 'highpass';
  bright.frequency.value = 5200;
  bright.connect(master);
  const hiss = audio.createBuffer(1, Math.round(audio.sampleRate * 0.25), audio.sampleRate);
  const samples = hiss.getChannelData(0);
  // Noise need not be random, only without a pitch.
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (state * 16807) % 2147483647;
    samples[i] = (state / 1073741823.5 - 1) * (1 - i / samples.length) ** 3;
  }
  let next = 0;
  let count = 0;
  let silentFrom = Number.POSITIVE_INFINITY;

  const pluck = (hertz: number, at: number) => {
    const [string, swell] = [audio.createOscillator(), audio.createGain()];
    string.type = 'triangle';
    string.frequency.value = hertz;
    swell.gain.setValueAtTime(0.0001, at);
    swell.gain.exponentialRampToValueAtTime(0.8, at + 0.03);
    swell.gain.exponentialRampToValueAtTime(0.0001, at + beat * 0.95);
    string.connect(swell).connect(warm);
    string.start(at);
    string.stop(at + beat);
  };
  const brush = (volume: number, at: number) => {
    const [sweep, swell] = [audio.createBufferSource(), audio.createGain()];
    sweep.buffer = hiss;
    // Drawn across the skin, not struck.
    swell.gain.setValueAtTime(0, at);
    swell.gain.linearRampToValueAtTime(volume, at + 0.015);
    sweep.connect(swell).connect(bright);
    sweep.start(at);
  };
  const plan = () => {
    const now = audio.currentTime;
    if (now > silentFrom) return;
    if (next < now) next = now + 0.05;
    for (; next < now + ahead; next += beat, count++) {
      pluck(walk[count % walk.length] ?? 98, next);
      brush(count % 2 === 1 ? 0.35 : 0.16, next);
      // Swung: the off-beat comes late.
      if (count % 2 === 1) brush(0.12, next + beat * 0.66);
    }
  };
  const timer = setInterval(plan, every);

  return {
    level(volume, seconds) {
      const now = audio.currentTime;
      silentFrom = volume > 0 ? Number.POSITIVE_INFINITY : now + seconds;
      master.gain.cancelScheduledValues(now);
      master.gain.setValueAtTime(master.gain.value, now);
      master.gain.linearRampToValueAtTime(volume * loud, now + seconds);
      if (volume > 0) plan();
    },
    close() {
      clearInterval(timer);
      master.disconnect();
    },
  };
};
