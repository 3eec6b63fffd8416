/**
 * Renders a score with the few players of the band who strike and pluck. It mixes their samples directly, quickly and without
 * Tone.js. Phones use nothing else. A television plays this until the whole band is rendered.
 */
import { arrange } from './arranger.ts';
import { drum, drumLevels, isDrumName } from './drums.ts';
import { finish, lead, type Rendered } from './finish.ts';
import { pause, sampleRate, silence } from './grains.ts';
import { isStruck, type Struck, struckSample } from './samples.ts';
import type { DrumName, PieceName, PlayerName, Score } from './score.ts';

/** Not the piano, whose samples take longest to synthesize. */
type Few = Exclude<Struck, 'piano'>;

/** Who plays the parts of the others. `rolls`: long notes become a roll. */
const standIns: Readonly<Record<Exclude<PlayerName, Few>, readonly [by: Few, rolls: boolean]>> = {
  brass: ['vibes', false],
  mutes: ['marimba', true],
  strings: ['marimba', true],
  shivers: ['marimba', true],
  piano: ['vibes', false],
  keys: ['vibes', false],
  organ: ['vibes', false],
  lead: ['marimba', false],
  electric: ['bass', false],
};

const levels: Readonly<Record<Few, number>> = {
  vibes: 0.34,
  marimba: 0.42,
  guitar: 0.45,
  harp: 0.34,
  bass: 0.55,
};

/** Seconds between two strokes of a roll, and their loudness compared to a single stroke. */
const roll = { each: 0.09, loud: 0.6 } as const;

const isOfFew = (by: PlayerName): by is Few => isStruck(by) && by !== 'piano';

interface Stroke {
  readonly samples: Float32Array;
  /** Playback rate. */
  readonly rate: number;
  readonly at: number;
  readonly loud: number;
  readonly pan: number;
  /** Seconds until it is damped, Infinity for never. */
  readonly lasts: number;
}

/** Fade-in of a note, in samples. */
const touch = 40;

/** Time constant of a damped note's decay, in seconds. */
const damped = 0.12;

const strike = (left: Float32Array, right: Float32Array, { samples, rate, at, loud, pan, lasts }: Stroke): void => {
  const from = Math.round((lead + at) * sampleRate);
  const held = Number.isFinite(lasts) ? Math.round(lasts * sampleRate) : samples.length;
  const count = Math.min(
    left.length - from,
    Math.floor((samples.length - 2) / rate),
    Math.round(held + damped * 7 * sampleRate),
  );
  const fade = Math.exp(-1 / (damped * sampleRate));
  const [toLeft, toRight] = [Math.cos(((pan + 1) * Math.PI) / 4), Math.sin(((pan + 1) * Math.PI) / 4)];
  let amount = loud;
  for (let i = 0; i < count; i++) {
    const place = i * rate;
    const whole = Math.floor(place);
    const one = samples[whole] as number;
    // A note that began with a step would click.
    const wave = (one + ((samples[whole + 1] as number) - one) * (place - whole)) * amount * Math.min(1, i / touch);
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

const inRoom = (left: Float32Array, right: Float32Array): void => {
  for (const [late, loud] of echoes)
    for (let i = late; i < left.length; i++) {
      const [l, r] = [left[i - late] as number, right[i - late] as number];
      left[i] = (left[i] as number) + r * loud;
      right[i] = (right[i] as number) + l * loud;
    }
};

export const renderLight = async (score: Score, name: PieceName): Promise<Rendered> => {
  const arranged = arrange(score, name);
  const { played, lasts, rings } = arranged;
  const [left, right] = [silence(lead + lasts + rings), silence(lead + lasts + rings)];
  const hit = (by: DrumName, at: number, force: number, pan: number) =>
    strike(left, right, {
      samples: drum(by),
      rate: 1,
      at,
      loud: drumLevels[by] * force ** 1.4,
      pan,
      lasts: Number.POSITIVE_INFINITY,
    });
  for (const { by, pitch, at, lasts: long, force, pan } of played) {
    await pause();
    if (isDrumName(by)) {
      hit(by, at, force, pan);
      continue;
    }
    const [player, rolls] = isOfFew(by) ? [by, false] : standIns[by];
    const { pitch: near, samples } = struckSample(player, pitch);
    const stroke = { samples, rate: 2 ** ((pitch - near) / 12), pan };
    const loud = levels[player] * force ** 1.2;
    if (!rolls || long < roll.each * 3) strike(left, right, { ...stroke, at, loud, lasts: Math.max(long, 0.12) });
    else
      for (let then = 0, beat = 0; then < long; then += roll.each, beat++)
        strike(left, right, {
          ...stroke,
          at: at + then,
          loud: loud * roll.loud * (beat % 2 === 0 ? 1 : 0.85),
          lasts: roll.each,
        });
  }
  await pause();
  inRoom(left, right);
  await pause();
  return finish(name, [left, right], arranged);
};
