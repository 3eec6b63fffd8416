import { type ComponentType, type FunctionComponent, h } from 'preact';
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

/** A component that is fetched when it is first shown anywhere, and stands at once from then on. */
export const lazily = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): FunctionComponent<P> => {
  let found: ComponentType<P> | undefined;
  return props => {
    const [, look] = useState(false);
    useEffect(() => {
      if (found !== undefined) return;
      let wanted = true;
      let timer: ReturnType<typeof setTimeout>;
      const fetch = () =>
        load().then(
          loaded => {
            found = loaded.default;
            if (wanted) look(true);
          },
          // The server is on its way back, or the network: nobody's turn is lost over that.
          () => {
            if (wanted) timer = setTimeout(fetch, 1000);
          },
        );
      void fetch();
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    }, []);
    return found === undefined ? null : h(found as ComponentType, props);
  };
};
