/** Replays a record with its seed: checks every draw against the seed and every move against the rules. */
import { type Draw, drawKey, equal, type Slot, WrongDraws } from '../chance.ts';
import { Episode, type Permitted, type Proposal } from '../episode.ts';
import { checkCode, drawName, FairSource, nonceOf } from '../fair.ts';
import { isObject } from '../json.ts';
import type { Actor } from '../moves.ts';
import { type EpisodeRecord, Malformed, type RecordEntry, readDraws, settingOf } from '../record.ts';
import { giverOf, type ListedChain, type Places } from './chains.ts';
import type { CheckedDraw, CheckedEntry, CheckedLink, UndoneDraw } from './report.ts';

/** The dice of a record. */
export const sourceOf = ({ code, sources }: EpisodeRecord, seed: Uint8Array): FairSource =>
  new FairSource(seed, code, sources);

/** What the seed gives for a label at a slot. */
export const fairValues = (source: FairSource, label: string, slot: Slot): readonly number[] => {
  const [kind, range = ''] = label.split(':');
  if (kind === 'dice') return source.dice(Number.parseInt(range, 10), slot);
  if (kind === 'shuffle') return source.order(Number(range), slot);
  const [lo = 1, hi = 1] = range.split('-').map(Number);
  return [source.number(lo, hi, slot)];
};

const numbersIn = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : []).filter((item): item is number => typeof item === 'number');

const unknown = { expected: null, check: '', nonce: -1, link: '', again: false, ok: null } as const;

/** The draws in a file, by kind: all that is known without playing the move. */
const drawnBy = (drew: unknown): readonly CheckedDraw[] => {
  if (!isObject(drew)) return [];
  const orders = Array.isArray(drew.orders) ? drew.orders : [];
  const kinds: readonly (readonly [string, readonly number[]])[] = [
    ['dice', numbersIn(drew.dice)],
    ['int', numbersIn(drew.numbers)],
    ...orders.map(order => ['shuffle', numbersIn(order)] as const),
  ];
  return kinds.filter(([, values]) => values.length > 0).map(([label, values]) => ({ label, values, ...unknown }));
};

/** Distributes the values in a file over the draws that the rules ask for, if the file's own do not fit. */
const distributed = (drew: unknown, draws: readonly Draw[]): readonly (readonly number[])[] => {
  const fields = isObject(drew) ? drew : {};
  const dice = [...numbersIn(fields.dice)];
  const numbers = [...numbersIn(fields.numbers)];
  const orders = Array.isArray(fields.orders) ? [...fields.orders] : [];
  return draws.map(({ label, values }) => {
    if (label.startsWith('dice')) return dice.splice(0, values.length);
    return label.startsWith('int') ? numbers.splice(0, 1) : numbersIn(orders.shift());
  });
};

/** A move with the draws of the file or, if they do not fit, with those of the seed. */
const proposed = (
  episode: Episode,
  judged: Permitted,
  { drew, marks }: RecordEntry,
  index: number,
): { proposal: Proposal; problem: string } => {
  try {
    return { proposal: episode.carryOut(judged, readDraws(drew, index), marks), problem: '' };
  } catch (error) {
    if (!(error instanceof WrongDraws) && !(error instanceof Malformed)) throw error;
    return { proposal: episode.carryOut(judged, undefined, marks), problem: `${error.field} ${error.message}` };
  }
};

export interface Replayed extends Places {
  readonly entries: readonly CheckedEntry[];
  /** Every draw by slot, with the entry that made it last: of a draw that came again after an undo, the one that stands. */
  readonly draws: ReadonlyMap<string, { readonly draw: Draw; readonly entry: number }>;
  /** Slots of hidden draws, which need a commitment. */
  readonly hidden: ReadonlySet<string>;
  readonly again: number;
  readonly gone: readonly UndoneDraw[];
}

/** A draw that an undo took back, with its entry and actor. */
interface Taken {
  readonly entry: number;
  readonly draw: Draw;
  readonly by: Actor;
}

/** fairness.md 6: a draw that was undone either stands again at the end, drawn by the same actor, or is listed. */
const undoneDraws = (episode: Episode, taken: readonly Taken[]): Pick<Replayed, 'again' | 'gone'> => {
  const stands = new Set(
    episode.standing.flatMap(({ entry, draws }) => draws.map(draw => `${drawKey(draw)} ${entry.by}`)),
  );
  const gone = taken.filter(({ draw, by }) => !stands.has(`${drawKey(draw)} ${by}`));
  const missing = new Set(gone.map(({ entry }) => entry));
  const again = new Set(taken.map(({ entry }) => entry).filter(entry => !missing.has(entry)));
  const listed = gone.map(({ entry, draw }) => ({ entry, label: draw.label }));
  return { again: again.size, gone: listed.toSorted((a, b) => a.entry - b.entry) };
};

/** What a file says besides the record itself. */
interface Claims {
  readonly listed: readonly ListedChain[];
  /** It comes from a server, which never writes a refused entry. */
  readonly strict: boolean;
}

/** Replays every entry. `follow`: whether the show goes on with the record's value or the seed's if they differ. */
const replayed = (
  record: EpisodeRecord,
  seed: Uint8Array,
  { listed: chains, strict }: Claims,
  follow: 'record' | 'seed',
): Replayed => {
  const source = sourceOf(record, seed);
  const episode = new Episode(record.show, settingOf(record), record.seats, source);
  const entries: CheckedEntry[] = [];
  const draws = new Map<string, { draw: Draw; entry: number }>();
  /** After a fault, refusals of later moves say nothing about those moves. */
  let faultFound = false;
  /** Refused entries do not count in the episode, so its own numbers lag behind. */
  const indices: number[] = [];
  const taken: Taken[] = [];
  const places: number[] = [];
  const givers: Places['givers'][number][] = [];

  for (const [index, entry] of record.entries.entries()) {
    const { by, do: what } = entry.move;
    const name = typeof by === 'number' ? (episode.names[by] ?? '') : '';
    const { reveal } = entry.marks;
    const giver = giverOf(entry, index, chains, episode.place);
    const link: CheckedLink | null =
      reveal === undefined ? null : { link: reveal, name: giver?.name ?? '', ok: giver !== undefined };
    places.push(episode.place);
    givers.push(giver);
    const hand = entry.marks.hand === undefined ? {} : { hand: entry.marks.hand };
    const common = { index, by, ...hand, name, what, link, takenBack: false };
    const judged = episode.judge(entry.move);
    if (!judged.ok) {
      const fault = strict && !faultFound ? 'refused' : link?.ok === false ? 'link' : '';
      entries.push({
        ...common,
        draws: drawnBy(entry.drew),
        ok: fault === '' ? null : false,
        fault,
        message: judged.message,
      });
      if (fault !== '') faultFound = true;
      continue;
    }
    const { proposal, problem } = proposed(episode, judged, entry, index);
    const written =
      problem === '' ? proposal.draws.map(({ values }) => values) : distributed(entry.drew, proposal.draws);
    const checked = proposal.draws.map((draw, k): CheckedDraw => {
      const values = written[k] ?? [];
      const expected = fairValues(source, draw.label, draw);
      const code = draw.label.startsWith('dice') ? checkCode(source.keys, drawName(draw), values) : '';
      const again = episode.memory.has(drawKey(draw));
      const { label, link } = draw;
      return { label, values, expected, check: code, nonce: nonceOf(draw), link, again, ok: equal(values, expected) };
    });
    const drawn = checked.some(draw => draw.ok === false) ? 'draw' : problem === '' ? '' : 'form';
    const fault = link?.ok === false ? 'link' : drawn;
    if (fault !== '') faultFound = true;
    const undone = what === 'undo' ? episode.undoable : undefined;
    if (undone !== undefined) {
      const back = entries[indices[undone.index] ?? -1];
      if (back !== undefined) {
        entries[back.index] = { ...back, takenBack: true };
        taken.push(...undone.draws.map(draw => ({ entry: back.index, draw, by: back.by })));
      }
    }
    entries.push({ ...common, draws: checked, ok: fault === '', fault, message: problem });
    indices.push(index);
    for (const draw of proposal.draws) draws.set(drawKey(draw), { draw, entry: index });
    const fromSeed = follow === 'seed' && drawn === 'draw';
    episode.accept(fromSeed ? episode.carryOut(judged, undefined, entry.marks) : proposal);
  }
  const hidden = new Set([...episode.memory.values()].filter(draw => draw.hidden !== undefined).map(drawKey));
  places.push(episode.place);
  return { entries, draws, hidden, ...undoneDraws(episode, taken), places, givers };
};

/**
 * A face that was changed in the file makes one entry fail. A face that was changed in the show has consequences. So the replay
 * goes on with whichever value leaves more entries correct; the first that fails is the same.
 */
export const bestReplayed = (record: EpisodeRecord, seed: Uint8Array, claims: Claims): Replayed => {
  const fitting = ({ entries }: Replayed) => entries.filter(({ ok }) => ok === true).length;
  const first = replayed(record, seed, claims, 'record');
  if (fitting(first) === first.entries.length) return first;
  const second = replayed(record, seed, claims, 'seed');
  return fitting(second) > fitting(first) ? second : first;
};

/** Entries as in the file. Without a seed there is nothing to check them against. */
export const listedEntries = (record: EpisodeRecord): readonly CheckedEntry[] => {
  const standing: number[] = [];
  const takenBack = new Set<number>();
  for (const [index, { move }] of record.entries.entries()) {
    if (move.do !== 'undo') standing.push(index);
    else takenBack.add(standing.pop() ?? -1);
  }
  return record.entries.map(({ move, drew, marks }, index) => ({
    index,
    by: move.by,
    ...(marks.hand === undefined ? {} : { hand: marks.hand }),
    name: typeof move.by === 'number' ? (record.seats[move.by] ?? '') : '',
    what: move.do,
    draws: drawnBy(drew),
    link: null,
    takenBack: takenBack.has(index),
    ok: null,
    fault: '',
    message: '',
  }));
};
