/**
 * Keeps the screen on. Browsers do so on request, but not over plain http. There an invisible video, started at the first touch,
 * does the same.
 */
import { useEffect } from 'preact/hooks';
// Two seconds of black with a silent sound track. Without the track, an iPhone's screen still goes dark.
import film from './awake.mp4';

type Release = () => void;

const byLock = (): Release => {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const hold = async () => {
    if (over || document.visibilityState !== 'visible') return;
    try {
      const held = await navigator.wakeLock.request('screen');
      if (over) void held.release();
      else lock = held;
    } catch {
      // An empty battery or a setting may refuse. Then the screen goes dark as usual.
    }
  };
  // The browser releases the lock when the page is hidden.
  const look = () => void hold();
  document.addEventListener('visibilitychange', look);
  void hold();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', look);
    void lock?.release();
  };
};

const byFilm = (): Release => {
  const video = document.createElement('video');
  video.setAttribute('playsinline', '');
  video.loop = true;
  video.preload = 'none';
  video.src = film;
  const play = () => {
    if (document.visibilityState === 'visible' && video.paused) video.play().catch(() => undefined);
  };
  const touches = ['pointerup', 'touchend'] as const;
  for (const touch of touches) addEventListener(touch, play, { passive: true });
  document.addEventListener('visibilitychange', play);
  return () => {
    for (const touch of touches) removeEventListener(touch, play);
    document.removeEventListener('visibilitychange', play);
    video.pause();
    video.removeAttribute('src');
  };
};

/** Only on devices that people hold or have beside them does the screen go dark while somebody looks at it. */
const isTouched = () => matchMedia('(any-pointer: coarse)').matches;

export const useAwake = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted) return;
    if ('wakeLock' in navigator) return byLock();
    if (isTouched()) return byFilm();
  }, [wanted]);
};
