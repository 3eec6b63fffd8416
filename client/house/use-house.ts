/** The house rules of a show, fetched when somebody wants to read or change them; undefined until then. */
import type { RulesOfShow } from '../../shared/house/house-of-show.ts';
import { houseOfShow } from '../../shared/shows/index.ts';
import { fetched } from '../parts/lazy.ts';
import { useLoaded } from '../parts/task.ts';

export const useHouse = (show: string, options: object): RulesOfShow | undefined => {
  // Options may choose among the rules of a show. The numbers themselves never do.
  const key = JSON.stringify([show, Object.entries(options).filter(([, value]) => typeof value === 'string')]);
  const found = useLoaded(async () => ({ show, house: await fetched(() => houseOfShow(show, options)) }), [key]);
  return found?.show === show ? found.house : undefined;
};

/**
 * Whether options, or what differs in them, change the rules. Only differences are asked, so most shows need none of the code that
 * displays them.
 */
export const hasHouseRules = (changes: unknown): boolean =>
  typeof changes === 'object' && changes !== null && Object.keys(changes).length > 0;
