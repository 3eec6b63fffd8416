import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part that is fetched when it is first shown; null until it is there. `load` is only ever called once. */
export const useLazy = <P>(load: () => Promise<{ readonly default: ComponentType<P> }>): ComponentType<P> | null => {
  const [part, setPart] = useState<{ readonly shown: ComponentType<P> } | null>(null);
  useEffect(() => {
    let wanted = true;
    void load().then(loaded => {
      if (wanted) setPart({ shown: loaded.default });
    });
    return () => {
      wanted = false;
    };
  }, []);
  return part?.shown ?? null;
};
