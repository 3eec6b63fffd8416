/** The band follows the stage: themes for titles and entrances, layers for what goes on, and silence while the page is hidden. */
import { useEffect, useState } from 'preact/hooks';
import { audible, claimAudio, openBand, openedBand, openedMixer, stagePlays, volume } from '../parts/sound.ts';
import { clientShowOf } from '../shows/index.ts';
import { ramp } from '../sound/mixer.ts';
import type { Scene } from './board.ts';
import type { Director } from './director.ts';

/** A hidden page is silent. */
const usePageVisible = (): boolean => {
  const [visible, see] = useState(!document.hidden);
  useEffect(() => {
    const look = () => see(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
};

interface Plays {
  readonly scene: Scene;
  /** The set of the board. */
  readonly look: string;
  readonly danger: boolean;
  /** The whole stage. A part of it has no band. */
  readonly whole: boolean;
  /** As in `playSound`. */
  readonly byDefault: boolean;
  /** The show's clock, milliseconds. */
  readonly now: () => number;
}

export const useBand = (director: Director, { scene, look, danger: risky, whole, byDefault, now }: Plays): void => {
  const visible = usePageVisible();
  const mixer = openedMixer.value;
  const on = mixer !== null && visible && audible(byDefault);
  // A sound check is heard on every page that is not muted.
  const loud = visible && audible(true) ? volume.value : 0;
  useEffect(() => {
    claimAudio(on);
    stagePlays.value = on;
    // Without the band the show goes on in silence.
    if (on) void openBand().catch(() => undefined);
    return () => {
      stagePlays.value = false;
    };
  }, [on]);
  useEffect(() => {
    if (mixer !== null) ramp(mixer.volume, loud, 0.08, mixer.audio);
  }, [mixer, loud]);
  const band = openedBand.value;
  const { show } = scene.view;
  const [set = ''] = look.split(' ');
  useEffect(() => {
    const { music: scores = {} } = clientShowOf(show);
    if (band === null || !on) return;
    band.conductor.change();
    // If something cannot be fetched, the show goes on without music.
    void band.library.load(scores, set, scene.view.phase === 'lobby').catch(() => undefined);
  }, [band, on, show, set]);
  const { phase } = scene.view;
  const plays = on && whole;
  const waits = plays && phase === 'lobby';
  const runs = plays && phase !== 'lobby' && phase !== 'over' && scene.shell.paused === '';
  const danger = plays && risky;
  const tense = plays && (director.rolling.value === 'tense' || director.hush.value);
  useEffect(() => band?.conductor.follow({ waits, runs, danger, tense }), [band, waits, runs, danger, tense]);
  useEffect(
    () =>
      director.moment.subscribe(moment => {
        if (moment === null || band === null || !on) return;
        const { name, at, lasts } = moment;
        const left = (at + lasts - now()) / 1000;
        // When sound is turned on later, past moments are not played.
        if (name !== 'titles' && name !== 'entrance') band.conductor.fadeLong();
        else if (left > 0.3) band.conductor.theme(left);
      }),
    [director, band, on],
  );
  useEffect(() => () => openedBand.peek()?.conductor.close(), []);
};
