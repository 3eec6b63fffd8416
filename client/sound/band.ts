/**
 * Plays a sheet: every member is an instrument of Tone.js with a place on the stage, all in one room. A piece is rendered to
 * samples once and played from those, so that it sounds as it was measured and a television has time for its pictures.
 */
import { Compressor, Convolver, Gain, OfflineContext, Panner, setContext, ToneAudioBuffer } from 'tone';
import { arrange } from './arranger.ts';
import { drumLevels, isDrumName } from './drums.ts';
import { finish, lead, type Rendered } from './finish.ts';
import { pause, room, sampleRate } from './grains.ts';
import { drumOf, instruments, type Player, playerOf } from './players.ts';
import type { PieceName, Score } from './score.ts';

const roomSeconds = 1.15;
const render = async (score: Score, name: PieceName): Promise<Rendered> => {
  const arranged = arrange(score, name);
  const { played, lasts, rings } = arranged;
  const seconds = lead + lasts + rings;
  const context = new OfflineContext(2, seconds, sampleRate);
  // Everything that Tone makes must use this context, or it would open a second audio output.
  setContext(context);
  const glue = new Compressor({ threshold: -20, ratio: 2.4, attack: 0.012, release: 0.16, knee: 12 });
  // Avoids Tone's own destination, which would pull in a part of Tone that nothing here uses.
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
  for (const { by, part, pan, pitch, at, lasts, force } of played) {
    await pause();
    (await seat(by, part, pan)).play(pitch, lead + at, lasts, force);
  }

  const buffer = (await context.render()).get();
  context.dispose();
  if (buffer === undefined) throw new Error(`${name} was not rendered`);
  return finish(name, [buffer.getChannelData(0), buffer.getChannelData(1)], arranged);
};

let before: Promise<unknown> = Promise.resolve();

/** One after another, because Tone has only one current context. */
export const renderPiece = (score: Score, name: PieceName): Promise<Rendered> => {
  const made = before.then(() => render(score, name));
  before = made.catch(() => undefined);
  return made;
};
