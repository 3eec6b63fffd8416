/** What follows from an object that never changes, computed once for as long as the object is in memory. */
export const keptFor = <K extends object, V>(make: (of: K) => V): ((of: K) => V) => {
  const kept = new WeakMap<K, { readonly value: V }>();
  return of => {
    const known = kept.get(of);
    if (known !== undefined) return known.value;
    const value = make(of);
    kept.set(of, { value });
    return value;
  };
};
