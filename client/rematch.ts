/** "Same players, again": opens the same show again and moves every page of the old one there. */
import { type Opened, requestRematch } from './api.ts';
import { savedShow, saveShow } from './saved-links.ts';

/** Stores the links of the new desk and its seats in this browser, and which pack it plays. For the host. */
export const openRematch = async (code: string, token: string): Promise<Opened> => {
  const made = await requestRematch(code, token);
  const pack = savedShow(code)?.pack;
  saveShow({
    code: made.code,
    token: new URL(made.links.host).hash.slice(1),
    links: { ...made.links },
    ...(pack === undefined ? {} : { pack }),
  });
  return made;
};
