/** What a connection told, some time later. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Shell } from '../../shared/protocol.ts';
import type { View } from '../../shared/show.ts';
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

/** `milliseconds` 0: at once. The first moment comes at once in any case: there is nothing to be late behind. */
export const lateBy = (
  { shell, view }: Pick<Connection, 'shell' | 'view'>,
  milliseconds: number,
): { readonly shown: ReadonlySignal<Moment | null>; readonly close: () => void } => {
  const shown = signal<Moment | null>(null);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const stop = effect(() => {
    const [nowShell, nowView] = [shell.value, view.value];
    if (nowShell === null || nowView === null) return;
    const moment = { shell: nowShell, view: nowView };
    if (milliseconds === 0 || shown.peek() === null) {
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
