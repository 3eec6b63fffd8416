/** The alarms of this page about its part in the dice (fairness.md 10): shown here, told to the host, and stored for good. */
import { signal } from '@preact/signals';
import type { AlarmKind, DiceAlarm } from '../shared/engine/protocol.ts';
import type { DiceShelf } from './dice-shelf.ts';

/** Sends one to the room. Resolves to null if no answer came. */
type Tell = (alarm: Omit<DiceAlarm, 'name'>) => Promise<unknown>;

export class DiceAlarms {
  readonly all = signal<readonly DiceAlarm[]>([]);
  readonly #shelf: DiceShelf;
  readonly #tell: Tell;
  /** Those that were sent to the room, or are on their way. */
  readonly #told = new Set<string>();

  constructor(shelf: DiceShelf, tell: Tell) {
    this.#shelf = shelf;
    this.#tell = tell;
    this.all.value = shelf.saved.alarms;
  }

  /** Seats and a desk may share a browser. Alarms raised before anyone sat down belong to the page that raised them. */
  belongTo(name: string): void {
    this.all.value = this.all.value
      .filter(alarm => alarm.name === '' || alarm.name === name)
      .map(alarm => ({ ...alarm, name }));
  }

  raise(name: string, what: AlarmKind, entry: number): void {
    if (this.all.value.some(alarm => alarm.what === what && alarm.entry === entry)) return;
    const alarm: DiceAlarm = { name, what, entry };
    this.all.value = [...this.all.value, alarm];
    this.#shelf.save({ alarms: [...this.#shelf.saved.alarms, alarm] });
  }

  /**
   * Repeats an alarm until the state shows that the host has it. It may have been raised offline, or before this page sat down.
   * `reported`: those in the state.
   */
  tell(name: string, reported: readonly DiceAlarm[]): void {
    for (const { what, entry } of this.all.value) {
      const isKnown = reported.some(one => one.name === name && one.what === what && one.entry === entry);
      const key = `${what} ${entry}`;
      if (isKnown || this.#told.has(key)) continue;
      this.#told.add(key);
      void this.#tell({ what, entry }).then(answer => {
        if (answer === null) this.#told.delete(key);
      });
    }
  }
}
