/** Renders what the stage can be heard to play, at full volume and faster than it sounds, and takes its measures. */
import { ZZFX } from 'zzfx';
import { openBed } from '../../client/stage/bed.ts';
import { recipes, renderSound, type SoundName, sampleRate } from '../../client/stage/recipes.ts';
import { openMixer } from '../../client/stage/sound.ts';

/** Of a stretch of samples, which are from −1 to 1. */
export interface Figures {
  readonly name: string;
  /** The greatest sample. */
  readonly peak: number;
  /** The root of the mean square, and that of the loudest twentieth of a second. */
  readonly rms: number;
  readonly loudest: number;
  /** The mean. */
  readonly offset: number;
  /** The greatest difference of two samples in a row. */
  readonly step: number;
  /** The greatest sample in the last thousandth of a second; of an effect, in that of its own. */
  readonly end: number;
}

const figuresOf = (name: string, samples: Float32Array): Figures => {
  const rmsOf = (some: Float32Array) => Math.sqrt(some.reduce((sum, one) => sum + one * one, 0) / some.length);
  const peakOf = (some: Float32Array) => some.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const window = Math.round(sampleRate / 20);
  let loudest = 0;
  for (let i = 0; i < samples.length; i += window) loudest = Math.max(loudest, rmsOf(samples.subarray(i, i + window)));
  return {
    name,
    peak: peakOf(samples),
    rms: rmsOf(samples),
    loudest,
    offset: samples.reduce((sum, one) => sum + one, 0) / samples.length,
    step: samples.reduce((most, one, i) => Math.max(most, Math.abs(one - (samples[i - 1] ?? one))), 0),
    end: peakOf(samples.subarray(-Math.round(sampleRate / 1000))),
  };
};

const render = async (seconds: number, play: (audio: OfflineAudioContext) => void): Promise<Float32Array> => {
  const audio = new OfflineAudioContext(1, Math.round(seconds * sampleRate), sampleRate);
  play(audio);
  return (await audio.startRendering()).getChannelData(0);
};

/** Seconds of silence before a sound. */
const warm = 1;

/** Each sound alone, and six dice that land together, through the mixer. */
const effects = async (): Promise<readonly Figures[]> => {
  const samplesOf = (name: SoundName) => renderSound(name, (...recipe) => ZZFX.buildSamples(...recipe));
  const play = (audio: OfflineAudioContext, name: SoundName, times: number) => {
    const samples = samplesOf(name);
    const buffer = audio.createBuffer(1, samples.length, sampleRate);
    buffer.getChannelData(0).set(samples);
    const { into } = openMixer(audio);
    for (let i = 0; i < times; i++) {
      const source = audio.createBufferSource();
      source.buffer = buffer;
      source.connect(into);
      // A limiter takes its time at the very beginning.
      source.start(warm + i * 0.004);
    }
  };
  const found: Figures[] = [];
  for (const name of Object.keys(recipes) as SoundName[])
    found.push({
      ...figuresOf(name, await render(warm + 2, audio => play(audio, name, 1))),
      end: figuresOf(name, samplesOf(name)).end,
    });
  found.push(figuresOf('six dice', await render(warm + 2, audio => play(audio, 'dice', 6))));
  return found;
};

/** Seconds of the bed: up, then bar after bar of eight beats, then down. */
const up = 2;
const bar = (8 * 60) / 92;
const bars = 3;

/** Stretches in which only the bass sounds: a brush lasts a quarter of a second, and comes late on every other beat too. */
const between = (samples: Float32Array): readonly Float32Array[] => {
  const beat = 60 / 92;
  return Array.from({ length: 30 }, (_, i) => {
    const from = (3 + i) * beat;
    const until = (3 + i) % 2 === 1 ? beat * 0.65 : beat * 0.999;
    return samples.subarray(Math.round((from + 0.27) * sampleRate), Math.round((from + until) * sampleRate));
  });
};

const bed = async (): Promise<readonly Figures[]> => {
  const real = globalThis.setInterval;
  const total = up + bars * bar + 2;
  const samples = await render(total, audio => {
    let plan = () => {};
    // The bed plans ahead by a timer; here time passes by itself.
    globalThis.setInterval = ((callback: () => void) => {
      plan = callback;
      return 0;
    }) as never;
    const playing = openBed(openMixer(audio));
    globalThis.setInterval = real;
    playing.level(1, 1.5);
    const end = up + bars * bar;
    for (let at = 0.5; at < total; at += 0.5)
      void audio.suspend(at).then(() => {
        if (at >= end && at < end + 0.5) playing.level(0, 0.35);
        plan();
        void audio.resume();
      });
  });
  const at = (second: number) => Math.round(second * sampleRate);
  return [
    ...Array.from({ length: bars }, (_, i) =>
      figuresOf(`bar ${i + 1}`, samples.subarray(at(up + i * bar), at(up + (i + 1) * bar))),
    ),
    figuresOf('bed', samples),
    {
      ...figuresOf('between brushes', samples),
      step: Math.max(...between(samples).map(one => figuresOf('', one).step)),
    },
    figuresOf('silence', samples.subarray(at(total - 0.5))),
  ];
};

Object.assign(globalThis, { heard: Promise.all([effects(), bed()]).then(parts => parts.flat()) });
