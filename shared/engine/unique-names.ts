import { normal } from './judge.ts';

/** Makes names unique: the second person of a name gets a number. */
export const uniqueNames = (names: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return names.map(name => {
    let unlike = name;
    for (let n = 2; seen.has(normal(unlike)); n++) unlike = `${name} ${n}`;
    seen.add(normal(unlike));
    return unlike;
  });
};
