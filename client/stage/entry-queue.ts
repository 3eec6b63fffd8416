/**
 * The entries that wait to be acted out, one after another, by the server's clock. An entry is cut short when the show moves on
 * before it has ended.
 */
import { signal } from '@preact/signals';
import { cutAt, type Timeline } from '../../shared/engine/moments.ts';
import type { CueFrame } from '../../shared/engine/protocol.ts';
import type { Scene } from './board.ts';

interface QueuedEntry {
  readonly scene: Scene;
  readonly frame: CueFrame;
  readonly time: Timeline;
  /** It follows a gap or takes a move back, so it is shown but not acted out. */
  readonly plain: boolean;
}

/** Picks a time of an entry, in milliseconds after its beginning. */
type Pick = (time: Timeline) => number;

/** `onIdle` is called after the last entry of the queue. */
export const createEntryQueue = (
  clock: () => number,
  actOut: (entry: QueuedEntry) => Promise<void>,
  onIdle: () => void,
) => {
  const busy = signal(false);
  const queue: QueuedEntry[] = [];
  let acting: QueuedEntry | null = null;
  let wake: (() => void) | null = null;
  let closed = false;

  /** The entry that is being acted out, as its scene and times are now. Throws when there is none. */
  const current = (): QueuedEntry => {
    if (acting === null) throw new Error('No entry is being acted out.');
    return acting;
  };

  /** Milliseconds until a time of the current entry; negative when it has passed. */
  const left = (pick: Pick): number => {
    const { time } = current();
    return time.at + pick(time) - clock();
  };

  const run = async () => {
    busy.value = true;
    for (let entry = queue.shift(); entry !== undefined && !closed; entry = queue.shift()) {
      acting = entry;
      await actOut(entry);
      acting = null;
    }
    onIdle();
    busy.value = false;
  };

  /** Ends whatever would still be going on at `now`, in milliseconds of the server's clock. */
  const cut = (now: number) => {
    const shorter = (entry: QueuedEntry): QueuedEntry =>
      entry.time.at + entry.time.ends > now ? { ...entry, time: cutAt(entry.time, now) } : entry;
    for (const [index, entry] of queue.entries()) queue[index] = shorter(entry);
    if (acting !== null) acting = shorter(acting);
    wake?.();
  };

  const waitUntil = async (pick: Pick) => {
    while (!closed && left(pick) > 0) {
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, left(pick));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      wake = null;
    }
  };

  // Browsers slow down the timers of a hidden page. When it is seen again, what should be over ends at once.
  const onVisibility = () => wake?.();
  document.addEventListener('visibilitychange', onVisibility);

  return {
    busy,
    current,
    /** The newest scene of the queue, which may be the one that is being acted out. */
    newest: () => queue.at(-1)?.scene ?? acting?.scene,
    left,
    /** Waits for a time of the current entry, which may be cut short meanwhile. Undefined if it has come. */
    until: (pick: Pick) => (!closed && left(pick) > 0 ? waitUntil(pick) : undefined),
    /** Cuts everything before the new entry short at its beginning. */
    add(entry: QueuedEntry): void {
      cut(entry.time.at);
      queue.push(entry);
      if (acting === null) void run();
    },
    /** Replaces the newest scene by one of the same entry. False where nothing is queued or acted out. */
    refresh(scene: Scene): boolean {
      const last = queue.at(-1);
      if (last !== undefined) queue[queue.length - 1] = { ...last, scene };
      else if (acting !== null && acting.scene.view.phase === scene.view.phase) acting = { ...acting, scene };
      return last !== undefined || acting !== null;
    },
    cut,
    isClosed: () => closed,
    close(): void {
      closed = true;
      wake?.();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
};
