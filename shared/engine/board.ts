/**
 * The shape of a board, declared once by each act as plain data. The server's mirror makes a schema of it, the client reads
 * it back, and all that look at a board (view, robot, odds, controls, stage, posts) take its type from it.
 */

/** A part that a synchronized schema cannot hold (lists of lists, null in a list, null); it travels as one JSON text. */
interface JsonShape<T> {
  readonly json: true;
  readonly sample?: T;
}

/** A list may hold numbers, texts, flags or records, never lists. */
export type Shape =
  | 'number'
  | 'text'
  | 'flag'
  | JsonShape<unknown>
  | readonly ['number' | 'text' | 'flag' | { readonly [field: string]: Shape }]
  | { readonly [field: string]: Shape };

export type BoardShape = { readonly [field: string]: Shape };

export const json = <T>(): JsonShape<T> => ({ json: true });

declare const among: unique symbol;

/** A text that is one of a few. */
type TextAmong<T extends string> = 'text' & { readonly [among]: T };

export const textAmong = <T extends string>(): TextAmong<T> => 'text' as TextAmong<T>;

export const isJson = (shape: Shape): shape is JsonShape<unknown> =>
  typeof shape === 'object' && !Array.isArray(shape) && (shape as { json?: unknown }).json === true;

/** The plain value that a shape describes. */
export type Of<S> = S extends 'number'
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
