/**
 * The shape of a board, declared once by each act as plain data. The server's mirror makes a schema of it, and the client reads
 * it back. Everything that looks at a board (view, robot, odds, controls, stage, posts) takes its type from it.
 */

/** A value that a synchronized schema cannot hold (lists of lists, null). It is sent as JSON text. */
interface JsonShape<T> {
  readonly json: true;
  readonly sample?: T;
}

/**
 * Numbers that the generic board shows as what they are. `seat`: a player, -1 for nobody; the first one of a board has control.
 * `amount`: in the unit of the scores. `pot`: the amount that everybody looks at, in large figures above the board. `goal`: the
 * score that wins; the board draws everybody's way to it, with the pot ahead of whoever has control.
 */
type NumberShape = 'number' | 'seat' | 'amount' | 'pot' | 'goal';

export type PlainShape = NumberShape | 'text' | 'flag';

/** A list may hold plain values or records, but no lists. */
export type Shape =
  | PlainShape
  | JsonShape<unknown>
  | readonly [PlainShape | { readonly [field: string]: Shape }]
  | { readonly [field: string]: Shape };

export type BoardShape = { readonly [field: string]: Shape };

export const json = <T>(): JsonShape<T> => ({ json: true });

declare const among: unique symbol;

/** One of a few texts. */
type TextAmong<T extends string> = 'text' & { readonly [among]: T };

export const textAmong = <T extends string>(): TextAmong<T> => 'text' as TextAmong<T>;

export const isJson = (shape: Shape): shape is JsonShape<unknown> =>
  typeof shape === 'object' && !Array.isArray(shape) && (shape as { json?: unknown }).json === true;

/** The first field of a board with this shape. */
export const fieldOf = (board: BoardShape, shape: NumberShape): string | undefined =>
  Object.entries(board).find(([, of]) => of === shape)?.[0];

/** The plain value that a shape describes. */
export type Of<S> = S extends NumberShape
  ? number
  : S extends TextAmong<infer T>
    ? T
    : S extends 'text'
      ? string
      : S extends 'flag'
        ? boolean
        : S extends JsonShape<infer T>
          ? T
          : S extends readonly [infer E]
            ? readonly Of<E>[]
            : S extends object
              ? { readonly [K in keyof S]: Of<S[K]> }
              : never;
