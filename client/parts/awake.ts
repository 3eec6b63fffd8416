/** Keeps the screen from going dark, where the browser can (not over plain http). */
import { useEffect } from 'preact/hooks';

export const useAwake = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const hold = async () => {
      if (over || document.visibilityState !== 'visible') return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (over) void held.release();
        else lock = held;
      } catch {
        // An empty battery or a setting says no: then it is as with every other page.
      }
    };
    // The browser lets go of it when the page is hidden.
    const look = () => void hold();
    document.addEventListener('visibilitychange', look);
    void hold();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, [wanted]);
};
