/**
 * What a page shows while an entry is told. It is the state before the entry, and each field changes with the cue that tells it.
 * The server finds these beats once for everybody and sends them with the cues.
 */
import type { Json } from './json.ts';

/** Something is told: fields that are from now on as after the entry, and those that are on their way there. */
export interface Beat {
  /** Milliseconds after the beginning of the entry. */
  readonly at: number;
  /** Fields of the board, `phase`, `scores`, `result` or `beside`. */
  readonly opens: readonly string[];
  /** Left out for none. */
  readonly steps?: { readonly [field: string]: Json };
}

/** What of an entry's times says when its effects are shown. */
export interface Telling {
  /** Left out if everything changes at once. */
  readonly beats?: readonly Beat[];
  /** When everything is as after the entry, milliseconds after its beginning. */
  readonly shows: number;
}

/** A view, or the state around a board. */
interface Shown {
  readonly phase: string;
  readonly seats: readonly { readonly score: number }[];
  readonly result: unknown;
  readonly beside?: unknown;
  readonly board?: { readonly [field: string]: unknown };
}

/** In the synchronized state, values that it cannot hold are JSON text (`JsonShape`). */
const encodedAs = (like: unknown, value: Json): unknown =>
  typeof like === 'string' && typeof value !== 'string' ? JSON.stringify(value) : value;

const withScores = <T extends Shown>(shown: T, scores: readonly number[]): T => ({
  ...shown,
  seats: shown.seats.map((seat, i) =>
    scores[i] === undefined || scores[i] === seat.score ? seat : { ...seat, score: scores[i] },
  ),
});

/** Fields around the board. */
const around = ['phase', 'result', 'beside'] as const;

const isAround = (field: string): field is (typeof around)[number] => (around as readonly string[]).includes(field);

const withField = <T extends Shown>(shown: T, field: string, value: unknown): T => {
  if (isAround(field)) return { ...shown, [field]: value };
  return shown.board === undefined ? shown : { ...shown, board: { ...shown.board, [field]: value } };
};

const opened = <T extends Shown>(shown: T, after: T, field: string): T => {
  if (field === 'scores')
    return withScores(
      shown,
      after.seats.map(({ score }) => score),
    );
  return withField(shown, field, isAround(field) ? after[field] : after.board?.[field]);
};

const stepped = <T extends Shown>(shown: T, field: string, value: Json): T =>
  field === 'scores'
    ? withScores(shown, value as readonly number[])
    : withField(shown, field, encodedAs(isAround(field) ? shown[field] : shown.board?.[field], value));

/**
 * A view or state as it is shown `passed` milliseconds after the beginning of an entry. Before anything was told it is `before`,
 * after the last cue it is `after`, and in between it shares with them whatever has not changed.
 */
export const shownAt = <T extends Shown>(before: T, after: T, { beats = [], shows }: Telling, passed: number): T => {
  if (passed >= shows) return after;
  let shown = before;
  for (const { at, opens, steps = {} } of beats) {
    if (at > passed) continue;
    for (const field of opens) shown = opened(shown, after, field);
    for (const [field, value] of Object.entries(steps)) shown = stepped(shown, field, value);
  }
  return shown;
};
