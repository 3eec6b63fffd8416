import { type ComponentType, type FunctionComponent, h, type VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useWork } from './timing.ts';

/**
 * Fetches with `load`, and retries until it succeeds, first after a second. The server or the network will be back, and nobody
 * should lose a turn over that.
 */
export const fetched = <T>(load: () => Promise<T>, wait = 1000): Promise<T> =>
  load().catch(
    () => new Promise<T>(resolve => setTimeout(() => resolve(fetched(load, Math.min(8000, wait * 2))), wait)),
  );

/** A part that is fetched once it is wanted; null until then. `load` is called until it has succeeded once. */
export const useLazy = <P>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  needed = true,
): ComponentType<P> | null => {
  const [part, setPart] = useState<{ readonly shown: ComponentType<P> } | null>(null);
  useWork(
    wanted => needed && part === null && fetched(load).then(loaded => wanted() && setPart({ shown: loaded.default })),
    [needed],
  );
  return part?.shown ?? null;
};

/**
 * A component that is fetched when it is first shown, or `ahead` of that, and from then on renders at once. `meanwhile`: what stands in
 * its place.
 */
export const lazily = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  meanwhile: (props: P) => VNode | null = () => null,
): FunctionComponent<P> & { readonly ahead: () => void } => {
  let found: ComponentType<P> | null = null;
  const Part = (props: P) => {
    const loaded = useLazy(load, found === null);
    found ??= loaded;
    return found === null ? meanwhile(props) : h(found as ComponentType, props);
  };
  const ahead = () =>
    void fetched(load).then(loaded => {
      found = loaded.default;
    });
  return Object.assign(Part, { ahead });
};
