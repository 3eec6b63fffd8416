/** A connection's state for a stage: from the first moment that may be shown, and later by the delay of a stream. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Shell } from '../../shared/engine/protocol.ts';
import type { View } from '../../shared/engine/show.ts';
import type { Connection } from '../connection.ts';

interface Moment {
  readonly shell: Shell;
  readonly view: View;
}

/** Longest delay of a stream, seconds. */
const longest = 120;

/** `?delay=SECONDS` of this page's address, in milliseconds. */
export const delayInLink = (): number =>
  Math.min(longest, Math.max(0, Number(new URLSearchParams(location.search).get('delay')) || 0)) * 1000;

/**
 * `milliseconds` 0: without delay. The first moment comes as soon as it may be shown, when a throw in the air has landed. All
 * later ones come as they arrive, because the stage knows when to show what.
 */
export const lateBy = (
  { shell, view, live }: Pick<Connection, 'shell' | 'view' | 'live'>,
  milliseconds: number,
): { readonly shown: ReadonlySignal<Moment | null>; readonly close: () => void } => {
  const shown = signal<Moment | null>(null);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stop = effect(() => {
    const [nowShell, nowView] = [live.shell.value, live.view.value];
    const [seenShell, seenView] = [shell.value, view.value];
    if (nowShell === null || nowView === null || seenShell === null || seenView === null) return;
    if (shown.peek() === null) shown.value = { shell: seenShell, view: seenView };
    if (shown.peek()?.shell === nowShell) return;
    const moment = { shell: nowShell, view: nowView };
    if (milliseconds === 0) {
      shown.value = moment;
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      shown.value = moment;
    }, milliseconds);
    timers.add(timer);
  });
  return {
    shown,
    close: () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
