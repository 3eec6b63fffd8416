/**
 * Work in small steps. What waits by `setImmediate` alone goes on all at once: of eight shows that are replayed together each would
 * do its step in the same turn of the loop, and moves wait for the sum.
 */
const waiting: (() => void)[] = [];

const serve = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(serve);
};

/** Resolves when the next step may be done: of all that wait one in each turn of the event loop, in order. */
export const nextTurn = (): Promise<void> =>
  new Promise(resolve => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(serve);
  });
