/** The record of an episode as its server hands it out (contract.md 2). */
import { commitmentsOf } from '../../shared/commitments.ts';
import type { Episode } from '../../shared/episode.ts';
import { bytesToHex, seedCommit } from '../../shared/fair.ts';
import { publicEntries } from '../../shared/opened.ts';
import { inputsOf, type Story, storyOf } from '../../shared/recap/story.ts';
import { readRecord, writeRecord } from '../../shared/record.ts';
import { recordHash } from '../../shared/record-hash.ts';
import { showNamed } from '../../shared/shows/index.ts';
import { usedPack } from '../../shared/used-pack.ts';
import type { EpisodeFacts, EpisodeState } from '../store/store.ts';

export interface Recorded {
  readonly facts: EpisodeFacts;
  readonly state: EpisodeState;
  readonly episode: Episode;
  readonly seed: Uint8Array;
}

const headOf = ({ facts, state, seed }: Recorded) => ({
  rules: facts.rules,
  code: facts.code,
  title: facts.title,
  commit: seedCommit(facts.code, seed),
  ...(state.sources === null ? {} : { sources: state.sources }),
});

/** All commitments so far (fairness.md 6), opened as far as the rules have. */
export const commitmentsNow = ({ episode, seed, facts, state }: Recorded) =>
  commitmentsOf(episode, seed, facts.code, state.closed > 0);

/** While it is played, for the host: everything but sealed inputs and draws that are not open yet. */
export const partialRecord = (recorded: Recorded) => ({
  ...writeRecord(recorded.episode, headOf(recorded)),
  partial: true,
  entries: publicEntries(recorded.episode),
  commitments: commitmentsNow(recorded),
});

/** Finding out what was used plays an episode many times; a few are asked for again and again. */
const kept = 100;
const used = new Map<string, ReturnType<typeof usedPack>>();
const told = new Map<string, ToldStory>();

const remember = <T>(known: Map<string, T>, key: string, value: T): void => {
  known.delete(key);
  known.set(key, value);
  const oldest = known.size > kept ? known.keys().next().value : undefined;
  if (oldest !== undefined) known.delete(oldest);
};

/** A story as it travels: the show by its name. */
export interface ToldStory {
  readonly story: Omit<Story, 'show'> & { readonly show: string };
  readonly used: ReturnType<typeof usedPack>;
  readonly title: string;
  readonly over: boolean;
  readonly closed: boolean;
}

const usedPackOf = ({ facts, episode }: Recorded) => {
  const key = `${facts.code}:${episode.entries.length}`;
  const pack = used.get(key) ?? usedPack(episode);
  remember(used, key, pack);
  return pack;
};

/** `whole`: with the whole pack, for the host; `published`: with the seed (fairness.md 7). */
export const fullRecord = (
  recorded: Recorded,
  { whole, published }: { readonly whole: boolean; readonly published: boolean },
) => ({
  ...writeRecord(recorded.episode, {
    ...headOf(recorded),
    ...(published ? { seed: bytesToHex(recorded.seed) } : {}),
    commitments: commitmentsOf(recorded.episode, recorded.seed, recorded.facts.code, published),
  }),
  ...(whole ? {} : { pack: usedPackOf(recorded) }),
});

/**
 * Told again for everybody, also while the host may still take the end back: as the audience saw it, so that draws and sealed
 * inputs which nobody has seen stay where they are.
 */
export const toldStory = (recorded: Recorded): ToldStory => {
  const { facts, state, episode } = recorded;
  const closed = state.closed > 0;
  const key = `${facts.code}:${episode.entries.length}:${closed}`;
  const known = told.get(key);
  if (known !== undefined) return known;
  const record = readRecord(fullRecord(recorded, { whole: false, published: true }), showNamed);
  const { show, ...story } = storyOf(record);
  const seen = publicEntries(episode);
  const moments = story.moments.map(moment => {
    const entry = seen[moment.entry];
    return closed || entry === undefined ? moment : { ...moment, inputs: inputsOf(entry) };
  });
  const made = {
    story: { ...story, show: show.name, moments },
    used: usedPackOf(recorded),
    title: facts.title,
    over: episode.over,
    closed,
  };
  remember(told, key, made);
  return made;
};

/** fairness.md 7: published with the seed, of the record that everybody gets. */
export const publishedHash = (recorded: Recorded): string =>
  recordHash(fullRecord(recorded, { whole: false, published: true }));
