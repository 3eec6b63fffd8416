/** Where a state stands among those of its show, whatever brought it (docs/contract.md 13). */
export interface Place {
  readonly epoch: number;
  readonly frame: number;
}

/** Below 0: `a` comes before `b`. */
export const compare = (a: Place, b: Place): number => a.epoch - b.epoch || a.frame - b.frame;

/** Whether nothing is missing between two states. */
export const isNext = (before: Place | null | undefined, after: Place): boolean =>
  before?.epoch === after.epoch && before.frame + 1 === after.frame;
