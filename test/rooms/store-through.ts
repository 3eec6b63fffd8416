/** A server’s store with somebody in between. */
import type { Store } from '../../server/store/store.ts';

/** A call of the store; `pass` makes it. What is returned is the answer. */
type Between = (name: string, pass: () => unknown, given: readonly unknown[]) => unknown;

/** Every call goes through `between`, which may note it, refuse it, or change its answer. */
export const storeThrough =
  (between: Between) =>
  (store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => between(String(name), () => value.apply(target, given), given);
      },
    });
