/**
 * Renders a score with a combo: the few players of the band who strike and pluck. It mixes their samples directly, quickly and
 * without Tone.js. Phones use nothing else. A television plays this until the whole band is rendered.
 */
import { arrange } from './arranger.ts';
import { drumLevel, drumSample, isDrumName, timpaniPitch } from './drums.ts';
import { lead, master, type Rendered } from './mastering.ts';
import { isSampled, nearestSample, type SampledName } from './samples.ts';
import type { PieceName, PlayerName, Score } from './score.ts';
import { panGains, type Stereo, sampleRate, silence, yieldToPage } from './synthesis.ts';

/** Not the piano, whose samples take longest to synthesize. */
type ComboName = Exclude<SampledName, 'piano'>;

interface StandIn {
  readonly by: ComboName;
  /** Longest note in seconds that is a single stroke. A longer one, which the mallets could not sustain, becomes a roll. */
  readonly single: number;
}

const vibes: StandIn = { by: 'vibes', single: 1 };
const rolled: StandIn = { by: 'marimba', single: 0.27 };

/** Who plays the parts of the others. */
const standIns: Readonly<Record<Exclude<PlayerName, ComboName>, StandIn>> = {
  brass: vibes,
  muted: rolled,
  strings: rolled,
  tremolo: rolled,
  piano: vibes,
  keys: vibes,
  organ: vibes,
  lead: { by: 'marimba', single: 1 },
  synthBass: { by: 'bass', single: Number.POSITIVE_INFINITY },
};

const levels: Readonly<Record<ComboName, number>> = {
  vibes: 0.34,
  marimba: 0.42,
  guitar: 0.45,
  harp: 0.34,
  bass: 0.55,
};

/** Seconds between two strokes of a roll, and their gain compared to a single stroke. */
const roll = { each: 0.09, gain: 0.6 } as const;

const isOfCombo = (by: PlayerName): by is ComboName => isSampled(by) && by !== 'piano';

interface Stroke {
  readonly samples: Float32Array;
  /** Playback rate. */
  readonly rate: number;
  readonly at: number;
  readonly gain: number;
  readonly pan: number;
  /** Seconds until it is damped, Infinity for never. */
  readonly lasts: number;
}

/** Fade-in of a note, in samples. */
const attack = 40;

/** Time constant of a damped note's decay, in seconds. */
const damped = 0.12;

const strike = ([left, right]: Stereo, { samples, rate, at, gain, pan, lasts }: Stroke): void => {
  const from = Math.round((lead + at) * sampleRate);
  const held = Number.isFinite(lasts) ? Math.round(lasts * sampleRate) : samples.length;
  const count = Math.min(
    left.length - from,
    Math.floor((samples.length - 2) / rate),
    Math.round(held + damped * 7 * sampleRate),
  );
  const fade = Math.exp(-1 / (damped * sampleRate));
  const [toLeft, toRight] = panGains(pan);
  let amount = gain;
  for (let i = 0; i < count; i++) {
    const place = i * rate;
    const whole = Math.floor(place);
    const one = samples[whole] as number;
    // A note that began with a step would click.
    const wave = (one + ((samples[whole + 1] as number) - one) * (place - whole)) * amount * Math.min(1, i / attack);
    left[from + i] = (left[from + i] as number) + wave * toLeft;
    right[from + i] = (right[from + i] as number) + wave * toRight;
    if (i > held) amount *= fade;
  }
};

/** A small room: each side echoes on the other one. Delay in samples, and gain. */
const echoes = [
  [1123, 0.16],
  [1733, 0.13],
  [2687, 0.1],
] as const;

const addEchoes = ([left, right]: Stereo): void => {
  for (const [late, gain] of echoes)
    for (let i = late; i < left.length; i++) {
      const [l, r] = [left[i - late] as number, right[i - late] as number];
      left[i] = (left[i] as number) + r * gain;
      right[i] = (right[i] as number) + l * gain;
    }
};

export const renderCombo = async (score: Score, name: PieceName): Promise<Rendered> => {
  const arrangement = arrange(score, name);
  const { notes, lasts: length, tail } = arrangement;
  const sides: Stereo = [silence(lead + length + tail), silence(lead + length + tail)];
  for (const { by, pitch, at, lasts, velocity, pan } of notes) {
    await yieldToPage();
    if (isDrumName(by)) {
      const gain = drumLevel(by) * velocity ** 1.4;
      const rate = pitch === 0 ? 1 : 2 ** ((pitch - timpaniPitch) / 12);
      strike(sides, { samples: drumSample(by), rate, at, gain, pan, lasts: Number.POSITIVE_INFINITY });
      continue;
    }
    const player = isOfCombo(by) ? { by, single: Number.POSITIVE_INFINITY } : standIns[by];
    const { pitch: nearest, samples } = nearestSample(player.by, pitch);
    const gain = levels[player.by] * velocity ** 1.2;
    const stroke = { samples, rate: 2 ** ((pitch - nearest) / 12), pan, at, gain, lasts: Math.max(lasts, 0.12) };
    if (lasts < player.single) strike(sides, stroke);
    else
      for (let then = 0, beat = 0; then < lasts; then += roll.each, beat++)
        strike(sides, {
          ...stroke,
          at: at + then,
          gain: gain * roll.gain * (beat % 2 === 0 ? 1 : 0.85),
          lasts: roll.each,
        });
  }
  await yieldToPage();
  addEchoes(sides);
  await yieldToPage();
  return master(name, sides, arrangement);
};
