/** The computations from whole records, by name. Each returns a text, or bytes: a text that is sent to anybody, as gzip. */

import { gzipSync } from 'node:zlib';
import type { Episode } from '../../shared/engine/episode.ts';
import { canonical } from '../../shared/engine/json.ts';
import { owedIn } from '../../shared/forum/facts.ts';
import { keysOf, playedPart } from '../../shared/season/questions.ts';
import type { Language } from '../../shared/words/languages.ts';
import { boardSvg, cardSvg } from '../forum/drawings.ts';
import { factsOf, type NoticeQuestion, snapshotOf } from '../forum/due-reminders.ts';
import { type Post, postText } from '../forum/post-text.ts';
import { fullRecord, partialRecord, publicStory, publishedHash, type Recorded, usedIn } from '../records/record.ts';
import { speechOf } from '../records/speech.ts';
import { shownOf } from '../rooms/restore.ts';

type Task<W> = (recorded: Recorded, input: W) => string | Uint8Array | Promise<string>;

/** The same pack, with the questions that were used moved to the end, because lists are used from the front. */
const usedLast = (episode: Episode): object => {
  const used = usedIn(episode);
  return Object.fromEntries(
    Object.entries(episode.setting.pack as Readonly<Record<string, unknown>>).map(([name, list]) => {
      const usedItems = used[name];
      if (!Array.isArray(list) || !Array.isArray(usedItems)) return [name, list];
      return [name, [...list.slice(usedItems.length), ...list.slice(0, usedItems.length)]];
    }),
  );
};

export const tasks = {
  /** What everybody may ask. */
  shown: ((recorded, _input: null) =>
    JSON.stringify({
      ...shownOf(recorded),
      ...(recorded.state.closed > 0 ? { hash: publishedHash(recorded) } : {}),
    })) satisfies Task<null>,
  /** `asked`: include the questions and their answers. */
  story: ((recorded, { asked }) => {
    const { used, ...rest } = publicStory(recorded);
    return gzipSync(JSON.stringify({ ...rest, used: asked ? used : {} }), { level: 4 });
  }) satisfies Task<{ readonly asked: boolean }>,
  record: ((recorded, input) => gzipSync(JSON.stringify(fullRecord(recorded, input)), { level: 4 })) satisfies Task<{
    readonly whole: boolean;
  }>,
  partial: ((recorded, _input: null) => JSON.stringify(partialRecord(recorded))) satisfies Task<null>,
  /** The pack for the same people's next game, as JSON. */
  again: (({ episode }, _input: null) => JSON.stringify(usedLast(episode))) satisfies Task<null>,
  /** Keys of the questions that were used, as JSON. */
  played: (({ episode }, _input: null) =>
    JSON.stringify(keysOf(episode.show, playedPart(episode)))) satisfies Task<null>,
  /** Who owes what, in words, as JSON. */
  owed: (async ({ episode, state }, { language }) => {
    const speech = await speechOf(episode.show, language, state.settings.currency);
    return JSON.stringify(owedIn(episode, speech.voiceOf(episode.names), speech));
  }) satisfies Task<{ readonly language: Language }>,
  /** The host's view, to compare it with that of the show as it was played. */
  view: (({ episode }, _input: null) => canonical(episode.view('host'))) satisfies Task<null>,
  /** Whom reminders are about, as JSON. */
  snapshot: (({ episode }, { robots }) => JSON.stringify(snapshotOf(episode, robots))) satisfies Task<{
    readonly robots: readonly number[];
  }>,
  /** What a reminder says, as JSON; `null` if there is nothing to say any more. */
  notice: (async (recorded, question) =>
    JSON.stringify((await factsOf(recorded, question)) ?? null)) satisfies Task<NoticeQuestion>,
  post: ((recorded, input) => postText(recorded, input)) satisfies Task<Post>,
  board: ((recorded, { upto, language }) => boardSvg(recorded, upto, language)) satisfies Task<{
    readonly upto: number;
    readonly language: Language;
  }>,
  card: ((recorded, { language }) => cardSvg(recorded, language)) satisfies Task<{ readonly language: Language }>,
};

export type TaskName = keyof typeof tasks;
export type TaskInput<T extends TaskName> = Parameters<(typeof tasks)[T]>[1];
