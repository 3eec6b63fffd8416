import { normal } from './judge.ts';

/** Makes names unique: the second person of a name gets a number. */
export const uniqueNames = (names: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  // Where the search goes on for a name that many share, so that a thousand of them take a thousand steps.
  const last = new Map<string, number>();
  return names.map(name => {
    const shared = normal(name);
    let unlike = name;
    let n = last.get(shared) ?? 1;
    while (seen.has(normal(unlike))) {
      n += 1;
      unlike = `${name} ${n}`;
    }
    last.set(shared, n);
    seen.add(normal(unlike));
    return unlike;
  });
};
