/**
 * How long a task stays open for the room at least. Until then a contestant's move that would end it waits: their page sends it
 * again. It binds neither the host nor a room in which everybody has called.
 */
import type { Task } from '../../shared/crowd/task.ts';
import type { Frame } from '../../shared/engine/frame.ts';

/** Milliseconds for which the host waits by one press, where no time is set. */
const onePress = 20_000;

const isOpen = ({ act, state }: Frame, { key }: Task): boolean =>
  (act.asked?.(state) ?? []).some(asked => asked.key === key && asked.stage === 'open');

export class RoomWindow {
  /** How many play along, and how many of them have called the task that is open. */
  room: () => { readonly people: number; readonly called: number } = () => ({ people: 0, called: 0 });
  readonly #now: () => number;
  /** Milliseconds that every task stays open at least, by the host's setting. */
  readonly #least: () => number;
  #task: Task | null = null;
  /** When it was opened, in milliseconds since 1970. */
  #since = 0;
  /** When the host's press ends; 0 for none, -1 where nothing is waited for any more. */
  #pressed = 0;

  constructor(now: () => number, least: () => number) {
    this.#now = now;
    this.#least = least;
  }

  /** When the task that is open may end, in milliseconds since 1970; 0 for at any time. */
  get until(): number {
    const { people, called } = this.room();
    if (this.#task === null || this.#pressed < 0 || called >= people) return 0;
    const least = this.#least();
    const until = Math.max(least === 0 ? 0 : this.#since + least, this.#pressed);
    return until > this.#now() ? until : 0;
  }

  /** Called after each entry. `at`: when it was made, or will be shown. */
  see(task: Task | null, at: number): void {
    if (task?.key !== this.#task?.key) {
      this.#since = at;
      this.#pressed = 0;
    }
    this.#task = task;
  }

  /** The host waits from now on, or no longer. */
  press(on: boolean): void {
    this.#pressed = on ? this.#now() + (this.#least() || onePress) : -1;
  }

  /** Milliseconds for which a move waits that leads to this frame; 0 for none. */
  holds(next: Frame): number {
    const { until } = this;
    if (until === 0 || this.#task === null) return 0;
    return 'options' in this.#task || !isOpen(next, this.#task) ? until - this.#now() : 0;
  }
}
