/** The house rules of a show, fetched when somebody wants to read or change them; undefined until then. */
import { useEffect, useState } from 'preact/hooks';
import type { HouseOfShow } from '../../shared/house/house-of-show.ts';
import { houseOfShow } from '../../shared/shows/index.ts';
import { fetched } from '../parts/lazy.ts';

export const useHouse = (show: string, options: object): HouseOfShow | undefined => {
  const [found, setFound] = useState<{ readonly key: string; readonly house: HouseOfShow | undefined }>();
  // Only options that choose among sets of rules may change them. The house rules themselves never do.
  const key = JSON.stringify([show, { ...options, house: undefined }]);
  useEffect(() => {
    let wanted = true;
    void fetched(() => houseOfShow(show, options)).then(house => {
      if (wanted) setFound({ key, house });
    });
    return () => {
      wanted = false;
    };
  }, [key]);
  return found?.key === key ? found.house : undefined;
};

/**
 * Whether a show's options contain house rules. A record holds only differences from the original, so most shows need none of the
 * code that displays them.
 */
export const hasHouseRules = (house: unknown): boolean =>
  typeof house === 'object' && house !== null && Object.keys(house).length > 0;
