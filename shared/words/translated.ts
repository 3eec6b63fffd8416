/** The shape of English words in another language: the same names and functions, any texts. */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer G) => infer R
    ? (...args: G) => Translated<R>
    : T extends readonly unknown[]
      ? { readonly [K in keyof T]: Translated<T[K]> }
      : T extends object
        ? { readonly [K in keyof T]: Translated<T[K]> }
        : T;
