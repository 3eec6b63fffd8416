/** Listens to a page: how loud its output is, and when each sound or vibration begins. */
import type { Page } from 'playwright-core';

interface Begun {
  /** When it is heard or felt, by `Date.now()`. */
  readonly at: number;
  /** Length of a sound in seconds, 0 for a vibration. */
  readonly lasts: number;
  /** The pattern of a vibration in milliseconds, empty for a sound. */
  readonly buzz: readonly number[];
}

interface Ear {
  readonly begun: Begun[];
  /** Pieces of music that the page has rendered so far. Props have one channel, pieces two. */
  pieces: number;
  /** Mean square of the loudest moment since the last question. */
  most: number;
  readonly under: AudioParam[];
}

const listen = () => {
  const ear: Ear = { begun: [], pieces: 0, most: 0, under: [] };
  Object.assign(globalThis, { ear });
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode, ...ports: number[]) => AudioNode;
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode, ...ports: number[]) {
    if (to instanceof AudioDestinationNode && to.context instanceof AudioContext) {
      const analyser = to.context.createAnalyser();
      analyser.fftSize = 8192;
      connect.call(this, analyser);
      const samples = new Float32Array(analyser.fftSize);
      setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        const sum = samples.reduce((sum, one) => sum + one * one, 0);
        ear.most = Math.max(ear.most, sum / samples.length);
      }, 100);
    }
    return connect.call(this, to, ...ports);
  } as AudioNode['connect'];
  const { createBuffer } = BaseAudioContext.prototype;
  BaseAudioContext.prototype.createBuffer = function (this: BaseAudioContext, sides: number, ...more) {
    if (this instanceof AudioContext && sides === 2) ear.pieces++;
    return createBuffer.call(this, sides, ...more);
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, when = 0, ...more: number[]) {
    const wait = Math.max(0, when - this.context.currentTime) * 1000;
    if (this.context instanceof AudioContext)
      ear.begun.push({ at: Date.now() + wait, lasts: this.buffer?.duration ?? 0, buzz: [] });
    start.call(this, when, ...more);
  };
  const glide = AudioParam.prototype.setTargetAtTime;
  AudioParam.prototype.setTargetAtTime = function (this: AudioParam, to: number, at: number, constant: number) {
    // Nothing but ducking glides to this level.
    if (to === 0.3) ear.under.push(this);
    return glide.call(this, to, at, constant);
  };
  navigator.vibrate = pattern => {
    ear.begun.push({ at: Date.now(), lasts: 0, buzz: [pattern].flat() as number[] });
    return true;
  };
};

/** Call it before the page is opened. */
export const listenTo = (page: Page): Promise<unknown> => page.addInitScript(listen);

/** Decibels of the loudest moment of the page's output since the last call. */
export const loudnessAt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { ear } = globalThis as unknown as { ear: Ear };
    const { most } = ear;
    ear.most = 0;
    return 10 * Math.log10(Math.max(1e-12, most));
  });

/** The gain of all other sound while somebody speaks, 1 for not lowered. */
export const underSpeech = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { ear: Ear }).ear.under[0]?.value ?? 1);

/** Everything that has begun since the last call. */
export const begunAt = (page: Page): Promise<readonly Begun[]> =>
  page.evaluate(() => {
    const { begun } = (globalThis as unknown as { ear: Ear }).ear;
    return begun.splice(0, begun.length);
  });

/** How many pieces of music the page has rendered. */
export const piecesAt = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { ear: Ear }).ear.pieces);
