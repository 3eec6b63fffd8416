/** The house rules of a show, fetched when somebody wants to read or change them; undefined until then. */
import { useEffect, useState } from 'preact/hooks';
import type { RulesOfShow } from '../../shared/house/house-of-show.ts';
import { houseOfShow } from '../../shared/shows/index.ts';
import { fetched } from '../parts/lazy.ts';

export const useHouse = (show: string, options: object): RulesOfShow | undefined => {
  const [found, setFound] = useState<{ readonly show: string; readonly house: RulesOfShow | undefined }>();
  // Options may choose among the rules of a show. The numbers themselves never do.
  const key = JSON.stringify([show, Object.entries(options).filter(([, value]) => typeof value === 'string')]);
  useEffect(() => {
    let wanted = true;
    void fetched(() => houseOfShow(show, options)).then(house => {
      if (wanted) setFound({ show, house });
    });
    return () => {
      wanted = false;
    };
  }, [key]);
  return found?.show === show ? found.house : undefined;
};

/**
 * Whether options, or what differs in them, change the rules. Only differences are asked, so most shows need none of the code that
 * displays them.
 */
export const hasHouseRules = (changes: unknown): boolean =>
  typeof changes === 'object' && changes !== null && Object.keys(changes).length > 0;
