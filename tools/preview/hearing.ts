/** Runs in the browser: renders the band of a show, the audience and the things on the set, and measures them. */
import { clientShowOf, clientShows } from '../../client/shows/index.ts';
import { arrange } from '../../client/sound/arranger.ts';
import { renderPiece } from '../../client/sound/band.ts';
import { type CrowdName, crowdSamples } from '../../client/sound/crowd.ts';
import { loudnessOf } from '../../client/sound/loudness.ts';
import { openMixer } from '../../client/sound/mixer.ts';
import { type PropName, propSamples, props } from '../../client/sound/props.ts';
import { loops, type PieceName, type Score } from '../../client/sound/score.ts';
import { sampleRate } from '../../client/sound/synthesis.ts';

/** Of a piece; samples are from -1 to 1. */
export interface Figures {
  readonly name: string;
  readonly seconds: number;
  /** Length of the sheet in seconds, without the reverb. */
  readonly written: number;
  readonly accent: number;
  readonly lufs: number;
  /** In decibels, with the peaks between samples. */
  readonly truePeak: number;
  /** The mean. */
  readonly offset: number;
  /** The greatest sample in the first and the last millisecond. */
  readonly begins: number;
  readonly ends: number;
  /** Loudness in LU that is lost without the bass, as on a small loudspeaker. */
  readonly thins: number;
  /** Of a loop: the step from its end to its beginning, as a share of its own greatest step. */
  readonly seam: number;
  /** Seconds at which the sheet has a note and nothing is heard. */
  readonly holes: readonly number[];
  /** A file of 16 bits in base 64; "" if not requested. */
  readonly wav: string;
}

type Sides = readonly Float32Array[];

const peakOf = (samples: Float32Array) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

/** Between samples by twelve neighbours, at the quarters; only near what is loud already. */
const truePeakOf = (samples: Float32Array): number => {
  const near = peakOf(samples) * 0.7;
  let most = peakOf(samples);
  for (let i = 12; i < samples.length - 12; i++) {
    if (Math.abs(samples[i] as number) < near) continue;
    for (const part of [0.25, 0.5, 0.75]) {
      let sum = 0;
      for (let k = -11; k <= 12; k++) {
        const x = Math.PI * (k - part);
        sum += (samples[i + k] as number) * (Math.sin(x) / x) * (0.5 + 0.5 * Math.cos(x / 13));
      }
      most = Math.max(most, Math.abs(sum));
    }
  }
  return most;
};

const rmsOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / Math.max(1, samples.length));

/** Two second-order high-pass filters at 160 Hz. */
const withoutBass = (samples: Float32Array): Float32Array => {
  const turn = (2 * Math.PI * 160) / sampleRate;
  const alpha = Math.sin(turn) / Math.SQRT2;
  const [b0, a1, a2] = [(1 + Math.cos(turn)) / 2, -2 * Math.cos(turn), 1 - alpha];
  const once = (from: Float32Array): Float32Array => {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    return from.map(x => {
      const y = (b0 * (x - 2 * x1 + x2) - a1 * y1 - a2 * y2) / (1 + alpha);
      [x2, x1, y2, y1] = [x1, x, y1, y];
      return y;
    });
  };
  return once(once(samples));
};

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 32_768) text += String.fromCharCode(...bytes.subarray(i, i + 32_768));
  return btoa(text);
};

const wavOf = (sides: Sides): string => {
  const length = sides[0]?.length ?? 0;
  const data = new DataView(new ArrayBuffer(44 + length * sides.length * 2));
  const text = (at: number, value: string) => {
    for (const [i, sign] of [...value].entries()) data.setUint8(at + i, sign.charCodeAt(0));
  };
  text(0, 'RIFF');
  data.setUint32(4, data.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  data.setUint32(16, 16, true);
  data.setUint16(20, 1, true);
  data.setUint16(22, sides.length, true);
  data.setUint32(24, sampleRate, true);
  data.setUint32(28, sampleRate * sides.length * 2, true);
  data.setUint16(32, sides.length * 2, true);
  data.setUint16(34, 16, true);
  text(36, 'data');
  data.setUint32(40, data.byteLength - 44, true);
  for (let i = 0; i < length; i++)
    for (const [side, samples] of sides.entries())
      data.setInt16(44 + (i * sides.length + side) * 2, Math.round((samples[i] as number) * 32_767), true);
  return base64(new Uint8Array(data.buffer));
};

/** Seconds for which every instrument is heard after its stroke, however soon it fades. */
const rings = 0.3;

/** Windows of a tenth of a second in which the sheet has a note and nothing is heard. */
const holesOf = (score: Score, name: PieceName, sides: Sides): readonly number[] => {
  const { notes, lasts } = arrange(score, name);
  const step = 0.1;
  const holes: number[] = [];
  for (let at = 0; at + step < lasts; at += step) {
    const sounding = notes.some(
      note => note.pitch > 0 && note.at < at && note.at + Math.min(rings, note.lasts) > at + step,
    );
    const heard = sides.some(side => rmsOf(side.subarray(at * sampleRate, (at + step) * sampleRate)) > 0.0008);
    if (sounding && !heard) holes.push(Math.round(at * 10) / 10);
  }
  return holes;
};

interface Facts {
  readonly written?: number;
  readonly accent?: number;
  readonly loops?: boolean;
  readonly holes?: readonly number[];
}

const figuresOf = (name: string, sides: Sides, withWav: boolean, facts: Facts = {}): Figures => {
  const ms = Math.round(sampleRate / 1000);
  const seams = sides.map(side => {
    const step = side.reduce((most, one, i) => Math.max(most, Math.abs(one - (side[i - 1] ?? one))), 0);
    return Math.abs((side[0] as number) - (side.at(-1) as number)) / step;
  });
  return {
    name,
    seconds: (sides[0]?.length ?? 0) / sampleRate,
    written: facts.written ?? 0,
    accent: facts.accent ?? 0,
    lufs: loudnessOf(sides),
    truePeak: 20 * Math.log10(Math.max(...sides.map(truePeakOf))),
    offset: Math.max(...sides.map(side => Math.abs(side.reduce((sum, one) => sum + one, 0) / side.length))),
    begins: Math.max(...sides.map(side => peakOf(side.subarray(0, ms)))),
    ends: Math.max(...sides.map(side => peakOf(side.subarray(-ms)))),
    thins: loudnessOf(sides) - loudnessOf(sides.map(withoutBass)),
    seam: facts.loops === true ? Math.max(...seams) : 0,
    holes: facts.holes ?? [],
    wav: withWav ? wavOf(sides) : '',
  };
};

/** `combo`: what phones play. */
const hearPiece = async (
  show: string,
  look: string,
  name: PieceName,
  withWav = false,
  combo = false,
): Promise<Figures> => {
  const load = clientShowOf(show).music?.[look];
  if (load === undefined) throw new Error(`${show} has no score for ${look}`);
  const { score } = await load();
  const { sides, lasts, accent } = await (combo
    ? (await import('../../client/sound/combo.ts')).renderCombo
    : renderPiece)(score, name);
  const facts = { written: lasts, accent, loops: loops(name), holes: holesOf(score, name, sides) };
  return figuresOf(name, sides, withWav, facts);
};

const hearCrowd = async (name: CrowdName, withWav = false): Promise<Figures> =>
  figuresOf(name, await crowdSamples(name), withWav, { loops: name === 'murmur' });

const hearProps = (withWav = false): readonly Figures[] =>
  (Object.keys(props) as PropName[]).map(name => figuresOf(name, [propSamples(name)], withWav));

/** The most that a page ever plays at once, at full volume: a ceremony, an ovation, a 7 and dice, over the background. */
const hearLoudest = async (show: string, look: string): Promise<Figures> => {
  const load = clientShowOf(show).music?.[look];
  if (load === undefined) throw new Error(`${show} has no score for ${look}`);
  const { score } = await load();
  const audio = new OfflineAudioContext(2, 8 * sampleRate, sampleRate);
  const { layers, stings } = openMixer(audio);
  const play = (sides: Sides, into: AudioNode, at: number) => {
    const buffer = audio.createBuffer(sides.length, sides[0]?.length ?? 1, sampleRate);
    for (const [side, samples] of sides.entries()) buffer.getChannelData(side).set(samples);
    const source = audio.createBufferSource();
    source.buffer = buffer;
    source.connect(into);
    source.start(at);
  };
  play((await renderPiece(score, 'background')).sides, layers, 0);
  play((await renderPiece(score, 'ceremony')).sides, stings, 0.5);
  play(await crowdSamples('ovation'), stings, 0.5);
  play([propSamples('seven')], stings, 1);
  for (let knock = 0; knock < 24; knock++) play([propSamples('wood')], stings, 1 + knock * 0.03);
  const mixed = await audio.startRendering();
  return figuresOf('loudest', [mixed.getChannelData(0), mixed.getChannelData(1)], false);
};

/** Every score once, with a show and a look that play it. */
const scores = async (): Promise<readonly (readonly [show: string, look: string])[]> => {
  const known = new Map<Score, readonly [string, string]>();
  for (const { name, music: scores = {} } of clientShows)
    for (const [look, load] of Object.entries(scores)) {
      const { score } = await load();
      if (!known.has(score)) known.set(score, [name, look]);
    }
  return [...known.values()];
};

/** What a test or a script asks this page for. */
export interface Hearing {
  readonly scores: typeof scores;
  readonly hearPiece: typeof hearPiece;
  readonly hearCrowd: typeof hearCrowd;
  readonly hearProps: typeof hearProps;
  readonly hearLoudest: typeof hearLoudest;
}

Object.assign(globalThis, { hearing: { scores, hearPiece, hearCrowd, hearProps, hearLoudest } satisfies Hearing });
