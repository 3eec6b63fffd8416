/**
 * Checks what the pages of one show did and saw against its record. Moves must be linearizable: the record is one order of them
 * that agrees with every answer, with every sight, and with what came before what. All times are of one monotonic clock.
 */
import { canonical } from '../../shared/engine/json.ts';
import type { CueFrame, MoveReply } from '../../shared/engine/protocol.ts';
import type { Sighting } from '../processes/shown.ts';

/** A move of a page, however often it was sent. Without an answer it may have happened or not. */
export interface Operation {
  /** As the store knows it: sender and the sender's own id. */
  readonly key: string;
  readonly do: string;
  /** Milliseconds: when it was first sent. */
  readonly asked: number;
  /** Its only answer, or its last. */
  readonly answer?: { readonly at: number; readonly reply: MoveReply };
}

/** An entry of the record. */
interface Recorded {
  readonly seq: number;
  /** null if nobody sent it. */
  readonly id: string | null;
  readonly do: string;
  /** What pages are told of it, as `toldIn` has it. */
  readonly told: string;
}

interface History {
  readonly operations: readonly Operation[];
  /** What each page saw, in its own order. */
  readonly pages: readonly (readonly Sighting[])[];
  /** Entries that were there before any of it. */
  readonly before?: number;
}

/** What a frame says of its entry that follows from the record: neither when it was shown nor how the dice are proved. */
export const toldIn = (frame: CueFrame): string => {
  const { commitments: _commitments, part: _part, time: _time, link = '', ...told } = frame;
  return canonical({ ...told, link });
};

/** The record is one order, and each move is in it at most once. */
const orderFaults = ({ operations, before = 0 }: History, record: readonly Recorded[]): readonly string[] => {
  const faults = record.flatMap(({ seq }, i) => (seq === i ? [] : [`entry ${i} has number ${seq}`]));
  const sent = new Map(operations.map(operation => [operation.key, operation]));
  const times = new Map<string, number>();
  for (const { id } of record.slice(before)) if (id !== null) times.set(id, (times.get(id) ?? 0) + 1);
  for (const [id, n] of times) {
    if (n > 1) faults.push(`${id} is there ${n} times`);
    const operation = sent.get(id);
    // Robots of the server send nothing, and it makes itself what a team has voted.
    if (operation === undefined && sent.size > 0 && !id.startsWith('team:')) faults.push(`nobody sent ${id}`);
    if (operation?.answer?.reply.ok === false) faults.push(`${id} was refused and is there`);
  }
  return faults;
};

/** Whoever was answered "ok" has that entry. */
const answerFaults = (operations: readonly Operation[], record: readonly Recorded[]): readonly string[] =>
  operations.flatMap(({ key, do: move, answer }) => {
    if (answer?.reply.ok !== true) return [];
    const { entry } = answer.reply;
    const found = record[entry];
    return found?.id === key && found.do === move ? [] : [`${key} ${move} is not entry ${entry}`];
  });

/** What was known to be there before a move was asked for comes before it in the record. */
const timeFaults = ({ operations, pages }: History, record: readonly Recorded[]): readonly string[] => {
  const at = new Map(record.flatMap(({ id, seq }) => (id === null ? [] : [[id, seq] as const])));
  /** When somebody knew of so many entries: by an answer, or by a sight. */
  const known = [
    ...operations.flatMap(({ answer }) =>
      answer?.reply.ok ? [{ at: answer.at, entries: answer.reply.entry + 1 }] : [],
    ),
    ...pages.flat(),
  ].sort((a, b) => a.at - b.at);
  const asked = operations.toSorted((a, b) => a.asked - b.asked);
  const faults: string[] = [];
  let [next, before] = [0, 0];
  for (const { key, asked: moment } of asked) {
    for (; (known[next]?.at ?? Number.POSITIVE_INFINITY) < moment; next++)
      before = Math.max(before, known[next]?.entries ?? 0);
    const entry = at.get(key);
    if (entry !== undefined && entry < before)
      faults.push(`${key} is entry ${entry}, and ${before} entries were there before it was asked for`);
  }
  return faults;
};

/** No page sees an entry that is not in the record, or another one in its place. */
const contentFaults = ({ pages }: History, record: readonly Recorded[]): readonly string[] => {
  const faults = new Set<string>();
  const told = new Map<string, string>();
  for (const { entries, cues } of pages.flat()) {
    if (entries > record.length) faults.add(`a page saw ${entries} entries, and there are ${record.length}`);
    const { entry } = JSON.parse(cues) as CueFrame;
    if (entry < 0) continue;
    const shown = told.get(cues) ?? toldIn(JSON.parse(cues) as CueFrame);
    told.set(cues, shown);
    if (record[entry]?.told !== shown)
      faults.add(`a page was shown something else for entry ${entry}: ${shown}, not ${record[entry]?.told}`);
  }
  return [...faults];
};

/** While it is connected, a page never goes back, and what it was shown of an entry stays as it was. */
const onePageFaults = (sightings: readonly Sighting[]): readonly string[] => {
  const faults: string[] = [];
  const shown = new Map<number, string>();
  const latest = new Map<number, Sighting>();
  for (const now of sightings) {
    const before = latest.get(now.connection);
    latest.set(now.connection, now);
    if (before !== undefined) {
      if (now.entries < before.entries) faults.push(`${now.entries} entries after ${before.entries}`);
      if (now.epoch < before.epoch || (now.epoch === before.epoch && now.frame < before.frame))
        faults.push(`frame ${now.epoch}.${now.frame} after ${before.epoch}.${before.frame}`);
    }
    // The time of showing does not count: after a restart the frame is history.
    const { time: _time, ...frame } = JSON.parse(now.cues) as CueFrame;
    const text = JSON.stringify(frame);
    const earlier = shown.get(frame.entry) ?? text;
    if (frame.entry >= 0 && earlier !== text) faults.push(`${earlier} and then ${text}`);
    shown.set(frame.entry, text);
  }
  return faults;
};

/** Faults of what pages of one show saw that need no record: going back, and two processes that write in one epoch. */
export const sightFaults = (pages: readonly (readonly Sighting[])[]): readonly string[] => {
  const faults = new Set(pages.flatMap(onePageFaults));
  const states = new Map<string, string>();
  const writers = new Map<number, string>();
  for (const { epoch, frame, state, process } of pages.flat()) {
    const name = `${epoch}.${frame}`;
    if ((states.get(name) ?? state) !== state) faults.add(`two states of frame ${name}`);
    states.set(name, state);
    if (process === '') continue;
    if ((writers.get(epoch) ?? process) !== process) faults.add(`two processes wrote in epoch ${epoch}`);
    writers.set(epoch, process);
  }
  return [...faults];
};

/** Everything that cannot be, in plain words; [] for a history as it should be. */
export const historyFaults = (history: History, record: readonly Recorded[]): readonly string[] => [
  ...orderFaults(history, record),
  ...answerFaults(history.operations, record),
  ...timeFaults(history, record),
  ...contentFaults(history, record),
  ...sightFaults(history.pages),
];
