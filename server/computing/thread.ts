/**
 * A worker thread of `compute.ts`: replays records and computes what was asked of them, one question after another. It holds the
 * latest shows, so that another question about one of them only replays what has been played since.
 */

import { gzipSync } from 'node:zlib';
import { type Entry, Episode, partsOf } from '../../shared/engine/episode.ts';
import { canonical, isSame } from '../../shared/engine/json.ts';
import { owedIn } from '../../shared/forum/facts.ts';
import { outcomesFrom } from '../../shared/season/playouts.ts';
import { keysOf, playedPart } from '../../shared/season/questions.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { Language } from '../../shared/words/languages.ts';
import { boardSvg, cardSvg } from '../forum/drawings.ts';
import { factsOf, type NoticeQuestion, snapshotOf } from '../forum/due-reminders.ts';
import { type Post, postText } from '../forum/post-text.ts';
import { weekOf } from '../forum/week.ts';
import { bundledPack } from '../packs/bundled.ts';
import type { Known } from '../records/known.ts';
import {
  figuresOf,
  fullRecord,
  partialRecord,
  publicStory,
  publishedHash,
  type Recorded,
  usedIn,
} from '../records/record.ts';
import { speechOf } from '../records/speech.ts';
import { namesOf, shownOf } from '../rooms/restore.ts';

interface TaskQuestion {
  readonly task: TaskName;
  readonly input: unknown;
  readonly facts: Known['facts'];
  readonly state: Known['state'];
  readonly seed: Uint8Array;
  /** JSON; "" if the thread holds it. */
  readonly pack: string;
  /** How many entries of the show the thread holds; -1 for none. */
  readonly held: number;
  /** JSON of the entries after those. */
  readonly entries: readonly string[];
}

/** Entries of all shows that are held: about 2 kB each. */
const maxHeld = 20_000;

/** How many entries apart the copies are that are held of a show beside the latest one. */
const apart = 8;

/**
 * The shows that are held, the latest last: of each as it is after its latest entries and, before that, after two multiples of
 * `apart`. Who may only see what has been told asks for a show of a few entries less than its host does, in turn with them.
 */
const held = new Map<string, readonly Episode[]>();

const hold = (code: string, copies: readonly Episode[]): void => {
  held.delete(code);
  held.set(code, copies);
  // Copies of a show share its entries.
  const sizes = new Map([...held].map(([each, all]) => [each, all.at(-1)!.entries.length + 1] as const));
  let entries = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  for (const [oldest, size] of sizes) {
    if (entries <= maxHeld || oldest === code) break;
    held.delete(oldest);
    entries -= size;
  }
};

/** The show as far as it is held for this question, with the names that it has now. */
const before = ({ facts, state, pack, held: length }: TaskQuestion): Episode => {
  const names = namesOf(state.chairs);
  const known = held.get(facts.code)?.find(({ entries }) => entries.length === length);
  if (known !== undefined) return isSame(known.seats, names) ? known.fork() : known.reseat(names);
  const show = showNamed(facts.show);
  if (show === undefined) throw new Error(`the record is of the show ${facts.show}, which this version does not have`);
  const { options } = facts;
  return new Episode(show, { options, pack: JSON.parse(pack), seats: names.length }, names);
};

export const answer = async (question: TaskQuestion): Promise<Uint8Array<ArrayBuffer>> => {
  const { facts, state, seed, task, input, entries } = question;
  const episode = before(question);
  const kept = (held.get(facts.code) ?? []).filter(({ seats }) => isSame(seats, episode.seats));
  const copies = kept.slice(0, -1);
  for (const [i, text] of entries.entries()) {
    if (episode.entries.length % apart === 0 && entries.length - i <= 2 * apart) copies.push(episode.fork());
    const { move, drew, marks } = partsOf(JSON.parse(text) as Entry);
    episode.play(move, drew, marks);
  }
  const latest = kept.at(-1)?.entries.length ?? 0;
  if (episode.entries.length >= latest) hold(facts.code, [...copies, episode].slice(-3));
  return new Uint8Array(Buffer.from(await tasks[task]({ facts, state, episode, seed }, input as never)));
};

/** After how many entries a show is held, which are no more than were asked for; -1 if it is not. */
export const heldOf = (code: string, most: number): number => {
  const known = held.get(code)?.findLast(({ entries }) => entries.length <= most);
  if (known === undefined) held.delete(code);
  return known?.entries.length ?? -1;
};

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
  /** How a game of a cup may come out, played on so many times from here, as JSON. */
  outcomes: (({ episode }, { count, first }) =>
    JSON.stringify(outcomesFrom(episode, bundledPack(episode.show), count, first))) satisfies Task<{
    readonly count: number;
    readonly first: number;
  }>,
  /** What is remembered of a finished show of a season, as JSON. */
  figures: ((recorded, _input: null) => JSON.stringify(figuresOf(recorded))) satisfies Task<null>,
  /** What the show is in a week by post, as JSON. `over`: its end, which no entry says. */
  week: (async (recorded, { language }) => JSON.stringify(await weekOf(recorded, language))) satisfies Task<{
    readonly language: Language;
    readonly over: number;
  }>,
  post: ((recorded, input) => postText(recorded, input)) satisfies Task<Post>,
  board: ((recorded, { upto, language }) => boardSvg(recorded, upto, language)) satisfies Task<{
    readonly upto: number;
    readonly language: Language;
  }>,
  card: ((recorded, { language }) => cardSvg(recorded, language)) satisfies Task<{ readonly language: Language }>,
};

export type TaskName = keyof typeof tasks;
export type TaskInput<T extends TaskName> = Parameters<(typeof tasks)[T]>[1];
