/** "Same players, again": opens the same show once more and moves every page of the old one there. */
import { type Opened, openAgain } from './api.ts';
import { keepShow, keptShow } from './saved-links.ts';

/** Stores the links of the new desk and its seats in this browser, and which pack it plays. For the host. */
export const openedAgain = async (code: string, token: string): Promise<Opened> => {
  const made = await openAgain(code, token);
  const pack = keptShow(code)?.pack;
  keepShow({
    code: made.code,
    token: new URL(made.links.host).hash.slice(1),
    links: { ...made.links },
    ...(pack === undefined ? {} : { pack }),
  });
  return made;
};
