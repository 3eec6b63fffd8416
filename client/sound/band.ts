/**
 * Plays a sheet: every member is an instrument of Tone.js with a place on the stage, all in one room. A piece is rendered to
 * samples once and played from those, so that it sounds as it was measured and a television has time for its pictures.
 */
import { Compressor, Convolver, Gain, OfflineContext, Panner, setContext, ToneAudioBuffer } from 'tone';
import { arrange } from './arranger.ts';
import { drumLevel, isDrumName } from './drums.ts';
import { lead, master, type Rendered } from './mastering.ts';
import { drumOf, instruments, type Player, playerOf } from './players.ts';
import type { PieceName, Score } from './score.ts';
import { roomImpulse, sampleRate, yieldToPage } from './synthesis.ts';

const roomSeconds = 1.15;
const render = async (score: Score, name: PieceName): Promise<Rendered> => {
  const arrangement = arrange(score, name);
  const { notes, lasts: length, tail } = arrangement;
  const seconds = lead + length + tail;
  const context = new OfflineContext(2, seconds, sampleRate);
  // Everything that Tone makes must use this context, or it would open a second audio output.
  setContext(context);
  const glue = new Compressor({ threshold: -20, ratio: 2.4, attack: 0.012, release: 0.16, knee: 12 });
  // Avoids Tone's own destination, which would pull in a part of Tone that nothing here uses.
  glue.connect(context.rawContext.destination);
  const walls = new Convolver({ url: ToneAudioBuffer.fromArray([...roomImpulse(roomSeconds)]), normalize: true });
  walls.chain(new Gain(2), glue);

  const seats = new Map<string, Player>();
  const seat = async (by: (typeof notes)[number]['by'], part: number, pan: number): Promise<Player> => {
    const known = seats.get(`${part}/${by}`);
    if (known !== undefined) return known;
    const drums = isDrumName(by);
    const pitches = notes.filter(note => note.part === part && note.by === by).map(({ pitch }) => pitch);
    const player = drums ? drumOf(by) : await playerOf(by, pitches);
    const { level, room } = drums ? { level: drumLevel(by), room: 0.14 } : instruments[by];
    const place = new Panner(pan);
    player.output.chain(new Gain(level), place, glue);
    place.chain(new Gain(room), walls);
    seats.set(`${part}/${by}`, player);
    return player;
  };
  for (const { by, part, pan, pitch, at, lasts, velocity } of notes) {
    await yieldToPage();
    (await seat(by, part, pan)).play(pitch, lead + at, lasts, velocity);
  }

  const buffer = (await context.render()).get();
  context.dispose();
  if (buffer === undefined) throw new Error(`${name} was not rendered`);
  return master(name, [buffer.getChannelData(0), buffer.getChannelData(1)], arrangement);
};

let before: Promise<unknown> = Promise.resolve();

/** One after another, because Tone has only one current context. */
export const renderPiece = (score: Score, name: PieceName): Promise<Rendered> => {
  const rendered = before.then(() => render(score, name));
  before = rendered.catch(() => undefined);
  return rendered;
};
