/** The words for a show wherever the server writes for people: posts, pictures, reminders. */

import type { Currency } from '../../shared/engine/money.ts';
import type { Show } from '../../shared/engine/show.ts';
import type { Speech } from '../../shared/forum/facts.ts';
import { plainName } from '../../shared/words/commentary.ts';
import { loadShowWords, loadTell, narratorFor } from '../../shared/words/index.ts';
import type { Language } from '../../shared/words/languages.ts';
import { sceneWordsIn, wordsIn } from '../languages.ts';

const spoken = new Map<string, Promise<Speech>>();

const load = async (show: Show, language: Language, currency: Currency): Promise<Speech> => {
  const words = await wordsIn(language);
  const all = show.acts.map(({ name }) => name);
  const acts = all.filter(name => name !== show.name && name in words.shows);
  const [tell, { title }, forum, scenes, ...own] = await Promise.all([
    loadTell(show.name, words),
    loadShowWords(show.name, words),
    words.forum(),
    sceneWordsIn(language, show.name, all),
    ...acts.map(async act => [act, (await loadShowWords(act, words)).title] as const),
  ]);
  return {
    pages: words.pages,
    titles: { show: title, acts: Object.fromEntries(own) },
    tell,
    moveName: move => words.term('moves', move, show.name) ?? words.pages.moves[move] ?? plainName(move),
    voiceOf: names => ({ ...narratorFor(names, words, -1, currency), words: forum, scenes }),
  };
};

export const speechOf = (show: Show, language: Language, currency: Currency = 'dollars'): Promise<Speech> => {
  const key = `${language} ${show.name} ${currency}`;
  const speech = spoken.get(key) ?? load(show, language, currency);
  spoken.set(key, speech);
  return speech;
};
