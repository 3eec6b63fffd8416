/** The soundtrack of a film: the danger music, the lead-up to the landing, dice on felt, then the win and its applause. */
import { openedMixer } from '../../parts/sound.ts';
import { clientShowOf } from '../../shows/index.ts';
import { Conductor, type Situation } from '../../sound/conductor.ts';
import { Library } from '../../sound/library.ts';
import { openMixer, ramp } from '../../sound/mixer.ts';
import { knocksOf, type Roll } from '../../stage/dice/stand.ts';
import { cuts } from './film.ts';

export interface FilmSound {
  readonly track: MediaStreamTrack;
  /** Call it when the film begins. */
  begins(): void;
  throws(roll: Roll | null): void;
  brags(): void;
  close(): void;
}

/** Longest wait for the whole band in seconds. After it the combo plays. */
const patience = 15;
/** Seconds of the fade at the end of the film. */
const fade = 0.7;

const silent: Situation = { waits: false, runs: false, danger: false, tense: false };

/** null if this browser plays no sound. `set`: the set of the board, whose score is played. */
export const openFilmSound = async (show: string, set: string): Promise<FilmSound | null> => {
  const audio = openedMixer.peek()?.audio;
  if (!(audio instanceof AudioContext)) return null;
  const output = audio.createMediaStreamDestination();
  // It goes into the film and not to the loudspeakers.
  const mixer = openMixer(audio, output);
  const library = new Library(audio, () => undefined);
  const conductor = new Conductor(mixer, library);
  const { music: scores = {} } = clientShowOf(show);
  await library.loadOnly(scores, set, ['danger', 'reveal', 'win'], patience);
  const [track] = output.stream.getAudioTracks();
  if (track === undefined) return null;
  const timers: ReturnType<typeof setTimeout>[] = [];
  return {
    track,
    begins() {
      conductor.follow({ ...silent, runs: true, danger: true });
      conductor.cue('reveal', { reveal: cuts.lands });
      timers.push(setTimeout(() => ramp(mixer.volume, 0, fade, audio), cuts.ends - fade * 1000));
    },
    throws(roll) {
      for (const { wait, loud, on } of knocksOf(roll))
        timers.push(setTimeout(() => conductor.cue(on === 'die' ? 'clack' : 'felt', { loud }), wait));
    },
    brags() {
      conductor.follow(silent);
      conductor.cue('win', { tone: 'win', lasts: cuts.ends - cuts.brags });
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      library.close();
      conductor.close();
      track.stop();
    },
  };
};
