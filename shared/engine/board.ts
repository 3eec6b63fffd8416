/**
 * The shape of a board, declared once by each act as plain data. The server's mirror makes a schema of it, and the client reads
 * it back. Everything that looks at a board (view, robot, odds, controls, stage, posts) takes its type from it.
 */

/** A value that a synchronized schema cannot hold (lists of lists, null). It is sent as JSON text. */
interface JsonShape<T> {
  readonly json: true;
  readonly sample?: T;
}

/** A list may hold numbers, texts, flags or records, but no lists. */
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

/** One of a few texts. */
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
