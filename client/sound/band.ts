/**
 * Plays a sheet: every member is an instrument of Tone.js with a place on the stage, all of them in one room. A piece is rendered
 * once, to samples, and played from those: it sounds the same as it was measured, and a television has the time for its pictures.
 */
import { Compressor, Convolver, Gain, OfflineContext, Panner, setContext, ToneAudioBuffer } from 'tone';
import { arrange } from './arranger.ts';
import { drumLevels, isDrumName } from './drums.ts';
import { room, sampleRate } from './grains.ts';
import { master } from './loudness.ts';
import { drumOf, instruments, type Player, playerOf } from './players.ts';
import { loops, type PieceName, type Score } from './score.ts';

export interface Rendered {
  /** Left and right. */
  readonly sides: readonly [Float32Array, Float32Array];
  /** Seconds without what rings on. */
  readonly lasts: number;
  /** Seconds after which it falls. */
  readonly falls: number;
  /** Seconds of one bar. */
  readonly bar: number;
}

/** How loud each piece is, LUFS: what happens is heard over what goes on. */
export const levels: Readonly<Record<PieceName, number>> = {
  theme: -18,
  background: -33,
  danger: -28,
  reveal: -20,
  right: -19,
  wrong: -20,
  steal: -19,
  flourish: -22,
  win: -18,
  loss: -20,
  ceremony: -17.5,
};

const roomSeconds = 1.15;
/** Seconds before the first note, so that it begins from nothing. */
const lead = 0.02;

const render = async (score: Score, name: PieceName): Promise<Rendered> => {
  const { played, lasts, rings, falls, bar } = arrange(score, name);
  const seconds = lead + lasts + rings;
  const context = new OfflineContext(2, seconds, sampleRate);
  // Whatever Tone makes belongs to this one; it would open a second way to the loudspeakers otherwise.
  setContext(context);
  const glue = new Compressor({ threshold: -20, ratio: 2.4, attack: 0.012, release: 0.16, knee: 12 });
  // Not by Tone's own way out, which only a part of it makes that nothing here asks for.
  glue.connect(context.rawContext.destination);
  const walls = new Convolver({ url: ToneAudioBuffer.fromArray([...room(roomSeconds)]), normalize: true });
  walls.chain(new Gain(0.9), glue);

  const seats = new Map<string, Player>();
  const seat = async (by: (typeof played)[number]['by'], part: number, pan: number): Promise<Player> => {
    const known = seats.get(`${part}/${by}`);
    if (known !== undefined) return known;
    const drums = isDrumName(by);
    const pitches = played.filter(note => note.part === part && note.by === by).map(({ pitch }) => pitch);
    const made = drums ? drumOf(by) : await playerOf(by, pitches);
    const { level, room } = drums ? { level: drumLevels[by], room: 0.14 } : instruments[by];
    const place = new Panner(pan);
    made.output.chain(new Gain(level), place, glue);
    place.chain(new Gain(room), walls);
    seats.set(`${part}/${by}`, made);
    return made;
  };
  for (const { by, part, pan, pitch, at, lasts, force } of played)
    (await seat(by, part, pan)).play(pitch, lead + at, lasts, force);

  const buffer = (await context.render()).get();
  context.dispose();
  if (buffer === undefined) throw new Error(`${name} was not rendered`);
  const whole = [buffer.getChannelData(0), buffer.getChannelData(1)] as const;
  if (!loops(name)) {
    master(whole, levels[name], true);
    return { sides: [whole[0], whole[1]], lasts, falls: falls === 0 ? 0 : lead + falls, bar };
  }
  // What rings on beyond the end sounds over the beginning of the next round.
  const count = Math.round(lasts * sampleRate);
  const first = Math.round(lead * sampleRate);
  const round = whole.map(side => {
    const made = side.slice(first, first + count);
    for (let i = first + count; i < side.length; i++) {
      const to = (i - first) % count;
      made[to] = (made[to] ?? 0) + (side[i] ?? 0);
    }
    return made;
  });
  master(round, levels[name], false);
  return { sides: [round[0] as Float32Array, round[1] as Float32Array], lasts, falls: 0, bar };
};

let before: Promise<unknown> = Promise.resolve();

/** One after the other: Tone knows one context at a time. */
export const renderPiece = (score: Score, name: PieceName): Promise<Rendered> => {
  const made = before.then(() => render(score, name));
  before = made.catch(() => undefined);
  return made;
};
