/** The state of a show as a post for a forum, written from its record. */
import { checkOf, fairKeys, seedCommit } from '../../shared/engine/fair.ts';
import { postFacts } from '../../shared/forum/facts.ts';
import { type Form, writePost } from '../../shared/forum/post.ts';
import type { Language } from '../../shared/words/languages.ts';
import { linkMark, wordsIn } from '../languages.ts';
import type { Recorded } from '../records/record.ts';
import { speechOf } from '../records/speech.ts';

export interface Post {
  readonly as: Form;
  /** IANA name of a time zone. */
  readonly zone: string;
  readonly language: Language;
  /** The address that links begin with. */
  readonly everywhere: string;
  /** Not part of the record, so they come from the store. */
  readonly deadline: number;
  readonly paused: boolean;
}

export const postText = async ({ facts, state, episode, seed }: Recorded, options: Post): Promise<string> => {
  const { language, everywhere, deadline, zone, paused } = options;
  const base = `${everywhere}/e/${facts.code}`;
  const [speech, words] = await Promise.all([
    speechOf(episode.show, language, state.settings.currency),
    wordsIn(language),
  ]);
  const mark = linkMark(language);
  const keys = fairKeys(seed, facts.code, state.sources ?? []);
  const post = postFacts(episode, speech, {
    code: facts.code,
    name: facts.title,
    deadline,
    zone,
    paused,
    commit: seedCommit(facts.code, seed),
    links: {
      play: base,
      watch: `${base}/watch`,
      verify: `${everywhere}/verify?code=${facts.code}`,
      // The link names the entry, so that the post keeps the picture of its moment.
      picture: `${base}/board.png?at=${episode.entries.length}${mark && `&${mark}`}`,
    },
    checkOf: draw => checkOf(keys, draw),
    parts: (state.sources ?? []).length > 0,
    inSeason: facts.season?.kind === 'main',
  });
  return writePost(post, options.as, await words.forum());
};
