/** Same players, again: the same show once more, and every page of the one that is over goes there by itself. */
import { type Opened, openAgain } from './api.ts';
import { keepShow, keptShow } from './saved-links.ts';

/** For the host: the new desk's link and those of its seats are kept in this browser, and so is which pack it plays. */
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
