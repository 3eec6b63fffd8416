/** Addresses of the bundled packs, to be taken home as examples. */
const files = import.meta.glob<string>('../shared/shows/*/pack.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** By show. */
export const bundledPacks: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.split('/').at(-2) ?? '', address]),
);
