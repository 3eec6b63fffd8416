/** The computations from whole records, by name. Each returns a text. */

import { usedPack } from '../../shared/engine/used-pack.ts';
import type { Language } from '../../shared/words/languages.ts';
import { boardSvg, cardSvg } from '../forum/drawings.ts';
import { type Post, postText } from '../forum/post-text.ts';
import { fullRecord, partialRecord, publicStory, publishedHash, type Recorded } from '../records/record.ts';

type Task<W> = (recorded: Recorded, input: W) => string | Promise<string>;

export const tasks = {
  /** `asked`: include the questions and their answers. */
  story: ((recorded, { asked }) => {
    const { used, ...rest } = publicStory(recorded);
    return JSON.stringify({ ...rest, used: asked ? used : {} });
  }) satisfies Task<{ readonly asked: boolean }>,
  record: ((recorded, input) => JSON.stringify(fullRecord(recorded, input))) satisfies Task<{
    readonly whole: boolean;
    readonly published: boolean;
  }>,
  partial: ((recorded, _input: null) => JSON.stringify(partialRecord(recorded))) satisfies Task<null>,
  hash: ((recorded, _input: null) => publishedHash(recorded)) satisfies Task<null>,
  /** The part of its pack that a show used, as JSON. */
  used: ((recorded, _input: null) => JSON.stringify(usedPack(recorded.episode))) satisfies Task<null>,
  post: ((recorded, input) => postText(recorded, input)) satisfies Task<Post>,
  board: ((recorded, { upto, language }) => boardSvg(recorded, upto, language)) satisfies Task<{
    readonly upto: number;
    readonly language: Language;
  }>,
  card: ((recorded, { language }) => cardSvg(recorded, language)) satisfies Task<{ readonly language: Language }>,
};

export type TaskName = keyof typeof tasks;
export type TaskInput<T extends TaskName> = Parameters<(typeof tasks)[T]>[1];
