import { useEffect, useRef, useState } from 'preact/hooks';
import { type Bed, openBed } from './bed.ts';
import { audible, openedMixer, volume } from './sound.ts';

/** Seconds in which the bed comes up, and falls silent. */
const fade = { up: 1.5, down: 0.35 } as const;

/** Nobody hears a page that nobody sees. */
const useSeen = (): boolean => {
  const [seen, see] = useState(!document.hidden);
  useEffect(() => {
    const look = () => see(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return seen;
};

/** Plays the bed while `wanted`, where sound is on; `byDefault` as in `playSound`. */
export const useBed = (wanted: boolean, byDefault: boolean): void => {
  const bed = useRef<Bed | null>(null);
  const mixer = openedMixer.value;
  const seen = useSeen();
  const level = wanted && seen && mixer !== null && audible(byDefault) ? volume.value : 0;
  useEffect(() => {
    if (mixer === null) return;
    if (level > 0) bed.current ??= openBed(mixer);
    bed.current?.level(level, level > 0 ? fade.up : fade.down);
  }, [mixer, level]);
  useEffect(() => () => bed.current?.close(), []);
};
