/** How the server speaks of a show where it writes for people: posts, pictures, reminders. */
import type { Speech } from '../../shared/forum/facts.ts';
import type { Show } from '../../shared/show.ts';
import { loadShowWords, loadTell, telling, words } from '../../shared/words/index.ts';

const spoken = new Map<string, Promise<Speech>>();

const load = async (show: Show): Promise<Speech> => {
  const acts = show.acts.map(({ name }) => name).filter(name => name !== show.name && name in words().shows);
  const [tell, { title }, forum, ...own] = await Promise.all([
    loadTell(show.name, acts),
    loadShowWords(show.name),
    words().forum(),
    ...acts.map(async act => [act, (await loadShowWords(act)).title] as const),
  ]);
  return {
    pages: words().pages,
    titles: { show: title, acts: Object.fromEntries(own) },
    tell,
    voiceOf: names => ({ ...telling(names), words: forum }),
  };
};

export const speechOf = (show: Show): Promise<Speech> => {
  const speech = spoken.get(show.name) ?? load(show);
  spoken.set(show.name, speech);
  return speech;
};
