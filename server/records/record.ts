/** The record of an episode as its server hands it out (contract.md 2). */
import { commitmentsOf } from '../../shared/engine/commitments.ts';
import type { Episode } from '../../shared/engine/episode.ts';
import { bytesToHex, fairKeys, seedCommit } from '../../shared/engine/fair.ts';
import { changesIn, type Differences } from '../../shared/engine/house.ts';
import { publicEntries } from '../../shared/engine/opened.ts';
import type { DiceAlarm } from '../../shared/engine/protocol.ts';
import { readRecord, recordHash, sumsOf, writeRecord } from '../../shared/engine/record.ts';
import { usedPack } from '../../shared/engine/used-pack.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { figuresIn, type ShowFigures } from '../../shared/recap/figures.ts';
import { inputsOf, storyOf, tapeFormat } from '../../shared/recap/story.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { EpisodeFacts, EpisodeState } from '../store/stored.ts';

export interface Recorded {
  readonly facts: Omit<EpisodeFacts, 'pack'>;
  readonly state: EpisodeState;
  readonly episode: Episode;
  readonly seed: Uint8Array;
}

const keysOf = ({ facts, state, seed }: Recorded) => fairKeys(seed, facts.code, state.sources ?? []);

/** It came after the record was published. No file that was published has it, because those never change (fairness.md 8). */
export const isLate = ({ late }: DiceAlarm): boolean => late === true;

const timelyAlarms = ({ alarms }: EpisodeState) => alarms.filter(alarm => !isLate(alarm));

const headOf = (recorded: Recorded) => {
  const { facts, state } = recorded;
  const alarms = timelyAlarms(state);
  return {
    code: facts.code,
    title: facts.title,
    commit: seedCommit(facts.code, recorded.seed),
    ...(state.sources === null ? {} : { sources: state.sources }),
    chains: state.chains,
    ...(alarms.length === 0 ? {} : { alarms }),
    ...(state.sources === null || state.sources.length === 0 ? {} : { publicSeed: keysOf(recorded).publicSeed }),
  };
};

/** All commitments so far (fairness.md 7), opened as far as the rules have opened them. */
const commitmentsNow = (recorded: Recorded) =>
  commitmentsOf(recorded.episode, keysOf(recorded), recorded.state.closed > 0);

/** For the host while the show runs: everything but sealed inputs and draws that are not open yet. */
export const partialRecord = (recorded: Recorded) => ({
  ...writeRecord(recorded.episode, headOf(recorded)),
  partial: true,
  entries: publicEntries(recorded.episode),
  commitments: commitmentsNow(recorded),
});

/** The part of its pack that a show used. It takes many replays to know, and record, hash and story all need it. */
export const usedIn = (episode: Episode): ReturnType<typeof usedPack> => {
  const known = usedOf.get(episode);
  if (known?.entries === episode.entries.length) return known.used;
  const used = usedPack(episode);
  usedOf.set(episode, { entries: episode.entries.length, used });
  return used;
};

const usedOf = new WeakMap<Episode, { readonly entries: number; readonly used: ReturnType<typeof usedPack> }>();

/** Limit of letters in a story's moments. A longer story loses its middle. */
const longestStory = 8_000_000;

/** Keeps the beginning and as much of the end as fits. */
const fitting = <M>(moments: readonly M[]): readonly M[] => {
  const [first, ...others] = moments;
  let room = longestStory;
  let from = others.length;
  while (from > 0) {
    room -= JSON.stringify(others[from - 1]).length;
    if (room < 0) break;
    from -= 1;
  }
  return first === undefined || from === 0 ? moments : [first, ...others.slice(from)];
};

const recordOf = (recorded: Recorded, whole: boolean) => ({
  ...writeRecord(recorded.episode, {
    ...headOf(recorded),
    seed: bytesToHex(recorded.seed),
    commitments: commitmentsOf(recorded.episode, keysOf(recorded), true),
  }),
  ...(whole ? {} : { pack: usedIn(recorded.episode) }),
});

/**
 * The record with its seed (fairness.md 8). `whole`: with the whole pack, for the host. The public file also carries its hash and
 * a sum of each entry, which show where a changed file differs.
 */
export const fullRecord = (
  recorded: Recorded,
  { whole }: { readonly whole: boolean },
): ReturnType<typeof recordOf> & { readonly sums?: readonly string[]; readonly hash?: string } => {
  const record = recordOf(recorded, whole);
  if (whole) return record;
  const summed = { ...record, sums: sumsOf(record.entries) };
  return { ...summed, hash: recordHash(summed) };
};

/** What the host changed in the rules. */
export const rulesOf = ({ show, options, season }: Recorded['facts']): Differences => {
  const known = showNamed(show);
  return known === undefined ? {} : changesIn(known.options, options, season?.kind === 'main');
};

/**
 * Retold from what the audience saw, because the host may still undo the end. So draws and sealed inputs that nobody has seen
 * stay secret. Once it is published it is the show's tape (contract.md 13), and nothing in it changes any more.
 */
export const publicStory = (recorded: Recorded) => {
  const { facts, state, episode } = recorded;
  const closed = state.closed > 0;
  const record = readRecord(fullRecord(recorded, { whole: true }), showNamed);
  const { show, ...story } = storyOf(record);
  const entries = publicEntries(episode);
  const moments = story.moments.map(moment => {
    const entry = entries[moment.entry];
    return closed || entry === undefined ? moment : { ...moment, inputs: inputsOf(entry) };
  });
  return {
    format: tapeFormat,
    story: { ...story, show: show.name, moments: fitting(moments) },
    used: usedIn(episode),
    title: facts.title,
    currency: state.settings.currency,
    rules: rulesOf(facts),
    over: episode.over,
    closed,
    alarms: closed ? timelyAlarms(state) : state.alarms,
  };
};

/** What a season remembers of a finished show. It takes the odds of each decision, so it is for a thread. */
export const figuresOf = (recorded: Recorded): ShowFigures => {
  const story = storyOf(readRecord(fullRecord(recorded, { whole: true }), showNamed));
  return figuresIn(story, view => oddsOf(view, { options: story.options }));
};

/** fairness.md 8: the hash of the public record, published with the seed. */
export const publishedHash = (recorded: Recorded): string => recordHash(fullRecord(recorded, { whole: false }));
