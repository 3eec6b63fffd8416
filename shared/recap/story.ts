/** An episode retold from its record: every moment as the audience saw it, in order, including what was taken back later. */
import { type Said, saidBy } from '../crowd/team.ts';
import { partOf } from '../engine/chain.ts';
import { type Entry, type Episode, partsOf } from '../engine/episode.ts';
import { fairKeys, throwCheck } from '../engine/fair.ts';
import type { Json } from '../engine/json.ts';
import { type Actor, waitingFor } from '../engine/moves.ts';
import { type EpisodeRecord, openRecord, readRecord, steps } from '../engine/record.ts';
import type { Cue, Show, View } from '../engine/show.ts';

/** The state after an entry. */
export interface Moment {
  /** Number of the entry in the record; -1 for the moment before the first. */
  readonly entry: number;
  readonly by: Actor;
  /** The move; "" before the first. */
  readonly do: string;
  /** What the move said. */
  readonly inputs: Readonly<Record<string, Json>>;
  /** The audience's view. */
  readonly view: View;
  /** Seats that owe a move. */
  readonly waiting: readonly number[];
  readonly cues: readonly Cue[];
  /** Check code of its throw (fairness.md 8); "" where it has none or the record has no seed. */
  readonly check: string;
  /** The host entered it for a player who sent it by post; left out otherwise. */
  readonly hand?: true;
  /** What the seat's team had said about it; left out for nothing. */
  readonly said?: Said;
  /** Nobody's page had a part in what it drew (fairness.md 10); left out otherwise, and in records that know no parts. */
  readonly part?: 'house';
  /** An undo took it back later, or it is one. */
  readonly gone: boolean;
}

/** A throw as the audience saw it fall. */
export interface Throw {
  readonly entry: number;
  readonly seat: number;
  readonly dice: readonly number[];
  readonly check: string;
  /** Its moment was taken back later: the same dice came again. */
  readonly gone: boolean;
}

export interface Story {
  readonly show: Show;
  readonly code: string;
  readonly options: unknown;
  /** Names at the end. */
  readonly names: readonly string[];
  /** The first is before any entry; the rest follow the record, refused entries left out. */
  readonly moments: readonly Moment[];
  readonly throws: readonly Throw[];
}

/** What a story's file is, with all that a recap needs beside it (contract.md 13). Another shape has another name. */
export const tapeFormat = 'boxcars-tape/1';

/** Faces that a cue shows; undefined where it is no throw. A throw carries its faces, whatever it is called. */
const facesIn = ({ dice }: Cue): readonly number[] | undefined =>
  Array.isArray(dice) && dice.length > 0 ? (dice as readonly number[]) : undefined;

const throwsIn = ({ entry, by, cues, check, gone }: Moment): readonly Throw[] =>
  cues.flatMap(cue => {
    const dice = facesIn(cue);
    if (dice === undefined) return [];
    const seat = typeof cue.seat === 'number' ? cue.seat : typeof by === 'number' ? by : -1;
    return [{ entry, seat, dice, check, gone }];
  });

/** What a move said, without who made it, when, and what it drew. */
export const inputsOf = (entry: Entry): Moment['inputs'] => {
  const { by: _by, do: _do, ...inputs } = partsOf(entry).move;
  return inputs as Moment['inputs'];
};

const momentOf = (episode: Episode, entry: number, move: Entry, check = ''): Moment => ({
  entry,
  by: move.by,
  do: move.do,
  inputs: inputsOf(move),
  view: episode.view('audience'),
  waiting: waitingFor(episode.legal()),
  cues: episode.cues,
  check,
  gone: false,
});

/** Before anything has happened. */
const nothing: Entry = { by: 'host', do: '' };

/** The state of an episode after its latest entry. */
export const momentNow = (episode: Episode): Moment => {
  const last = episode.standing.at(-1);
  return momentOf(episode, episode.entries.length - 1, last?.entry ?? nothing);
};

const toldOf = (said: Said | undefined): Pick<Moment, 'said'> => (said === undefined ? {} : { said });

/** Throws `Malformed` where the record does not replay. */
export const storyOf = (record: EpisodeRecord): Story => {
  const { show, code, options } = record;
  const episode = openRecord(record);
  const { seed, sources } = record;
  const keys = seed === undefined ? undefined : fairKeys(seed, code, sources);
  const moments = [momentOf(episode, -1, nothing)];
  const knowsParts = sources.length > 0;
  const standing: number[] = [];
  const gone = new Set<number>();
  let before = episode.now;
  for (const { entry, outcome } of steps(record, episode)) {
    const frame = before;
    before = episode.now;
    if (!outcome.ok) continue;
    const { by, do: move } = outcome.entry;
    if (move === 'undo') {
      gone.add(entry);
      gone.add(standing.pop() ?? entry);
    } else standing.push(entry);
    const check = keys === undefined ? '' : throwCheck(keys, outcome.draws);
    const byHand = outcome.entry.hand === 'host' && typeof by === 'number';
    const isHouse = knowsParts && partOf(episode.entries, outcome.index, outcome.draws) === 'house';
    moments.push({
      ...momentOf(episode, entry, outcome.entry, check),
      ...(byHand ? { hand: true as const } : {}),
      ...toldOf(outcome.sealed ? undefined : saidBy(outcome.entry, frame)),
      ...(isHouse ? { part: 'house' as const } : {}),
    });
  }
  const shown = moments.map(moment => (gone.has(moment.entry) ? { ...moment, gone: true } : moment));
  return { show, code, options, names: episode.names, moments: shown, throws: shown.flatMap(throwsIn) };
};

/** Reads parsed JSON as a record and tells it. Throws `Malformed`. */
export const storyOfRecord = (value: unknown, showNamed: (name: string) => Show | undefined): Story =>
  storyOf(readRecord(value, showNamed));
