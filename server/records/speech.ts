/** The words for a show wherever the server writes for people: posts, pictures, reminders. */

import type { Show } from '../../shared/engine/show.ts';
import type { Speech } from '../../shared/forum/facts.ts';
import { loadShowWords, loadTell, narratorFor } from '../../shared/words/index.ts';
import type { Language } from '../../shared/words/languages.ts';
import { wordsIn } from '../languages.ts';

const spoken = new Map<string, Promise<Speech>>();

const load = async (show: Show, language: Language): Promise<Speech> => {
  const words = await wordsIn(language);
  const acts = show.acts.map(({ name }) => name).filter(name => name !== show.name && name in words.shows);
  const [tell, { title }, forum, ...own] = await Promise.all([
    loadTell(show.name, acts, words),
    loadShowWords(show.name, words),
    words.forum(),
    ...acts.map(async act => [act, (await loadShowWords(act, words)).title] as const),
  ]);
  return {
    pages: words.pages,
    titles: { show: title, acts: Object.fromEntries(own) },
    tell,
    voiceOf: names => ({ ...narratorFor(names, words), words: forum }),
  };
};

export const speechOf = (show: Show, language: Language): Promise<Speech> => {
  const key = `${language} ${show.name}`;
  const speech = spoken.get(key) ?? load(show, language);
  spoken.set(key, speech);
  return speech;
};
