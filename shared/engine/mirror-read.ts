/** Reads the contract's view back out of the synchronized state, without the schema library. */

import type { Beside } from './beside.ts';
import { type BoardShape, isJson, type Shape } from './board.ts';
import type { Json } from './json.ts';
import type { CueFrame, Shell } from './protocol.ts';
import type { View } from './show.ts';

/** What `room.state.toJSON()` returns. */
export interface Mirrored extends Shell {
  readonly board: { readonly [field: string]: unknown };
}

const readValue = (value: unknown, shape: Shape): Json => {
  if (typeof shape === 'string') return value as Json;
  if (isJson(shape)) return JSON.parse(value as string) as Json;
  if (Array.isArray(shape)) {
    const [item] = shape as readonly [Shape];
    return typeof item === 'string'
      ? (value as Json)
      : (value as readonly unknown[]).map(each => readValue(each, item));
  }
  return readFields(value as Mirrored['board'], shape as BoardShape);
};

const readFields = (fields: Mirrored['board'], shape: BoardShape): { readonly [field: string]: Json } => {
  const read: Record<string, Json> = {};
  for (const [name, of] of Object.entries(shape)) read[name] = readValue(fields[name], of);
  return read;
};

/** The board of a view; `shape` is that of the act named in the same state. */
const readBoard = (state: Mirrored, shape: BoardShape): View['board'] => readFields(state.board, shape);

/** The audience's view, nulls included. */
export const readView = (state: Mirrored, shape: BoardShape): View => ({
  show: state.show,
  act: state.act,
  phase: state.phase,
  seats: state.seats.map(({ name, score }) => ({ name, score })),
  board: readBoard(state, shape),
  result: JSON.parse(state.result) as Json,
  ...(state.beside && { beside: JSON.parse(state.beside) as Beside }),
});

export const readCues = (state: Pick<Shell, 'cues'>): CueFrame => JSON.parse(state.cues) as CueFrame;
